// The desk updates itself: its version is asked for, which costs the site little, and only another
// version makes the page be fetched again. It rests while nobody looks at it.

import { fetchPart } from "./fragment.js";
import { morphInPlace } from "./morph.js";

const QUICK = 4000;
const SLOW = 20000;
const AFTER_CHANGE = 8000;
const LONGEST = 120000;
const NAMED = 3;
const LOST = "No connection: what you see may be out of date. The page tries again by itself.";
const GONE = "This page no longer opens the event. Reload it to see why.";

// `drawn` is called each time something was changed on the page.
export function watchDesk(desk, note, drawn) {
  let wait = QUICK;
  let timer = 0;
  let isAsking = false;
  let changes = 0;

  const later = (milliseconds) => {
    clearTimeout(timer);
    wait = milliseconds;
    // So that many desks do not ask at the same moment.
    if (!document.hidden) timer = setTimeout(ask, milliseconds * (0.9 + 0.2 * Math.random()));
  };

  const say = (words) => {
    if (note.textContent !== words) note.textContent = words;
  };

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    try {
      const answer = await fetch(desk.dataset.changes, {
        cache: "no-store", headers: { "If-None-Match": `"${desk.dataset.version}"` },
      });
      if (answer.status === 404) return say(GONE);
      if (answer.status !== 304 && !answer.ok) throw new TypeError(String(answer.status));
      if (answer.ok) await update();
      else if (note.textContent === LOST) say("");
      changes = answer.ok ? changes + 1 : 0;
      later(Math.min(SLOW, changes ? AFTER_CHANGE * 1.5 ** (changes - 1) : Math.max(QUICK, wait * 1.25)));
    } catch {
      say(LOST);
      later(Math.min(LONGEST, wait * 2));
    } finally {
      isAsking = false;
    }
  }

  async function update() {
    const { html } = await fetchPart(window.location.href, "desk");
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("desk");
    if (fresh === null) throw new TypeError("no desk");
    const before = texts(desk);
    morphInPlace(desk, fresh);
    drawn();
    say(inWords(changedNames(before, desk)));
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) clearTimeout(timer);
    else later(0);
  });
  window.addEventListener("online", () => later(0));
  later(QUICK);
}

const rows = (desk) => [...desk.querySelectorAll("#players tbody tr")];
const texts = (desk) => new Map(rows(desk).map((row) => [row.id, row.textContent.replace(/\s+/g, " ")]));

function changedNames(before, desk) {
  const now = texts(desk);
  return rows(desk)
    .filter((row) => before.get(row.id) !== now.get(row.id))
    .map((row) => row.querySelector("th").textContent.trim());
}

function inWords(names) {
  if (!names.length) return "The desk was updated.";
  return names.length > NAMED ? `Updated: ${names.length} players.` : `Updated: ${names.join(", ")}.`;
}
