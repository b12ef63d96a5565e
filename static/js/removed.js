// What a row had before a run of presses: when the last one removes it, "put back" offers that
// and not the single copy of the version before.

const encoded = (field) => encodeURIComponent(field.name.split(".").slice(2).join("."));

export function runOfPresses(version) {
  let run = null;

  // A press that takes a count to `value`. Going down, it belongs to the run that left the row as it is.
  function press(field, value) {
    const isNext = run?.name === field.name && run.value === field.value && value < Number(run.value);
    const had = isNext ? run.had : { copies: Number(field.defaultValue), version: version() };
    run = { name: field.name, printing: encoded(field), value: String(value), had };
  }

  // The removed rows as the form sends them, with the row of the run while it shows none.
  function among(gone) {
    const shown = run && document.getElementsByName(run.name)[0];
    const isRemoved = shown?.closest("#deck") && shown.value === "0" && run.value === "0";
    if (!isRemoved || !run.had.copies) return gone ?? "";
    const others = (gone ?? "").split(" ").filter((one) => one && !one.startsWith(`${run.printing}:`));
    return [...others, `${run.printing}:${run.had.copies}:${run.had.version}`].join(" ");
  }

  const before = (field) => (run?.name === field.name ? run.had.copies : Number(field.defaultValue));

  return { press, among, before };
}
