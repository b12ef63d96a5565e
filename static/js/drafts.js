// Unsent changes, kept on this device per deck with the version they build on.

const PREFIX = "threshold:draft:";

export function keepDraft(base, version, edits) {
  const kept = draftOf(base);
  const fields = { ...kept?.fields, ...Object.fromEntries(edits) };
  localStorage.setItem(PREFIX + base, JSON.stringify({ version: kept?.version ?? version, fields }));
}

export function draftOf(base) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + base));
  } catch {
    return null;
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
