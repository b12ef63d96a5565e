// The search box beside the deck: results while typing, arrows, Enter adds.

import { fetchPart, newestOnly, opensElsewhere, replaceRegions } from "./fragment.js";
import { hidePreview, showPreview } from "./preview.js";

const PAUSE = 180;

export function watchSearch(base, { add, address }) {
  const newest = newestOnly();
  let waiting = 0;
  const box = () => document.getElementById("add");
  const hits = () => [...document.querySelectorAll("#hits [data-hit]")];

  async function show() {
    const query = box().value;
    const hidden = document.querySelector("#edit-hidden [name=q]");
    if (hidden) hidden.value = query;
    const own = ownedOnly();
    const asked = new URLSearchParams({ q: query, ...own });
    const signal = newest();
    const answer = await fetchPart(`${base}/search?${asked}`, "hits", { signal }).catch(sayUnanswered);
    if (!answer) return;
    replaceRegions(answer.html);
    address.show({ q: query, own: own.own ?? "" });
    choose(hits()[0]);
  }

  // The earlier results stay, but Enter adds none of them unless the arrows choose it.
  function sayUnanswered() {
    const note = document.getElementById("unanswered") ?? document.createElement("p");
    note.id = "unanswered";
    note.className = "small in-hits";
    note.setAttribute("role", "status");
    document.getElementById("hits").prepend(note);
    note.textContent = "No connection, so nothing was searched.";
    if (hits().length) note.textContent += " The results below are from an earlier search.";
    choose();
  }

  // The choice goes with every change, so that the answer's results are the same.
  function ownedOnly() {
    document.querySelector("#edit-hidden [name=own]")?.remove();
    if (!document.getElementById("only-owned")?.checked) return {};
    const kept = Object.assign(document.createElement("input"), { type: "hidden", name: "own", value: "1" });
    document.getElementById("edit-hidden").append(kept);
    return { own: "1" };
  }

  function choose(hit) {
    for (const other of hits()) other.classList.toggle("chosen", other === hit);
    hit?.scrollIntoView({ block: "nearest" });
    say(hit);
  }

  function say(hit) {
    let place = document.getElementById("hit-status");
    if (!place) {
      place = document.createElement("p");
      place.id = "hit-status";
      place.className = "visually-hidden";
      place.setAttribute("role", "status");
      box().closest("section").append(place);
    }
    place.textContent = hit ? `${hit.querySelector("a").textContent}. Enter adds ${hit.dataset.copies}.` : "";
  }

  const isUnanswered = () => document.getElementById("unanswered") !== null;

  // Enter adds the first card that matches; of cards that are only near it first chooses one.
  const isNear = () => document.querySelector("#hits[data-near]") !== null;
  const chosen = () => document.querySelector("#hits .chosen") ?? (isUnanswered() || isNear() ? undefined : hits()[0]);

  document.addEventListener("input", (event) => {
    if (event.target !== box()) return;
    hidePreview();
    clearTimeout(waiting);
    waiting = setTimeout(show, PAUSE);
  });

  document.addEventListener("change", (event) => {
    if (event.target.id === "only-owned") show();
  });

  // A query that was perhaps meant takes the place of the one that was typed.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-search]") : null;
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    box().value = link.dataset.search;
    box().focus();
    show();
  });

  document.addEventListener("submit", (event) => {
    if (event.target.id === "add-form") event.preventDefault();
  });

  document.addEventListener("keydown", async (event) => {
    if (event.target !== box()) return;
    const all = hits();
    const here = all.indexOf(chosen());
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const hit = all[Math.min(all.length - 1, Math.max(0, here + (event.key === "ArrowDown" ? 1 : -1)))];
      choose(hit);
      if (hit) showPreview(hit.querySelector("a"));
    } else if (event.key === "Enter") {
      event.preventDefault();
      clearTimeout(waiting);
      const typed = document.querySelector("#edit-hidden [name=q]")?.value;
      if (typed !== box().value) await show();
      const hit = chosen();
      if (!hit && isNear()) choose(hits()[0]);
      if (!hit) return;
      choose(hit);
      const target = document.getElementById(event.altKey ? "maybe" : "deck");
      if (target.dataset.zone) add(hit.dataset.hit, hit.dataset.copies, target.dataset.zone);
      box().select();
    } else if (event.key === "Escape" && !box().value) {
      document.querySelector("#deck input[name^='copies.']")?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      box().value = "";
      show();
    }
  });
}
