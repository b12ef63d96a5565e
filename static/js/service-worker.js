// Keeps the pages that were opened on this device and that the site allows to be kept, and shows
// them while there is no connection. An online answer always comes first.
//
// Every page says in a header whose it is. When that changes, because somebody signed in or out,
// everything kept is deleted before the page is shown. A request that was sent before that stores
// nothing any more.

const PAGES = "threshold-pages";
const FILES = "threshold-files";
const STATE = "threshold-state";
const HOLDER = "/offline/holder";
const FALLBACK = "/offline";
const LEAVING = /^\/account\/(sign-out|delete)$/;
const MOST_PAGES = 30;
const DAYS = 14;
const DAY = 24 * 3600 * 1000;
const NOTICE = '<div class="notice warning" id="offline-copy" role="status" hidden>';

let deletions = 0;
let turn = Promise.resolve();

// One after the other, so that nothing is stored while everything is being deleted.
function inTurn(work) {
  const result = turn.then(work);
  turn = result.catch(() => {});
  return result;
}

const pathOf = (address) => new URL(address, self.location.origin).pathname;
const isHere = (address) => new URL(address).origin === self.location.origin;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFallback().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// Shown for pages that were not kept. It is asked for without cookies, so it names nobody.
async function keepFallback() {
  const answer = await fetch(FALLBACK, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new TypeError(String(answer.status));
  const html = await answer.text();
  await (await caches.open(FILES)).put(FALLBACK, asPage(html, answer.headers));
  await keepFiles(filesIn(html));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!isHere(request.url)) return;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(open(event));
  else if (request.mode === "navigate" && LEAVING.test(pathOf(request.url))) event.respondWith(leave(request));
  else if (request.method === "GET" && pathOf(request.url).startsWith("/static/")) event.respondWith(file(request));
});

async function open(event) {
  const { request } = event;
  const before = deletions;
  let answer;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(request));
  } catch {
    return (await inTurn(() => copyOf(request.url))) ?? fallback();
  }
  if (!answer.headers.has("Session-Tag")) return answer;
  const mine = answer.clone();
  await inTurn(() => isStillTheirs(mine, before));
  event.waitUntil(keep(request.url, mine, before));
  return answer;
}

// The copies go first: if the answer does not come, nobody is shown them any more.
async function leave(request) {
  await deleteAll();
  try {
    return await fetch(request);
  } catch {
    return fallback();
  }
}

async function file(request) {
  const kept = await (await caches.open(FILES)).match(request.url);
  return kept ?? fetch(request);
}

async function fallback() {
  const kept = await (await caches.open(FILES)).match(FALLBACK);
  return kept ?? Response.error();
}

// Whether the answer belongs to whom everything kept belongs to. If it belongs to somebody else,
// what was kept is deleted; an answer from before the last deletion says nothing.
async function isStillTheirs(answer, before) {
  if (before !== deletions) return false;
  const state = await caches.open(STATE);
  const holder = answer.headers.get("Session-Tag");
  if ((await holderIn(state)) !== holder) {
    deletions += 1;
    await caches.delete(PAGES);
    await state.put(HOLDER, new Response(holder));
  }
  return true;
}

const holderIn = async (state) => (await state.match(HOLDER))?.text();

// Keeps a page, or deletes its copy where the site does not allow one any more. Its files come
// first: a connection may be lost at any moment, and a page without its scripts saves nothing.
async function keep(address, answer, before) {
  if (answer.status >= 500) return;
  const isAllowed = answer.headers.get("Offline-Copy") === "allowed";
  const html = isAllowed ? await answer.text() : "";
  await keepFiles(filesIn(html));
  await inTurn(async () => {
    if (!(await isStillTheirs(answer, before))) return;
    const pages = await caches.open(PAGES);
    await pages.delete(pathOf(address));
    await dropOldPages(pages);
    if (!isAllowed) return;
    await pages.put(pathOf(address), asPage(html, answer.headers));
    const kept = await pages.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PAGES))) await pages.delete(old);
  });
}

function asPage(html, theirs) {
  const headers = new Headers(theirs);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set("Kept-At", String(Date.now()));
  headers.set("Kept-Title", encodeURIComponent(/<title>([^<]*)</.exec(html)?.[1] ?? ""));
  headers.set("Kept-Release", /\/static\/(\w+)\//.exec(html)?.[1] ?? "");
  return new Response(html, { headers });
}

// Copies that are too old, whichever page is asked for: their titles are not listed either.
async function dropOldPages(pages) {
  for (const address of await pages.keys()) {
    const kept = await pages.match(address);
    if (kept && Date.now() - Number(kept.headers.get("Kept-At")) > DAYS * DAY) await pages.delete(address);
  }
}

// The copy of a page, with a notice that says so and how old it is.
async function copyOf(address) {
  const pages = await caches.open(PAGES);
  await dropOldPages(pages);
  const kept = await pages.match(pathOf(address));
  if (!kept) return null;
  const at = Number(kept.headers.get("Kept-At"));
  const isTheirs = kept.headers.get("Session-Tag") === (await holderIn(await caches.open(STATE)));
  if (!isTheirs) {
    await pages.delete(pathOf(address));
    return null;
  }
  const html = (await kept.text()).replace(NOTICE, () => `${NOTICE.replace(" hidden", "")}${words(at)}`);
  return new Response(html, { headers: kept.headers });
}

function words(at) {
  const time = new Date(at);
  const day = time.toISOString().slice(0, 10);
  return (
    `<p><b>No connection. This copy was stored on this device <time datetime="${time.toISOString()}">` +
    `${age(Date.now() - at)}</time></b>, on ${day} at ${time.toISOString().slice(11, 16)} UTC. ` +
    'It does not show later changes made elsewhere. <a href="/offline">All pages on this device</a></p>'
  );
}

function age(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "less than a minute ago";
  if (minutes < 60) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

const filesIn = (html) => [...html.matchAll(/(?:href|src)="(\/static\/[^"#]+)/g)].map((found) => found[1]);

// Keeps the files, and the modules that scripts among them import: the page names none of these.
async function keepFiles(addresses) {
  const files = await caches.open(FILES);
  const wanted = new Set(addresses);
  for (const address of wanted) {
    const kept = await files.match(address);
    const answer = kept ?? (await fetch(address).catch(() => null));
    if (!answer?.ok) continue;
    if (!kept) await files.put(address, answer.clone());
    if (!address.endsWith(".js")) continue;
    for (const [, name] of (await answer.text()).matchAll(/\bfrom "(\.\/[^"]+)"/g))
      wanted.add(new URL(name, new URL(address, self.location.origin)).pathname);
  }
}

// Files of releases that no kept page uses.
async function dropOldFiles() {
  const [files, pages] = await Promise.all([caches.open(FILES), caches.open(PAGES)]);
  const kept = await Promise.all((await pages.keys()).map((page) => pages.match(page)));
  const inUse = new Set([...kept, await files.match(FALLBACK)].map((page) => page?.headers.get("Kept-Release")));
  for (const one of await files.keys()) {
    const release = /^\/static\/(\w+)\//.exec(pathOf(one.url))?.[1];
    if (release && !inUse.has(release)) await files.delete(one);
  }
}

function deleteAll() {
  deletions += 1;
  return inTurn(() => caches.delete(PAGES));
}

// A page that was opened before this worker was there, or that has changed since it was opened.
async function refresh(address, files, isChanged) {
  await keepFiles(files);
  const kept = await (await caches.open(PAGES)).match(pathOf(address));
  if (isChanged || !kept) {
    const before = deletions;
    const answer = await fetch(address, { cache: "no-store", redirect: "error" });
    if (answer.headers.has("Session-Tag")) await keep(address, answer, before);
  }
  const release = /\/static\/(\w+)\//.exec(files[0] ?? "")?.[1];
  const shown = await (await caches.open(FILES)).match(FALLBACK);
  if (release && shown?.headers.get("Kept-Release") !== release) await keepFallback();
  await dropOldFiles();
}

self.addEventListener("message", (event) => {
  const { address, files = [], isChanged = false, forget = false } = event.data ?? {};
  if (forget) event.waitUntil(deleteAll().then(() => event.source?.postMessage({ forgotten: true })));
  else if (address && isHere(address)) event.waitUntil(refresh(address, files, isChanged).catch(() => {}));
});
