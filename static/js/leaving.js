// Signing out leaves no unsent changes behind on this device, and asks first where there are any.

import { countDrafts, dropAllDrafts } from "./drafts.js";

for (const form of document.querySelectorAll("form[data-leaves]")) {
  form.addEventListener("submit", (event) => {
    const count = countDrafts();
    const decks = count === 1 ? "one deck" : `${count} decks`;
    const question = `Changes of ${decks} are not saved yet and would be lost. Sign out anyway?`;
    if (count && !confirm(question)) event.preventDefault();
    else dropAllDrafts();
  });
}
