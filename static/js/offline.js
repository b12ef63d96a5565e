// Lets the service worker keep this page for times without connection, and keep it anew when it
// has changed. The worker shows a notice on a page that comes from this device.

const LATER = 3000;

const notice = document.getElementById("offline-copy");
const ready = navigator.serviceWorker?.register("/service-worker.js").then(() => navigator.serviceWorker.ready);
let waiting = 0;

// Whether the page is a copy from this device.
export const isCopy = () => Boolean(notice) && !notice.hidden;

const files = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((one) => one.origin === location.origin && one.pathname.startsWith("/static/"))
    .map((one) => one.pathname);

async function tell(isChanged) {
  const worker = await ready?.catch(() => null);
  worker?.active?.postMessage({ address: location.origin + location.pathname, files: files(), isChanged });
}

// The page shows what the site has now: it is kept anew once nothing has changed for a moment.
export function keepAnew() {
  if (isCopy()) notice.hidden = true;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    waiting = 0;
    tell(true);
  }, LATER);
}

// The site answers again. A page without unsent changes is loaded anew, another one when they
// have been sent.
export function isBack(isPending) {
  if (isCopy() && !isPending) location.reload();
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden" || !waiting) return;
  clearTimeout(waiting);
  waiting = 0;
  tell(true);
});

if (document.readyState === "complete") tell(false);
else window.addEventListener("load", () => tell(false));
