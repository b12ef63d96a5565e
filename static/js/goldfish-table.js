// The table without loading the page anew: each answer asks for the table after it.

import { fetchPart, heldFocus, opensElsewhere } from "./fragment.js";

const table = document.getElementById("table");
const said = document.querySelector("[data-said]");
let busy = false;

// The step that is shown is in sight in a log of all turns.
const showStep = () => table?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "nearest" });

async function show(address, keep = true) {
  if (busy) return;
  busy = true;
  table.setAttribute("aria-busy", "true");
  try {
    const { html, url } = await fetchPart(address, "table");
    if (!html.includes('id="move"') || html.includes("<html")) return location.assign(url);
    const focused = heldFocus();
    table.innerHTML = html;
    if (keep) history.pushState(null, "", url);
    const place = focused() ?? table.querySelector("#turn");
    place.focus({ preventScroll: place.localName !== "button" });
    showStep();
    const latest = [...table.querySelectorAll("[data-latest] [data-line]")].map((line) => line.textContent).join(" ");
    const question = table.querySelector("[data-question]").textContent;
    said.textContent = `${latest.split(". ").slice(-3).join(". ")} ${question}`;
  } catch {
    location.assign(address);
  } finally {
    busy = false;
    table.removeAttribute("aria-busy");
  }
}

table?.addEventListener("submit", (event) => {
  event.preventDefault();
  const asked = new URLSearchParams(new FormData(event.target, event.submitter));
  show(`${event.target.action}?${asked}`);
});

table?.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step]");
  if (!link || opensElsewhere(event)) return;
  event.preventDefault();
  show(link.href);
});

showStep();
addEventListener("popstate", () => show(location.href, false));

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) return;
  const hand = /^[1-9]$/.test(event.key) && table.querySelectorAll(".table-hand .hand > li")[Number(event.key) - 1];
  const target = hand ? hand.querySelector("button") : table.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!target) return;
  event.preventDefault();
  target.click();
});
