// A game by link: the page asks whether something has happened, and answers have keys.

import { watchVersion } from "./polling.js";

const shown = document.querySelector("[data-since]");
const said = document.querySelector("[data-said]");

if (shown) {
  watchVersion({
    address: shown.dataset.since,
    version: () => shown.dataset.version,
    update: () => {
      location.reload();
      return "Something has happened.";
    },
    say: (words) => words && (said.textContent = words),
    quick: 1000,
    slow: 15000,
  });
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) return;
  const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!target) return;
  event.preventDefault();
  target.click();
});
