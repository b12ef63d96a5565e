// The projector's pages follow each other, and show new results when they begin anew. The space bar stops them, arrows
// turn them, and none changes while a key is held.

const { next, before, seconds } = document.body.dataset;
const stop = document.getElementById("projector-stop");
let stopped = false;
let held = false;

stop.hidden = false;

function toggle() {
  stopped = !stopped;
  stop.setAttribute("aria-pressed", String(stopped));
}

stop.addEventListener("click", toggle);
document.addEventListener("keydown", (event) => {
  if (event.key === " " && event.target !== stop && !event.repeat) {
    event.preventDefault();
    toggle();
  }
  held = true;
  if (event.key === "ArrowRight") location.replace(next);
  if (event.key === "ArrowLeft") location.replace(before);
});
document.addEventListener("keyup", () => { held = false; });
window.addEventListener("blur", () => { held = false; });

let passed = 0;
setInterval(() => {
  if (stopped || held || document.hidden) return;
  passed += 1;
  if (passed >= Number(seconds)) location.replace(next);
}, 1000);
