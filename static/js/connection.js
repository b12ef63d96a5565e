// Whether the site answers. While it does not, buttons that need it say so and do nothing; what
// can wait on this device stays as it is. The site is asked again until it answers.

import { isCopy } from "./offline.js";
import { canWait } from "./saving.js";

const RETRY = 8000;
const WORDS =
  "Changed copies, moves and added cards wait on this device and are sent later. " +
  "Search, undo, fixes and other buttons with a dashed border need a connection.";

// `returned` is called once the site answers again.
export function watchConnection(main, address, returned) {
  const note = document.getElementById("connection");
  const home = document.createComment("connection");
  note.before(home);
  let isLost = false;
  let asking = 0;
  const arriving = new MutationObserver(draw);

  function needsIt(button) {
    if (button.hasAttribute("formaction")) return true;
    if (button.form?.id === "edit") return button.name === "change" && !button.dataset.step && !canWait(button.value);
    return button.form?.method === "post";
  }

  function draw() {
    for (const button of main.querySelectorAll("button")) {
      if (isLost && needsIt(button) && !button.hasAttribute("aria-disabled")) {
        button.setAttribute("aria-disabled", "true");
        button.setAttribute("aria-describedby", "connection");
        button.dataset.waits = "";
      } else if (!isLost && "waits" in button.dataset) {
        button.removeAttribute("aria-disabled");
        button.removeAttribute("aria-describedby");
        delete button.dataset.waits;
      }
    }
  }

  // A copy from this device says already that there is no connection, in a notice of its own.
  function say(words) {
    const copy = isCopy() && document.getElementById("offline-copy");
    note.className = copy ? "" : "notice warning";
    if (copy) note.removeAttribute("role");
    else note.setAttribute("role", "status");
    if (copy) copy.append(note);
    else home.after(note);
    note.hidden = !words;
    if (note.textContent !== words) note.textContent = words;
  }

  async function ask() {
    try {
      await fetch(address, { method: "HEAD", cache: "no-store" });
      back();
    } catch {
      lost();
    }
  }

  function lost() {
    isLost = true;
    draw();
    say(isCopy() ? WORDS : `No connection. ${WORDS}`);
    arriving.observe(main, { childList: true, subtree: true });
    clearTimeout(asking);
    asking = setTimeout(ask, RETRY);
  }

  function back() {
    clearTimeout(asking);
    if (!isLost) return;
    isLost = false;
    arriving.disconnect();
    draw();
    say("");
    returned();
  }

  window.addEventListener("offline", lost);
  window.addEventListener("online", ask);
  main.addEventListener("submit", (event) => {
    if (isLost && event.submitter && needsIt(event.submitter)) event.preventDefault();
  });
  if (!navigator.onLine || isCopy()) lost();
  return { lost, back };
}
