// The key `w` goes to the names of the players who are swapped, wherever nothing is being typed.

const first = () => document.getElementById("by-hand-one");

document.addEventListener("keydown", (event) => {
  if (event.key !== "w" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, [contenteditable]") || !first()) return;
  event.preventDefault();
  first().focus();
  first().scrollIntoView({ block: "nearest" });
});
