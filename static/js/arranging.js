// The filter of the deck follows what is typed, and the address follows the page, so that going
// back to the builder brings search and filter back.

import { fetchPart, newestOnly } from "./fragment.js";

const PAUSE = 180;

// Writes what the builder shows into its address, without a new entry in the browser's history.
export function builderAddress(base) {
  return {
    show(values) {
      const query = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      history.replaceState(history.state, "", query.size ? `${base}?${query}` : base);
    },
  };
}

export function watchFilter(main, base, { show, settled, address }) {
  const newest = newestOnly();
  let waiting = 0;
  let hasChosen = new URLSearchParams(window.location.search).has("group");
  const box = () => document.getElementById("filter");

  // The usual order is left out of the address, until one was chosen.
  function values() {
    const chosen = Object.fromEntries(new FormData(document.getElementById("arranging")));
    return hasChosen ? chosen : { view: chosen.view, filter: chosen.filter, gone: chosen.gone };
  }

  async function draw(chosen = {}) {
    const signal = newest();
    if (!(await settled()) || signal.aborted) return;
    const asked = new URLSearchParams(new FormData(document.getElementById("arranging")));
    const kept = document.querySelectorAll("#edit-hidden :is([name=q], [name=own], [name=finished])");
    for (const { name, value } of kept) asked.set(name, value);
    if (chosen.name) asked.set(chosen.name, chosen.value);
    try {
      const answer = await fetchPart(`${base}?${asked}`, "editor", { signal });
      if (!answer) return;
      show(answer.html);
      address.show(values());
    } catch (problem) {
      if (!(problem instanceof TypeError)) throw problem;
    }
  }

  main.addEventListener("input", (event) => {
    if (event.target !== box() || event.isComposing) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => draw(), PAUSE);
  });

  main.addEventListener("submit", (event) => {
    if (event.target.id !== "arranging") return;
    event.preventDefault();
    clearTimeout(waiting);
    hasChosen ||= !event.submitter?.name && document.activeElement !== box();
    draw(event.submitter ?? {});
  });
}
