"""The help page of the search language: the explanations that its tables do not give.

`python3 run.py docs` writes the page anew.
"""

from __future__ import annotations

from typing import Final

from app.games.spoils.search.decks import DECKS
from app.games.spoils.search.fields import CARDS
from app.games.tabletop.search.guide import GuideTexts, guide_to
from app.games.tabletop.search.parser import DEEPEST, LONGEST, MOST_PATTERNS, MOST_VALUES

CONVENTIONS: Final = (
    ("scout", "A word matches part of the name; several words must all match, in any order."),
    ('"swarm of"', "Quotes, including typographic ones, keep words together."),
    ('!"Scout"', "The exact name; digits are not read as letters here."),
    ("t:item c<=2", "Conditions next to each other must all hold; `and` means the same."),
    (
        "t:item or t:location",
        "`or` in upper or lower case; `and` binds more tightly. Parentheses group.",
    ),
    ("-t:item", "`-` or `not` before a condition or a group excludes what matches it."),
    ("t:item|location", "`|` inside a value: any of them."),
    ("c!=2", "Comparisons are `:` `=` `!=` `<>` `<` `<=` `>` `>=`, without spaces around them."),
    ("str>life", "A number or a threshold may be compared with another one of the same card."),
    ("/^sc.*t$/", "A regular expression between slashes, for names, subtypes and text."),
)
"""Queries that show the conventions, with what they mean."""

REMARKS: Final = (
    "Case, accents, apostrophes and dashes do not matter, and in names digits are read as "
    "letters too: `mechanic` finds `M3ch4n1c`. Exact matches come first.",
    "A value that is not printed satisfies no comparison, not even `!=`: `str!=2` finds cards "
    "with another strength, `-str=2` also those without any. `!=` with words is the same as `-`.",
    "A card with several printings matches a condition if any of them does; conditions next to "
    "each other must hold for the same printing, so `e:1ed r:r` is rare in that set. A negation "
    "matches if no printing matches the negated condition. With `unique:prints` each printing is "
    "judged on its own.",
    "Conditions about your collection, the open deck, a pool or rules texts give an error "
    "message where these are not available.",
    f"A query can have at most {LONGEST} characters, {MOST_VALUES} values, {MOST_PATTERNS} "
    f"regular expressions and {DEEPEST} levels of parentheses. Regular expressions run in time "
    "proportional to the text; look-around and back-references are not supported.",
)
"""Explanations that hold for all fields."""

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
    "parentheses work as above. A query for cards goes in double brackets, followed by the "
    "number of copies."
)
"""The explanation of how decks are searched."""

DECK_EXAMPLES: Final = (
    "[[t:tactic]]>=12",
    "[[st:mau th<=1]]>20",
    "[[]]=75 valid:yes",
    "rush [[!Scout]]=4",
    "[[r:rare]]=0 updated>=2024-05",
    "[[t:item or t:location]]<6 or side[[t:item]]",
)
"""Queries about decks that show what can be asked."""


def guide() -> str:
    """The help page as Markdown."""
    return guide_to(
        CARDS,
        DECKS,
        GuideTexts(
            conventions=CONVENTIONS,
            remarks=REMARKS,
            letters=LETTERS,
            deck_remark=DECK_REMARK,
            deck_examples=DECK_EXAMPLES,
        ),
    )
