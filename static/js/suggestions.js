// Cards that fit the deck: fetched after every saved version. Once one was added the same cards stay
// until pointer and keyboard leave the list, so that no other card comes under the next press; what
// is said about each of them is kept true.

import { fetchPart, newestOnly, replaceInside } from "./fragment.js";
import { onVersion } from "./versions.js";

const panel = document.getElementById("suggestions");
const place = panel?.querySelector("[data-suggested]");
const newest = newestOnly();
let isHeld = false;
let isDue = false;

const onlyOwned = () => document.getElementById("only-owned");

// The address of the list: the cards that are shown if they are held, and only owned ones if asked.
function address() {
  const asked = new URL(panel.querySelector("[data-suggestions]").href);
  if (onlyOwned()?.checked) asked.searchParams.set("own", "1");
  if (isHeld) {
    const shown = [...place.querySelectorAll("[data-hit]")].map((row) => row.dataset.hit);
    asked.searchParams.set("held", shown.join(","));
  }
  return asked.href;
}

async function refresh() {
  isDue = isHeld;
  const wasHeld = isHeld;
  // Without an answer the earlier cards stay.
  const answer = await fetchPart(address(), "suggestions", { signal: newest() }).catch(() => null);
  if (!answer) return;
  if (isHeld !== wasHeld) isDue = true;
  else showAnswer(answer.html);
}

// The pressed button gets the focus back; at the limit its row has none, and the list keeps it.
function showAnswer(html) {
  const value = place.contains(document.activeElement) ? document.activeElement.value : null;
  replaceInside(place, html);
  if (value === null) return;
  const buttons = [...place.querySelectorAll("button")];
  (buttons.find((one) => one.value === value) ?? buttons[0])?.focus();
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
  document.addEventListener("change", (event) => {
    if (event.target === onlyOwned()) refresh();
  });
  onVersion(refresh);
}
