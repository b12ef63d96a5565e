// Pairings, standings and seats that everybody can see update themselves, less often than the desk: many look at them.

import { readClock } from "./draft-clock.js";
import { fetchPart } from "./fragment.js";
import { morphInPlace } from "./morph.js";
import { watchVersion } from "./polling.js";
import { addOwnTimes } from "./zoned.js";

const QUICK = 15000;
const SLOW = 60000;
const shown = document.getElementById("shown");
const news = document.getElementById("shown-news");

async function update() {
  const { html } = await fetchPart(window.location.href, "shown");
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("shown");
  if (fresh === null) throw new TypeError("nothing shown");
  const before = shown.textContent;
  morphInPlace(shown, fresh);
  const isChanged = before !== shown.textContent;
  addOwnTimes(shown);
  readClock();
  return isChanged ? "The page was updated." : news.textContent;
}

watchVersion({
  address: shown.dataset.changes,
  version: () => shown.dataset.version,
  update,
  say: (words) => {
    if (news.textContent !== words) news.textContent = words;
  },
  quick: QUICK,
  slow: SLOW,
});
