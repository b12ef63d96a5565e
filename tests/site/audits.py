"""Audit pages for accessibility, in any process of a run, and none of them twice.

A page is known by the kinds of its elements, so that a walk may look at each page as it stands:
one that differs from a page that passed only in its words, or in more rows, passes too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request

_LATER_ROWS: Final = ("tr:nth-child(n+21)", "li:nth-child(n+21)", ".rule-line:nth-child(n+5)")
"""One template makes all rows of a list: those after the first ones take most of the time of an
audit and show nothing new."""

_AUDIT: Final[Mapping[str, object]] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # Every element that passes would be described too, which takes longer than the audit itself.
    "resultTypes": ["violations"],
    # Nobody reads these: a complaint quotes the element, styles are asked of it, frames are none.
    "selectors": False,
    "preload": False,
    "iframes": False,
}

_AUDIT_OF_COLORS: Final[Mapping[str, object]] = {
    **_AUDIT,
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""The rules whose results may differ between two themes: a theme changes nothing but colours."""

_AUDITED: Final = {"include": [["html"]], "exclude": [[rows] for rows in _LATER_ROWS]}

_WALK: Final = """(root, later) => document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT,
    (it) => it.matches(later) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)"""
"""Visits the elements of a page without those of later rows."""

_HIDE_LATER_ROWS: Final = """(later) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${later}):not(:focus-within) { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
"""An audit draws a page in its full height and compares the places of all that it shows."""

_AS_BEFORE: Final = """() => {
  document.adoptedStyleSheets.pop();
  for (const element of document.querySelectorAll("[data-contrast]"))
    delete element.dataset.contrast;
}"""
"""Takes back what an audit changed in a page."""

_KINDS_OF_ELEMENTS: Final = (
    """(later) => {
  const walk = """
    + _WALK
    + """;
  const referring = /^aria-(label|labelledby|describedby|controls|owns|activedescendant)$/;
  const telling = /^(class|role|type|lang|hidden|disabled|open)$|^aria-/;
  const kinds = new Set(), outline = [];
  const walker = walk(document.documentElement, later);
  for (let element = walker.root; element; element = walker.nextNode()) {
    const { tagName, parentElement, attributes, childNodes } = element;
    const told = [...attributes].map(({ name, value }) =>
      telling.test(name) && !referring.test(name) ? `${name}=${value}` : name);
    const hasText = [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    kinds.add(`${parentElement?.tagName} ${tagName} ${told.sort().join(" ")} ${hasText}`);
    if (!/^(H[1-6]|MAIN|NAV|HEADER|FOOTER|ASIDE|FORM|SECTION)$/.test(tagName)) continue;
    const mayRepeat = tagName === "FORM"
      ? !element.matches("[aria-label], [aria-labelledby], [title], [role]")
      : /^H[2-6]$/.test(tagName);
    if (!mayRepeat || outline.at(-1) !== tagName) outline.push(tagName);
  }
  return [...kinds].sort().join(";") + outline.join(" ");
}"""
)
"""The parts of a page that an audit depends on: each kind of element once, and the outline, where
several headings of one level in a row, or several forms that are no landmarks, count as one."""

_THEME: Final = """document.documentElement.dataset.theme
  ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day")"""

_KINDS_OF_TEXT: Final = (
    """(later) => {
  const walk = """
    + _WALK
    + """;
  const styles = new Map(), found = new Map(), hash = (text) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
    }
    return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
  };
  const drawn = (element) => {
    if (!element) return "";
    if (styles.has(element)) return styles.get(element);
    const style = getComputedStyle(element);
    const told = hash([drawn(element.parentElement), element.tagName,
      element.getAttribute("class"), element.getAttribute("role"), element.checkVisibility(),
      element.matches(":disabled, [aria-disabled], [aria-hidden]"), style.color,
      style.backgroundColor, style.backgroundImage, style.opacity, style.position, style.display,
      style.visibility, style.fontSize, style.fontWeight, style.textShadow, style.filter,
      style.mixBlendMode, style.webkitTextStroke].join());
    styles.set(element, told);
    return told;
  };
  const walker = walk(document.body, later);
  while (walker.nextNode()) {
    const element = walker.currentNode;
    const holdsText = [...element.childNodes].some((it) => it.nodeType === 3 && it.data.trim());
    if (holdsText || element.matches("input, select, textarea")) {
      const told = drawn(element), alike = found.get(told) ?? [];
      if (alike.length < 3) found.set(told, [...alike, element]);
    }
  }
  window.kindsOfText = found;
  return [...found.keys()];
}"""
)
"""The text of a page by all that its contrast depends on: its own style and that of each element
around it. The first elements of each kind are kept for the audit."""

_AUDIT_CONTRAST_OF: Final = """(kinds) => {
  for (const kind of kinds)
    for (const element of window.kindsOfText.get(kind)) element.dataset.contrast = "";
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
}"""
"""Lets the contrast of these kinds of text be audited, which takes most of the time of an audit."""

_AXE: Final = Axe()
_RUN_AXE: Final = """([elements, options]) =>
  axe.run(elements, options).then(({ violations }) => violations)"""

LOADED_WITHIN: Final = 150
"""Times 20 ms to wait for what a taller page fetches."""

_TWO_FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
"""Resolves when scripts have been told of a new size and have asked for what it needs."""


class Passed:
    """Names of what passed an audit, shared by the processes of a run that share a folder."""

    def __init__(self) -> None:
        self._names: set[str] = set()
        self._file: Path | None = None
        self._read = 0

    def share(self, folder: Path) -> None:
        """Tell the other processes that share this folder, and learn from them."""
        self._file = folder / "passed-audits"

    def new(self, names: Iterable[str]) -> set[str]:
        """Return those that have not passed in any process."""
        if self._file is not None and self._file.exists():
            with self._file.open("rb") as file:
                file.seek(self._read)
                told, end, _ = file.read().rpartition(b"\n")
            self._read += len(told + end)
            self._names.update(told.decode().splitlines())
        return set(names) - self._names

    def add(self, names: Iterable[str]) -> None:
        """Note that these passed."""
        added = set(names) - self._names
        self._names |= added
        if self._file is not None and added:
            with self._file.open("ab", buffering=0) as file:
                file.write("".join(f"{name}\n" for name in sorted(added)).encode())


PASSED: Final = Passed()


class Requests:
    """The requests of a page that have not been answered.

    Playwright's "networkidle" waits half a second after the last request of every page, and
    not at all for what a page asks for later.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open: set[Request] = set()
        page.on("request", lambda request: self._open.add(request))
        page.on("requestfinished", lambda request: self._open.discard(request))
        page.on("requestfailed", lambda request: self._open.discard(request))

    def wait(self) -> None:
        """Wait until scripts have acted on the page's size and their requests are answered.

        Stops after three seconds: a page that follows games being played never rests.
        """
        self._page.evaluate(_TWO_FRAMES)
        for _ in range(LOADED_WITHIN):
            if not self._open:
                return
            self._page.wait_for_timeout(20)


def new_violations(page: Page, requests: Requests | None = None) -> list[str]:
    """List the violations of a page as it stands, unless one like it passed.

    Returns none without an audit where a page with the same kinds of elements passed in this size
    and theme, and audits only colours where one passed in this size and another theme.
    """
    assert page.viewport_size is not None
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    kinds = page.evaluate(_KINDS_OF_ELEMENTS, ", ".join(_LATER_ROWS))
    in_size = f"{width}x{height} {hashlib.sha256(kinds.encode()).hexdigest()}"
    names = {in_size, f"{page.evaluate(_THEME)} {in_size}"}
    new = PASSED.new(names)
    if not new:
        return []
    found = violations(page, requests, _AUDIT if in_size in new else _AUDIT_OF_COLORS)
    if not found:
        PASSED.add(names)
    return found


def violations(
    page: Page, requests: Requests | None = None, audit: Mapping[str, object] = _AUDIT
) -> list[str]:
    """List what the accessibility audit finds, with the first elements of each complaint.

    The page is audited as tall as it is, so that no bar hides a part. `requests` are those of
    the page since it was opened; without them, requests made before this call are not awaited.
    """
    requests = requests or Requests(page)
    requests.wait()
    size = page.viewport_size
    assert size is not None
    later = ", ".join(_LATER_ROWS)
    page.evaluate(_HIDE_LATER_ROWS, later)
    height = 600
    for _ in range(5):  # what scripts fetch meanwhile makes the page longer
        tall = page.evaluate("document.documentElement.scrollHeight")
        if tall <= height:
            break
        height = tall
        page.set_viewport_size({**size, "height": height})
        requests.wait()
    kinds: Sequence[str] = page.evaluate(_KINDS_OF_TEXT, later)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    page.evaluate(_AUDIT_CONTRAST_OF, sorted(PASSED.new(kinds)))
    complaints = page.evaluate(_RUN_AXE, [_AUDITED, audit])
    page.evaluate(_AS_BEFORE)
    page.set_viewport_size(size)
    found = [
        f"{each['id']}: {each['help']}\n    {node['html'][:200]}"
        for each in complaints
        for node in each["nodes"][:3]
    ]
    if not found:
        PASSED.add(kinds)
    return found
