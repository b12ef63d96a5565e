"""The help page of the language of Shadowfist: what its tables do not say.

`python3 run.py docs` writes it anew.
"""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.search.decks import DECKS
from app.games.shadowfist.search.fields import CARDS
from app.games.tabletop.search.guide import GuideTexts, guide_to
from app.games.tabletop.search.parser import DEEPEST, LONGEST, MOST_PATTERNS, MOST_VALUES

CONVENTIONS: Final = (
    ("flambards", "A word matches part of the title; several words must all match, in any order."),
    ('"fire pagoda"', "Quotes, including typographic ones, keep words together."),
    ('!"Fire Pagoda"', "The exact title."),
    ("t:character c<=3", "Conditions next to each other must all hold; `and` means the same."),
    (
        "t:event or t:edge",
        "`or` in upper or lower case; `and` binds more tightly. Parentheses group.",
    ),
    ("-is:unique", "`-` or `not` before a condition or a group excludes what matches it."),
    ("t:event|edge", "`|` inside a value: any of them."),
    ("fi!=2", "Comparisons are `:` `=` `!=` `<>` `<` `<=` `>` `>=`, without spaces around them."),
    ("fighting>cost", "A number may be compared with another one of the same printing."),
    (
        "req<=mmM",
        "Resources by their letters, factions small and talents capital: what two Four Monarchs "
        "and one Magic in play are enough for.",
    ),
    ("/^the /", "A regular expression between slashes, for titles, subtitles and texts."),
)
"""Queries that show the conventions, with what they mean."""

REMARKS: Final = (
    "Case, accents, apostrophes and dashes do not matter. Exact matches come first.",
    "`X` and `*` are not numbers: `c:x` finds them, `c>5` does not. A value that is not printed "
    "satisfies no comparison, not even `!=`: `fi!=2` finds cards with another Fighting, `-fi=2` "
    "also those without any. `!=` with words is the same as `-`.",
    "Numbers belong to printings. A title matches a condition if any of its printings does; "
    "conditions next to each other must hold for the same printing. A negation matches if no "
    "printing matches the negated condition. With `unique:prints` each printing is judged on its "
    "own, and `is:differs` finds titles whose printings differ.",
    "Conditions about your collection, the open deck or rules texts give an error message where "
    "these are not available.",
    f"A query can have at most {LONGEST} characters, {MOST_VALUES} values, {MOST_PATTERNS} "
    f"regular expressions and {DEEPEST} levels of parentheses. Regular expressions run in time "
    "proportional to the text; look-around and back-references are not supported.",
)
"""Remarks that apply to all fields."""

LETTERS: Final = (
    ("c", "the cost, not a colour"),
    ("d", "a designator; the Dragons are `fac:dragons`, and `d` among resources"),
    ("e", "the set; the Eaters of the Lotus are `fac:lotus`, and `e` among resources"),
    ("r", "the rarity"),
)
"""Letters that mean something else elsewhere."""


DECK_REMARK: Final = (
    "For the list of your decks and `threshold decks --game shadowfist`. Words, `and`, `or`, `-`, "
    "quotes and parentheses work as above. A query for cards goes in double brackets, followed by "
    "the number of copies."
)
"""A remark on searching for decks."""

DECK_EXAMPLES: Final = (
    "[[t:fss]]>=5 valid:yes",
    "[[is:foundation]]<8",
    "faction:monarchs [[t:character fi>=6]]>=5",
    "valid:modern -valid:new-heroes",
    "ash [[!Flambards]]=5",
)
"""Queries about decks that show what can be asked."""


def guide() -> str:
    """The help page as Markdown."""
    return guide_to(
        CARDS,
        DECKS,
        GuideTexts(
            CONVENTIONS,
            REMARKS,
            LETTERS,
            DECK_REMARK,
            DECK_EXAMPLES,
            title="Searching for cards of Shadowfist",
            command="threshold cards --game shadowfist",
        ),
    )
