// A hand of the deck as it is, drawn within the builder; without script the link leads to its page.

import { fetchPart, newestOnly, opensElsewhere } from "./fragment.js";

const panel = document.getElementById("sample-hand");
const place = panel?.querySelector("[data-hand]");
const newest = newestOnly();

panel?.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-draw]");
  if (!link || opensElsewhere(event)) return;
  event.preventDefault();
  try {
    const answer = await fetchPart(link.href, "hand", { signal: newest() });
    if (!answer) return;
    place.innerHTML = answer.html;
    link.textContent = "Draw another";
  } catch {
    place.textContent = "No hand was drawn: the site did not respond.";
  }
});
