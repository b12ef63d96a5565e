// Buttons that copy the text of a field. They are shown only where the browser can copy.

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
