// Messages that stand on the screen for two seconds count as read, as if their button had been pressed.

const form = document.querySelector("form[data-read]");
const SECONDS = 2;
let timer = null;

const send = async () => {
  const answer = await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual" });
  if (answer.ok || answer.type === "opaqueredirect") form.remove();
};

if (form) {
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry.isIntersecting && form.isConnected) timer = setTimeout(send, SECONDS * 1000);
  }).observe(form);
}
