// Unsent changes, kept on this device per deck and open page, with the version they build on:
// fields with the value they are to have, and acts in the order they were done. A draft belongs
// to the page that made it; another one takes it over only when that page was left, or has given
// no sign for long.

const PREFIX = "threshold:draft:";
const SIGN = 30_000;
const SILENT = 150_000;

// A name that nothing else on this device or another has.
export const newName = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

const page = newName();
const nameOf = (base) => `${PREFIX}${base}#${page}`;

// Whether this page is left: what it stores as it goes, after that, belongs to the next page too.
let isLeft = false;
window.addEventListener("pagehide", () => {
  isLeft = true;
});
window.addEventListener("pageshow", () => {
  isLeft = false;
});

export function keepDraft(base, { version, request, fields, acts }) {
  store(nameOf(base), { version, request, fields: Object.fromEntries(fields), acts });
}

// Whether this page has a draft, and no other has taken it over.
export const hasDraft = (base) => localStorage.getItem(nameOf(base)) !== null;

// A draft of the deck that no open page holds, from now on this page's own; null without one.
export function takeDraft(base) {
  for (const name of namesOf(base)) {
    const draft = read(name);
    if (!draft || (name !== nameOf(base) && !draft.left && Date.now() - draft.seen < SILENT)) continue;
    localStorage.removeItem(name);
    store(nameOf(base), draft);
    return draft;
  }
  return null;
}

// The page is left: whoever opens the deck next goes on with its draft.
export function leaveDraft(base) {
  const draft = read(nameOf(base));
  if (draft) store(nameOf(base), draft);
}

// Give a sign now and then that the page of a draft is still open.
export function watchDraft(base) {
  setInterval(() => {
    const draft = read(nameOf(base));
    if (draft) store(nameOf(base), draft);
  }, SIGN);
}

export function dropDraft(base) {
  localStorage.removeItem(nameOf(base));
}

// How many decks have drafts on this device.
export function countDrafts() {
  return new Set(names().map((name) => name.split("#")[0])).size;
}

export function dropAllDrafts() {
  for (const name of names()) localStorage.removeItem(name);
}

const names = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
const namesOf = (base) => names().filter((name) => name.split("#")[0] === PREFIX + base);

function read(name) {
  try {
    const draft = JSON.parse(localStorage.getItem(name));
    if (!draft) return null;
    const { version, request = null, fields = {}, acts = [], seen = 0, left = false } = draft;
    return { version, request, fields, acts, seen, left };
  } catch {
    return null;
  }
}

function store(name, { version, request, fields, acts }) {
  localStorage.setItem(name, JSON.stringify({ version, request, fields, acts, seen: Date.now(), left: isLeft }));
}
