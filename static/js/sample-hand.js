// A hand of the deck as it is, drawn within the builder: the first at once where the page has room beside the deck.
// Without script the link leads to its page.

import { fetchPart, newestOnly, opensElsewhere } from "./fragment.js";

const panel = document.getElementById("sample-hand");
const place = panel?.querySelector("[data-hand]");
const newest = newestOnly();

async function draw(link) {
  const answer = await fetchPart(link.href, "hand", { signal: newest() });
  if (!answer) return;
  place.innerHTML = answer.html;
  link.textContent = "Draw another";
}

panel?.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-draw]");
  if (!link || opensElsewhere(event)) return;
  event.preventDefault();
  place.setAttribute("aria-live", "polite");
  try {
    await draw(link);
  } catch {
    place.textContent = "No hand was drawn: the site did not respond.";
  }
});

const hasRoom = matchMedia("(min-width: 1341px)").matches;
// Without an answer the button is as it was, so nothing has to be said.
const hasCards = document.querySelector("#deck [data-row]") !== null;
if (panel && hasRoom && hasCards) draw(panel.querySelector("[data-draw]")).catch(() => {});
