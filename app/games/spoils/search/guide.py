"""The help page of the language, written from the tables that drive it.

`python3 run.py docs` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

from app.games.spoils.search.decks import DECKS
from app.games.spoils.search.decks.query import explain_decks
from app.games.spoils.search.fields import CARDS, FIELDS
from app.games.spoils.search.flags import FLAGS
from app.games.spoils.search.language import Field
from app.games.spoils.search.nodes import Op, Order
from app.games.spoils.search.parser import DEEPEST, LONGEST, MOST_PATTERNS, MOST_VALUES
from app.games.spoils.search.query import explain

CONVENTIONS: Final = (
    ("scout", "A word is part of the name; several words are all of them, in any order."),
    ('"swarm of"', "Quotes, typographic ones too, hold words together."),
    ('!"Scout"', "The exact name; here digits stay digits."),
    ("t:item c<=2", "Conditions side by side must all hold; `and` says the same."),
    ("t:item or t:location", "`or` in any case; `and` binds closer. Parentheses group."),
    ("-t:item", "`-` or `not` before a condition or a group turns it round."),
    ("t:item|location", "`|` inside a value: any of them."),
    ("c!=2", "Comparisons are `:` `=` `!=` `<>` `<` `<=` `>` `>=`, without blanks around them."),
    ("str>life", "A number or a threshold may be compared with another one of the same card."),
    ("/^sc.*t$/", "A regular expression between slashes, for name, subtype and text."),
)
"""Queries that show the conventions, with what they mean."""

REMARKS: Final = (
    "Case, accents, apostrophes and dashes do not matter, and in names digits are read as "
    "letters too: `mechanic` finds `M3ch4n1c`. Exact hits come first.",
    "What is not printed fulfils no comparison, `!=` included: `str!=2` finds cards with "
    "another strength, `-str=2` also those without any. `!=` with words is the same as `-`.",
    "A card of several printings fulfils a condition when any of them does; conditions side "
    "by side must hold for the same printing, so that `e:1ed r:r` is rare in that set. A "
    "negation holds when no printing fulfils it. With `unique:prints` each printing is "
    "judged on its own.",
    "Conditions about your collection, the open deck, a pool or rules texts are refused in "
    "words where these are not at hand.",
    f"A query has at most {LONGEST} characters, {MOST_VALUES} values, {MOST_PATTERNS} regular "
    f"expressions and {DEEPEST} levels of parentheses. Regular expressions take time in "
    "proportion to the text; they have no look-around and no back-references.",
)
"""What holds for all fields."""

LETTERS: Final = (
    ("c", "the cost, not a colour; icons are `i:` and `th:`"),
    ("r", "the rarity, and `r:r` is rare; Rage is `i:R`"),
    ("e", "the set; Elitism is `i:E`"),
    ("o", "the rules text; Obsession is `i:O`"),
    ("s", "nothing: it could be set, strength, speed, subtype or structure"),
)
"""Letters that mean something else elsewhere."""

DECK_REMARK: Final = (
    "For the list of your decks and `threshold decks`. Words, `and`, `or`, `-`, quotes and "
    "parentheses work as above; what is asked of cards stands in double brackets, followed by "
    "how many copies there are."
)
"""How decks are searched."""

DECK_EXAMPLES: Final = (
    "[[t:tactic]]>=12",
    "[[st:mau th<=1]]>20",
    "[[]]=75 valid:yes",
    "rush [[!Scout]]=4",
    "[[r:rare]]=0 updated>=2024-05",
    "[[t:item or t:location]]<6 or side[[t:item]]",
)
"""Queries about decks that show what can be asked."""

HEAD: Final = ("field", "also", "compared by", "meaning", "example", "read as")
"""The columns of a table of fields."""


def guide() -> str:
    """The help page as Markdown."""
    parts = [
        "# Searching for cards",
        "One language for the search box, the builder and `threshold cards`. This page is "
        "written from the table of fields; do not edit it.",
        "## How a query is written",
        _table(("query", "meaning"), ((_code(query), words) for query, words in CONVENTIONS)),
        *REMARKS,
        "## Fields",
        _table(
            HEAD,
            (
                _row(field, explain(field.example))
                for field in FIELDS.values()
                if not field.is_arrangement
            ),
        ),
        "## Flags of `is:` and `has:`",
        _table(("flag", "the card is"), ((_code(f.name), f.meaning) for f in FLAGS.values())),
        "## Arrangement",
        "These say how results are shown and are no conditions; each stands once, anywhere "
        f"outside a negation. `order:` takes {', '.join(Order)}.",
        _table(
            ("field", "also", "meaning", "example"),
            (
                (_code(f.key), _codes(f.aliases), f.help, _code(f.example))
                for f in FIELDS.values()
                if f.is_arrangement
            ),
        ),
        "## Letters that mean something else elsewhere",
        _table(("letter", "here"), ((_code(letter), words) for letter, words in LETTERS)),
        "## Names of fields that other languages use",
        _table(
            ("written", "answer"), ((_code(name), hint) for name, hint in CARDS.clashes.items())
        ),
        "## Searching through decks",
        DECK_REMARK,
        _table(
            HEAD, (_row(field, explain_decks(field.example)) for field in DECKS.fields.values())
        ),
        "### Examples",
        _table(
            ("query", "read as"),
            ((_code(query), explain_decks(query)) for query in DECK_EXAMPLES),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _row(field: Field[Any], read_as: str) -> tuple[str, ...]:
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


if __name__ == "__main__":
    sys.stdout.write(guide())
