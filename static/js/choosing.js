// Selecting several rows: a range with Shift, x and Shift with the arrows by keyboard. What is done
// with them is a button of the builder's form, so that it is one change and one step of undo.

const CHOICE = ".row-choice";
const PLACES = "#deck, #maybe";

const mode = () => document.getElementById("choosing");
const choices = () => [...document.querySelectorAll(`:is(${PLACES}) ${CHOICE}`)];

let last = null;

export function watchChoosing(main) {
  main.addEventListener("click", (event) => {
    if (event.target.closest("[data-choose-all]")) {
      const all = choices();
      const isChosen = all.some((one) => !one.checked);
      for (const one of all) one.checked = isChosen;
      tell();
    }
    if (!event.target.matches(CHOICE)) return;
    if (event.shiftKey) chooseUpTo(event.target);
    last = event.target.name;
    tell();
  });
  main.addEventListener("change", (event) => {
    if (event.target !== mode() || mode().checked) return;
    for (const one of choices()) one.checked = false;
    tell();
  });
  main.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches(".choosing input")) return;
    event.preventDefault();
    event.target.nextElementSibling.click();
  });
}

function chooseUpTo(choice) {
  const all = choices();
  const from = all.findIndex((one) => one.name === last);
  const to = all.indexOf(choice);
  if (from < 0) return;
  for (const one of all.slice(Math.min(from, to), Math.max(from, to) + 1)) one.checked = choice.checked;
}

// The row is selected, or not any more.
export function chooseRow(row, isChosen = !row.querySelector(CHOICE).checked) {
  mode().checked = true;
  const choice = row.querySelector(CHOICE);
  choice.checked = isChosen;
  last = choice.name;
  tell();
}

// A fresh region has the selection of the one that it replaces.
export function keepChoices(fresh, old) {
  const wasChoosing = old.querySelector("#choosing");
  if (wasChoosing) fresh.querySelector("#choosing").checked = wasChoosing.checked;
  for (const { name } of old.querySelectorAll(`${CHOICE}:checked`)) {
    const choice = fresh.querySelector(`[name="${CSS.escape(name)}"]`);
    if (choice) choice.checked = true;
  }
}

// Done: nothing is selected any more.
export function clearChoices() {
  for (const one of choices()) one.checked = false;
  for (const field of document.querySelectorAll(".choosing input")) field.value = "";
  tell();
}

export function tell() {
  const place = document.getElementById("chosen-count");
  const count = choices().filter((one) => one.checked).length;
  const words = `${count === 1 ? "1 row" : `${count} rows`} selected`;
  if (place && place.textContent !== words) place.textContent = words;
}
