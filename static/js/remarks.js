// Tags and note of a card in a panel above the list; without script they have a page.

export function watchRemarks(main, { fields, send }) {
  const panel = document.getElementById("remarks-panel");

  main.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-remarks]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const answer = await fetch(link.href, { headers: { "X-Fragment": "remarks" } });
      if (!answer.ok) throw new TypeError(String(answer.status));
      panel.innerHTML = await answer.text();
      panel.showModal();
    } catch {
      window.location.assign(link.href);
    }
  });

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
