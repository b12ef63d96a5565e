// "Only check" shows the verdict on this page instead of leading to another one, so that the browser's
// Back goes to a page, not to the question whether a form shall be sent again.

import { addOwnTimes } from "./zoned.js";

const part = document.querySelector(".hand-in-main");
let isAsking = false;

part?.addEventListener("submit", async (event) => {
  const form = event.target;
  const button = event.submitter;
  if (button?.name !== "do" || button.value !== "check") return;
  event.preventDefault();
  if (isAsking) return;
  isAsking = true;
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", body: new FormData(form, button) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector(".hand-in-main");
    if (fresh === null) throw new TypeError(String(answer.status));
    part.replaceChildren(...fresh.childNodes);
    addOwnTimes(part);
    (part.querySelector("[data-focus], #report") ?? part.querySelector("[aria-invalid]"))?.focus();
  } catch {
    sendWith(form, button);
  } finally {
    isAsking = false;
    button.removeAttribute("aria-busy");
  }
});

// The browser sends the form as without script, and shows what came.
function sendWith(form, button) {
  const { name, value } = button;
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  form.submit();
}
