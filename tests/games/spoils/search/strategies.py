"""Queries for Hypothesis, built as values and not as text."""

from datetime import date

from hypothesis import strategies as st

from app.games.spoils.facts import Threshold, fold
from app.games.spoils.search import CARDS, FLAGS
from app.games.spoils.terms import Rarity, Trade
from app.games.tabletop.search import Arrangement, Direction, Display, Query, Unique
from app.games.tabletop.search.language import EQUAL, ORDERED
from app.games.tabletop.search.nodes import (
    And,
    Condition,
    Dated,
    FieldName,
    Multiset,
    Node,
    Not,
    Number,
    Op,
    Or,
    Pattern,
    PrintedX,
    Value,
    Word,
)
from app.games.tabletop.search.parser import MOST_PATTERNS

WORDS = st.sampled_from(
    ["scout", "gnat", "a", "31f", "of the", "leet", "1337!", "Elite", "soldier", "char", "mau"]
)
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12).filter(
    lambda text: bool(fold(text))
)
ICONS = (
    st.lists(st.integers(0, 3), min_size=6, max_size=6)
    .map(
        lambda counts: Threshold(tuple(counts))  # type: ignore[arg-type]
    )
    .filter(bool)
)
NUMBERS = st.builds(Number, st.integers(-3, 12))
NUMBER_FIELDS = st.sampled_from(["cost", "strength", "life", "speed", "structure", "flip"])
ICON_FIELDS = st.sampled_from(["threshold", "provides", "flipth"])


def conditions(
    field: str, ops: tuple[Op, ...], value: st.SearchStrategy[Value]
) -> st.SearchStrategy[Node]:
    """Conditions of one field with one to three values."""
    return st.builds(
        Condition,
        st.just(field),
        st.sampled_from(ops),
        st.lists(value, min_size=1, max_size=3).map(tuple),
    )


def is_no_number(text: str) -> bool:
    """True if a text cannot be read as a number."""
    return not any(map(str.isdigit, text))


def members(names: list[str]) -> st.SearchStrategy[Value]:
    """Words of a closed list."""
    return st.builds(Word, st.sampled_from(names))


def numbers(field: str) -> st.SearchStrategy[Node]:
    """Conditions of a number field, with numbers and other fields."""
    others = st.builds(FieldName, NUMBER_FIELDS)
    return conditions(field, ORDERED, st.one_of(NUMBERS, others))


COLLECTOR = conditions("number", ORDERED, st.builds(Number, st.integers(1, 300)))
CODES = members(["1ed", "SD1", "2ED", "fnr"])
SETS = conditions("set", ORDERED, CODES) | conditions(
    "set", tuple(op for op in ORDERED if op is not Op.IS), members(["seed2", "1st", "edition"])
)
NAMES_AND_TYPES = st.one_of(
    conditions("name", (*EQUAL, Op.EXACTLY), st.builds(Word, WORDS)),
    conditions("type", EQUAL, members(["char", "item", "tactics", "soldier", "staple"])),
    conditions("subtype", EQUAL, members(["soldier", "mau", "gear", "old"])),
    conditions("trade", EQUAL, members(list(Trade))),
)
ICON_VALUES = st.builds(Multiset, ICONS) | st.builds(Number, st.integers(0, 5))
ICON_CONDITIONS = st.one_of(
    *(
        conditions(
            field,
            CARDS.grammar.fields[field].operators,
            ICON_VALUES | st.builds(FieldName, ICON_FIELDS),
        )
        for field in ("threshold", "provides", "flipth")
    ),
    conditions("icon", ORDERED, ICON_VALUES),
    conditions("playable", (Op.HAS,), st.builds(Multiset, ICONS)),
)
FACTS = st.one_of(
    NAMES_AND_TYPES,
    ICON_CONDITIONS,
    NUMBER_FIELDS.flatmap(numbers),
    SETS,
    COLLECTOR,
    conditions("rarity", ORDERED, members([rarity.value for rarity in Rarity])),
)
"""Conditions that the catalogue alone can answer."""

PATTERNS = st.builds(Pattern, st.sampled_from(["^sc", r"a\/b", "[(]", " x "]))
WRITABLE = st.one_of(
    FACTS,
    conditions("name", (*EQUAL, Op.EXACTLY), st.builds(Word, ANY_TEXT)),
    conditions("text", (Op.HAS,), st.builds(Word, ANY_TEXT)),
    conditions("name", (Op.HAS,), PATTERNS),
    conditions("cost", ORDERED, st.just(PrintedX())),
    conditions("is", (Op.HAS,), members(list(FLAGS))),
    conditions("keyword", EQUAL, st.builds(Word, ANY_TEXT.filter(is_no_number))),
    conditions("keyword", ORDERED, NUMBERS),
    conditions("in", (Op.HAS,), members(["deck", "pool", "collection", "1ed"])),
    conditions(
        "format",
        (Op.HAS,),
        st.builds(
            Dated,
            st.sampled_from(["constructed", "two words"]),
            st.none() | st.dates(date(1990, 1, 1)),
        ),
    ),
)
"""Conditions of every field."""

ARRANGEMENTS = st.builds(
    Arrangement,
    order=st.none() | st.sampled_from(["name", *CARDS.orders]),
    direction=st.none() | st.sampled_from(Direction),
    unique=st.none() | st.sampled_from(Unique),
    display=st.none() | st.sampled_from(Display),
)


def nodes(leaves: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    """Conditions joined by and, or and not."""
    return st.recursive(
        leaves,
        lambda part: st.one_of(
            st.builds(Not, part),
            st.lists(part, min_size=2, max_size=3).map(lambda parts: And(tuple(parts))),
            st.lists(part, min_size=2, max_size=3).map(lambda parts: Or(tuple(parts))),
        ),
        max_leaves=8,
    )


def queries(leaves: st.SearchStrategy[Node]) -> st.SearchStrategy[Query]:
    """Whole queries with an arrangement."""
    whole = st.builds(Query, nodes(leaves) | st.just(And()), ARRANGEMENTS)
    return whole.filter(lambda query: str(query).count("/") <= 2 * MOST_PATTERNS)
