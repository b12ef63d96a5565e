"""From adding a card to the new verdict: `python3 run.py bench adding`.

A browser has the builder of a precon open and adds copies by Enter in the search box, by the
button of a result, and by the button of a row. Time runs from the press to the change of the
verdict's size. Beside each press the same page fetches the page of formats; the ratio of the
medians is what counts, the milliseconds are of this machine at this load.
"""

import os
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from bench.waiting import server
from tests.support.parts import BROWSER_FLAGS, browser_program

PRESSES = 15
MOST = {"keyboard": 12.0, "result": 12.0, "row": 12.0}
"""Largest ratio of the time until the verdict is there to that of the other page."""

_PRECON = "Start from Two-Player Starter: Arcanist and Warlord"
_MEASURE = """async ([how, presses]) => {
  const size = () => document.querySelector("#verdict .stamp-size")?.textContent;
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  const changed = (from) => new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (size() === from) return;
      observer.disconnect();
      done(performance.now());
    });
    observer.observe(document.getElementById("main"), { childList: true, subtree: true });
  });
  const options = { key: "Enter", bubbles: true, cancelable: true };
  const enter = () => new KeyboardEvent("keydown", options);
  const press = {
    keyboard: () => document.getElementById("add").dispatchEvent(enter()),
    result: () => document.querySelector("#hits [data-hit] button").click(),
    row: () => document.querySelector('#deck [data-step="1"]').click(),
  }[how];
  const verdicts = [], others = [];
  for (let done = 0; done < presses; done += 1) {
    await sleep(1500);
    let start = performance.now();
    await (await fetch("/spoils/formats", { cache: "no-store" })).text();
    others.push(performance.now() - start);
    const end = changed(size());
    start = performance.now();
    press();
    verdicts.push((await end) - start);
  }
  return [verdicts.slice(1), others.slice(1)];
}"""


def main() -> int:
    """Print medians, quartiles and ratios; the status is 1 when a ratio is above its limit."""
    status = 0
    with server() as port, sync_playwright() as playwright:
        flags = list(BROWSER_FLAGS)
        browser = playwright.chromium.launch(executable_path=browser_program(), args=flags)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"http://127.0.0.1:{port}/decks")
        page.get_by_role("button", name=_PRECON).click()
        page.wait_for_url("**/decks/edit/*")
        page.fill("#add", "gnat")
        page.wait_for_selector("#hits [data-hit]")
        for how, most in MOST.items():
            verdicts, others = page.evaluate(_MEASURE, [how, PRESSES])
            low, middle, high = quantiles(verdicts, n=4)
            ratio = middle / median(others)
            print(
                f"{how}: {middle:.0f} ms in the median ({low:.0f} to {high:.0f} for half of them), "
                f"{ratio:.1f} times the page of formats (limit {most:.0f}), "
                f"load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
            status = max(status, ratio > most)
        browser.close()
    return status
