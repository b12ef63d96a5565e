"""Phrases for numbers and bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.vocabulary import (
    CARD,
    All,
    Amount,
    AmountPaid,
    AnyAmount,
    AnyNumber,
    AtLeast,
    AtMost,
    Cards,
    Count,
    EventAmount,
    Exactly,
    HalfUp,
    HighestOf,
    HowMany,
    Icons,
    Influence,
    Is,
    Least,
    Measure,
    Minus,
    Number,
    Plus,
    Role,
    Times,
    TopOfDeck,
    Total,
    UpTo,
    When,
)
from app.games.spoils.wording import nouns
from app.games.spoils.wording.descriptions import controlled
from app.games.spoils.wording.speech import (
    Speech,
    add_words,
    possessive,
    say_word,
    subject,
)

_NUMBERS: Final = {
    Measure.TOKENS: "tokens",
    Measure.PRINTED_LIFE: "printed life",
    Measure.THRESHOLD_ICONS: "threshold icons",
}


def measured(measure: Measure) -> str:
    return _NUMBERS.get(measure, measure.value)


def _of(it: Total, speech: Speech) -> str:
    if it.measure is Measure.TOKENS:
        return f"the number of tokens on {nouns.noun(it.cards, speech)}"
    named = nouns.reference(it.cards, speech)
    if named and not it.cards.where[1:]:
        if named in ("it", "them"):
            return f"{'its' if named == 'it' else 'their'} {measured(it.measure)}"
        many = "the number of " if it.measure is Measure.THRESHOLD_ICONS else ""
        return f"{many}{named}'s {measured(it.measure)}".replace("s's", "s'")
    tops = [p for p in it.cards.where if isinstance(p, TopOfDeck)]
    total = "" if tops and tops[0].count == 1 else "total "
    return f"the {total}{measured(it.measure)} of {nouns.every(it.cards, speech)}"


def _sum(first: AnyAmount, second: AnyAmount, sign: str, word: str, speech: Speech) -> str:
    left, right = number(first, speech), number(second, speech)
    if " " in left + right:
        return f"{left} {word} {right}"
    return f"{left}{sign}{right}"


def _times(it: Times, speech: Speech) -> str:
    phrase = number(it.amount, speech)
    if isinstance(it.amount, Number):
        return f"{it.times}{phrase}"
    return f"{'twice' if it.times == 2 else f'{it.times} times'} {phrase}"


_AMOUNTS: Final[dict[type[Amount], Callable[[Any, Speech], str]]] = {
    Number: lambda it, s: it.letter,
    Count: lambda it, s: f"the number of {_counted(it.cards, s)}",
    Total: _of,
    HighestOf: lambda it, s: (
        f"the highest {measured(it.measure)} among {nouns.noun(it.cards, s, many=True)}"
    ),
    Icons: lambda it, s: f"the number of [{it.icon}] {controlled(it.who, 'control')}",
    Influence: lambda it, s: f"{possessive(it.who)} influence",
    EventAmount: lambda it, s: "that amount",
    AmountPaid: lambda it, s: f"what {subject(it.who)} paid",
    Plus: lambda it, s: _sum(it.first, it.second, "+", "plus", s),
    Minus: lambda it, s: _sum(it.first, it.second, "−", "minus", s),
    Times: lambda it, s: _times(it, s),
    HalfUp: lambda it, s: f"half {number(it.amount, s)}, rounded up",
    Least: lambda it, s: f"the lower of {number(it.first, s)} and {number(it.second, s)}",
}


def _counted(cards: Cards, speech: Speech) -> str:
    if Is(Role.AFFECTED) in cards.where:
        kind = Cards(tuple(it for it in cards.where if it != Is(Role.AFFECTED)))
        noun = "those" if kind == CARD else nouns.noun(kind, speech, True)
        return f"{noun} {speech.befell} this way"
    if nouns.reference(cards, speech):
        return nouns.noun(cards, speech)
    return nouns.with_other(cards, speech, True)


def number(amount: AnyAmount | HowMany, speech: Speech) -> str:
    """A number in words: `2`, `X`, `the number of cards in your hand`."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, UpTo):
        return f"up to {number(amount.amount, speech)}"
    if isinstance(amount, AnyNumber):
        return "any number of"
    if isinstance(amount, All):
        return "all"
    if isinstance(amount, When):
        then, otherwise = number(amount.then, speech), number(amount.otherwise, speech)
        return f"{then} if {say_word(amount.condition, speech)}, otherwise {otherwise}"
    return _AMOUNTS[type(amount)](amount, speech)


def limit(it: AtMost | AtLeast | Exactly, speech: Speech) -> str:
    """A bound on a number: `strength 3 or less`."""
    phrase, measure = number(it.amount, speech), measured(it.measure)
    if it.measure is Measure.TOKENS:
        return f"{phrase} or {'fewer' if isinstance(it, AtMost) else 'more'} tokens"
    if isinstance(it, Exactly):
        return f"{measure} {phrase}"
    if " " in phrase:
        return f"{measure} no {'higher' if isinstance(it, AtMost) else 'lower'} than {phrase}"
    return f"{measure} {phrase} or {'less' if isinstance(it, AtMost) else 'more'}"


add_words(dict.fromkeys((int, UpTo, AnyNumber, All, When, *_AMOUNTS), number))
add_words(dict.fromkeys((AtMost, AtLeast, Exactly), limit))
