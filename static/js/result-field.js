// The field for results: what is typed is read at the server while it is typed, Tab turns the players round, and after
// Enter only the field and the open tables are drawn anew.

import { fetchPart, newestOnly } from "./fragment.js";
import { morphInPlace } from "./morph.js";
import { watchVersion } from "./polling.js";

const PAUSE = 100;
// So long after the last key the tables below the field stay where they are.
const TYPING = 20000;
const place = document.getElementById("entering");
const newest = newestOnly();
let timer = 0;
let typedAt = -TYPING;

const openNow = () => document.getElementById("open-now");
const field = () => document.getElementById("enter-line");
const form = () => field()?.form;

async function read() {
  const line = field().value;
  try {
    const address = `${form().dataset.reading}?line=${encodeURIComponent(line)}`;
    const answer = await fetchPart(address, "reading", { signal: newest() });
    if (answer && field()?.value === line) document.getElementById("reading").innerHTML = answer.html;
  } catch {
    // Without an answer the line can still be saved.
  }
}

// Escape empties the field, then leaves it, so that the keys of the page can be used.
function escape() {
  if (field().value) type("");
  else field().blur();
}

function type(line) {
  typedAt = performance.now();
  field().value = line;
  field().focus();
  read();
}

// `57 2 1` becomes `57 1 2`, and `57 n1` becomes `57 n2`.
function turnedRound(line) {
  const games = line.match(/^(.*\S\s+)(\d)([\s-]+)(\d)((?:[\s-]+\d+)?\s*)$/);
  if (games) return `${games[1]}${games[4]}${games[3]}${games[2]}${games[5]}`;
  const seat = line.match(/^(.*\s(?:n|f|m|dq|d))([12])(\s*)$/i);
  return seat ? `${seat[1]}${3 - Number(seat[2])}${seat[3]}` : null;
}

async function save(event) {
  event.preventDefault();
  const sent = new FormData(event.target);
  const address = event.target.action;
  try {
    const { html } = await fetchPart(address, "entering", { method: "POST", body: sent });
    place.innerHTML = html;
    // With the last result the next round can be paired: the page has more to show.
    if (place.querySelector(".open-tables") === null) window.location.assign(window.location.pathname);
    field()?.focus();
  } catch {
    event.target.submit();
  }
}

place?.addEventListener("submit", save);
place?.addEventListener("input", (event) => {
  if (event.target !== field()) return;
  typedAt = performance.now();
  clearTimeout(timer);
  timer = setTimeout(read, PAUSE);
});
place?.addEventListener("keydown", (event) => {
  if (event.target === field() && event.key === "Escape") escape();
  if (event.target !== field() || event.key !== "Tab" || event.shiftKey) return;
  const turned = turnedRound(field().value);
  if (turned === null) return;
  event.preventDefault();
  type(turned);
});
place?.addEventListener("click", (event) => {
  const link = event.target.closest("[data-line]");
  if (!link) return;
  event.preventDefault();
  type(link.dataset.line);
});

// Results that others enter or report: the open tables are renewed, but not under somebody who types.
async function renew() {
  if (field()?.value && performance.now() - typedAt < TYPING) return "";
  const { html } = await fetchPart(openNow().dataset.address, "open");
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("open-now");
  if (fresh === null) throw new TypeError("no open tables");
  morphInPlace(openNow(), fresh);
  return "";
}

const note = document.getElementById("open-note");
if (openNow()?.dataset.changes) {
  watchVersion({
    address: openNow().dataset.changes,
    version: () => openNow()?.dataset.version ?? "",
    update: renew,
    say: (words) => {
      if (note.textContent !== words) note.textContent = words;
    },
  });
}
