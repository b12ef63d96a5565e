// Rows dragged between the deck and Considering press the button that moves them; results
// dragged to either are added there. Every button works by key, too.

const ROWS = "[data-row], [data-hit]";

export function watchDragging(main, send) {
  let dragged = null;

  // What dropping in a section does, as the value of a button; empty where it does nothing.
  function act(section) {
    const zone = section?.dataset.zone;
    if (!dragged || !zone || section.contains(dragged)) return "";
    if (dragged.dataset.hit) return `add ${zone} ${dragged.dataset.hit} ${dragged.dataset.copies}`;
    const move = dragged.querySelector("[data-move]")?.value ?? "";
    return move.endsWith(` ${zone}`) ? move : "";
  }

  const over = (event) => event.target.closest("#deck, #maybe");

  main.addEventListener("pointerdown", (event) => {
    const row = event.target.closest(ROWS);
    if (row) row.draggable = !event.target.closest("input, button, select, textarea");
  });

  main.addEventListener("dragstart", (event) => {
    dragged = event.target instanceof Element ? event.target.closest(ROWS) : null;
    if (dragged) event.dataTransfer.effectAllowed = "copyMove";
  });

  main.addEventListener("dragover", (event) => {
    const section = over(event);
    if (!act(section)) return;
    event.preventDefault();
    section.classList.add("drop-here");
  });

  main.addEventListener("dragleave", (event) => {
    if (!over(event)?.contains(event.relatedTarget)) over(event)?.classList.remove("drop-here");
  });

  main.addEventListener("drop", (event) => {
    const change = act(over(event));
    over(event)?.classList.remove("drop-here");
    if (!change) return;
    event.preventDefault();
    send(change);
  });

  main.addEventListener("dragend", () => {
    dragged = null;
  });
}
