// The organizer's table by keys: j and k move, Enter opens as on any link, c checks the deck.

const links = [...document.querySelectorAll("#players tbody th a")];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) return;
  const here = links.indexOf(document.activeElement);
  if (event.key === "j" || event.key === "k") {
    const next = links[event.key === "j" ? here + 1 : Math.max(0, here - 1)];
    next?.focus();
    event.preventDefault();
  } else if (event.key === "c" && here >= 0) {
    const address = links[here].closest("tr").dataset.check;
    if (address) location.assign(address);
  }
});
