// Marks on the hand: the order in which they were made, keys 1 to 9, Enter to confirm. Where no goal
// was chosen, the advice in turns is measured at once.

const form = document.querySelector("[data-putting-back]");
const boxes = form ? [...form.querySelectorAll("input[name=back]")] : [];
const confirm = document.querySelector("[data-confirm]");
let order = boxes.filter((box) => box.checked).sort((a, b) => a.dataset.orderAt - b.dataset.orderAt);

function say() {
  boxes.forEach((box) => {
    const place = order.indexOf(box) + 1;
    box.closest("label").querySelector("[data-mark]").textContent = place
      ? form.dataset.marked.replace("{n}", place)
      : "Keep";
  });
  const words = order.length ? form.dataset.some.replace("{n}", order.length) : "Keep all and play";
  confirm.firstChild.textContent = `${words} `;
}

boxes.forEach((box) =>
  box.addEventListener("change", () => {
    order = order.filter((other) => other !== box);
    if (box.checked) order.push(box);
    say();
  }),
);

// The address gets the marks in the order they were made, not in the order of the hand.
form?.addEventListener("submit", () => {
  const place = form.querySelector("[data-order]");
  place.replaceChildren(
    ...order.map((box) => {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = "back";
      field.value = box.value;
      return field;
    }),
  );
  boxes.forEach((box) => (box.disabled = true));
});
addEventListener("pageshow", () => {
  boxes.forEach((box) => (box.disabled = false));
  form?.querySelector("[data-order]").replaceChildren();
});

const typing = (target) => target.matches("input:not([type=checkbox]), textarea, select, button, a, summary");

document.addEventListener("keydown", (event) => {
  if (!form || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const box = boxes[Number(event.key) - 1];
  if (/^[1-9]$/.test(event.key) && box) {
    event.preventDefault();
    box.click();
  } else if (event.key === "Enter") {
    event.preventDefault();
    form.requestSubmit();
  }
});

if (form) say();

// What cannot be measured now stays a button.
async function measure(link) {
  const status = link.parentElement.querySelector("[role=status]");
  const before = status.textContent;
  status.textContent = "Measuring every choice on the same shuffles …";
  const answer = await fetch(link.href).catch(() => null);
  const page = answer?.status === 200 ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const measured = page?.getElementById("in-turns");
  if (measured && !measured.querySelector("[data-measures]")) document.getElementById("in-turns").replaceWith(measured);
  else status.textContent = before;
}

const measures = document.querySelector("[data-measures]");
if (measures) measure(measures);
