// Counting wounds in place: each press is the same form that works without script, sent in the
// background; the answer's fields replace those on the page.

import { fetchPart, heldFocus, newestOnly, replaceRegions } from "./fragment.js";

const form = document.querySelector("[data-wounds]");
const isNumber = (target) => target.matches(".wounds input");
const newest = newestOnly();

async function send() {
  const body = new FormData(form);
  body.set("step", "");
  try {
    const answer = await fetchPart(form.action, "wounds", { method: "POST", body, signal: newest() });
    if (!answer) return;
    const focused = heldFocus();
    replaceRegions(answer.html);
    focused()?.focus({ preventScroll: true });
  } catch {
    // The numbers stay as they are typed, and the form is sent as a whole.
  }
}

// The number on the page changes at once, so that the next press counts on from it.
function count(sign, field) {
  const number = Number(field.value.trim() || "0");
  if (!Number.isInteger(number)) return;
  field.value = String(Math.max(0, number + (sign === "+" ? 1 : -1)));
  send();
}

form?.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=step]");
  if (!button) return;
  event.preventDefault();
  count(button.value[0], form.elements.namedItem(button.value.slice(1)));
});

form?.addEventListener("change", (event) => {
  if (isNumber(event.target)) send();
});

form?.addEventListener("keydown", (event) => {
  if (!isNumber(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const signs = { "+": "+", "=": "+", "-": "-", "−": "-", ArrowUp: "+", ArrowDown: "-" };
  if (!(event.key in signs)) return;
  event.preventDefault();
  count(signs[event.key], event.target);
});

form?.addEventListener("focusin", (event) => {
  if (isNumber(event.target)) event.target.select();
});
