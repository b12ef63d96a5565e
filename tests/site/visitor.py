"""A visitor with a real browser, who complains of everything that is wrong with a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}

_AUDIT = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # Every element that passes would be described too, which takes longer than the audit itself.
    "resultTypes": ["violations"],
    # Nobody reads these: a complaint quotes the element, styles are asked of it, frames are none.
    "selectors": False,
    "preload": False,
    "iframes": False,
}

_AUDITED = {
    "include": [["html"]],
    # One template makes all rows of a list: those after the first ones take most of the time
    # of an audit and show nothing new.
    "exclude": [["tr:nth-child(n+21)"], ["li:nth-child(n+21)"], [".rule-line:nth-child(n+5)"]],
}

_KINDS_OF_ELEMENTS = """() => {
  const referring = /^aria-(label|labelledby|describedby|controls|owns|activedescendant)$/;
  const telling = /^(class|role|type|lang|hidden|disabled|open)$|^aria-/;
  const kinds = new Set(), outline = [];
  for (const element of document.querySelectorAll("*")) {
    const { tagName, parentElement, attributes, childNodes } = element;
    const told = [...attributes].map(({ name, value }) =>
      telling.test(name) && !referring.test(name) ? `${name}=${value}` : name);
    const hasText = [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    kinds.add(`${parentElement?.tagName} ${tagName} ${told.sort().join(" ")} ${hasText}`);
    if (/^(H[1-6]|MAIN|NAV|HEADER|FOOTER|ASIDE|FORM|SECTION)$/.test(tagName)) outline.push(tagName);
  }
  return [...kinds].sort().join(";") + outline.join(" ");
}"""
"""The parts of a page that an audit depends on: each kind of element once, and the outline."""

_KINDS_OF_TEXT = """() => {
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
  for (const element of document.body.querySelectorAll("*")) {
    const holdsText = [...element.childNodes].some((it) => it.nodeType === 3 && it.data.trim());
    if (holdsText || element.matches("input, select, textarea")) {
      const told = drawn(element), alike = found.get(told) ?? [];
      if (alike.length < 3) found.set(told, [...alike, element]);
    }
  }
  window.kindsOfText = found;
  return [...found.keys()];
}"""
"""The text of a page by all that its contrast depends on: its own style and that of each element
around it. The first elements of each kind are kept for the audit."""

_AUDIT_CONTRAST_OF = """(kinds) => {
  for (const kind of kinds)
    for (const element of window.kindsOfText.get(kind)) element.dataset.contrast = "";
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
}"""
"""Lets the contrast of these kinds of text be audited, which takes most of the time of an audit."""

_AXE: Final = Axe()
_RUN_AXE: Final = """([elements, options]) =>
  axe.run(elements, options).then(({ violations }) => violations)"""

_contrast_passed: set[str] = set()
"""Kinds of text whose contrast was found sufficient in this process."""

_audited_before: set[tuple[str, str, str]] = set()
"""Pages that were found without a violation in this process: size, theme, kinds of elements."""

LOADED_WITHIN: Final = 150
"""Times 20 ms to wait for what a taller page fetches."""

_TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
"""Resolves when scripts have been told of a new size and have asked for what it needs."""

_ANSWERS = (400, 404, 409, 422)
"""Statuses of pages that say what is wrong with a form; a browser reports each as an error."""


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


def violations(page: Page, requests: Requests | None = None) -> list[str]:
    """List what the accessibility audit finds, with the first elements of each complaint.

    The page is audited as tall as it is, so that no bar hides a part. `requests` are those of
    the page since it was opened; without them, requests made before this call are not awaited.
    """
    requests = requests or Requests(page)
    requests.wait()
    size = page.viewport_size
    assert size is not None
    height = 600
    for _ in range(5):  # what scripts fetch meanwhile makes the page longer
        tall = page.evaluate("document.documentElement.scrollHeight")
        if tall <= height:
            break
        height = tall
        page.set_viewport_size({**size, "height": height})
        requests.wait()
    kinds = set(page.evaluate(_KINDS_OF_TEXT))
    page.evaluate(_AXE.axe_script)
    page.evaluate(_AUDIT_CONTRAST_OF, sorted(kinds - _contrast_passed))
    complaints = page.evaluate(_RUN_AXE, [_AUDITED, _AUDIT])
    page.set_viewport_size(size)
    found = [
        f"{each['id']}: {each['help']}\n    {node['html'][:200]}"
        for each in complaints
        for node in each["nodes"][:3]
    ]
    if not found:
        _contrast_passed.update(kinds)
    return found


@dataclass
class Visitor:
    """One browser window. `complaints` gathers what the browser reports on any page.

    Without script the window runs none at all; pages are then audited in a second window
    with the same cookies that loads everything but scripts. `looks` are the sizes and themes in
    which a page is audited; the window has the first of them.
    """

    address: str
    context: BrowserContext
    page: Page
    auditor: Page
    requests: Requests
    scripted: bool
    looks: tuple[tuple[str, str], ...]
    complaints: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        address: str,
        *,
        size: str,
        scripted: bool,
        theme: str = "day",
        too: tuple[tuple[str, str], ...] = (),
    ) -> Visitor:
        """Open a window of that size, theme and with or without script.

        Each page is audited in the sizes and themes of `too` as well, without being opened again.
        """
        looks = ((size, theme), *too)
        options = {"viewport": SIZES[size], "color_scheme": THEMES[theme]}
        context = browser.new_context(java_script_enabled=scripted, **options)  # type: ignore[arg-type]
        if scripted:
            page = context.new_page()
            visitor = cls(address, context, page, page, Requests(page), scripted, looks)
        else:
            quiet = browser.new_context(**options)  # type: ignore[arg-type]
            quiet.route("**/*.js", lambda route: route.abort())
            auditor = quiet.new_page()
            visitor = cls(
                address, context, context.new_page(), auditor, Requests(auditor), scripted, looks
            )
        visitor.page.on("console", visitor.hear)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        visitor.page.on("request", visitor.watch)
        return visitor

    def hear(self, message: object) -> None:
        """Keep what the browser reports: policy violations, errors of scripts."""
        text = getattr(message, "text", "")
        is_answer = any(f"with a status of {status} " in text for status in _ANSWERS)
        if getattr(message, "type", "") in ("error", "warning") and not is_answer:
            self.complaints.append(text)

    def watch(self, request: object) -> None:
        """Complain of everything that is asked of another site."""
        wanted = urlsplit(getattr(request, "url", ""))
        if wanted.scheme.startswith("http") and wanted.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"asked {wanted.netloc}")

    def go(self, path: str) -> None:
        """Open a page and look at it closely."""
        self.page.goto(self.address + path)
        self.look()

    def look(self) -> None:
        """Audit the page as it stands, unless one of the same kinds of elements passed before."""
        path = urlsplit(self.page.url).path
        if not self.scripted:
            self.auditor.context.clear_cookies()
            self.auditor.context.add_cookies(self.context.cookies())  # type: ignore[arg-type]
            self.auditor.goto(self.page.url)
        for size, theme in self.looks:
            self._audit(path, size, theme)
        if len(self.looks) > 1:
            self._turn(*self.looks[0])
        self.seen.add(path)

    def _audit(self, path: str, size: str, theme: str) -> None:
        if len(self.looks) > 1:
            self._turn(size, theme)
        page = (size, theme, self.auditor.evaluate(_KINDS_OF_ELEMENTS))
        if page not in _audited_before:
            found = violations(self.auditor, self.requests)
            self.complaints.extend(f"{path}, {size} by {theme}: {it}" for it in found)
            if not found:
                _audited_before.add(page)
        width = self.auditor.evaluate("document.documentElement.scrollWidth - innerWidth")
        if width > 0:
            self.complaints.append(f"{path} scrolls sideways by {width} px, {size}")

    def _turn(self, size: str, theme: str) -> None:
        """Give the audited window another size and theme."""
        self.auditor.emulate_media(color_scheme=THEMES[theme])
        self.auditor.set_viewport_size(SIZES[size])

    def press(self, name: str, *, exact: bool = False) -> None:
        """Press a button by the name a screen reader says; wait for the page it leads to."""
        self.page.get_by_role("button", name=name, exact=exact).first.click()
        self.page.wait_for_load_state()

    def follow(self, name: str, *, exact: bool = False) -> None:
        """Follow a link by its name; return when the page and its scripts have loaded."""
        self.page.get_by_role("link", name=name, exact=exact).first.click()
        self.page.wait_for_load_state()

    def fill(self, label: str, text: str) -> None:
        """Type into a field by its label."""
        self.page.get_by_label(label).first.fill(text)

    def sees(self, text: str) -> None:
        """Wait until the page shows some text."""
        self.page.get_by_text(text).first.wait_for(state="visible")

    @property
    def path(self) -> str:
        """The path of the page that is open."""
        return urlsplit(self.page.url).path

    def leave(self) -> None:
        """Close the window. Fails with everything there was to complain of."""
        self.context.close()
        if self.auditor is not self.page:
            self.auditor.context.close()
        assert not self.complaints, "\n".join(dict.fromkeys(self.complaints))
