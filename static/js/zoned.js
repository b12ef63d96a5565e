// Adds the reader's own time to moments that are written in the event's zone.

const mine = Intl.DateTimeFormat().resolvedOptions().timeZone;
const options = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hour12: false };
const clock = (moment, timeZone) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(moment);

export function addOwnTimes(root) {
  for (const time of root.querySelectorAll("time[data-zoned]")) {
    const moment = new Date(time.dateTime);
    const here = clock(moment, mine);
    if (here === clock(moment, time.dataset.zoned) || time.nextSibling?.className === "quiet own-time") continue;
    const note = document.createElement("small");
    note.className = "quiet own-time";
    note.textContent = ` (${here} your time)`;
    time.after(note);
  }
}

addOwnTimes(document);
