"""Fields about cards that any game has; a game adds what is printed on its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import phrases, printing_conditions, value_types
from app.games.tabletop.search.language import ORDERED, Field
from app.games.tabletop.search.nodes import Op
from app.games.tabletop.search.scope import Bind
from app.games.tabletop.search.value_types import ValueType

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)


def usual_fields(
    examples: Mapping[str, str],
    *,
    a_set: str,
    is_excluded: Callable[[C], bool],
    copies: ValueType,
    counted: Bind[C, P],
    places: str,
    belongs: Bind[C, P],
    order: ValueType,
    each: str,
) -> dict[str, Field[Bind[C, P]]]:
    """The fields by key, in the order of the help page.

    `examples` are queries for `set`, `format`, `banned`, `restricted`, `in`, `order` and `unique`
    that help texts show, and `a_set` is a set's code. `is_excluded` tells of cards that no deck
    may hold. `copies` is the type of the counts of copies, which `counted` compares; `places` says
    where a card can be, which `belongs` tests. `each` is what a card is called that is shown once.
    """
    rows: tuple[Field[Bind[C, P]], ...] = (
        Field(
            "set", ("e", "edition"), value_types.WORD, ORDERED, "printed {}",
            "Code or part of the name of a set. Matches if any printing is in it; `-e:` and `e!=` "
            f"match if no printing is; `e>={a_set}` compares by release order.",
            examples["set"], printing_conditions.card_set,
            phrases=phrases.IN_SET, explain=printing_conditions.explain_set,
        ),
        Field(
            "format", ("f", "legal"), value_types.FORMAT, (Op.HAS,), "legal in {}",
            "Legal in a format, today or on a date.", examples["format"],
            printing_conditions.legal(is_excluded),
        ),
        Field(
            "banned", (), value_types.FORMAT, (Op.HAS,), "banned in {}",
            "On a format's banned list, today or on a date.", examples["banned"],
            printing_conditions.banned,
        ),
        Field(
            "restricted", (), value_types.FORMAT, (Op.HAS,), "restricted in {}",
            "On a format's restricted list, today or on a date.", examples["restricted"],
            printing_conditions.restricted,
        ),
        Field(
            "own", (), copies, ORDERED, "owned copies {}",
            "Copies in your collection.", "own>=4", counted,
        ),
        Field(
            "need", (), copies, ORDERED, "missing copies {}",
            "Copies your collection lacks for the open deck.", "need>0", counted,
        ),
        Field(
            "qty", (), copies, ORDERED, "copies in the deck {}",
            "Copies in the open deck.", "qty>own", counted,
        ),
        Field(
            "in", (), value_types.WORD, (Op.HAS,), "in {}", places,
            examples["in"], belongs, explain=printing_conditions.explain_where,
        ),
        Field(
            "order", ("sort",), order, (Op.HAS,), "by {}",
            "What to sort by. Cards without a value come last.", examples["order"],
        ),
        Field(
            "dir", ("direction",), value_types.DIRECTION, (Op.HAS,), "{}",
            "Ascending or descending.", "order:cost dir:desc",
        ),
        Field(
            "unique", (), value_types.UNIQUE, (Op.HAS,), "{}",
            f"Each {each} once, or each printing, judged on its own.", examples["unique"],
        ),
        Field(
            "display", (), value_types.DISPLAY, (Op.HAS,), "{}",
            "How a page shows the results.", "display:grid",
        ),
    )  # fmt: skip
    return {row.key: row for row in rows}
