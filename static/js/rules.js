// A rule's number opens what it means in a panel; Esc closes it and gives the focus back.

import { openInDialog } from "./fragment.js";

let panel = null;

function opened() {
  if (panel) return panel;
  panel = document.createElement("dialog");
  panel.className = "rule-panel";
  panel.setAttribute("aria-label", "What the rule means");
  document.body.append(panel);
  panel.addEventListener("click", (event) => {
    if (event.target === panel || event.target.closest("[data-close]")) panel.close();
  });
  return panel;
}

openInDialog(document, "a[data-panel]", "rule", opened, (link) => link.dataset.panel);
