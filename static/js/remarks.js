// Tags and note of a card in a panel above the list; without script they have a page.

import { openInDialog } from "./fragment.js";

export function watchRemarks(main, { fields, send }) {
  const panel = document.getElementById("remarks-panel");

  openInDialog(main, "[data-remarks]", "remarks", () => panel);

  panel.addEventListener("click", (event) => {
    if (!event.target.closest("[data-close]")) return;
    event.preventDefault();
    panel.close();
  });

  panel.addEventListener("submit", async (event) => {
    event.preventDefault();
    for (const field of event.target.querySelectorAll("[data-remark]")) fields.set(field.name, field.value);
    if ((await send()) !== 422) {
      panel.close();
      return;
    }
    const problem = panel.querySelector("[data-problem]");
    problem.textContent = document.getElementById("save-state").querySelector(".field-error")?.textContent ?? "";
    problem.hidden = false;
  });
}
