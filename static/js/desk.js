// The organizer's table by keys: j and k move, Enter opens as on any link, c checks the deck, x selects.

const links = [...document.querySelectorAll("#players tbody th a")];
const bulk = document.querySelector("#bulk");
const boxes = [...document.querySelectorAll("#players input[name=player]")];
let last = null;

const count = () => {
  const chosen = boxes.filter((box) => box.checked).length;
  const everyone = bulk.elements.everyone?.checked;
  bulk.classList.toggle("is-active", everyone || chosen > 0);
  bulk.querySelector("[data-count]").textContent = everyone
    ? "All selected" : chosen ? `${chosen} selected` : "With the selected players";
};

// With Shift every box between the last one and this one gets the same state.
const reach = (box, isRange) => {
  if (isRange && last) {
    const [from, to] = [boxes.indexOf(last), boxes.indexOf(box)].sort((a, b) => a - b);
    for (const between of boxes.slice(from, to + 1)) between.checked = box.checked;
  }
  last = box;
  count();
};

if (bulk && boxes.length) {
  for (const box of boxes) box.addEventListener("click", (event) => reach(box, event.shiftKey));
  bulk.elements.everyone?.addEventListener("change", count);
  const all = document.createElement("input");
  all.type = "checkbox";
  all.className = "check";
  all.setAttribute("aria-label", "select all players on this page");
  all.addEventListener("change", () => {
    for (const box of boxes) box.checked = all.checked;
    count();
  });
  document.querySelector("#players thead .desk-tick")?.replaceChildren(all);
  addEventListener("pageshow", count);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=checkbox]), textarea, select")) return;
  const here = links.findIndex((link) => link.closest("tr").contains(document.activeElement));
  const key = event.key.toLowerCase();
  if (key === "j" || key === "k") {
    const next = links[key === "j" ? here + 1 : Math.max(0, here - 1)];
    next?.focus();
    event.preventDefault();
  } else if (key === "x" && here >= 0 && boxes[here]) {
    boxes[here].checked = !boxes[here].checked;
    reach(boxes[here], event.shiftKey);
  } else if (key === "c" && here >= 0) {
    const address = links[here].closest("tr").dataset.check;
    if (address) location.assign(address);
  }
});
