"""A script as the Python source it would be written in."""

from __future__ import annotations

import textwrap
from dataclasses import MISSING, fields
from enum import Enum
from functools import cache
from typing import Any, Final

from app.games.spoils import vocabulary
from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    THIS,
    AtLeast,
    AtMost,
    Being,
    Cards,
    ControlledBy,
    In,
    Is,
    OfName,
    OfSubtype,
    OtherThan,
    OwnedBy,
    Player,
    Property,
    Providing,
    Role,
    Script,
    State,
    TopOfDeck,
)

_LONGEST: Final = 66
_ALWAYS_NAMED: Final = {"Ability": ("cost", "effect"), "OnResolve": ("effect", "cost")}
_AREAS: Final = {
    Area.HAND: "in_hand",
    Area.DECK: "in_deck",
    Area.DISCARD_PILE: "in_discard_pile",
    Area.BEING_DEPLOYED: "being_deployed",
}


def source(script: Script) -> str:
    """The call of `script()` that makes this script, on one line."""
    parts = [_text(script.name), *(_word(paragraph) for paragraph in script.paragraphs)]
    return f"script({', '.join(parts)})"


def source_of(word: Any) -> str:
    """A script or any word of one as it is written."""
    return source(word) if isinstance(word, Script) else _word(word)


@cache
def _constants() -> dict[Any, str]:
    """The named values of the vocabulary, for the most part nouns and places."""
    return {
        value: name
        for name, value in vars(vocabulary).items()
        if (name.isupper() and not isinstance(value, (str, int, type))) or _is_short(name, value)
    }


def _is_short(name: str, value: object) -> bool:
    return name.isupper() and isinstance(value, Enum)


def _word(value: Any) -> str:
    if isinstance(value, Cards):
        return _cards(value)
    if isinstance(value, Enum):
        return _enum(value)
    if isinstance(value, tuple):
        inside = [_word(item) for item in value]
        return f"({', '.join(inside)}{',' if len(inside) == 1 else ''})"
    if isinstance(value, (str, int)) or value is None:
        return _text(value) if isinstance(value, str) else repr(value)
    if value in _constants():
        return _constants()[value]
    return _call(value)


def _text(value: str) -> str:
    if len(value) > _LONGEST:
        pieces = textwrap.wrap(value, _LONGEST, drop_whitespace=False, break_long_words=False)
        return f"({' '.join(_text(piece) for piece in pieces)})"
    return repr(value) if '"' in value else f'"{value}"'


def _enum(value: Enum) -> str:
    for constant, name in _constants().items():
        if constant is value:
            return name
    return f"{type(value).__name__}.{value.name}"


def _call(value: Any) -> str:
    name = type(value).__name__
    named = _ALWAYS_NAMED.get(name, ())
    arguments: list[str] = []
    skipped = False
    for field in fields(value):
        held = getattr(value, field.name)
        if field.default is not MISSING and held == field.default:
            skipped = True
            continue
        phrase = _word(held)
        arguments.append(f"{field.name}={phrase}" if skipped or field.name in named else phrase)
        skipped = skipped or field.name in named
    return f"{name}({', '.join(arguments)})"


def _cards(cards: Cards) -> str:
    known = {value.where: name for value, name in _constants().items() if isinstance(value, Cards)}
    for size in range(len(cards.where), -1, -1):
        if cards.where[:size] in known:
            text, rest = known[cards.where[:size]], cards.where[size:]
            break
    if rest and text == "CARD":
        match rest[0]:
            case TopOfDeck(count=count, of=of):
                text = (
                    f"top({_word(count)})"
                    if of is Player.YOU
                    else (f"top({_word(count)}, {_word(of)})")
                )
                rest = rest[1:]
            case Is(role=Role.PICKED | Role.CHOSEN as role, nth=nth) if nth:
                text, rest = f"{role.value}({nth})", rest[1:]
    return text + "".join(_maker(it) for it in rest)


def _maker(it: Property) -> str:
    match it:
        case ControlledBy(who=Player.YOU):
            return ".you_control()"
        case ControlledBy(who=Player.OPPONENT):
            return ".opponent_controls()"
        case ControlledBy(who=who):
            return f".controlled_by({_word(who)})"
        case OwnedBy(who=who):
            return f".owned_by({_word(who)})"
        case In(area=area, of=of) if area in _AREAS:
            default = Player.EACH if area is Area.BEING_DEPLOYED else Player.YOU
            return f".{_AREAS[area]}({'' if of is default else _word(of)})"
        case Being(state=state):
            return f".being(State.{State(state).name})"
        case OfSubtype(subtypes=subtypes):
            return f".of_subtype({', '.join(_text(it) for it in subtypes)})"
        case OfName(name=name):
            return f".named({_text(name)})"
        case AtMost(measure=measure, amount=amount):
            return f".at_most({_word(measure)}, {_word(amount)})"
        case AtLeast(measure=measure, amount=amount):
            return f".at_least({_word(measure)}, {_word(amount)})"
        case Providing(icons=icons):
            return f".providing({_text(icons)})"
        case OtherThan(cards=cards) if cards == THIS:
            return ".others()"
        case OtherThan(cards=cards):
            return f".other_than({_cards(cards)})"
    return f".that({_call(it)})"
