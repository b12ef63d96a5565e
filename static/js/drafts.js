// Unsent changes, kept on this device per deck with the version they build on: fields with the
// value they are to have, and acts, each with a name of its own, in the order they were done.

const PREFIX = "threshold:draft:";

export function keepDraft(base, version, { fields, acts }) {
  const kept = draftOf(base);
  const known = new Set(kept?.acts.map((act) => act.id));
  const draft = {
    version: kept?.version ?? version,
    fields: { ...kept?.fields, ...Object.fromEntries(fields) },
    acts: [...(kept?.acts ?? []), ...acts.filter((act) => !known.has(act.id))],
  };
  localStorage.setItem(PREFIX + base, JSON.stringify(draft));
}

export function draftOf(base) {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + base));
    return draft && { version: draft.version, fields: draft.fields ?? {}, acts: draft.acts ?? [] };
  } catch {
    return null;
  }
}

// Take out what has arrived; what another window keeps here stays.
export function dropFromDraft(base, { fields, acts }) {
  const kept = draftOf(base);
  if (!kept) return;
  const arrived = new Set(acts.map((act) => act.id));
  kept.acts = kept.acts.filter((act) => !arrived.has(act.id));
  for (const [name, value] of fields) if (kept.fields[name] === value) delete kept.fields[name];
  if (kept.acts.length || Object.keys(kept.fields).length) {
    localStorage.setItem(PREFIX + base, JSON.stringify(kept));
  } else {
    dropDraft(base);
  }
}

export function dropDraft(base) {
  localStorage.removeItem(PREFIX + base);
}

export function countDrafts() {
  return draftNames().length;
}

export function dropAllDrafts() {
  for (const name of draftNames()) localStorage.removeItem(name);
}

function draftNames() {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
}
