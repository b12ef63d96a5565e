// Times the simulator of the npm package @mtgoncurve/landlord, one thread.
//
//   node landlord.mjs DIRECTORY RUNS
//
// DIRECTORY holds node_modules. Prints one JSON line for every line read from standard input,
// so that whoever measures decides when a round is run: {"seconds": ...} for RUNS runs.
//
// The package is built for bundlers and cannot be imported by Node; its WebAssembly is
// instantiated here, and the handful of functions it imports are answered below.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { randomFillSync } from "node:crypto";

const [directory, runsText] = process.argv.slice(2);
const runs = Number(runsText);

/** Values that WebAssembly holds by number. The first four never change. */
class Table {
  #values = [undefined, null, true, false];
  #free = [];

  add(value) {
    const place = this.#free.pop() ?? this.#values.length;
    this.#values[place] = value;
    return place;
  }

  get(place) {
    return this.#values[place];
  }

  remove(place) {
    const value = this.#values[place];
    if (place >= 4) {
      this.#values[place] = undefined;
      this.#free.push(place);
    }
    return value;
  }
}

const table = new Table();
let exported;

const bytes = () => new Uint8Array(exported.memory.buffer);
const read = (at, length) => new TextDecoder().decode(bytes().slice(at, at + length));

function answerFor(name) {
  if (name === "__wbindgen_json_serialize") {
    return (target, place) => {
      const text = new TextEncoder().encode(JSON.stringify(table.get(place) ?? null));
      const at = exported.__wbindgen_malloc(text.length);
      bytes().set(text, at);
      new Int32Array(exported.memory.buffer, target, 2).set([at, text.length]);
    };
  }
  if (name === "__wbindgen_json_parse") return (at, n) => table.add(JSON.parse(read(at, n)));
  if (name === "__wbindgen_string_new") return (at, n) => table.add(read(at, n));
  if (name === "__wbindgen_object_drop_ref") return (place) => void table.remove(place);
  if (name === "__wbindgen_is_undefined") return (place) => Number(table.get(place) === undefined);
  if (name.includes("_self_")) return () => table.add(globalThis);
  if (name.includes("_crypto_")) return () => table.add(globalThis.crypto);
  if (name.includes("_require_")) return () => table.add({ randomFillSync });
  if (name.includes("getRandomValues") || name.includes("randomFillSync")) {
    return (_source, at, length) =>
      length === undefined
        ? table.add(() => undefined)
        : void randomFillSync(bytes().subarray(at, at + length));
  }
  return () => {
    throw new Error(`landlord imports ${name}, which is not answered`);
  };
}

const path = join(directory, "node_modules/@mtgoncurve/landlord/landlord_bg.wasm");
const module = new WebAssembly.Module(readFileSync(path));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = answerFor(name);
}
exported = new WebAssembly.Instance(module, imports).exports;

// Sixty cards: twelve different spells, 36 copies in all, and lands of three colours.
const deck = [
  "2 Hostage Taker", "4 Nicol Bolas, the Ravager", "4 Rekindling Phoenix", "4 Rix Maadi Reveler",
  "2 Siege-Gang Commander", "4 Thief of Sanity", "4 Bedevil", "2 Cast Down",
  "2 Vraska's Contempt", "4 Lava Coil", "4 Thought Erasure", "1 The Immortal Sun",
  "4 Blood Crypt", "4 Dragonskull Summit", "4 Drowned Catacomb", "4 Steam Vents",
  "3 Sulfur Falls", "4 Watery Grave",
].join("\n");

function simulate(count) {
  const place = table.add({
    code: deck,
    runs: count,
    on_the_play: true,
    mulligan_down_to: 7,
    mulligan_on_lands: [],
    acceptable_hand_list: [],
  });
  const start = performance.now();
  const result = table.remove(exported.mtgoncurve_run(place));
  const seconds = (performance.now() - start) / 1000;
  table.remove(place);
  if (typeof result === "string") throw new Error(result);
  return seconds;
}

const SMALL = 200; // parsing and JSON, taken off below
simulate(runs); // warm
for await (const _line of createInterface({ input: process.stdin })) {
  const fixed = simulate(SMALL);
  console.log(JSON.stringify({ seconds: simulate(runs + SMALL) - fixed }));
}
