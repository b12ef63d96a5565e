// A rule's number opens what it means in a panel; Esc closes it and gives the focus back.

let panel = null;

function opened() {
  panel = document.createElement("dialog");
  panel.className = "rule-panel";
  panel.setAttribute("aria-label", "What the rule means");
  document.body.append(panel);
  panel.addEventListener("click", (event) => {
    if (event.target === panel || event.target.closest("[data-close]")) panel.close();
  });
  return panel;
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-panel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.dataset.panel, { headers: { "X-Fragment": "rule" } });
    if (!answer.ok) throw new TypeError(String(answer.status));
    (panel ?? opened()).innerHTML = await answer.text();
    panel.showModal();
  } catch {
    window.location.assign(link.href);
  }
});
