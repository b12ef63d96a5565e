// The builder answers in place: every change is the same form that works without script,
// sent in the background; the answer's regions replace those on the page.

import { watchSearch } from "./adding.js";
import { builderAddress, watchFilter } from "./arranging.js";
import { equipSheet } from "./card-sheet.js";
import { chooseRow, clearChoices, keepChoices, tell, watchChoosing } from "./choosing.js";
import { watchConnection } from "./connection.js";
import { watchDragging } from "./dragging.js";
import { heldFocus, replaceRegions } from "./fragment.js";
import { watchCopying } from "./list-copying.js";
import { morph } from "./morph.js";
import { isBack, isCopy, keepAnew } from "./offline.js";
import { togglePreview } from "./preview.js";
import { watchRemarks } from "./remarks.js";
import { runOfPresses } from "./removed.js";
import { saver } from "./saving.js";
import { listWaiting, putFields } from "./waiting.js";

const PAUSE = 250;
const BURST = 800;
const COUNT = "input[name^='copies.']";
const ROW = "[data-row]";

const main = document.getElementById("main");
const base = document.getElementById("edit").dataset.editor;
let pause = 0;
let lastPress = -BURST;
let lastAnswer = new Date();

const form = () => document.getElementById("edit");
const address = builderAddress(base);
const say = (text) => {
  const place = document.getElementById("save-state");
  if (place) place.textContent = text;
};

const connection = watchConnection(main, `${base}/history`, () => isBack(saving.isPending()));
const run = runOfPresses(() => form().elements.namedItem("version").value);
const drawing = { form, show, refused: sayWhy, conflict: showConflict, say, waits, resumed };
const saving = saver(base, { ...drawing, gone: run.among });
const { fields } = saving;

function send(change) {
  clearTimeout(pause);
  return saving.send(change);
}

function waits(waiting, isLost) {
  connection.lost();
  const count = waiting.fields.size + waiting.acts.length;
  const changes = count === 1 ? "1 change waits" : `${count} changes wait`;
  const kept = count ? `Not saved yet: ${changes} on this device` : "No connection";
  say(isLost ? `${kept}. Your last action needs the connection; try again later` : kept);
  listWaiting(waiting, verdictTime());
}

// When the verdict was given that the page shows: a copy from this device tells when it was stored.
function verdictTime() {
  const stored = isCopy() && document.querySelector("#offline-copy time")?.dateTime;
  return (stored || lastAnswer.toISOString()).slice(11, 16);
}

// What waited on this device is put on the page that was stored, which does not know of it.
function resumed(waiting) {
  putFields(waiting.fields);
  listWaiting(waiting, verdictTime());
}

// The first words of an error page, where the state of saving stands.
function sayWhy(html) {
  const words = document.createElement("span");
  words.className = "field-error";
  words.textContent = new DOMParser().parseFromString(html, "text/html").querySelector(".lead")?.textContent ?? "";
  document.getElementById("save-state")?.replaceChildren(words);
}

function showConflict(html) {
  main.innerHTML = html;
  main.focus();
}

// What is being typed into the filter stays; only whether it was understood is new.
function keepFilter(fresh, old) {
  const [drawn, typed] = [fresh, old].map((region) => region.querySelector("#filter"));
  for (const name of ["aria-invalid", "aria-describedby"]) {
    if (drawn.hasAttribute(name)) typed.setAttribute(name, drawn.getAttribute(name));
    else typed.removeAttribute(name);
  }
  if (drawn.value !== typed.value || document.activeElement === typed) drawn.replaceWith(typed.cloneNode());
}

// The deck with the rows that have changed. Counts are those of the answer; `show` puts those that
// wait on top.
function showDeck(fresh, old) {
  keepFilter(fresh, old);
  keepChoices(fresh, old);
  morph(old, fresh);
  for (const field of old.querySelectorAll(COUNT)) field.value = field.defaultValue;
}

// Put the answer's regions in place of those on the page, and the focus where it was.
function show(html) {
  lastAnswer = new Date();
  keepAnew();
  connection.back();
  const focus = whereFocusIs();
  replaceRegions(html, (fresh, old) => {
    if (fresh.id === "deck") showDeck(fresh, old);
    if (fresh.id === "deck") return true;
    if (fresh.id === "maybe") keepChoices(fresh, old);
    if (fresh.id !== "hits" || document.activeElement?.id !== "add") return false;
    refreshHits(fresh, old);
    return true;
  });
  putFields(fields);
  if (document.getElementById("choosing")?.checked) tell();
  putFocus(focus);
  drawSheet();
}

function refreshHits(fresh, old) {
  const chosen = old.querySelector(".chosen")?.dataset.hit;
  if (old.querySelectorAll("[data-hit]").length !== fresh.querySelectorAll("[data-hit]").length) return;
  old.replaceWith(document.adoptNode(fresh));
  if (chosen) document.querySelector(`#hits [data-hit="${CSS.escape(chosen)}"]`)?.classList.add("chosen");
}

// The rows of the deck, or of Considering, whichever the row belongs to.
const rowsWith = (row) => [...row.closest("section[id]").querySelectorAll(ROW)];
const handle = (row) => row?.querySelector(COUNT);

function whereFocusIs() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const row = active.closest(ROW);
  return {
    same: heldFocus(),
    list: row?.closest("section[id]").id,
    row: row ? rowsWith(row).indexOf(row) : -1,
  };
}

function putFocus(focus) {
  if (!focus || (document.activeElement && document.activeElement !== document.body)) return;
  const rows = focus.list ? [...document.querySelectorAll(`#${focus.list} ${ROW}`)] : [];
  const target =
    focus.same() ||
    handle(rows[Math.min(focus.row, rows.length - 1)]) ||
    document.getElementById(focus.list ?? "deck");
  target?.focus({ preventScroll: true });
}

// A single press is sent at once; those that follow soon wait for a pause and are one save.
function sendSoon() {
  const now = performance.now();
  const wait = now - lastPress < BURST ? PAUSE : 0;
  lastPress = now;
  clearTimeout(pause);
  say("Not saved yet");
  pause = setTimeout(send, wait, "set");
}

// One step of a row: shown at once.
function step(field, by) {
  const value = Math.min(999, Math.max(0, (Number.parseInt(field.value, 10) || 0) + by));
  run.press(field, value);
  field.value = String(value);
  fields.set(field.name, field.value);
  field.closest(ROW)?.classList.toggle("ghost", value === 0);
  sendSoon();
}

// One more of a result: its count at once, sent like a step of its row, if there is one.
function addHit(button) {
  const hit = button.closest("[data-hit]");
  const told = hit.querySelector("[data-in-deck]");
  const more = Number(hit.dataset.copies);
  told.textContent = `${more + (Number.parseInt(told.textContent, 10) || 0)} in deck`;
  const row = document.getElementById(`copies.${button.value.split(" ")[1]}.${hit.dataset.hit}`);
  if (row) {
    step(row, more);
    return;
  }
  saving.queue(button.value);
  sendSoon();
}

// A row set to none, as it was: by what the server knows of it, or by the count before the slip.
function restore(row) {
  const field = handle(row);
  const button = row.querySelector("[data-restore]");
  if (button) send(button.value);
  else if (field.value === "0") step(field, run.before(field));
}

function press(button) {
  if (button?.getAttribute("aria-disabled") === "true") return;
  const field = button?.dataset.step && handle(button.closest(ROW));
  if (field) step(field, Number(button.dataset.step));
  else if (button?.closest("[data-hit]")) addHit(button);
  else if (button?.hasAttribute("formaction")) saving.step(button.formAction);
  else if (lacksChoice(button)) askToChoose(button);
  else if (button?.value === "faction") {
    fields.set("faction", document.getElementById("faction").value);
    send("faction");
  } else if (button?.value.startsWith("chosen ")) pressChosen(button.value);
  else if (/^(repair|remove|staples|considering|drop) /.test(button?.value ?? "")) pressFresh(button);
  else send(button?.value || "set");
}

async function pressChosen(change) {
  if ((await send(change)) === 200) clearChoices();
}

// What takes a faction does nothing before one is chosen.
const chooser = (button) => button?.closest("[data-chooses]")?.querySelector("select");
const lacksChoice = (button) => chooser(button)?.value === "";

function askToChoose(button) {
  say("Choose a faction from the list first; nothing was changed.");
  chooser(button).focus();
}

// A repair speaks of the report it stands in: what waits is sent first, and if the report has
// another repair in its place then, nothing is pressed.
async function pressFresh(button) {
  const words = button.textContent;
  clearTimeout(pause);
  if (!(await saving.settled())) return;
  const there = document.querySelector(`button[name=change][value="${CSS.escape(button.value)}"]`);
  if (there?.textContent === words) send(button.value);
}

main.addEventListener("submit", (event) => {
  if (event.target.id === "edit") {
    if (!event.defaultPrevented) press(event.submitter);
    event.preventDefault();
  } else if (event.target.matches("[data-conflict]")) {
    event.preventDefault();
    saving.settle(event.target, event.submitter);
  }
});

main.addEventListener("input", (event) => {
  if (!event.target.matches(COUNT)) return;
  fields.set(event.target.name, event.target.value);
  clearTimeout(pause);
  pause = setTimeout(send, PAUSE * 3, "set");
});

main.addEventListener("change", (event) => {
  if (event.target.matches("#format, #edition, #name")) {
    fields.set(event.target.name, event.target.value);
    send();
  }
  if (event.target.matches("#arranging select")) event.target.form.requestSubmit();
});

main.addEventListener("click", (event) => {
  if (event.target.closest("[aria-disabled=true]")) event.preventDefault();
  if (event.target.closest("[data-take-theirs]")) saving.forget();
});

// Keys in the lists and of the whole page.
document.addEventListener("keydown", (event) => {
  const at = event.target instanceof Element ? event.target : document.body;
  const inText = at.matches("input, textarea, select") && !at.matches(COUNT);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !inText) {
    event.preventDefault();
    press(document.getElementById(event.shiftKey ? "redo" : "undo"));
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "v" && !inText) {
    event.preventDefault();
    document.getElementById("verdict").focus();
    return;
  }
  const row = at.closest(ROW);
  if (!row || (at.matches("button, a, select, summary") && event.key === "Enter")) return;
  const rows = rowsWith(row);
  const look = () => window.location.assign(row.querySelector("a[data-card]").href);
  const go = (by, isSelecting) => {
    const next = rows[rows.indexOf(row) + by];
    if (next && isSelecting) for (const one of [row, next]) chooseRow(one, true);
    handle(next)?.focus();
  };
  const keys = {
    ArrowDown: () => go(1, event.shiftKey),
    ArrowUp: () => go(-1, event.shiftKey),
    "+": () => step(handle(row), 1),
    "-": () => step(handle(row), -1),
    "−": () => step(handle(row), -1),
    c: () => row.querySelector("[data-move]") && send(row.querySelector("[data-move]").value),
    p: () => togglePreview(row.querySelector("a[data-card]")),
    x: () => chooseRow(row),
    n: () => row.querySelector("[data-remarks]")?.click(),
    r: () => restore(row),
    "/": () => document.getElementById("add").select(),
    Enter: () => (fields.has(handle(row).name) ? send() : look()),
  };
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

main.addEventListener("focusin", (event) => {
  if (event.target.matches(COUNT)) event.target.select();
});

watchSearch(base, { add: (printing, copies, zone) => send(`add ${zone} ${printing} ${copies}`), address });
watchFilter(main, base, { show, settled: saving.settled, address });
watchDragging(main, send);
watchRemarks(main, { fields, send });
watchChoosing(main);
watchCopying(main, saving.settled);
const drawSheet = equipSheet({ step, send });
saving.resume();

// An empty deck begins with the search box; on a touch screen that would open the keyboard.
const isUntouched = document.activeElement === document.body && !document.querySelector(`#deck ${ROW}`);
if (isUntouched && matchMedia("(hover: hover)").matches) document.getElementById("add").focus();
