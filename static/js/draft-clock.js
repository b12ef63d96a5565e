// Counts down the steps of a draft's clock from the time that had passed at the server when it wrote the page.

let line = null;
let written = 0;

// A bar beside the clock fills as the time passes.
function fill(share) {
  const bar = document.querySelector("[data-clock-bar]");
  if (bar) bar.value = 100 * Math.min(1, share);
}

function show() {
  const passed = Math.max(0, written + performance.now());
  const steps = Number(line.dataset.steps);
  const length = Number(line.dataset.seconds) * 1000;
  const step = Math.floor(passed / length) + 1;
  fill(passed / (steps * length));
  const words = document.createElement("b");
  if (step > steps) {
    words.textContent = "Time is over.";
    line.replaceChildren(words);
    return;
  }
  const left = Math.ceil((step * length - passed) / 1000);
  const time = document.createElement("span");
  time.className = "draft-clock-time";
  time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  words.textContent = steps > 1 ? `${line.dataset.words} ${step} of ${steps}` : line.dataset.words;
  line.replaceChildren(words, " ", time);
}

// The clock of the page, which has just been written.
export function readClock() {
  line = document.querySelector(".draft-clock");
  written = Number(line?.dataset.passed) - performance.now();
  if (line) show();
}

readClock();
setInterval(() => {
  if (line) show();
}, 200);
