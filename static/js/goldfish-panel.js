// The builder's goldfish figures: fetched after every saved version, kept until the new ones come.

const panel = document.querySelector("[data-goldfish-panel]");
const place = panel?.querySelector("[data-goldfish-figures]");
const note = panel?.querySelector("[data-goldfish-note]");
let asked = "";
let running = null;
let pause = 0;

const version = () => document.querySelector("#edit-hidden input[name=version]")?.value ?? "";

async function refresh() {
  const wanted = version();
  if (wanted === asked) return;
  asked = wanted;
  running?.abort();
  running = new AbortController();
  note.textContent = "recalculating";
  try {
    const answer = await fetch(panel.dataset.goldfishPanel, { headers: { "X-Fragment": "panel" }, signal: running.signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const open = [...place.querySelectorAll("details")].map((one) => one.open);
    place.innerHTML = await answer.text();
    place.querySelectorAll("details").forEach((one, index) => (one.open = open[index] ?? false));
    note.textContent = `version ${wanted}`;
  } catch (problem) {
    if (problem.name !== "AbortError") note.textContent = "not current: the site did not answer";
  }
}

if (panel) {
  new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(refresh, 150);
  }).observe(document.getElementById("main"), { childList: true, subtree: true });
  refresh();
}
