// The organizer's table by keys: j and k move, Enter opens as on any link, c checks the deck, x selects.
// The table updates itself, so its parts are looked up when they are needed.

import { watchDesk } from "./desk-updates.js";
import { addOwnTimes } from "./zoned.js";

const desk = document.getElementById("desk");
const links = () => [...desk.querySelectorAll("#players tbody th a")];
const boxes = () => [...desk.querySelectorAll("#players input[name=player]")];
let last = null;

function count() {
  const bulk = document.getElementById("bulk");
  if (!bulk) return;
  const chosen = boxes().filter((box) => box.checked).length;
  const everyone = bulk.elements.everyone?.checked;
  const words = everyone ? "All selected" : chosen ? `${chosen} selected` : "With the selected players";
  const label = bulk.querySelector("[data-count]");
  bulk.classList.toggle("is-active", everyone || chosen > 0);
  if (label.textContent !== words) label.textContent = words;
}

// With Shift every box between the last one and this one gets the same state.
function reach(box, isRange) {
  const all = boxes();
  if (isRange && all.includes(last)) {
    const [from, to] = [all.indexOf(last), all.indexOf(box)].sort((a, b) => a - b);
    for (const between of all.slice(from, to + 1)) between.checked = box.checked;
  }
  last = box;
  count();
}

function addBoxForAll() {
  const head = desk.querySelector("#players thead .desk-tick");
  if (!head || "kept" in head.dataset) return;
  const all = document.createElement("input");
  all.type = "checkbox";
  all.className = "check";
  all.setAttribute("aria-label", "select all players on this page");
  all.addEventListener("change", () => {
    for (const box of boxes()) box.checked = all.checked;
    count();
  });
  head.replaceChildren(all);
  head.dataset.kept = "";
}

function draw() {
  addBoxForAll();
  addOwnTimes(desk);
  count();
}

desk.addEventListener("click", (event) => {
  if (event.target.matches("#players input[name=player]")) reach(event.target, event.shiftKey);
});
desk.addEventListener("change", (event) => {
  if (event.target.name === "everyone") count();
});
addEventListener("pageshow", count);
draw();
watchDesk(desk, document.getElementById("desk-news"), draw);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=checkbox]), textarea, select")) return;
  const places = links();
  const here = places.findIndex((link) => link.closest("tr").contains(document.activeElement));
  const box = here < 0 ? null : places[here].closest("tr").querySelector("input[name=player]");
  const key = event.key.toLowerCase();
  if (key === "j" || key === "k") {
    const next = places[key === "j" ? here + 1 : Math.max(0, here - 1)];
    next?.focus();
    event.preventDefault();
  } else if (key === "x" && box) {
    box.checked = !box.checked;
    reach(box, event.shiftKey);
  } else if (key === "c" && here >= 0) {
    const address = places[here].closest("tr").dataset.check;
    if (address) location.assign(address);
  }
});
