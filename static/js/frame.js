// Keys that work on every page: "/" goes to the search box, "?" to the list of keys.

import { fetchPart } from "./fragment.js";

const typing = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select"));

document.documentElement.classList.add("scripted");

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === "/") {
    const box = document.querySelector("[data-first-search]") ?? document.getElementById("find");
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === "?") {
    showKeys();
  }
});

// The list of keys over the page, which keeps its state; its own page where that fails.
let keys = null;
async function showKeys() {
  try {
    keys ??= await keysDialog();
  } catch {
    window.location.assign("/keyboard");
    return;
  }
  if (!keys.open && !document.querySelector("dialog[open]")) keys.showModal();
}

async function keysDialog() {
  const { html } = await fetchPart("/keyboard", "keys");
  const dialog = document.createElement("dialog");
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "Close" });
  close.className = "button small";
  close.addEventListener("click", () => dialog.close());
  dialog.className = "keys";
  dialog.setAttribute("aria-label", "Keyboard");
  dialog.append(close, new DOMParser().parseFromString(html, "text/html").querySelector("#main .stack"));
  document.body.append(dialog);
  return dialog;
}

// An open menu closes with Esc or a choice in it, which give the focus back, and with a click elsewhere.
const openMenus = () => document.querySelectorAll("details:is(.more-menu, .narrow-menu)[open]");
function shut(menu) {
  if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  menu.open = false;
}
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const menu of openMenus()) shut(menu);
});
document.addEventListener("submit", (event) => {
  for (const menu of openMenus()) if (menu.contains(event.target)) shut(menu);
});
document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
});

// A page that came back with errors puts the focus on them.
document.querySelector("[data-focus]")?.focus();
