// Counting without the mouse: arrows and Enter move, + − and digits change, each count is
// stored as it is left. What could not be stored stays in its field, marked, for "Save".

const RETRY = 8000;
const form = document.querySelector("[data-counts]");
const state = document.getElementById("counts-state");
const waiting = new Set();
let sending = Promise.resolve();

const fields = () => [...form.querySelectorAll("input[name^='copies.']")];
const rowOf = (node) => node.closest("[data-printing]");
const say = (text) => {
  state.textContent = text;
};

function move(field, by) {
  const all = fields();
  const next = all[all.indexOf(field) + by];
  if (next) {
    next.focus();
    next.select();
  } else {
    store(field);
  }
}

function step(field, by) {
  const copies = Number(field.value.trim() || "0");
  if (!Number.isInteger(copies)) return;
  field.value = String(Math.min(999, Math.max(0, copies + by)));
  store(field);
}

// One count after the other, so that each is built on the answer to the one before. A form
// without an address is stored as a whole, by its button.
function store(field) {
  if (!form.dataset.counts) return addUp();
  sending = sending.then(() => send(field));
}

function addUp() {
  const sum = fields().reduce((total, one) => total + (Number(one.value) || 0), 0);
  say(`${sum} ${sum === 1 ? "card" : "cards"} so far`);
  form.dispatchEvent(new CustomEvent("counted"));
}

async function send(field) {
  const row = rowOf(field);
  const seen = row.querySelector("input[name^='seen.']");
  const typed = field.value.trim() || "0";
  if (typed === seen.value && !row.classList.contains("problem")) return;
  const body = new FormData();
  for (const name of ["csrf_token", "pile"]) body.set(name, form.elements.namedItem(name).value);
  body.set(seen.name, seen.value);
  body.set(field.name, typed);
  try {
    const answer = await fetch(form.dataset.counts, { method: "POST", body });
    if (![200, 409, 422].includes(answer.status)) throw new TypeError(String(answer.status));
    const [stored] = await answer.json();
    waiting.delete(field);
    show(row, field, seen, stored, answer.status);
  } catch {
    waiting.add(field);
    row.querySelector(".stepper").classList.add("waiting");
    say(`Not saved yet: ${waiting.size === 1 ? "1 count waits" : `${waiting.size} counts wait`} on this page`);
    setTimeout(() => waiting.has(field) && store(field), RETRY);
  }
}

function show(row, field, seen, stored, status) {
  const problem = row.querySelector(".field-error");
  problem.querySelector("span").textContent = stored.problem;
  problem.hidden = !stored.problem;
  row.classList.toggle("problem", Boolean(stored.problem));
  field.toggleAttribute("aria-invalid", Boolean(stored.problem));
  if (stored.problem) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", problem.id);
  }
  if (status !== 422) seen.value = String(stored.copies);
  row.querySelector(".stepper").classList.remove("waiting");
  row.querySelector(".stepper").classList.toggle("none", stored.copies === 0);
  row.querySelector(".count-all").textContent = String(stored.of_name);
  const name = row.querySelector(".count-name a").textContent;
  say(stored.problem ? `${name}: ${stored.problem}` : `Saved: ${name}, ${stored.copies}`);
}

form?.addEventListener("keydown", (event) => {
  const field = event.target.closest("input[name^='copies.']");
  if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
  const moves = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 };
  const steps = { "+": 1, "=": 1, "-": -1, "−": -1 };
  if (event.key in moves) move(field, moves[event.key]);
  else if (event.key in steps) step(field, steps[event.key]);
  else return;
  event.preventDefault();
});

form?.addEventListener("change", (event) => {
  const field = event.target.closest("input[name^='copies.']");
  if (field) store(field);
});

form?.addEventListener("input", (event) => {
  if (!form.dataset.counts && event.target.matches("input[name^='copies.']")) addUp();
});

form?.addEventListener("focusin", (event) => {
  if (event.target.matches("input[name^='copies.']")) event.target.select();
});

form?.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  event.preventDefault();
  step(button.parentElement.querySelector("input"), Number(button.dataset.step));
});

window.addEventListener("beforeunload", (event) => {
  if (waiting.size) event.preventDefault();
});
