"""The help page of a language, written from the tables that drive it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.arrangement import BY_NAME
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.language import Field
from app.games.tabletop.search.nodes import Op
from app.games.tabletop.search.query import CardLanguage

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)

HEAD: Final = ("field", "also", "compared by", "meaning", "example", "read as")
"""The columns of a table of fields."""


PLAIN_WORDS: Final = (
    "Pages, the command line and the API also read words that have no field. Cards with all of "
    "them in their names come first. Words that are terms of the game are then read as "
    "conditions: what cards belong to, types, subtypes, sets, keywords, and numbers such as "
    "`cost 3 or less`. Where no name has one of the other words, it is looked for in subtypes "
    "and rules texts. [How well that works](search-quality.md) is measured."
)
"""The explanation of words without a field."""


@dataclass(frozen=True, slots=True)
class GuideTexts:
    """A language's texts for its guide, besides its tables.

    `conventions` are queries that show the grammar, with their meaning; `remarks` apply to all
    fields; `letters` mean something else in other languages. `deck_remark` says how decks are
    searched, and `deck_examples` are queries that show it. `title` heads the page, `command`
    searches from the command line.
    """

    conventions: Sequence[tuple[str, str]]
    remarks: Sequence[str]
    letters: Sequence[tuple[str, str]]
    deck_remark: str
    deck_examples: Sequence[str]
    title: str = "Searching for cards"
    command: str = "threshold cards"


def guide_to(cards: CardLanguage[C, P], decks: DeckLanguage, texts: GuideTexts) -> str:
    """The help page as Markdown."""
    fields = cards.grammar.fields
    orders = (BY_NAME, *cards.orders)
    parts = [
        f"# {texts.title}",
        f"One language for the search box, the builder and `{texts.command}`. This page is "
        "generated from the table of fields; do not edit it.",
        "## How a query is written",
        _table(("query", "meaning"), ((_code(query), words) for query, words in texts.conventions)),
        *texts.remarks,
        "## Plain words",
        PLAIN_WORDS,
        "## Fields",
        _table(
            HEAD,
            (
                _row(field, cards.explain(field.example))
                for field in fields.values()
                if not field.is_arrangement
            ),
        ),
        "## Flags of `is:` and `has:`",
        _table(("flag", "the card is"), ((_code(f.name), f.meaning) for f in cards.flags.values())),
        "## Arrangement",
        "These control how results are shown and are not conditions; use each at most once, "
        f"anywhere outside a negation. `order:` takes {', '.join(orders)}.",
        _table(
            ("field", "also", "meaning", "example"),
            (
                (_code(f.key), _codes(f.aliases), f.help, _code(f.example))
                for f in fields.values()
                if f.is_arrangement
            ),
        ),
        "## Letters that mean something else elsewhere",
        _table(("letter", "here"), ((_code(letter), words) for letter, words in texts.letters)),
        "## Names of fields that other languages use",
        _table(
            ("written", "answer"),
            ((_code(name), hint) for name, hint in cards.grammar.clashes.items()),
        ),
        *_about(decks, texts),
    ]
    return "\n\n".join(parts) + "\n"


def _about(decks: DeckLanguage, texts: GuideTexts) -> tuple[str, ...]:
    fields = decks.grammar.fields.values()
    return (
        "## Searching through decks",
        texts.deck_remark,
        _table(HEAD, (_row(field, decks.explain(field.example)) for field in fields)),
        "### Examples",
        _table(
            ("query", "read as"),
            ((_code(query), decks.explain(query)) for query in texts.deck_examples),
        ),
    )


def _row(field: Field[object], read_as: str) -> tuple[str, ...]:
    operators = (op for op in field.operators if op is not Op.EXACTLY)
    return (
        _code(field.key),
        _codes(field.aliases),
        _codes(operators),
        field.help,
        _code(field.example),
        read_as,
    )


def _code(text: str) -> str:
    return f"`{text}`"


def _codes(texts: Iterable[str]) -> str:
    return " ".join(map(_code, texts))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    )
