// The panel of a card that a touch opens in the builder: how many copies there are, one fewer or one more, and the way
// to Considering and back.

import { onSheet } from "./preview.js";

const zoneOf = (id) => document.getElementById(id)?.dataset.zone;

// What is shown of a card: the row whose copies are counted, if it is there, and the ways to change it.
function shownOf(link) {
  const list = link.closest("#maybe") ? "maybe" : "deck";
  const hit = link.closest("[data-hit]");
  const field = link.closest("[data-row]")?.querySelector("input[name^='copies.']");
  const name = hit ? `copies.${zoneOf(list)}.${hit.dataset.hit}` : field?.name;
  return name ? { list, name, printing: name.split(".").at(-1) } : null;
}

// `step` and `send` change the deck. Returns what draws the open panel anew after an answer.
export function equipSheet({ step, send }) {
  let draw = () => {};
  onSheet((sheet, link) => {
    const card = shownOf(link);
    const other = card?.list === "maybe" ? "deck" : "maybe";
    draw = () => {};
    if (!card) return;
    const tools = document.getElementById("sheet-tools").content.cloneNode(true);
    const [count, place] = [tools.querySelector("output"), tools.querySelector("[data-place]")];
    const moves = [...tools.querySelectorAll("[data-to]")];
    const field = () => document.getElementById(card.name);
    const copies = () => Number.parseInt(field()?.value ?? "0", 10) || 0;
    const change = (by) => {
      if (field()) step(field(), by);
      else if (by > 0) send(`add ${zoneOf(card.list)} ${card.printing} ${by}`);
      draw();
    };
    const move = () => {
      const button = copies() > 0 ? field().closest("[data-row]").querySelector("[data-move]") : null;
      send(button?.value ?? `add ${zoneOf(other)} ${card.printing} 1`);
    };
    draw = () => {
      count.textContent = String(copies());
      const owned = field()?.closest("[data-row]").querySelector(".row-held")?.textContent.replace(/\s+/g, " ").trim();
      place.textContent = [place.dataset[card.list], owned].filter(Boolean).join(", ");
    };
    for (const button of tools.querySelectorAll("[data-by]")) {
      button.addEventListener("click", () => change(Number(button.dataset.by)));
    }
    for (const button of moves) {
      button.addEventListener("click", move);
      button.hidden = button.dataset.to !== other || !zoneOf(other);
    }
    sheet.querySelector(".preview-actions").prepend(...moves);
    sheet.querySelector(".preview-actions").before(tools);
    draw();
  });
  return () => draw();
}
