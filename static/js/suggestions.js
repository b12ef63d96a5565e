// Cards that fit the deck: fetched after every saved version. Once one was added the list stays as
// it is until pointer and keyboard leave it, so that no other card comes under the next press.

import { fetchPart, newestOnly, replaceInside } from "./fragment.js";
import { onVersion } from "./versions.js";

const panel = document.getElementById("suggestions");
const place = panel?.querySelector("[data-suggested]");
const newest = newestOnly();
let isHeld = false;
let isDue = false;

async function refresh() {
  isDue = isHeld;
  if (isHeld) return;
  // Without an answer the earlier cards stay.
  const address = panel.querySelector("[data-suggestions]").href;
  const answer = await fetchPart(address, "suggestions", { signal: newest() }).catch(() => null);
  if (!answer) return;
  if (isHeld) isDue = true;
  else replaceInside(place, answer.html);
}

function release() {
  if (panel.matches(":hover, :focus-within")) return;
  isHeld = false;
  if (isDue) refresh();
}

if (panel) {
  panel.addEventListener("click", (event) => {
    if (event.target.closest("[data-hit] button")) isHeld = true;
  });
  panel.addEventListener("pointerleave", release);
  panel.addEventListener("focusout", () => setTimeout(release));
  onVersion(refresh);
}
