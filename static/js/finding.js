// The search box in the header suggests names: arrows choose one, Enter opens its page, Esc
// closes the list. Without a choice Enter searches, as it does without script: what finds one card
// alone opens it.

import { fetchPart, newestOnly } from "./fragment.js";

const PAUSE = 150;

const form = document.querySelector("form.find");
const box = document.getElementById("find");
const newest = newestOnly();
const list = document.createElement("ul");
let waiting = 0;

const options = () => [...list.children];
const chosen = () => list.querySelector("[aria-selected=true]");

function choose(option) {
  for (const other of options()) other.setAttribute("aria-selected", String(other === option));
  if (option) box.setAttribute("aria-activedescendant", option.id);
  else box.removeAttribute("aria-activedescendant");
}

function open(isOpen) {
  list.hidden = !isOpen;
  box.setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) choose(null);
}

async function suggest() {
  const asked = new URLSearchParams({ q: box.value });
  const signal = newest();
  const answer = await fetchPart(`${form.dataset.names}?${asked}`, "names", { signal }).catch(() => null);
  if (!answer) return;
  const before = chosen()?.dataset.address;
  list.innerHTML = answer.html;
  choose(options().find((option) => option.dataset.address === before));
  open(list.childElementCount > 0 && document.activeElement === box);
}

// Before the first and after the last name there is what was typed.
function move(step) {
  const places = [null, ...options()];
  choose(places.at((places.indexOf(chosen()) + step) % places.length));
}

if (box) {
  list.className = "find-names";
  list.id = "find-names";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Cards, sets, decks and rules");
  form.append(list);
  box.setAttribute("role", "combobox");
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-controls", list.id);
  box.setAttribute("aria-expanded", "false");

  box.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(suggest, PAUSE);
  });
  box.addEventListener("blur", () => open(false));
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && list.childElementCount) {
      event.preventDefault();
      open(true);
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen()) {
      event.preventDefault();
      location.assign(chosen().dataset.address);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      open(false);
    }
  });
  // The box keeps the focus, so that the list is still there when the click comes.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) location.assign(option.dataset.address);
  });
}
