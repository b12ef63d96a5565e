// Makes an element like one that has just been drawn. Parts that are alike stay where they are, so
// that a change of one row does not lay out the whole deck anew. What was typed into a field that
// is drawn as before stays, too.

const FIELDS = "input, select, textarea";

// What is open stays open.
function takeAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

// Nodes that are alike at both ends stay; those between are taken one by one where there are as
// many as before, else all of them.
function takeChildren(old, fresh) {
  const [there, wanted] = [[...old.childNodes], [...fresh.childNodes]];
  let rest = null;
  while (there.length && wanted.length && there.at(-1).isEqualNode(wanted.at(-1))) {
    rest = there.pop();
    wanted.pop();
  }
  while (there.length && wanted.length && there[0].isEqualNode(wanted[0])) {
    there.shift();
    wanted.shift();
  }
  if (there.length === wanted.length) {
    there.forEach((one, at) => morph(one, wanted[at]));
    return;
  }
  for (const one of there) one.remove();
  for (const one of wanted) old.insertBefore(document.adoptNode(one), rest);
}

export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  const isElement = old.nodeType === Node.ELEMENT_NODE && old.nodeName === fresh.nodeName;
  if (!isElement || old.matches(FIELDS) || old.id !== fresh.id) {
    old.replaceWith(document.adoptNode(fresh));
    return;
  }
  takeAttributes(old, fresh);
  takeChildren(old, fresh);
}
