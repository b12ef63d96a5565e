// Counting in place: every press is the same form that works without script, sent in the
// background one after the other; the answer's regions replace those on the page. What cannot
// be sent waits, and the page says so.

import { fetchPart, heldFocus, replaceRegions } from "./fragment.js";

const RETRY = 4000;
const form = document.getElementById("check");
const state = document.getElementById("save-state");
const waiting = [];
let sending = false;
let afterwards = null;

const say = (text) => {
  state.textContent = text;
};
const accepts = (answer) => answer.redirected || [200, 409, 422].includes(answer.status);
const isPress = (change) => !["finish", "pause"].includes(change);

function press(change) {
  waiting.push(change);
  const key = change.slice(change.indexOf(" ") + 1);
  document.getElementById(`row-${key}`)?.classList.add("waiting");
  next();
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
    const answer = await fetchPart(form.dataset.base, "check", { method: "POST", body, accepts });
    if (answer.redirected) return location.assign(answer.url);
    waiting.shift();
    show(answer.html);
    const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });
    say(`Saved ${now}. Leaving the page keeps the count.`);
  } catch {
    say(`Not saved yet: ${waiting.length === 1 ? "1 press waits" : `${waiting.length} presses wait`} on this page`);
    setTimeout(next, RETRY);
    return;
  } finally {
    sending = false;
  }
  next();
}

// The focus stays where it was, on the same control of the fresh page.
function show(html) {
  const wasInRegion = document.activeElement?.closest("[data-region]");
  const focused = heldFocus();
  replaceRegions(html);
  if (wasInRegion) (focused() ?? document.querySelector(".check-row.next .check-all"))?.focus({ preventScroll: true });
  document.querySelector("#check-problem [data-focus]")?.focus();
  tick();
}

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=change]");
  if (!button) return;
  if (isPress(button.value)) {
    event.preventDefault();
    press(button.value);
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
  if (waiting.length) event.preventDefault();
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
