// Keys that work on every page: "/" goes to the search box, "?" to the list of keys.

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
    window.location.assign("/keyboard");
  }
});

// An open menu closes with Esc, which gives the focus back, and with a click elsewhere.
const openMenus = () => document.querySelectorAll("details.more-menu[open]");
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  }
});
document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
});

// A page that came back with errors puts the focus on them.
document.querySelector("[data-focus]")?.focus();
