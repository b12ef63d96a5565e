// Sends changes of a deck one batch after the other. What cannot be sent waits on this device
// with the version it builds on, and is sent when the line is back or the page is opened again.

import { draftOf, dropDraft, dropFromDraft, keepDraft } from "./drafts.js";

const RETRY = 8000;
const WAITING = /^(set|add|move|more|fewer|restore|faction)\b/;

// Whether a change can wait on this device; others speak of the report as it stands.
export const canWait = (change) => WAITING.test(change);

// `show` draws an answer, `conflict` both versions; `say` and `waits` tell how saving stands.
export function saver(base, { form, show, conflict, say, waits }) {
  const fields = new Map();
  let acts = [];
  let sending = null;
  let builtOn = null;

  const version = () => builtOn ?? form().elements.namedItem("version").value;
  const isPending = () => fields.size > 0 || acts.length > 0;

  function body(batch) {
    const data = new FormData(form());
    for (const [name, value] of batch.fields) data.set(name, value);
    data.set("version", version());
    data.set("change", batch.acts.map((act) => act.change).join("\n") || "set");
    return data;
  }

  async function post(action, data) {
    const answer = await fetch(action, { method: "POST", body: data, headers: { "X-Fragment": "editor" } });
    if (answer.status >= 500 || answer.status === 404) throw new TypeError(String(answer.status));
    return { status: answer.status, html: await answer.text() };
  }

  function arrived(batch) {
    for (const [name, value] of batch.fields) if (fields.get(name) === value) fields.delete(name);
    acts = acts.filter((act) => !batch.acts.includes(act));
    dropFromDraft(base, batch);
    builtOn = null;
  }

  async function deliver() {
    const batch = { fields: new Map(fields), acts: [...acts] };
    say("Saving …");
    try {
      const { status, html } = await post(`${base}/change`, body(batch));
      if (status === 409) {
        keepDraft(base, version(), batch);
        conflict(html);
        return status;
      }
      arrived(batch);
      show(html);
      return status;
    } catch {
      wait();
      return 0;
    }
  }

  function wait() {
    const lost = acts.filter((act) => !canWait(act.change));
    acts = acts.filter((act) => !lost.includes(act));
    if (isPending()) keepDraft(base, version(), { fields, acts });
    waits(fields.size + acts.length, lost.length > 0);
    setTimeout(() => isPending() && send(), RETRY);
  }

  // Everything that waits, with `change` as the newest act; the answer's status, 0 without one.
  async function send(change = "set") {
    if (change !== "set") acts.push({ id: `${Date.now()}-${Math.random()}`, change });
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
      waits(0, true);
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
      say("No connection; nothing is lost. Choose again in a moment.");
    }
  }

  function forget() {
    fields.clear();
    acts = [];
    dropDraft(base);
  }

  // Changes that waited on this device; what they build on may be an older version.
  function resume() {
    const draft = draftOf(base);
    if (!draft) return;
    for (const [name, value] of Object.entries(draft.fields)) fields.set(name, value);
    acts = draft.acts;
    builtOn = draft.version;
    send();
  }

  window.addEventListener("online", () => isPending() && send());
  window.addEventListener("beforeunload", () => {
    if (isPending()) keepDraft(base, version(), { fields, acts });
  });

  // True once nothing is under way and nothing waits.
  async function settled() {
    if (isPending() || sending) await send();
    return !isPending();
  }

  return { fields, settled, send, step, settle, forget, resume };
}
