// Files dropped anywhere on the page are chosen in the form for files, and sent.

const form = document.getElementById("file-form");
const field = form?.querySelector("input[type=file]");
const holdsFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");

if (field) {
  field.addEventListener("change", () => field.files.length && form.requestSubmit());
  addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    form.toggleAttribute("data-over", true);
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) form.removeAttribute("data-over");
  });
  addEventListener("drop", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    form.removeAttribute("data-over");
    field.files = event.dataTransfer.files;
    form.requestSubmit();
  });
}
