"""A visitor with a real browser, who complains of everything that is wrong with a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.site.audits import Requests, new_violations

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}

_ANSWERS = (400, 404, 409, 422)
"""Statuses of pages that say what is wrong with a form; a browser reports each as an error."""


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
        found = new_violations(self.auditor, self.requests)
        self.complaints.extend(f"{path}, {size} by {theme}: {it}" for it in found)
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
