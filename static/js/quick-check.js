// The verdict follows the list after a short pause in typing; the mirror numbers the lines.

import { fetchPart, newestOnly } from "./fragment.js";

const form = document.getElementById("check-form");
const list = document.getElementById("list");
const mirror = document.getElementById("mirror");
const check = document.getElementById("check");
const newest = newestOnly();
const accepts = (answer) => answer.ok || answer.status === 422;
let waiting = 0;

function draw(marks) {
  const lines = list.value.split("\n");
  list.rows = lines.length;
  mirror.replaceChildren(
    ...lines.map((text, place) => {
      const line = document.createElement("span");
      line.className = "mirror-line";
      const mark = marks?.[place];
      const inner = mark ? document.createElement("mark") : line;
      inner.textContent = mark ? text : `${text}\n`;
      if (mark) {
        inner.className = mark;
        line.append(inner, "\n");
      }
      return line;
    }),
  );
}

async function ask() {
  const body = new FormData(form);
  body.delete("file");
  check.setAttribute("aria-busy", "true");
  try {
    const answer = await fetchPart(form.action, "check", { method: "POST", body, accepts, signal: newest() });
    if (!answer) return;
    check.innerHTML = answer.html;
    draw(document.getElementById("marks").innerHTML.split(","));
  } catch {
    check.querySelector(".check-stamp")?.setAttribute("data-old", "");
  }
  check.removeAttribute("aria-busy");
}

list.addEventListener("input", () => {
  if (!list.value) document.getElementById("from-file")?.remove();
  draw(null);
  clearTimeout(waiting);
  waiting = setTimeout(ask, 400);
});
form.addEventListener("change", (event) => {
  if (event.target.matches("select")) ask();
  if (event.target.matches("input[type=file]") && event.target.files.length) form.requestSubmit();
});
check.addEventListener("click", (event) => {
  const link = event.target.closest("[data-line]");
  if (!link) return;
  event.preventDefault();
  const lines = list.value.split("\n");
  const number = Number(link.dataset.line) - 1;
  const start = lines.slice(0, number).reduce((sum, line) => sum + line.length + 1, 0);
  list.focus();
  list.setSelectionRange(start, start + (lines[number]?.length ?? 0));
  list.closest(".paste").scrollTop = Math.max(0, number * 26 - 120);
});
