// Counting in place: every press is the same form that works without script, sent in the
// background one after the other; the answer's regions replace those on the page. Without a
// connection the counts are shown at once and wait on this device, also when the page is opened
// again; they are sent as what the fields say.

import { dropDraft, keepDraft, leaveDraft, takeDraft, watchDraft } from "./drafts.js";
import { fetchPart, heldFocus, replaceRegions } from "./fragment.js";
import { morphInPlace } from "./morph.js";
import { isCopy, keepAnew } from "./offline.js";
import { inWords, watchVersion } from "./polling.js";

const RETRY = 4000;
const COUNT = "input[name^='found.']";
const form = document.getElementById("check");
const base = form.dataset.base;
const state = document.getElementById("save-state");
const news = document.getElementById("check-news");
const DECISION = "#category, #note";
let waiting = [];
let isLost = false;
let sending = false;
let afterwards = null;

const say = (text) => {
  state.textContent = text;
};
const accepts = (answer) => answer.redirected || [200, 409, 422].includes(answer.status);
const isPress = (change) => !["finish", "pause"].includes(change);
const rows = () => [...document.querySelectorAll("[data-row]")];
const rowWith = (key) => document.getElementById(`row-${key}`);
const seenBy = (field) => form.elements.namedItem(`seen.${field.name.replace("found.", "")}`);

function press(change) {
  if (isLost && count(change)) waiting = [...new Set([...waiting, "save"])];
  else waiting.push(change);
  rowWith(change.slice(change.indexOf(" ") + 1))?.classList.add("waiting");
  if (isLost) keep();
  next();
}

// A press of a row, done on this page: its field says what was found, as the server would.
function count(change) {
  const [verb, key] = change.split(" ");
  if (verb === "save") return true;
  if (verb === "rest") {
    for (const row of rows()) if (fieldOf(row).value === "") set(row, copiesOf(row));
    return true;
  }
  const row = rowWith(key);
  if (!row || !["all", "more", "fewer"].includes(verb)) return false;
  const { value } = fieldOf(row);
  const found = Number.parseInt(value, 10) || 0;
  if (verb === "more") set(row, Math.min(999, found + 1));
  else if (verb === "fewer") set(row, Math.max(0, found - 1));
  else set(row, value === String(copiesOf(row)) ? "" : copiesOf(row));
  return true;
}

const fieldOf = (row) => row.querySelector(COUNT);
const copiesOf = (row) => Number(row.querySelector(".check-copies").textContent);

function set(row, found) {
  fieldOf(row).value = String(found);
  mark(row);
}

function mark(row) {
  const { value } = fieldOf(row);
  const isThere = value === String(copiesOf(row));
  row.classList.add("waiting");
  row.classList.remove("next");
  row.classList.toggle("there", isThere);
  row.classList.toggle("differs", value !== "" && !isThere);
  row.querySelector(".check-all").setAttribute("aria-pressed", String(isThere));
  row.querySelector(".check-box").textContent = isThere ? "✓" : value && "✗";
}

// What differs from what the page was drawn with, each with what it was drawn with.
function keep() {
  const fields = new Map();
  for (const field of form.querySelectorAll(`${COUNT}, ${DECISION}`)) {
    const seen = seenBy(field);
    if (field.value === seen.value) continue;
    fields.set(field.name, field.value);
    fields.set(seen.name, seen.value);
  }
  keepDraft(base, { version: "", fields, acts: [] });
}

// The counts of a page that was left before they were sent. A copy from this device is drawn anew
// by the answer to what it sends.
function resume() {
  const draft = takeDraft(base);
  for (const [name, value] of Object.entries(draft?.fields ?? {})) {
    const field = form.elements.namedItem(name);
    if (!field) continue;
    field.value = value;
    if (field.matches(COUNT)) mark(field.closest("[data-row]"));
  }
  if (draft || isCopy()) press("save");
}

async function next() {
  if (sending) return;
  if (!waiting.length) {
    const button = afterwards;
    afterwards = null;
    button?.click();
    return;
  }
  sending = true;
  const body = new FormData(form);
  body.set("change", waiting[0]);
  try {
    const answer = await fetchPart(base, "check", { method: "POST", body, accepts });
    waiting.shift();
    if (!waiting.length) dropDraft(base);
    if (answer.redirected) return location.assign(answer.url);
    isLost = false;
    show(answer.html);
    keepAnew();
    const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });
    say(`Saved ${now}. Leaving the page keeps the count.`);
  } catch {
    lost();
    return;
  } finally {
    sending = false;
  }
  next();
}

// What is waiting is done on the page, and what cannot be done there goes on waiting.
function lost() {
  isLost = true;
  const others = waiting.filter((change) => !count(change));
  waiting = waiting.length > others.length ? ["save", ...others] : others;
  keep();
  afterwards = null;
  const rows = document.querySelectorAll(".check-row.waiting").length;
  const counts = rows === 1 ? "The count of 1 row waits" : `${rows ? `The counts of ${rows} rows` : "Counts"} wait`;
  say(`No connection. ${counts} on this device until it is back.`);
  setTimeout(next, RETRY);
}

window.addEventListener("online", next);
window.addEventListener("pagehide", () => leaveDraft(base));
watchDraft(base);
resume();
watchVersion({
  address: `${base}/changes`,
  version: () => document.getElementById("check-progress").dataset.version,
  update,
  say: (words) => {
    if (news.textContent !== words) news.textContent = words;
  },
});

// The focus stays where it was, on the same control of the fresh page.
function show(html) {
  const wasInRegion = document.activeElement?.closest("[data-region]");
  const focused = heldFocus();
  replaceRegions(html, keepDecision);
  if (wasInRegion) (focused() ?? document.querySelector(".check-row.next .check-all"))?.focus({ preventScroll: true });
  document.querySelector("#check-problem [data-focus]")?.focus();
  tick();
}

// The category and the note that were changed here and not sent yet stay as they are.
function keepDecision(fresh, old) {
  if (old.id !== "check-decision") return false;
  for (const field of old.querySelectorAll(DECISION)) {
    const [seen, now] = [old, fresh].map((part) => part.querySelector(`[name="seen.${field.name}"]`));
    if (field.value === seen.value) field.value = now.value;
    seen.value = now.value;
  }
  return true;
}

// Shows what others counted. What is being sent here comes back with all that is new, so it is waited for.
async function update() {
  if (waiting.length || sending) return news.textContent;
  const { html } = await fetchPart(window.location.href, "check");
  if (waiting.length || sending) return news.textContent;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (!fresh.getElementById("save-state")) return "This check is finished. Reload the page to see the result.";
  const before = countsByName();
  const typed = rows().filter((row) => fieldOf(row).value !== seenBy(fieldOf(row)).value);
  for (const row of typed) row.dataset.kept = "";
  for (const region of fresh.querySelectorAll("[data-region]")) {
    const old = document.getElementById(region.id);
    if (old && !keepDecision(region, old)) morphInPlace(old, region);
  }
  for (const row of rows()) {
    if (typed.includes(row)) delete row.dataset.kept;
    else fieldOf(row).value = seenBy(fieldOf(row)).value;
  }
  keepAnew();
  tick();
  const changed = [...countsByName()].filter(([name, found]) => before.get(name) !== found);
  return inWords(changed.map(([name]) => name), "rows", "");
}

const nameOf = (row) => row.querySelector(".check-name").firstChild.data.trim();
const countsByName = () => new Map(rows().map((row) => [nameOf(row), fieldOf(row).value]));

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=change]");
  if (!button) return;
  if (isPress(button.value)) {
    event.preventDefault();
    press(button.value);
  } else if (isLost) {
    event.preventDefault();
    say("No connection. The counts wait on this device. Finish or pause the check when you are back online.");
  } else if (waiting.length) {
    event.preventDefault();
    afterwards = button;
    say("One moment: saving your last changes first.");
  }
});

form.addEventListener("change", (event) => {
  if (event.target.matches("input[name^='found.'], #category, #note")) press("save");
});

form.addEventListener("keydown", (event) => {
  const row = event.target.closest("[data-row]");
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { "+": "more", "=": "more", "-": "fewer", "−": "fewer" };
  const moves = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" };
  if (event.key in moves) row[moves[event.key]]?.querySelector(".check-all").focus();
  else if (event.key in steps) press(`${steps[event.key]} ${row.id.slice("row-".length)}`);
  else if (event.key === "Enter" && event.target.matches("input")) press("save");
  else return;
  event.preventDefault();
});

window.addEventListener("beforeunload", (event) => {
  if (waiting.some((change) => change !== "save") || (waiting.length && !isLost)) event.preventDefault();
});

// How long the check takes; read by nobody but the eye.
function tick() {
  const clock = document.querySelector(".check-clock");
  if (!clock) return;
  const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(clock.dateTime)) / 1000));
  clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  clock.nextElementSibling.textContent = "since start";
}

tick();
setInterval(tick, 1000);
