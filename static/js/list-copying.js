// "Copy list" puts the saved deck on the clipboard as text; where that fails, its link downloads the text.

const SHOWN = 2000;

// `settled` returns once all changes are saved, or could not be.
export function watchCopying(main, settled) {
  const say = (text) => (document.getElementById("copied").textContent = text);
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
    link.textContent = "Copied";
    say("The list was copied.");
    setTimeout(() => {
      link.textContent = "Copy list";
      say("");
    }, SHOWN);
  });
}
