// Results follow the search box while one types; the address follows the results.

const form = document.querySelector("[data-live=results]");
const target = document.getElementById("results");
const box = form?.elements.namedItem("q");
let waiting = 0;
let running = null;

async function show() {
  running?.abort();
  running = new AbortController();
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form)).toString();
  try {
    const answer = await fetch(address, { headers: { "X-Fragment": "results" }, signal: running.signal });
    if (!answer.ok) return;
    target.innerHTML = await answer.text();
    history.replaceState(null, "", address);
    box.setAttribute("aria-invalid", String(Boolean(target.querySelector(".mistake"))));
  } catch (problem) {
    if (problem.name !== "AbortError") form.removeAttribute("data-live");
  }
}

box?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(show, 250);
});
