// Results and the conditions beside them follow the search box while one types; the address
// follows the results.

import { fetchPart, newestOnly, replaceInside } from "./fragment.js";

const form = document.querySelector("[data-live=results]");
const target = document.getElementById("results");
const box = form?.elements.namedItem("q");
const newest = newestOnly();
let waiting = 0;

async function show() {
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form)).toString();
  try {
    const answer = await fetchPart(address, "results", { signal: newest() });
    if (!answer) return;
    replaceInside(target, answer.html);
    history.replaceState(null, "", address);
    box.setAttribute("aria-invalid", String(Boolean(target.querySelector(".mistake"))));
  } catch {
    form.removeAttribute("data-live");
  }
}

box?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(show, 250);
});
