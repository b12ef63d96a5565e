// The builder answers in place: every change is the same form that works without script,
// sent in the background; the answer's regions replace those on the page. What cannot be
// sent waits on this device with the version it builds on.

import { draftOf, dropDraft, keepDraft } from "./drafts.js";
import { watchSearch } from "./adding.js";

const PAUSE = 250;
const RETRY = 8000;
const COUNT = "input[name^='copies.']";

const main = document.getElementById("main");
const base = document.getElementById("edit").dataset.editor;
const edits = new Map();
let sending = null;
let next = null;
let pause = 0;
let lastAnswer = new Date();

const form = () => document.getElementById("edit");
const status = (text) => {
  const place = document.getElementById("save-state");
  if (place) place.textContent = text;
};

function body(change, extra = {}) {
  const data = new FormData(form());
  for (const [name, value] of edits) data.set(name, value);
  for (const [name, value] of Object.entries(extra)) data.set(name, value);
  data.set("change", change);
  return data;
}

// Send one change. While another one is under way the newest waits its turn.
async function send(change = "set", { action = `${base}/change`, extra = {} } = {}) {
  clearTimeout(pause);
  if (sending) {
    if (!next || change !== "set") next = { change, action, extra };
    return;
  }
  const sent = new Map(edits);
  const data = body(change, extra);
  sending = true;
  status("Saving …");
  try {
    const answer = await fetch(action, { method: "POST", body: data, headers: { "X-Fragment": "editor" } });
    const html = await answer.text();
    if (answer.status === 409) {
      dropDraft(base);
      edits.clear();
      show(html);
      return;
    }
    if (answer.status >= 500 || answer.status === 404) throw new TypeError(String(answer.status));
    for (const [name, value] of sent) if (edits.get(name) === value) edits.delete(name);
    dropDraft(base);
    lastAnswer = new Date();
    replaceRegions(html);
  } catch {
    waitForTheLine(data);
  } finally {
    sending = null;
    if (next) {
      const waiting = next;
      next = null;
      send(waiting.change, waiting);
    }
  }
}

function waitForTheLine(data) {
  for (const [name, value] of data) if (name.startsWith("copies.")) keepEdit(name, value);
  keepDraft(base, data.get("version"), edits);
  const changes = edits.size === 1 ? "1 change waits" : `${edits.size} changes wait`;
  status(`Not saved yet: ${changes} on this device`);
  const verdict = document.getElementById("verdict");
  if (verdict && !verdict.querySelector(".as-of")) {
    const note = document.createElement("p");
    note.className = "as-of in small";
    note.textContent = `Verdict as of ${lastAnswer.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}, before the changes that wait.`;
    verdict.prepend(note);
  }
  setTimeout(() => edits.size && send(), RETRY);
}

function keepEdit(name, value) {
  const field = document.getElementById(name);
  if (!field || field.defaultValue !== String(value)) edits.set(name, String(value));
}

function show(html) {
  main.innerHTML = html;
  main.focus();
}

// Put the answer's regions in place of those on the page, and the focus where it was.
function replaceRegions(html) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const focus = whereFocusIs();
  for (const fresh of answer.querySelectorAll("[data-region]")) {
    const old = document.getElementById(fresh.id);
    if (fresh.id === "hits" && document.activeElement?.id === "add") refreshHits(fresh, old);
    else if (old && old.outerHTML !== fresh.outerHTML) old.replaceWith(document.adoptNode(fresh));
  }
  for (const [name, value] of edits) {
    const field = document.getElementById(name);
    if (field) field.value = value;
  }
  putFocus(focus);
}

function refreshHits(fresh, old) {
  const chosen = old.querySelector(".chosen")?.dataset.hit;
  if (old.querySelectorAll("[data-hit]").length !== fresh.querySelectorAll("[data-hit]").length) return;
  old.replaceWith(document.adoptNode(fresh));
  if (chosen) document.querySelector(`#hits [data-hit="${chosen}"]`)?.classList.add("chosen");
}

function rowsOfDeck() {
  return [...document.querySelectorAll("#deck [data-row]")];
}

function whereFocusIs() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const row = active.closest("[data-row]");
  return {
    id: active.id,
    value: active.matches("button[name=change]") ? active.value : "",
    row: row ? rowsOfDeck().indexOf(row) : -1,
  };
}

function putFocus(focus) {
  if (!focus || (document.activeElement && document.activeElement !== document.body)) return;
  const rows = rowsOfDeck();
  const target =
    (focus.id && document.getElementById(focus.id)) ||
    (focus.value && document.querySelector(`button[name=change][value="${CSS.escape(focus.value)}"]`)) ||
    (focus.row >= 0 && rows[Math.min(focus.row, rows.length - 1)]?.querySelector(COUNT)) ||
    document.getElementById("deck");
  target?.focus({ preventScroll: true });
}

// One step of a row: shown at once, sent after a pause, so that five presses are one save.
function step(field, by) {
  const value = Math.min(999, Math.max(0, (Number.parseInt(field.value, 10) || 0) + by));
  field.value = String(value);
  edits.set(field.name, field.value);
  field.closest("[data-row]")?.classList.toggle("ghost", value === 0);
  soon();
}

function soon() {
  clearTimeout(pause);
  status("Not saved yet");
  pause = setTimeout(send, PAUSE, "set");
}

main.addEventListener("submit", (event) => {
  const submitted = event.target;
  if (submitted.id !== "edit") return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled") === "true") return;
  const field = button?.dataset.step && button.closest("[data-row]")?.querySelector(COUNT);
  if (field) step(field, Number(button.dataset.step));
  else if (button?.hasAttribute("formaction")) send("set", { action: button.formAction });
  else send(button?.value || "set");
});

main.addEventListener("input", (event) => {
  if (!event.target.matches(COUNT)) return;
  edits.set(event.target.name, event.target.value);
  clearTimeout(pause);
  pause = setTimeout(send, PAUSE * 3, "set");
});

main.addEventListener("change", (event) => {
  if (event.target.matches("#format, #edition")) send();
});

main.addEventListener("click", (event) => {
  const blocked = event.target.closest("[aria-disabled=true]");
  if (blocked) event.preventDefault();
  const toSearch = event.target.closest("[data-focus-search]");
  if (toSearch) {
    event.preventDefault();
    document.getElementById("add").focus();
  }
});

// Keys in the list and of the whole page.
document.addEventListener("keydown", (event) => {
  const field = event.target instanceof Element && event.target.matches(COUNT) ? event.target : null;
  const inText = event.target instanceof Element && event.target.matches("input, textarea, select") && !field;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !inText) {
    event.preventDefault();
    const button = document.getElementById(event.shiftKey ? "redo" : "undo");
    if (button?.getAttribute("aria-disabled") !== "true") send("set", { action: button.formAction });
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.target instanceof Element ? event.target.closest("[data-row]") : null;
  if (event.key === "v" && !inText) {
    event.preventDefault();
    document.getElementById("verdict").focus();
    return;
  }
  if (!row) return;
  const rows = rowsOfDeck();
  const count = row.querySelector(COUNT);
  const go = (by) => rows[rows.indexOf(row) + by]?.querySelector(COUNT)?.focus();
  const keys = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    "+": () => step(count, 1),
    "-": () => step(count, -1),
    "−": () => step(count, -1),
    c: () => send(row.querySelector("[data-considering]")?.value),
    Enter: () => (edits.has(count.name) ? send() : window.location.assign(row.querySelector(".row-name a").href)),
  };
  if (event.target.matches("button, a, select, summary") && event.key === "Enter") return;
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

main.addEventListener("focusin", (event) => {
  if (event.target.matches(COUNT)) event.target.select();
});

window.addEventListener("online", () => edits.size && send());
window.addEventListener("beforeunload", () => {
  if (edits.size) keepDraft(base, form().elements.namedItem("version").value, edits);
});

watchSearch(base, {
  add: (printing, copies, zone) => send(`add ${zone} ${printing} ${copies}`),
});

// Changes that waited on this device are sent now; an older version shows both.
const draft = draftOf(base);
if (draft) {
  for (const [name, value] of Object.entries(draft.fields)) edits.set(name, value);
  send("set", { extra: { version: draft.version } });
}
