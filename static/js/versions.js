// Tells parts of the builder that the deck was saved: after every answer that shows another
// version, and once at the start.

const PAUSE = 150;

export const shownVersion = () => document.querySelector("#edit-hidden input[name=version]")?.value ?? "";

export function onVersion(tell) {
  let told = "";
  let pause = 0;
  const look = () => {
    if (shownVersion() === told) return;
    told = shownVersion();
    tell(told);
  };
  new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(look, PAUSE);
  }).observe(document.getElementById("main"), { childList: true, subtree: true });
  look();
}
