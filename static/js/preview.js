// The face of a card beside any link to its page: while the pointer rests on the link or the
// keyboard is on it, and after a long press in a panel. In the rows of the builder a tap opens
// the panel, too, which has a link to the page. Esc hides it.

import { fetchPart } from "./fragment.js";

const REST = 180;
const LEAVE = 160;
const PRESS = 450;
const SLIP = 10;
const ROOM = 12;
const TAPPED = ".editor :is([data-hit], [data-row])";
const CARD_PAGE = /^\/[a-z0-9-]+\/cards\/(?!search-help$)[a-z0-9-]+$/;

const faces = new Map();
let box = null;
let sheet = null;
let shownFor = null;
let byPointer = false;
let pause = 0;
let press = null;
let held = false;
let isTouch = false;
let equip = () => {};

const isCardPage = (link) => link.origin === location.origin && CARD_PAGE.test(link.pathname);

function cardLink(target) {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link && !link.closest(".preview, .card-grid, .faces:not(.stacks)") && isCardPage(link) ? link : null;
}

// The face of the card, asked for once; null where there is no answer.
function faceOf(link) {
  const path = link.pathname;
  if (!faces.has(path)) {
    const face = fetchPart(`${path}/face`, "face").then(({ html }) => html, () => null);
    faces.set(path, face);
    face.then((html) => html === null && faces.delete(path));
  }
  return faces.get(path);
}

function made(element, setUp) {
  element.className = "preview";
  setUp(element);
  return element;
}

// A page may have replaced everything within its main part.
function placed(element) {
  if (!element.isConnected) document.getElementById("main").append(element);
  return element;
}

function beside(link) {
  const { left, right, top, bottom } = (link.closest("[data-hit]") ?? link).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const fits = (x) => x >= ROOM && x + width + ROOM <= innerWidth;
  const x = [right + ROOM, left - ROOM - width].find(fits);
  const within = (y) => Math.max(ROOM, Math.min(y, innerHeight - height - ROOM));
  const below = bottom + ROOM + height <= innerHeight ? bottom + ROOM : top - ROOM - height;
  box.style.left = `${x ?? Math.max(ROOM, Math.min(left, innerWidth - width - ROOM))}px`;
  box.style.top = `${x === undefined ? below : within(top - height / 3)}px`;
}

// Shows the card that a link leads to, until `hidePreview` or another link.
export async function showPreview(link, pointed = false) {
  clearTimeout(pause);
  shownFor?.removeAttribute("aria-describedby");
  shownFor = link;
  byPointer = pointed;
  const html = await faceOf(link);
  if (shownFor !== link || !link.isConnected || html === null) return;
  box ??= made(document.createElement("div"), (element) => {
    element.popover = "manual";
    element.id = "card-preview";
  });
  box.innerHTML = html;
  placed(box).showPopover();
  beside(link);
  link.setAttribute("aria-describedby", box.id);
}

export function hidePreview() {
  clearTimeout(pause);
  shownFor?.removeAttribute("aria-describedby");
  shownFor = null;
  if (isShown()) box.hidePopover();
}

export const togglePreview = (link) => (shownFor === link && isShown() ? hidePreview() : showPreview(link));

const isShown = () => box?.matches(":popover-open") ?? false;

// What a page adds to the panel, given the panel with the card and the link that opened it.
export function onSheet(added) {
  equip = added;
}

async function openSheet(link) {
  const html = await faceOf(link);
  if (html === null) return false;
  sheet ??= made(document.createElement("dialog"), (element) => {
    element.setAttribute("aria-label", "Card");
    element.addEventListener("click", (event) => {
      if (event.target === element || event.target.closest("[data-close]")) element.close();
    });
  });
  sheet.innerHTML = html;
  equip(sheet, link);
  if (!placed(sheet).open) sheet.showModal();
  return true;
}

// Without a face to show, the tap follows the link.
async function tap(link) {
  if (!(await openSheet(link))) location.assign(link.href);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const link = cardLink(event.target);
  if (link && link !== shownFor) {
    clearTimeout(pause);
    pause = setTimeout(showPreview, REST, link, true);
  } else if (!link && byPointer) {
    clearTimeout(pause);
    if (!box?.contains(event.target)) pause = setTimeout(hidePreview, LEAVE);
  } else {
    clearTimeout(pause);
  }
});
document.documentElement.addEventListener("pointerleave", () => byPointer && hidePreview());

document.addEventListener("focusin", (event) => {
  const link = cardLink(event.target);
  if (link?.matches(":focus-visible")) showPreview(link);
});
document.addEventListener("focusout", () => !byPointer && hidePreview());

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !isShown()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hidePreview();
  },
  true,
);

document.addEventListener("pointerdown", (event) => {
  isTouch = event.pointerType === "touch";
  const link = isTouch ? cardLink(event.target) : null;
  held = false;
  clearTimeout(press?.timer);
  press = link && { x: event.clientX, y: event.clientY, timer: setTimeout(hold, PRESS, link) };
});
function hold(link) {
  held = true;
  openSheet(link);
}
function release() {
  clearTimeout(press?.timer);
  press = null;
}
document.addEventListener("pointermove", (event) => {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) release();
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release);
document.addEventListener("contextmenu", (event) => (press || held) && event.preventDefault());

// The click that ends a long press opens nothing; any other ends the preview. A key makes a
// click without a count.
document.addEventListener(
  "click",
  (event) => {
    const tapped = isTouch && event.detail ? cardLink(event.target) : null;
    if (held) {
      event.preventDefault();
      event.stopPropagation();
    } else if (tapped?.closest(TAPPED)) {
      event.preventDefault();
      tap(tapped);
    } else if (!box?.contains(event.target)) hidePreview();
    held = false;
  },
  true,
);
