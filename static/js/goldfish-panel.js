// The builder's goldfish figures: fetched after every saved version, kept until the new ones come.

import { fetchPart, newestOnly, replaceInside } from "./fragment.js";

const panel = document.querySelector("[data-goldfish-panel]");
const place = panel?.querySelector("[data-goldfish-figures]");
const note = panel?.querySelector("[data-goldfish-note]");
const newest = newestOnly();
let asked = "";
let pause = 0;

const version = () => document.querySelector("#edit-hidden input[name=version]")?.value ?? "";

async function refresh() {
  const wanted = version();
  if (wanted === asked) return;
  asked = wanted;
  note.textContent = "recalculating";
  try {
    const answer = await fetchPart(panel.dataset.goldfishPanel, "panel", { signal: newest() });
    if (!answer) return;
    replaceInside(place, answer.html);
    note.textContent = `version ${wanted}`;
  } catch {
    note.textContent = "out of date: the site did not respond";
  }
}

if (panel) {
  new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(refresh, 150);
  }).observe(document.getElementById("main"), { childList: true, subtree: true });
  refresh();
}
