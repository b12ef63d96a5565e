"""Changes that people make by hand, for texts that the referee does not know.

They are no answers: the referee carries them out, checks what follows by itself, such as a
Character at zero Fighting, and asks the same question again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.shadowfist.engine.model.decisions import WINDOWS, Question
from app.games.shadowfist.engine.model.events import Area, By, Event
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.interceptors import check_interceptors
from app.games.shadowfist.engine.procedures.table import run
from app.games.shadowfist.engine.procedures.turn import TURN, ask_what_to_do
from app.games.shadowfist.engine.read.scores import body, fighting, is_unknown
from app.games.shadowfist.engine.write import areas, marks, piles, power
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.frames import go_to

MOST: Final = 20
"""Power, cards, damage or Fighting that change at once."""

LONGEST_NOTE: Final = 200


class Verb(StrEnum):
    """Kinds of changes by hand. The value is the word in an action's text."""

    GAIN = "gain"
    LOSE = "lose"
    DRAW = "draw"
    DISCARD = "discard"
    SMOKE = "smoke"
    TOAST = "toast"
    RETURN = "return"
    DAMAGE = "damage"
    HEAL = "heal"
    STRENGTHEN = "strengthen"
    WEAKEN = "weaken"
    FIGHTING = "fighting"
    TOUGHNESS = "toughness"
    NOTE = "note"


AMOUNTS: Final = frozenset({Verb.GAIN, Verb.LOSE, Verb.DRAW})
"""Changes of the player by a number."""

TO_CARDS: Final = frozenset({Verb.DISCARD, Verb.SMOKE, Verb.TOAST, Verb.RETURN})
"""Changes of a card."""

POINTS: Final = frozenset({
    Verb.DAMAGE, Verb.HEAL, Verb.STRENGTHEN, Verb.WEAKEN, Verb.FIGHTING, Verb.TOUGHNESS,
})  # fmt: skip
"""Changes of a card by a number of points."""


_NOT_SAID: Final = {
    Verb.FIGHTING: "is not in play, or its Fighting is no X or *",
    Verb.TOUGHNESS: "is not in play, or its Toughness is no X",
}


@dataclass(frozen=True, slots=True)
class Change:
    """One change. `card` is -1 and `amount` 0 if the verb needs none; a note has `text`."""

    verb: Verb
    card: int = -1
    amount: int = 0
    text: str = ""

    def __str__(self) -> str:
        words = [PREFIX, self.verb.value]
        if self.verb in TO_CARDS | POINTS:
            words.append(str(self.card))
        if self.verb in AMOUNTS | POINTS:
            words.append(str(self.amount))
        return " ".join([*words, *self.text.split()])


PREFIX: Final = "by-hand"
"""The text of a change begins so; that of an answer does not."""


def read_change(text: str) -> Change:
    """The change with this text, such as `by-hand damage 31 2`. Raises ValueError."""
    prefix, _, rest = text.partition(" ")
    word, _, rest = rest.partition(" ")
    if prefix != PREFIX or word not in set(Verb):
        raise ValueError(f"{text[:60]!r} is no change by hand, such as 'by-hand gain 2'")
    verb = Verb(word)
    if verb is Verb.NOTE:
        return Change(verb, text=_note(rest))
    numbers = [_number(word) for word in rest.split()]
    if verb in AMOUNTS and len(numbers) == 1:
        return Change(verb, amount=_amount(numbers[0]))
    if verb in TO_CARDS and len(numbers) == 1:
        return Change(verb, numbers[0])
    if verb in POINTS and len(numbers) == 2:
        return Change(verb, numbers[0], _amount(numbers[1]))
    raise ValueError(f"{text[:60]!r} has too many or too few numbers")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        raise ValueError(f"{word[:20]!r} is no whole number")
    return int(word)


def _amount(number: int) -> int:
    if not 1 <= number <= MOST:
        raise ValueError(f"{number} is not from 1 to {MOST}")
    return number


def _note(text: str) -> str:
    words = " ".join("".join(it if it.isprintable() else " " for it in text).split())
    if not words:
        raise ValueError("The note is empty")
    if len(words) > LONGEST_NOTE:
        raise ValueError(f"A note has at most {LONGEST_NOTE} characters")
    return words


def is_open(state: State, player: int) -> bool:
    """Tell whether the player is asked now at a time when effects may be generated.

    Only then may they change something by hand.
    """
    asked = state.decision
    return asked is not None and asked.player == player and asked.kind in WINDOWS


def change(state: State, player: int, wanted: Change) -> tuple[Event, ...]:
    """Carry out a change for the player who is asked, and ask again; what followed from it.

    Raises IllegalAction, and nothing has changed.
    """
    if not is_open(state, player):
        raise IllegalAction("By hand something is done in the Main Shot, or while responding")
    if wanted.verb in TO_CARDS | POINTS:
        _check_card(state, player, wanted)
    asked = state.decision
    assert asked is not None
    state.decision = None
    frame = state.frames[-1]
    if asked.kind is Question.ACT:
        go_to(frame, TURN, ask_what_to_do)
    _DO[wanted.verb](state, player, wanted)
    state.fresh = []
    check_interceptors(state)
    begin(state, "checks", player)
    run(state)
    return tuple(state.fresh)


def may_affect(state: State, player: int, verb: Verb, card: int) -> bool:
    """Tell whether a change applies to a card in the area where it is now."""
    area = state.area[card]
    if verb is Verb.DISCARD:
        return area is Area.HAND and state.owner[card] == player
    if verb is Verb.RETURN:
        return area in (Area.IN_PLAY, Area.SMOKED) and not state.kinds[card].is_token
    if verb is Verb.TOAST:
        is_own_hand = area is Area.HAND and state.owner[card] == player
        return area in (Area.IN_PLAY, Area.SMOKED) or is_own_hand
    if verb is Verb.FIGHTING:
        return area is Area.IN_PLAY and bool(state.kinds[card].unknown_fighting)
    if verb is Verb.TOUGHNESS:
        return area is Area.IN_PLAY and state.kinds[card].has_unknown_toughness
    is_fighter = state.kinds[card].is_character
    has_body = verb in (Verb.DAMAGE, Verb.HEAL) and state.kinds[card].is_site
    return area is Area.IN_PLAY and (verb is Verb.SMOKE or is_fighter or has_body)


def _check_card(state: State, player: int, wanted: Change) -> None:
    if wanted.card not in range(len(state.kinds)):
        raise IllegalAction("There is no such card")
    if not may_affect(state, player, wanted.verb, wanted.card):
        problem = _NOT_SAID.get(wanted.verb, f"is not where one could {wanted.verb.value} it")
        raise IllegalAction(f"The card {problem}")


def _return(state: State, player: int, wanted: Change) -> None:
    if state.area[wanted.card] is Area.IN_PLAY:
        areas.return_to_hand(state, wanted.card, (By(player),))
    else:
        areas.take(state, wanted.card)
        areas.put(state, wanted.card, Area.HAND)


def _draw(state: State, player: int, wanted: Change) -> None:
    for _ in range(wanted.amount):
        piles.draw(state, player)


def _damage(state: State, player: int, wanted: Change) -> None:
    """20.1: what is at zero is smoked at once, by who inflicts the damage."""
    card = wanted.card
    marks.put_damage(state, card, card, wanted.amount, 0, in_combat=False)
    left = fighting if state.kinds[card].is_character else body
    if not left(state, card) and not is_unknown(state, card):
        areas.smoke(state, card, by_damage=True, by=(By(player),))


def _strengthen(state: State, player: int, wanted: Change) -> None:
    marks.give_fighting(state, wanted.card, wanted.amount, By(player))


def _weaken(state: State, player: int, wanted: Change) -> None:
    marks.give_fighting(state, wanted.card, -wanted.amount, By(player))


_DO: Final[Mapping[Verb, Callable[[State, int, Change], None]]] = {
    Verb.GAIN: lambda state, player, it: power.gain(state, player, it.amount),
    Verb.LOSE: lambda state, player, it: power.lose(state, player, it.amount),
    Verb.DRAW: _draw,
    Verb.DISCARD: lambda state, player, it: piles.discard(state, it.card),
    Verb.SMOKE: lambda state, player, it: areas.smoke(state, it.card, by=(By(player),)),
    Verb.TOAST: lambda state, player, it: areas.toast(state, it.card, (By(player),)),
    Verb.RETURN: _return,
    Verb.DAMAGE: _damage,
    Verb.HEAL: lambda state, player, it: marks.heal(state, it.card, it.amount),
    Verb.STRENGTHEN: _strengthen,
    Verb.WEAKEN: _weaken,
    Verb.FIGHTING: lambda state, player, it: marks.say_fighting(state, player, it.card, it.amount),
    Verb.TOUGHNESS: lambda state, player, it: marks.say_toughness(
        state, player, it.card, it.amount
    ),
    Verb.NOTE: lambda state, player, it: None,
}
