// A plain form leaves its page only when the site answers, so that what was typed is not lost to
// the browser's own page about a missing connection.

const SAID = "Not saved: the site is not responding. What you typed is still here; press the button again in a moment.";

for (const form of document.querySelectorAll("form[data-keeps]")) {
  const note = form.querySelector("[data-keeps-note]");
  let answers = false;
  form.addEventListener("submit", async (event) => {
    if (answers) return;
    event.preventDefault();
    note.textContent = "Saving …";
    try {
      const there = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
      if (there.status >= 500) throw new TypeError(String(there.status));
      answers = true;
      form.requestSubmit(event.submitter);
    } catch {
      note.textContent = SAID;
    }
  });
  window.addEventListener("pageshow", () => {
    answers = false;
    note.textContent = "";
  });
}
