"""Conditions on types, keywords and restrictions. Rules: 7, 49, 50."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.games.shadowfist.facts import Printed
from app.games.shadowfist.search.on_printings import Test, on_printed
from app.games.shadowfist.search.resources import named
from app.games.shadowfist.terms import CardType, Keyword, PlayCostKind, Restriction
from app.games.tabletop.search.errors import shown
from app.games.tabletop.search.nodes import Condition, Op, Word
from app.games.tabletop.search.numeric_conditions import COMPARISONS
from app.games.tabletop.search.scope import AnyScope, denying
from app.games.tabletop.search.value_types import UnreadableValueError, ValueType, one_of
from app.games.text import fold

TYPE: Final[ValueType] = named(
    {fold(each): each.value for each in CardType}
    | {f"{fold(each)}s": each.value for each in CardType}
    | {"fss": CardType.FENG_SHUI_SITE.value},
    "type",
)
RESTRICTION: Final[ValueType] = named(
    {fold(each): each.value for each in Restriction}, "restriction"
)

_KEYWORDS: Final = (*Keyword, *PlayCostKind)
_COMPARED: Final = re.compile(r"(.+?)\s*(>=|<=|!=|>|<|=|:)\s*(\d{1,2}|[xX])")


def _read_keyword(text: str) -> Word:
    """`Toughness`, or `Toughness>=2` with what its number is compared with."""
    compared = _COMPARED.fullmatch(text.strip())
    wanted = fold(compared[1] if compared else text)
    found = [word for word in _KEYWORDS if wanted and fold(word).startswith(wanted)]
    exact = [word for word in found if fold(word) == wanted]
    if len(exact or found) != 1:
        raise UnreadableValueError(f"{shown(text)} is not a known keyword")
    word = (exact or found)[0].value
    return Word(f"{word}{compared[2]}{compared[3].upper()}" if compared else word)


KEYWORD: Final[ValueType] = ValueType("keyword", one_of(_KEYWORDS), _read_keyword)


def card_type(condition: Condition, scope: AnyScope) -> Test:
    """The card's type. A Feng Shui Site is a Site too."""
    wanted = {CardType(word.text) for word in condition.values if isinstance(word, Word)}
    if CardType.SITE in wanted:
        wanted.add(CardType.FENG_SHUI_SITE)
    return _member(lambda printed: printed.type in wanted, condition, scope)


def restriction(condition: Condition, scope: AnyScope) -> Test:
    """Match cards that have one of the restrictions. Rules: 49."""
    wanted = {Restriction(word.text) for word in condition.values if isinstance(word, Word)}
    return _member(lambda printed: not wanted.isdisjoint(printed.restrictions), condition, scope)


def keyword(condition: Condition, scope: AnyScope) -> Test:
    """The card has a keyword without condition, with a number that compares. Rules: 50."""
    tests = [_keyword(word.text) for word in condition.values if isinstance(word, Word)]
    return _member(lambda printed: any(test(printed) for test in tests), condition, scope)


def _keyword(text: str) -> Callable[[Printed], bool]:
    compared = _COMPARED.fullmatch(text)
    word = compared[1] if compared else text
    if word in set(PlayCostKind):
        kind = PlayCostKind(word)
        return lambda printed: any(cost.kind is kind for cost in printed.play_costs)
    asked = Keyword(word)
    if compared is None:
        return lambda printed: asked in [each.keyword for each in printed.abilities]
    operator = Op.HAS if compared[2] == ":" else Op(compared[2])
    compare, number = COMPARISONS[operator], compared[3]
    if not number.isdigit():
        return lambda printed: str(printed.amount(asked)) == number

    def has_number(printed: Printed) -> bool:
        amount = printed.amount(asked)
        return isinstance(amount, int) and bool(compare(amount, int(number)))

    return has_number


def _member(fulfils: Callable[[Printed], bool], condition: Condition, scope: AnyScope) -> Test:
    test = on_printed(fulfils)
    return denying(test, scope) if condition.op is Op.IS_NOT else test
