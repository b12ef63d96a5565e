"""Phrases that compare numbers, and that say the contrary of what cards are or did."""

from __future__ import annotations

from typing import Final

from app.games.spoils.vocabulary import (
    AnyAmount,
    Cards,
    ControlledBy,
    Count,
    Equal,
    Measure,
    NoLess,
    NoMore,
    Number,
    Player,
    Total,
    Who,
)
from app.games.spoils.wording.nouns import noun, reference, several, with_other
from app.games.spoils.wording.numbers import number
from app.games.spoils.wording.speech import Speech, subject, third_person


def does(who: Who, text: str) -> str:
    """A clause with the player as its subject: `your opponent discards a card`."""
    if who is Player.EACH:
        return f"a player {third_person(text)}"
    return f"{subject(who)} {text if who is Player.YOU else third_person(text)}"


def compared(it: NoLess | NoMore | Equal, speech: Speech, word: str) -> str:
    """Two numbers compared by a word: `at least`, `at most` or `exactly`."""
    first = it.first
    if isinstance(first, Total) and first.measure is Measure.TOKENS:
        on = noun(first.cards, speech)
        phrase = number(it.second, speech)
        if isinstance(it.second, Total) and it.second.cards == first.cards:
            phrase = f"its {it.second.measure.value}"
        if " " in phrase:
            return f"{on} has {word} as many tokens as {phrase}"
        return f"{on} has {word} {phrase} token{'' if phrase == '1' else 's'}".replace("  ", " ")
    if isinstance(first, Number) and word == "exactly":
        return f"{first.letter} is {number(it.second, speech)}"
    if isinstance(first, Count) and (held := _held(first.cards, it.second, word, speech)):
        return held
    if isinstance(first, Count) and isinstance(it.second, int):
        phrase = _counted(it.second, first.cards, speech)
        return f"there {'is' if it.second == 1 else 'are'} {word} {phrase}"
    return f"{number(first, speech)} is {word} {number(it.second, speech)}".replace("  ", " ")


def _held(cards: Cards, count: AnyAmount, word: str, speech: Speech) -> str | None:
    """`you control at least 3 items`, where a player controls what is counted."""
    by = next((its for its in cards.where if isinstance(its, ControlledBy)), None)
    if by is None or by.who not in (Player.YOU, Player.OPPONENT) or reference(cards, speech):
        return None
    what = Cards(tuple(its for its in cards.where if its is not by))
    if isinstance(count, int):
        phrase = with_other(what, speech, count != 1).removeprefix("a ").removeprefix("an ")
        phrase = phrase.replace("another ", "other ", 1)
        return f"{does(by.who, 'control')} {word} {count} {phrase}"
    many = number(count, speech)
    if " " in many:
        return None
    return f"{does(by.who, 'control')} {word} {many} {with_other(what, speech, True)}"


def _counted(count: int, cards: Cards, speech: Speech) -> str:
    if count == 1:
        return f"1 {noun(cards, speech)}"
    return several(count, cards, speech)


def same_but_for_control(ours: Cards, theirs: Cards) -> bool:
    """True if two filters mean the same cards of one player and of another."""
    plain = [
        [it for it in cards.where if not isinstance(it, ControlledBy)] for cards in (ours, theirs)
    ]
    lengths = [len(cards.where) - 1 for cards in (ours, theirs)]
    return plain[0] == plain[1] and lengths == [len(plain[0])] * 2


def more_than(ours: Cards, theirs: Cards, speech: Speech) -> str:
    """`you control more characters than your opponent`."""
    who, other = (
        next(it.who for it in cards.where if isinstance(it, ControlledBy))
        for cards in (ours, theirs)
    )
    kind = Cards(tuple(it for it in ours.where if not isinstance(it, ControlledBy)))
    return f"{does(who, 'control')} more {noun(kind, speech, many=True)} than {subject(other)}"


def denied(phrase: str) -> str:
    """The contrary of what cards are or did: `this card did not attack this turn`."""
    for verb, contrary in _DENIALS:
        if f" {verb} " in phrase and not phrase.startswith("all "):
            return phrase.replace(f" {verb} ", f" {contrary} ", 1)
    return f"it is not so that {phrase}"


_DENIALS: Final = (
    ("attacked", "did not attack"),
    ("assigned", "did not assign"),
    ("is", "is not"),
    ("are", "are not"),
    ("has", "does not have"),
)
