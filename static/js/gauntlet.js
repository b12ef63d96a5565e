// Lets the server play a second's worth of games again and again, and shows what they add up to.

import { replaceInside } from "./fragment.js";

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

// Plays within `results`, whose id names the part of the page that the server sends.
function run(results) {
  let isPlaying = false;
  let waiting = null;
  const status = () => results.querySelector("[data-status]");

  async function some(form) {
    waiting = new AbortController();
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { "X-CSRFToken": results.dataset.token, "X-Fragment": results.id },
      body: new URLSearchParams(new FormData(form)),
      signal: waiting.signal,
    });
    if ([202, 503].includes(answer.status) && answer.headers.get("X-Place")) {
      status().textContent = `Waiting for a free slot: number ${answer.headers.get("X-Place")} in the queue.`;
      await pause(Number(answer.headers.get("Retry-After")) || 2);
      return;
    }
    if (answer.status === 409) isPlaying = false;
    else if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const hadFocus = results.querySelector("[data-stop]") === document.activeElement;
    replaceInside(results, await answer.text());
    show();
    if (hadFocus) results.querySelector("[data-stop]:not([hidden])")?.focus();
  }

  function show() {
    const [play, stop] = ["[data-play]", "[data-stop]"].map((name) => results.querySelector(name));
    if (play) play.hidden = isPlaying;
    if (stop) stop.hidden = !isPlaying && !stop.hasAttribute("formaction");
  }

  async function play() {
    isPlaying = true;
    show();
    try {
      for (;;) {
        const form = results.querySelector("[data-run]");
        if (!isPlaying || "done" in form.dataset) break;
        await some(form);
        // Somebody stopped it elsewhere.
        if (results.querySelector("[data-run]").dataset.goesOn === "no") break;
      }
    } catch (problem) {
      if (problem.name !== "AbortError") status().textContent = `Stopped: ${problem.message}. Press Play to go on.`;
    }
    isPlaying = false;
    show();
  }

  results.addEventListener("submit", (event) => {
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (!isPlaying) play();
  });

  results.addEventListener("click", (event) => {
    if (!event.target.closest("[data-stop]")) return;
    isPlaying = false;
    waiting?.abort();
  });

  // What is folded away begins when it is opened.
  const fold = results.closest("details:not([open])");
  if (!("begins" in results.dataset)) return;
  if (fold) fold.addEventListener("toggle", play, { once: true });
  else play();
}

for (const id of ["results", "confirmed"]) {
  const results = document.getElementById(id);
  if (results?.querySelector("[data-run]")) run(results);
}
