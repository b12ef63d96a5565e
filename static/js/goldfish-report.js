// Plays block after block of games, adds their counters, and lets the server draw the figures.

import { replaceInside } from "./fragment.js";

const run = document.querySelector("[data-blocks]:not([data-closed])");
const figures = document.getElementById("figures");
const token = run?.dataset.token;
const sum = { games: 0, row: [] };
const DRAWN_EVERY = 250;
let stopped = false;
let waiting = null;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

// Asks again while the server computes for others, and says how many are first. More games are not
// waited for once somebody has cancelled; the figures of those played are.
async function inTurn(ask, { endsWhenStopped = false } = {}) {
  for (;;) {
    const answer = await ask();
    const place = answer.headers.get("X-Place");
    if (answer.status !== 503 || !place) return answer;
    run.querySelector("[data-status]").textContent = `Waiting for a free slot: number ${place} in the queue.`;
    await pause(Number(answer.headers.get("Retry-After")) || 2);
    if (stopped && endsWhenStopped) throw new DOMException("cancelled", "AbortError");
  }
}

async function block(first, count) {
  const address = new URL(run.dataset.blocks, location.href);
  address.searchParams.set("from", first);
  address.searchParams.set("count", count);
  waiting = new AbortController();
  const answer = await inTurn(() => fetch(address, { signal: waiting.signal }), { endsWhenStopped: true });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}

function add(part) {
  if (!sum.row.length) sum.row = new Array(part.row.length).fill(0);
  part.row.forEach((count, place) => (sum.row[place] += count));
  sum.games += part.games;
}

async function send(address) {
  const answer = await inTurn(() =>
    fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token },
      body: JSON.stringify(sum),
    }),
  );
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

async function draw(address = new URL(run.dataset.figures, location.href)) {
  const sort = new URLSearchParams(location.search).get("sort");
  if (sort) address.searchParams.set("sort", sort);
  const answer = await send(address);
  const focused = figures.contains(document.activeElement) ? document.activeElement.dataset.sort : null;
  const text = await answer.text();
  const open = [...figures.querySelectorAll("details[open]")].map((fold) => fold.id);
  // What is being measured beside the figures goes on.
  const confirmed = document.getElementById("confirmed");
  replaceInside(figures, text);
  const place = figures.querySelector(".what-to-change");
  if (confirmed && place) place.replaceWith(confirmed);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused) figures.querySelector(`[data-sort="${focused}"]`)?.focus();
}

const words = (games) => games.toLocaleString("en");

function told(games, sentence) {
  const status = run.querySelector("[data-status]");
  run.querySelector("progress").value = games;
  if (status.textContent !== sentence) status.textContent = sentence;
  document.querySelector("[data-games-played]").textContent = `${words(games)} games`;
  const command = document.querySelector("[data-command]");
  if (command) command.textContent = command.textContent.replace(/--games \d+/, `--games ${games}`);
}

async function play() {
  const total = Number(run.dataset.total);
  const size = Number(run.dataset.block);
  const onPage = run.querySelector("progress").value;
  const cancel = run.querySelector("[data-cancel]");
  cancel.hidden = false;
  cancel.addEventListener("click", () => {
    stopped = true;
    waiting?.abort();
  });
  let spoken = 0;
  let drawn = 0;
  let ending = "";
  try {
    while (sum.games < total && !stopped) {
      add(await block(sum.games, Math.min(size, total - sum.games)));
      const now = performance.now();
      if (now - drawn > DRAWN_EVERY) {
        await draw();
        drawn = performance.now();
      }
      if (now - spoken > 1000) {
        const games = `${words(sum.games)} of ${words(total)} games`;
        told(sum.games, `${games}; the figures get more precise as more games are played.`);
        spoken = now;
      } else {
        run.querySelector("progress").value = sum.games;
      }
    }
  } catch (problem) {
    if (problem.name !== "AbortError") ending = `Stopped: ${problem.message}. `;
  }
  if (sum.games) await draw().catch((problem) => (ending ||= `Stopped: ${problem.message}. `));
  // Until the first block is drawn, the figures are those the page came with.
  const games = sum.games || onPage;
  const kept = `${words(games)} games`;
  const done = games >= total;
  told(games, done ? `All ${kept} are played.` : `${ending}Cancelled; the figures are those of the first ${kept}.`);
  cancel.hidden = true;
  run.dataset.done = done ? "all" : "some";
}

figures?.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-sort]");
  if (!link || !run || !sum.games || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  history.replaceState(null, "", link.href);
  draw().catch(() => location.assign(link.href));
});

// A file of the games played so far, however many.
const file = run && document.querySelector("[data-download]");
if (file) file.hidden = false;
file?.addEventListener("click", async (event) => {
  if (!sum.games) {
    // The server plays the games that the page came with once more.
    const address = new URL(file.href);
    address.searchParams.set("games", run.querySelector("progress").value);
    file.href = address;
    return;
  }
  event.preventDefault();
  try {
    const answer = await send(file.href);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = "goldfish.json";
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (problem) {
    run.querySelector("[data-status]").textContent = `The file could not be created: ${problem.message}.`;
  }
});

if (run) play();
