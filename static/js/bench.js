// Names of cards are suggested while they are typed; without script the answer suggests them.

import { fetchPart, newestOnly } from "./fragment.js";

const PAUSE = 150;
const list = document.getElementById("bench-names");
const newest = newestOnly();
let waiting = 0;

async function suggest(field) {
  const asked = new URLSearchParams({ q: field.value });
  const signal = newest();
  const answer = await fetchPart(`${field.dataset.names}?${asked}`, "names", { signal }).catch(() => null);
  if (!answer) return;
  const found = document.createElement("ul");
  found.innerHTML = answer.html;
  const names = [...found.querySelectorAll("[data-name]")].map((each) => each.dataset.name);
  list.replaceChildren(...names.map((name) => Object.assign(document.createElement("option"), { value: name })));
}

for (const field of document.querySelectorAll("[data-names][list=bench-names]")) {
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(suggest, PAUSE, field);
  });
}
