"""Players' notes as HTML: what Markdown means, and nothing that harms a reader."""

from html.parser import HTMLParser

import pytest

from app.games.tabletop.decklists.limits import MAX_NOTES
from app.site.presentation.markdown import noted

TEXT = {"p", "br", "hr", "h3", "a", "em", "strong", "s", "code", "pre", "blockquote"}
ALLOWED = TEXT | {"ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td"}


class Found(HTMLParser):
    """The tags, attributes and links that a browser would see."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]
        self.links += [value or "" for name, value in attrs if name == "href"]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("**bold** and *leaning*", "<p><strong>bold</strong> and <em>leaning</em></p>"),
        ("~~out~~", "<p><s>out</s></p>"),
        ("one\ntwo", "<p>one<br>\ntwo</p>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("3. third", '<ol start="3">\n<li>third</li>\n</ol>'),
        ("`2 st:soldier`", "<p><code>2 st:soldier</code></p>"),
    ],
)
def test_marks_become_what_they_mean(written: str, shown: str) -> None:
    assert noted(written) == shown


@pytest.mark.parametrize("rank", range(1, 7))
def test_every_heading_stands_below_the_heading_of_the_notes(rank: int) -> None:
    assert noted(f"{'#' * rank} Plan") == "<h3>Plan</h3>"


def test_a_link_vouches_for_nothing() -> None:
    assert noted("[there](https://example.org/a?b=1)") == (
        '<p><a href="https://example.org/a?b=1" rel="nofollow noopener noreferrer">there</a></p>'
    )


HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<style>*{display:none}</style>",
    "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "<javascript:alert(1)>",
    "![x](https://example.org/spy.png)",
    "![x](javascript:alert(1))",
    "[x]: javascript:alert(1)\n\n[x]",
    '[x](https://example.org "\\" onmouseover=alert(1)")',
    "| a |\n|:-:|\n| <iframe src=//example.org> |",
    "<svg><script>alert(1)</script></svg>",
    "```<script>\nalert(1)\n```",
    "\x00<b onclick=x>\ufffe</b>",
    "<!--><script>alert(1)</script-->",
    "</div></section></main><h1>Signed in as root</h1>",
]


@pytest.mark.parametrize("written", HOSTILE)
def test_nothing_hostile_gets_through(written: str) -> None:
    found = Found()
    found.feed(noted(written))
    assert set(found.tags) <= ALLOWED
    assert set(found.attributes) <= {"href", "title", "rel", "start"}
    assert all(address.startswith(("https://", "http://", "mailto:")) for address in found.links)


MANY = ["[", "*a **b ", "> ", "- ", "`", "![", "<", "|a|\n|-|\n", "~~a", "a|b\n-|-\n", "[a]["]


@pytest.mark.parametrize("piece", MANY)
def test_notes_of_nothing_but_signs_are_shown_as_typed(piece: str) -> None:
    """Reading takes its time for each sign, so of many none is read."""
    text = piece * (MAX_NOTES // len(piece))
    found = Found()
    found.feed(noted(text))
    assert set(found.tags) <= {"p", "br"}
    assert text.count("\n") - 1 <= found.tags.count("br") <= text.count("\n")


def test_notes_longer_than_a_deck_keeps_are_shown_as_typed() -> None:
    assert noted("**a** <b>\n" * 3_000).startswith("<p>**a** &lt;b&gt;<br>\n**a**")


def test_long_notes_that_mean_something_are_read() -> None:
    text = "A word of **weight** and [one](https://example.org) more.\n\n" * 300
    assert MAX_NOTES * 0.8 < len(text) < MAX_NOTES
    assert noted(text).count("<strong>") == 300
