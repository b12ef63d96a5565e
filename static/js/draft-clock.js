// Counts down the steps of a draft's clock from the time that had passed at the server when it wrote the page.

const line = document.querySelector(".draft-clock");

function show(passed) {
  const steps = Number(line.dataset.steps);
  const length = Number(line.dataset.seconds) * 1000;
  const step = Math.floor(Math.max(0, passed) / length) + 1;
  const words = document.createElement("b");
  if (step > steps) {
    words.textContent = "Time is over.";
    line.replaceChildren(words);
    return;
  }
  const left = Math.ceil((step * length - Math.max(0, passed)) / 1000);
  const time = document.createElement("span");
  time.className = "draft-clock-time";
  time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  words.textContent = steps > 1 ? `${line.dataset.words} ${step} of ${steps}` : line.dataset.words;
  line.replaceChildren(words, " ", time);
  setTimeout(() => show(now()), 200);
}

const written = Number(line?.dataset.passed) - performance.now();
const now = () => written + performance.now();
if (line) show(now());
