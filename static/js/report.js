// Counts decisions, shows only what is open, and goes on to the next open line.

const form = document.getElementById("report-form");
const lines = document.querySelector(".report-lines");
const status = document.getElementById("decided");
const rows = [...document.querySelectorAll(".report-table tr.open")];

const isDecided = (row) =>
  Boolean(row.querySelector("input[type=radio]:checked") || row.querySelector(".other")?.value.trim());

form?.addEventListener("change", (event) => {
  if (!status) return;
  const decided = rows.filter(isDecided).length;
  const rest = "Lines you don't fix stay in the deck and keep the verdict unreadable.";
  status.textContent = `${decided} of ${rows.length} decided. ${rest}`;
  if (!event.target.matches("input[type=radio]")) return;
  const here = rows.indexOf(event.target.closest("tr"));
  const next = rows.slice(here + 1).find((row) => !isDecided(row));
  next?.scrollIntoView({ block: "nearest" });
});

for (const button of document.querySelectorAll("[data-show]")) {
  button.addEventListener("click", () => {
    lines.toggleAttribute("data-only-open", button.dataset.show === "open");
    for (const other of document.querySelectorAll("[data-show]")) {
      other.setAttribute("aria-pressed", String(other === button));
    }
  });
}
