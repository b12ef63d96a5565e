// What waits on this device, on the page as it was stored: counts in their rows, and all of it in
// words beside the verdict, which does not know of it.

const ROW = "[data-row]";
const COPIES = /^copies of /;

const nameOf = (field) => field.getAttribute("aria-label")?.replace(COPIES, "") ?? field.name;
const inRow = (printing) => document.querySelector(`${ROW} input[name^="copies."][name$=".${CSS.escape(printing)}"]`);
const inHits = (printing) => document.querySelector(`[data-hit="${CSS.escape(printing)}"] .side-name a`);

function cardOf(printing) {
  const field = inRow(printing);
  return (field && nameOf(field)) ?? inHits(printing)?.textContent ?? "a card";
}

// An act in words, as the page that is shown when it is done knows its card.
export function inWords(change) {
  const [verb, ...rest] = change.split(" ");
  const last = rest.at(-1);
  switch (verb) {
    case "add":
      return `add ${last} ${cardOf(rest.slice(1, -1).join(" "))}`;
    case "more":
      return `add 1 ${cardOf(rest.slice(1).join(" "))}`;
    case "fewer":
      return `remove 1 ${cardOf(rest.slice(1).join(" "))}`;
    case "move":
      return `move ${cardOf(rest.slice(1, -1).join(" "))} to ${last}`;
    case "restore":
      return `put back ${cardOf(rest.join(" "))}`;
    default:
      return verb;
  }
}

function fieldInWords(name, value) {
  const field = document.getElementById(name);
  if (!field) return `a card that is not shown here: ${value}`;
  if (field.matches("select")) return `${name}: ${field.selectedOptions[0]?.textContent.trim() ?? value}`;
  return name.startsWith("copies.") ? `${nameOf(field)}: ${field.defaultValue} → ${value}` : `${name}: ${value}`;
}

// Every field that waits shows what it is to have, so that the next press counts on from there.
export function putFields(fields) {
  for (const [name, value] of fields) {
    const field = document.getElementById(name);
    if (!field) continue;
    field.value = value;
    if (name.startsWith("copies.")) field.closest(ROW)?.classList.toggle("ghost", value === "0");
  }
}

// The verdict of the page is older than what waits; `time` is when it was given, in UTC.
export function listWaiting({ fields, acts }, time) {
  const verdict = document.getElementById("verdict");
  if (!verdict) return;
  verdict.querySelector(".as-of")?.remove();
  const words = [...fields].map(([name, value]) => fieldInWords(name, value));
  words.push(...acts.map((act) => act.words ?? inWords(act.change)));
  if (!words.length) return;
  const note = document.createElement("div");
  note.className = "as-of in small";
  const lead = document.createElement("p");
  lead.textContent = `Verdict as of ${time} UTC, before the changes that wait here:`;
  const list = document.createElement("ul");
  list.append(...words.map((one) => Object.assign(document.createElement("li"), { textContent: one })));
  note.append(lead, list);
  verdict.prepend(note);
}
