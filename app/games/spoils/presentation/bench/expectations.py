"""Expectations of a bench file about the state of a game: read, held, and told when they fail."""

from __future__ import annotations

import re
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    CardId,
    Player,
    State,
    measure,
    outcome,
    stats,
)
from app.games.spoils.facts import Catalogue

FORMS: Final = (
    "asked 1; asked 1, blockers; influence 1 is 20; Scout in hand of 1; 2 Scout in play of 1; "
    "Scout not in discard of 1; Scout has damage 1; Scout has tokens 2; Scout is 3/3/2; "
    "Scout is depleted; Scout is restored; player 1 wins; draw"
)
_ASKED: Final = re.compile(r"asked ([12])(?:, (.+))?")
_INFLUENCE: Final = re.compile(r"influence ([12]) is (\d{1,3})")
_PLACE: Final = re.compile(
    r"(?:(\d{1,2}) )?(.+?) (not )?in (play|hand|deck|discard|out of game|void) of ([12])",
    re.IGNORECASE,
)
_HAS: Final = re.compile(r"(.+?) has (damage|tokens) (\d{1,3})", re.IGNORECASE)
_IS: Final = re.compile(r"(.+?) is (depleted|restored|\d{1,3}/\d{1,3}/\d{1,3})", re.IGNORECASE)
_WINS: Final = re.compile(r"player ([12]) wins")
_STATS: Final = (v.Measure.STRENGTH, v.Measure.LIFE, v.Measure.SPEED)


class UnknownExpectationError(ValueError):
    """An expectation that cannot be read; the message says what can be expected."""


def failure(catalogue: Catalogue, state: State, expected: str) -> str:
    """Return what is so instead of what was expected; empty where it is as expected.

    Raises UnknownExpectationError.
    """
    lower = expected.lower().rstrip(".")
    if found := _ASKED.fullmatch(lower):
        return _not_asked(state, int(found[1]) - 1, found[2] or "")
    if found := _INFLUENCE.fullmatch(lower):
        left = state.influence[int(found[1]) - 1]
        return "" if left == int(found[2]) else f"it is {left}"
    if lower == "draw":
        return _not_over(state, None)
    if found := _WINS.fullmatch(lower):
        return _not_over(state, int(found[1]) - 1)
    if found := _PLACE.fullmatch(expected.rstrip(".")):
        return _elsewhere(catalogue, state, found)
    if found := _HAS.fullmatch(expected.rstrip(".")):
        has = [_marks(state, it, found[2].lower()) for it in _in_play(catalogue, state, found[1])]
        return _unless(int(found[3]) in has, [str(it) for it in has])
    if found := _IS.fullmatch(expected.rstrip(".")):
        return _unlike(catalogue, state, found[1], found[2].lower())
    raise UnknownExpectationError(f'"{expected[:60]}" cannot be expected; expect {FORMS}.')


def _unless(is_so: bool, instead: list[str]) -> str:
    return "" if is_so else f"it is {' and '.join(instead) or 'not in play'}"


def _name(catalogue: Catalogue, written: str) -> str:
    card = catalogue.find(written)
    if card is None:
        raise UnknownExpectationError(f'there is no card "{written[:60]}"; expect {FORMS}.')
    return card.name


def _in_play(catalogue: Catalogue, state: State, written: str) -> list[CardId]:
    name = _name(catalogue, written)
    return [it for it in state.in_play if state.name(it) == name and not state.face_down[it]]


def _marks(state: State, card: CardId, what: str) -> int:
    return stats.damage(state, card) if what == "damage" else state.tokens[card]


def _not_asked(state: State, player: Player, kind: str) -> str:
    decision = state.decision
    if decision is None:
        return "the game is over"
    if decision.player == player and kind in ("", decision.kind.value):
        return ""
    return f"player {decision.player + 1} is asked: {decision.kind.value}"


def _not_over(state: State, winner: Player | None) -> str:
    result = outcome(state)
    if result is None:
        return "the game goes on"
    if result.winner == winner:
        return ""
    return "it is a draw" if result.winner is None else f"player {result.winner + 1} wins"


def _elsewhere(catalogue: Catalogue, state: State, found: re.Match[str]) -> str:
    name, player = _name(catalogue, found[2]), int(found[5]) - 1
    place = found[4].lower()
    piles = {
        "play": [it for it in state.in_play if state.controller[it] == player],
        "hand": state.hand[player],
        "deck": state.deck[player],
        "discard": state.discard_pile[player],
        "out of game": state.out_of_game[player],
        "void": state.void[player],
    }
    count = sum(state.name(it) == name for it in piles[place])
    if found[3]:
        return f"{count} are there" if count else ""
    wanted = int(found[1]) if found[1] else None
    is_so = count > 0 if wanted is None else count == wanted
    return "" if is_so else f"{count} are there"


def _unlike(catalogue: Catalogue, state: State, written: str, wanted: str) -> str:
    cards = _in_play(catalogue, state, written)
    if wanted in ("depleted", "restored"):
        told = ["depleted" if state.depleted[it] else "restored" for it in cards]
    else:
        told = ["/".join(str(measure(state, it, each)) for each in _STATS) for it in cards]
    return _unless(wanted in told, told)
