// Sends what is filled in on the page of the API, and shows the answer below it. Reading without a
// token needs no script: the form leads to the answer.

const LONGEST = 20_000;

function addressOf(form, values) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (["operation", "body"].includes(name)) continue;
    const place = `{${name}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(value));
    else if (value) query.set(name, value);
  }
  return query.size ? `${path}?${query}` : path;
}

function shown(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

for (const form of document.querySelectorAll("[data-try]")) {
  const status = form.querySelector("[data-status]");
  const answer = form.querySelector(".operation-answer");
  form.querySelectorAll("[data-scripted]").forEach((row) => (row.hidden = false));
  form.addEventListener("submit", async (event) => {
    const values = new FormData(form);
    const [method, body] = [form.dataset.try, values.get("body")];
    const token = form.querySelector("[data-token]")?.value.trim();
    if (method === "GET" && !token) return;
    event.preventDefault();
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    if (body !== null) headers["Content-Type"] = "application/json";
    try {
      status.textContent = "Asking …";
      const given = await fetch(addressOf(form, values), { method, headers, body });
      const text = shown(await given.text());
      status.textContent = `Answer ${given.status}`;
      answer.textContent = text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
      answer.hidden = false;
    } catch {
      status.textContent = "There was no answer. Check the connection, then try again.";
    }
  });
}
