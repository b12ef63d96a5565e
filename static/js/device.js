// What this device keeps: pages for times without connection, and changes that were not sent yet.

import { countDrafts, dropAllDrafts } from "./drafts.js";

const PAGES = "threshold-pages";
const list = document.getElementById("kept-pages");
const none = document.getElementById("kept-none");
const unsent = document.getElementById("kept-unsent");
const form = document.getElementById("forget");
const said = document.getElementById("forgotten");

async function show() {
  const pages = "caches" in window && (await caches.has(PAGES)) ? await caches.open(PAGES) : null;
  const kept = pages ? await pages.keys() : [];
  const rows = await Promise.all(kept.reverse().map(async (request) => row(request, await pages.match(request))));
  list.replaceChildren(...rows);
  none.hidden = kept.length > 0;
  const count = countDrafts();
  unsent.textContent = `Not sent yet: changes to ${count === 1 ? "one page" : `${count} pages`}.`;
  unsent.hidden = count === 0;
  form.hidden = false;
}

function row(request, answer) {
  const at = new Date(Number(answer.headers.get("Kept-At"))).toISOString();
  const link = Object.assign(document.createElement("a"), { href: new URL(request.url).pathname });
  const title = new DOMParser().parseFromString(decodeURIComponent(answer.headers.get("Kept-Title")), "text/html");
  link.textContent = title.body.textContent.replace(/ – Threshold$/, "");
  const time = Object.assign(document.createElement("time"), { dateTime: at });
  time.textContent = `as of ${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;
  time.className = "more";
  const item = document.createElement("li");
  item.className = "link-row";
  item.append(link, time);
  return item;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const count = countDrafts();
  const question = "Changes that have not been sent yet will be lost. Delete everything?";
  if (count && !confirm(question)) return;
  dropAllDrafts();
  const worker = await navigator.serviceWorker?.getRegistration();
  worker?.active?.postMessage({ forget: true });
  if ("caches" in window) await caches.delete(PAGES);
  await show();
  said.textContent = "Deleted. Nothing is stored on this device any more.";
});

// Without a connection this page stands in for others.
document.getElementById("kept-missing").hidden = window.location.pathname === "/offline";
show();
