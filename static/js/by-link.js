// A game by link: answers and news change only what is different on the page, and answers have keys.

import { fetchPart } from "./fragment.js";
import { morphInPlace } from "./morph.js";
import { watchVersion } from "./polling.js";

const HIDDEN = 10000;
const QUICK = 1000;
// Who waits asks each second for half a minute after the last change, and less often the longer nothing happens.
const PACE = [[30000, QUICK], [60000, 2000], [180000, 5000]];
const SLOWEST = 15000;
const pace = (quiet) => PACE.find(([most]) => quiet < most)?.[1] ?? SLOWEST;
const table = document.getElementById("table");
const said = document.querySelector("[data-said]");
const shown = () => document.querySelector("[data-since]");
let isBusy = false;
let changedHere = () => {};
let clockFrom = Date.now();

// The title and the icon of the tab say whose move it is.
function name(part) {
  document.title = part.dataset.title;
  document.querySelector('link[rel="icon"]').href = part.dataset.icon;
}

// The parts of the table that are here need not be sent again. Parts of turns that are over change only with them.
const MOST_PARTS = 250;
const isNamed = (part) => !part.parentElement.closest(".log > li:not(:last-child)");
const have = () => {
  const parts = [...table.querySelectorAll("[data-part]")].filter(isNamed).slice(-MOST_PARTS);
  return { "X-Have": parts.map((one) => one.dataset.part).join(" ") };
};

// Fills in the parts that were not sent; false if one of them is not here.
function fill(fresh) {
  for (const same of fresh.querySelectorAll("[data-same]")) {
    const mine = table.querySelector(`[data-part="${same.dataset.same}"]`);
    if (!mine) return false;
    same.replaceWith(mine.cloneNode(true));
  }
  return true;
}

// Puts the table that was sent in the place of the old one; returns what to say about it.
function put(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const part = fresh.querySelector(".game-table");
  if (!part || fresh.querySelector("main") || !fill(fresh)) return location.reload();
  const before = table.querySelector("[data-question]").textContent;
  fresh.body.id = table.id;
  const holder = document.createElement("div");
  for (const { name: its, value } of table.attributes) holder.setAttribute(its, value);
  holder.append(...fresh.body.childNodes);
  morphInPlace(table, holder);
  clockFrom = Date.now();
  name(table.querySelector(".game-table"));
  const latest = [...table.querySelectorAll("[data-latest] p")].map((line) => line.textContent.trim()).at(-1) ?? "";
  const notice = table.querySelector(".table-says .notice")?.textContent.trim() ?? "";
  const question = table.querySelector("[data-question]").textContent;
  return `${notice} ${latest} ${question === before ? "" : question}`.trim();
}

async function send(form, submitter) {
  if (isBusy) return;
  isBusy = true;
  table.setAttribute("aria-busy", "true");
  try {
    const { html } = await fetchPart(form.action, "table", {
      method: "POST",
      headers: have(),
      body: new URLSearchParams(new FormData(form, submitter)),
    });
    said.textContent = put(html) ?? "";
    changedHere();
    if (!document.activeElement || document.activeElement === document.body) {
      table.querySelector("#turn")?.focus({ preventScroll: true });
    }
  } catch {
    const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    said.textContent = `Not connected since ${now}: it is not known whether that arrived. Try again.`;
    said.classList.remove("visually-hidden");
  } finally {
    isBusy = false;
    table.removeAttribute("aria-busy");
  }
}

table?.addEventListener("submit", (event) => {
  if (event.target.method !== "post" || event.target.hasAttribute("data-leads-away")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

if (shown()) {
  changedHere = watchVersion({
    address: shown().dataset.since,
    version: () => shown()?.dataset.version ?? "",
    update: async () => {
      if (!table) return location.reload();
      const { html } = await fetchPart(location.href, "table", { headers: have() });
      return put(html);
    },
    say: (words) => words && (said.textContent = words),
    quick: QUICK,
    hidden: HIDDEN,
    pace,
    isOver: () => !shown(),
  });
}

if (table?.querySelector("[data-icon]")) name(table.querySelector(".game-table"));

// A clock that runs is counted down between two looks at the server's.
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const left = Math.max(0, Number(clock.dataset.clock) - Math.floor((Date.now() - clockFrom) / 1000));
    if (left >= 86400) continue;
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
    const two = (number) => String(number).padStart(2, "0");
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  }
}, 1000);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) return;
  const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!target) return;
  event.preventDefault();
  target.click();
});
