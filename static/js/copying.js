// Buttons that copy the text of a field, and buttons that hand a link to the share sheet of the system.
// They are shown only where the browser can do that.

const status = document.getElementById("copied");

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = "";
      status.textContent = "Copied.";
      button.dataset.words ??= button.textContent;
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = button.dataset.words; }, 2000);
    } catch {
      status.textContent = "The browser does not allow copying. The text is selected: copy it yourself.";
    }
  });
}

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", async () => {
    const url = document.getElementById(button.dataset.share).value;
    try {
      await navigator.share({ title: button.dataset.title, url });
    } catch (problem) {
      // Closing the sheet is no failure.
      if (problem.name !== "AbortError") status.textContent = "The system could not share the link. Copy it instead.";
    }
  });
}
