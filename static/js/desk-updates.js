// The desk updates itself, and says whose rows changed.

import { fetchPart } from "./fragment.js";
import { morphInPlace } from "./morph.js";
import { inWords, watchVersion } from "./polling.js";

// A new list is soon seen also while many come in: the site draws the desk once for all who watch it.
const SLOW = 8000;

// `drawn` is called each time something was changed on the page.
export function watchDesk(desk, note, drawn) {
  async function update() {
    const headers = { "If-None-Match": `"${desk.dataset.version}"` };
    const { html } = await fetchPart(window.location.href, "desk", { headers });
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("desk");
    if (fresh === null) throw new TypeError("no desk");
    const before = texts(desk);
    morphInPlace(desk, fresh);
    drawn();
    return inWords(changedNames(before, desk), "players", "The desk was updated.");
  }

  watchVersion({
    address: desk.dataset.changes,
    version: () => desk.dataset.version,
    update,
    slow: SLOW,
    say: (words) => {
      if (note.textContent !== words) note.textContent = words;
    },
  });
}

const rows = (desk) => [...desk.querySelectorAll("#players tbody tr")];
const texts = (desk) => new Map(rows(desk).map((row) => [row.id, row.textContent.replace(/\s+/g, " ")]));

function changedNames(before, desk) {
  const now = texts(desk);
  return rows(desk)
    .filter((row) => before.get(row.id) !== now.get(row.id))
    .map((row) => row.querySelector("th a").textContent.trim());
}
