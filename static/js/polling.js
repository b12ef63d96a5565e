// Pages that update themselves: a cheap address is asked for the page's version, which costs the site little, and only
// another version makes `update` fetch the page. It rests while nobody looks at the page, unless `hidden` says after
// how many milliseconds it asks then.

const QUICK = 4000;
const SLOW = 20000;
const LONGEST = 120000;
const NAMED = 3;
const LOST = "No connection: what you see may be out of date. The page tries again by itself.";
const GONE = "This address no longer opens its page. Reload it to see why.";

// What was changed, by name; `none` where nothing was.
export function inWords(names, many, none) {
  if (!names.length) return none;
  return names.length > NAMED ? `Updated: ${names.length} ${many}.` : `Updated: ${names.join(", ")}.`;
}

// `version` says which version is shown, and `update` shows the newest one and returns what to `say` about it.
// Nothing is asked any more once it `isOver`. Where many watch, it asks less often the more often something changes;
// with a `pace`, it waits as long as that says for the time since the last change, in milliseconds. Returns a function
// to call after a change that the page made itself.
export function watchVersion(
  { address, version, update, say, quick = QUICK, slow = SLOW, hidden = 0, pace, isOver = () => false },
) {
  let wait = quick;
  let changed = Date.now();
  let timer = 0;
  let isAsking = false;
  let isLost = false;
  let changes = 0;

  const later = (milliseconds) => {
    clearTimeout(timer);
    wait = milliseconds;
    // So that many pages do not ask at the same moment.
    const pause = document.hidden && hidden ? Math.max(hidden, milliseconds) : milliseconds;
    if ((!document.hidden || hidden) && !isOver()) timer = setTimeout(ask, pause * (0.9 + 0.2 * Math.random()));
  };

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    try {
      const answer = await fetch(address, { cache: "no-store", headers: { "If-None-Match": `"${version()}"` } });
      if (answer.status === 404) return say(GONE);
      if (answer.status !== 304 && !answer.ok) throw new TypeError(String(answer.status));
      if (answer.ok) say(await update());
      else if (isLost) say("");
      isLost = false;
      changes = answer.ok ? changes + 1 : 0;
      if (answer.ok) changed = Date.now();
      if (pace) later(pace(Date.now() - changed));
      else later(Math.min(slow, changes ? 2 * quick * 1.5 ** (changes - 1) : Math.max(quick, wait * 1.25)));
    } catch {
      isLost = true;
      say(LOST);
      later(Math.min(LONGEST, wait * 2));
    } finally {
      isAsking = false;
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) later(0);
    else if (hidden) later(hidden);
    else clearTimeout(timer);
  });
  window.addEventListener("online", () => later(0));
  later(quick);
  return () => {
    changed = Date.now();
    later(quick);
  };
}
