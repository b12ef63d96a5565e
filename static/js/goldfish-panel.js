// The builder's goldfish figures: fetched after every saved version, kept until the new ones come.

import { fetchPart, newestOnly, replaceInside } from "./fragment.js";
import { onVersion } from "./versions.js";

const panel = document.querySelector("[data-goldfish-panel]");
const place = panel?.querySelector("[data-goldfish-figures]");
const note = panel?.querySelector("[data-goldfish-note]");
const newest = newestOnly();

async function refresh(version) {
  note.textContent = "recalculating";
  try {
    const answer = await fetchPart(panel.dataset.goldfishPanel, "panel", { signal: newest() });
    if (!answer) return;
    replaceInside(place, answer.html);
    note.textContent = `version ${version}`;
  } catch {
    note.textContent = "out of date: the site did not respond";
  }
}

if (panel) onVersion(refresh);
