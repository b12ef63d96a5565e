// "Copy list" puts the saved deck on the clipboard as text; where that fails, its link downloads the text.

const SHOWN = 2000;

// `settled` returns once all changes are saved, or could not be.
export function watchCopying(main, settled) {
  // Saving may have drawn the links anew since it was pressed.
  const show = (label, text) => {
    for (const link of main.querySelectorAll("[data-copies-list]")) link.textContent = label;
    document.getElementById("copied").textContent = text;
  };
  main.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-copies-list]");
    if (!link || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await settled();
      const answer = await fetch(link.href);
      if (!answer.ok) throw new TypeError(String(answer.status));
      await navigator.clipboard.writeText(await answer.text());
    } catch {
      location.assign(link.href);
      return;
    }
    show("Copied", "The list was copied.");
    setTimeout(() => show("Copy list", ""), SHOWN);
  });
}
