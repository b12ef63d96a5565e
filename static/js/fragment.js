// Asks the server for the changing part of a page and puts it in place of the old one. What is
// open stays open, and the focus stays where it was.

// The part that the header X-Fragment names. Null when a newer request has ended this one;
// throws when there is no answer, or one that `accepts` does not take.
export async function fetchPart(address, part, { accepts = (answer) => answer.ok, headers = {}, ...options } = {}) {
  try {
    const answer = await fetch(address, { ...options, headers: { ...headers, "X-Fragment": part } });
    if (!accepts(answer)) throw new TypeError(String(answer.status));
    return { status: answer.status, url: answer.url, redirected: answer.redirected, html: await answer.text() };
  } catch (problem) {
    if (problem.name === "AbortError") return null;
    throw problem;
  }
}

// Signals for `fetchPart`: each one ends the request that was given the one before.
export function newestOnly() {
  let running = null;
  return () => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };
}

// Replaces what is inside `place`; its details stay open or closed in their order.
export function replaceInside(place, html) {
  const open = [...place.querySelectorAll("details")].map((one) => one.open);
  place.innerHTML = html;
  place.querySelectorAll("details").forEach((one, index) => (one.open = open[index] ?? false));
}

// The tabs that were chosen stay chosen.
function keepTabs(fresh, old) {
  for (const { id } of old.querySelectorAll(".tab-choice:checked")) {
    const tab = [...fresh.querySelectorAll(".tab-choice")].find((one) => one.id === id);
    if (tab) tab.checked = true;
  }
}

// Replaces the regions of the page that the answer has differently. `isDone` may change a pair
// first, and says whether that was all.
export function replaceRegions(html, isDone = () => false) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  for (const fresh of answer.querySelectorAll("[data-region]")) {
    const old = document.getElementById(fresh.id);
    if (!old || isDone(fresh, old)) continue;
    keepTabs(fresh, old);
    if (old.outerHTML !== fresh.outerHTML) old.replaceWith(document.adoptNode(fresh));
  }
}

// A function that finds the control that has the focus now in the part that comes.
export function heldFocus() {
  const { id, name, value, localName } = document.activeElement ?? {};
  if (id) return () => document.getElementById(id);
  if (!name) return () => null;
  const its = localName === "button" ? `[value="${CSS.escape(value)}"]` : "";
  return () => document.querySelector(`${localName}[name="${CSS.escape(name)}"]${its}`);
}

// Whether a click asks for the link in another tab or window.
export const opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

// Links below `root` open their part in a dialog; where that fails, the browser follows them.
export function openInDialog(root, selector, part, dialog, address = (link) => link.href) {
  root.addEventListener("click", async (event) => {
    const link = event.target.closest(selector);
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    try {
      const { html } = await fetchPart(address(link), part);
      dialog().innerHTML = html;
      dialog().showModal();
    } catch {
      window.location.assign(link.href);
    }
  });
}
