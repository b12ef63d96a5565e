// A pool that is being counted: totals per rarity, a filter, and counts that are kept as they are made.

const DELAY = 700;
const RETRY = 8000;
const form = document.querySelector("[data-keeps]");
const state = document.getElementById("counts-state");
const rows = [...form.querySelectorAll("[data-printing]")];
const copiesIn = (row) => Number(row.querySelector("input[name^='copies.']").value) || 0;
let timer = null;
let sending = Promise.resolve();

function addUp() {
  for (const item of form.querySelectorAll("[data-sum]")) {
    const isTotal = item.dataset.sum === "cards";
    const found = rows
      .filter((row) => isTotal || row.dataset.rarity === item.dataset.sum)
      .reduce((sum, row) => sum + copiesIn(row), 0);
    item.querySelector("[data-found]").textContent = String(found);
    item.classList.toggle("is-full", found === Number(item.querySelector("[data-wanted]").textContent));
  }
}

async function keep() {
  const body = new FormData(form);
  body.set("change", "keep");
  body.delete("file");
  body.delete("list");
  try {
    const answer = await fetch(location.pathname, { method: "POST", body, headers: { Accept: "application/json" } });
    if (answer.status === 422) {
      state.textContent = "Not saved: every count must be a number from 0 to 999.";
      return;
    }
    if (!answer.ok) throw new TypeError(String(answer.status));
    const sum = rows.reduce((total, row) => total + copiesIn(row), 0);
    state.textContent = `${sum} ${sum === 1 ? "card" : "cards"} so far, saved`;
  } catch {
    state.textContent = "Not saved yet: no connection. Trying again soon.";
    later(RETRY);
  }
}

function later(delay) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sending = sending.then(keep);
  }, delay);
}

const filter = form.querySelector("[data-filter]");
const [text, only] = [filter.querySelector("#filter"), filter.querySelector("#only-counted")];
filter.hidden = false;

function show() {
  const wanted = text.value.trim().toLowerCase();
  for (const row of rows) {
    const name = row.querySelector(".count-name a").textContent.toLowerCase();
    row.hidden = !name.includes(wanted) || (only.checked && copiesIn(row) === 0);
  }
}

text.addEventListener("input", show);
only.addEventListener("change", show);
text.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  rows.find((row) => !row.hidden)?.querySelector("input[name^='copies.']").focus();
});
form.addEventListener("counted", () => {
  addUp();
  later(DELAY);
});
addUp();
