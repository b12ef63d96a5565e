// Makes an element like one that has just been drawn, and keeps every part that stays: what has the focus, is open,
// ticked or typed is not touched, and what is alike is not laid out anew. Children that are alike at both ends stay;
// those between are matched by their id, others by their place and name.

const isSame = (one, other) =>
  one !== null && one.nodeType === other.nodeType && one.nodeName === other.nodeName &&
  (one.id ?? "") === (other.id ?? "");

// A part with `data-kept` is made by a script, which takes care of it.
export function morph(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE || old.hasAttribute("data-kept") || old.isEqualNode(fresh)) return;
  copyAttributes(old, fresh);
  morphChildren(old, fresh);
}

function copyAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
}

function morphChildren(old, fresh) {
  const [there, wanted] = [[...old.childNodes], [...fresh.childNodes]];
  let end = null;
  while (there.length && wanted.length && there.at(-1).isEqualNode(wanted.at(-1))) {
    end = there.pop();
    wanted.pop();
  }
  while (there.length && wanted.length && there[0].isEqualNode(wanted[0])) {
    there.shift();
    wanted.shift();
  }
  const ids = new Set(wanted.map((child) => child.id).filter(Boolean));
  const stays = (child) => !child.id || ids.has(child.id);
  for (const child of there) if (!stays(child)) child.remove();
  const kept = there.filter(stays);
  const byId = new Map(kept.filter((child) => child.id).map((child) => [child.id, child]));
  let place = kept[0] ?? end;
  for (const child of wanted) {
    const match = byId.get(child.id) ?? (place !== end && isSame(place, child) ? place : null);
    if (match === null || !isSame(match, child)) {
      old.insertBefore(document.adoptNode(child), place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    morph(match, child);
  }
  while (place !== end) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

// The same for a part of the page; the focus, and where it is in the window, stay as they are.
export function morphInPlace(old, fresh) {
  const held = old.contains(document.activeElement) ? document.activeElement : null;
  const { selectionStart: from, selectionEnd: to } = held ?? {};
  const before = held?.getBoundingClientRect().top;
  morph(old, fresh);
  if (!held?.isConnected) return;
  if (document.activeElement !== held) {
    held.focus({ preventScroll: true });
    if (typeof from === "number") held.setSelectionRange(from, to);
  }
  window.scrollBy({ top: held.getBoundingClientRect().top - before, behavior: "instant" });
}
