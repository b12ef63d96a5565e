// Sends changes of a deck one batch after the other. What cannot be sent waits on this device
// with the version it builds on, and is sent when the line is back or the page is opened again.

import { dropDraft, hasDraft, keepDraft, leaveDraft, newName, takeDraft, watchDraft } from "./drafts.js";
import { fetchPart } from "./fragment.js";
import { inWords } from "./waiting.js";

const RETRY = 8000;
const OF_PAGE = /^(csrf_token|request|q|own|pick|finished|view|group|sort|filter|gone)$/;
const OF_PRESS = /^(chosen|start\.|repair_faction\.)/;
const COUNT = /^copies\.([^.]+)\.(.+)$/;
const MOST_EDITS = 200;
const WAITING = /^(set|add|move|more|fewer|restore|faction)\b/;

// Whether a change can wait on this device; others speak of the report as it stands.
export const canWait = (change) => WAITING.test(change);

// Whether a field says something else than when the page was drawn.
function hasChanged(field) {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}

// The count of a row as one line; null for what is no such count, which the server explains.
function countAsEdit(name, value) {
  const [, zone, printing] = COUNT.exec(name) ?? [];
  return zone && /^\d{1,3}$/.test(value) ? `copies ${zone} ${printing} ${value}` : null;
}

// `show` draws an answer, `refused` a page that says why nothing was taken, `conflict` both
// versions; `say` and `waits` tell how saving stands. `resumed` draws what had waited on this device.
// `gone` completes the form's removed rows.
export function saver(base, { form, show, refused, conflict, say, waits, resumed, gone }) {
  const fields = new Map();
  let acts = [];
  let sending = null;
  let builtOn = null;
  let request = null;
  let isKept = false;

  const shown = () => form().elements.namedItem("version").value;
  const version = () => builtOn ?? shown();
  const isPending = () => fields.size > 0 || acts.length > 0;
  const isTaken = () => isKept && !hasDraft(base);

  // Only the edits, with what the page needs to be drawn: never the whole form. A form that shows
  // a newer version than the batch builds on adds nothing, for its values are no changes of this page.
  function body(batch) {
    const data = new FormData(form());
    const isBase = version() === shown();
    const typed = isBase ? new Set([...form().elements].filter(hasChanged).map((field) => field.name)) : new Set();
    const isSent = (name) =>
      OF_PAGE.test(name) || typed.has(name) || (isBase && batch.acts.length > 0 && OF_PRESS.test(name));
    for (const name of new Set(data.keys())) if (!isSent(name)) data.delete(name);
    const edits = batch.acts.map((act) => act.change);
    const counts = [];
    for (const [name, value] of batch.fields) {
      const count = counts.length + edits.length < MOST_EDITS && countAsEdit(name, value);
      if (count) counts.push(count);
      if (count) data.delete(name);
      else data.set(name, value);
    }
    data.set("version", version());
    data.set("request", called());
    data.set("gone", gone(data.get("gone")));
    data.set("change", [...counts, ...edits].join("\n") || "set");
    return data;
  }

  // The name of what is sent, the same when it is sent again, so that it is saved once.
  const called = () => (request ??= newName());

  function keep() {
    builtOn = version();
    keepDraft(base, { version: builtOn, request: called(), fields, acts });
    isKept = true;
  }

  const accepts = (answer) => answer.status < 500 && answer.status !== 404;
  const post = (action, body) => fetchPart(action, "editor", { method: "POST", body, accepts });

  // What was sent waits no longer; what came up meanwhile builds on the answer that is drawn.
  function arrived(batch, html, draw) {
    for (const [name, value] of batch.fields) if (fields.get(name) === value) fields.delete(name);
    acts = acts.filter((act) => !batch.acts.includes(act));
    builtOn = null;
    request = null;
    draw(html);
    if (isKept && isPending()) keep();
    else if (isKept) forget();
  }

  async function deliver() {
    const batch = { fields: new Map(fields), acts: [...acts] };
    say("Saving …");
    try {
      const { status, html } = await post(`${base}/change`, body(batch));
      if (status === 409) {
        keep();
        conflict(html);
        return status;
      }
      arrived(batch, html, status === 400 ? refused : show);
      resume();
      return status === 400 ? 422 : status;
    } catch {
      wait();
      return 0;
    }
  }

  // A request that fails because the page is left comes after the next page has taken the draft.
  function wait() {
    if (isTaken()) start();
    const lost = acts.filter((act) => !canWait(act.change));
    acts = acts.filter((act) => !lost.includes(act));
    if (isPending()) keep();
    waits({ fields, acts }, lost.length > 0);
    setTimeout(() => isPending() && send(), RETRY);
  }

  // Everything that waits, with `change` as the newest act; the answer's status, 0 without one.
  async function send(change = "set") {
    if (isTaken()) start();
    if (change !== "set") queue(change);
    while (sending) await sending;
    if (!form()) return 0;
    if (change !== "set" && !acts.length) return 200;
    sending = deliver();
    const status = await sending;
    sending = null;
    return status;
  }

  // Undo and redo: only when everything else has arrived.
  async function step(action) {
    if (!(await settled())) return;
    say("Saving …");
    try {
      const { status, html } = await post(action, body({ fields: new Map(), acts: [] }));
      if (status === 409) conflict(html);
      else show(html);
    } catch {
      waits({ fields, acts }, true);
    }
  }

  // Both versions are on the page; the draft goes when the choice has arrived.
  async function settle(chosen, button) {
    const data = new FormData(chosen, button);
    try {
      const { status, html } = await post(chosen.action, data);
      if (status === 409) {
        conflict(html);
        return;
      }
      forget();
      window.location.assign(base);
    } catch {
      say("No connection; nothing is lost. Try again in a moment.");
    }
  }

  // Nothing waits on this page: it is decided, or another page has taken it over.
  function start() {
    fields.clear();
    acts = [];
    builtOn = null;
    request = null;
    isKept = false;
  }

  function forget() {
    start();
    dropDraft(base);
  }

  // Changes that waited on this device; what they build on may be an older version.
  function resume() {
    const draft = isPending() ? null : takeDraft(base);
    if (!draft) return;
    for (const [name, value] of Object.entries(draft.fields)) fields.set(name, value);
    acts = draft.acts;
    builtOn = draft.version;
    request = draft.request;
    isKept = true;
    resumed({ fields, acts });
    send();
  }

  watchDraft(base);
  window.addEventListener("online", () => isPending() && send());
  window.addEventListener("pagehide", () => {
    if (isPending()) keep();
    leaveDraft(base);
  });
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    start();
    resume();
  });

  // An act that is sent together with those that follow at once.
  function queue(change) {
    acts.push({ change, words: inWords(change) });
  }

  // True once nothing is under way and nothing waits.
  async function settled() {
    if (isPending() || sending) await send();
    return !isPending();
  }

  return { fields, isPending, settled, queue, send, step, settle, forget, resume };
}
