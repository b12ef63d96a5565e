"""Expectations of a bench file about a game of Shadowfist: read, held, and told when they fail."""

from __future__ import annotations

import re
from typing import Final

from app.games.shadowfist.engine import State
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.facts import Catalogue

FORMS: Final = (
    "asked 1; asked 1, intercept; power 1 is 3; Monk is turned; Monk is unturned; "
    "Monk has damage 2; Monk in smoked of 1; 2 Monk in play of 1; Monk not in play of 1; "
    "player 1 wins"
)
_ASKED: Final = re.compile(r"asked ([1-5])(?:, (.+))?")
_POWER: Final = re.compile(r"power ([1-5]) is (\d{1,3})")
_PLACE: Final = re.compile(
    r"(?:(\d{1,2}) )?(.+?) (not )?in (play|hand|deck|smoked|toasted|burned) of ([1-5])",
    re.IGNORECASE,
)
_HAS: Final = re.compile(r"(.+?) has damage (\d{1,3})", re.IGNORECASE)
_IS: Final = re.compile(r"(.+?) is (turned|unturned)", re.IGNORECASE)
_WINS: Final = re.compile(r"player ([1-5]) wins")


class UnknownExpectationError(ValueError):
    """An expectation that cannot be read; the message says what can be expected."""


def failure(catalogue: Catalogue, state: State, expected: str) -> str:
    """Return what is so instead of what was expected; empty where it is as expected.

    Raises UnknownExpectationError.
    """
    said = expected.rstrip(".")
    lower = said.lower()
    if found := _ASKED.fullmatch(lower):
        return _not_asked(state, int(found[1]) - 1, found[2] or "")
    if (found := _POWER.fullmatch(lower)) and int(found[1]) <= len(state.power):
        left = state.power[int(found[1]) - 1]
        return "" if left == int(found[2]) else f"it is {left}"
    if found := _WINS.fullmatch(lower):
        return _not_won(state, int(found[1]) - 1)
    if (found := _PLACE.fullmatch(said)) and int(found[5]) <= len(state.power):
        return _elsewhere(catalogue, state, found)
    if found := _HAS.fullmatch(said):
        damage = [state.damage[it] for it in _in_play(catalogue, state, found[1])]
        return _unless(int(found[2]) in damage, [str(it) for it in damage])
    if found := _IS.fullmatch(said):
        cards = _in_play(catalogue, state, found[1])
        told = ["turned" if state.turned[it] else "unturned" for it in cards]
        return _unless(found[2].lower() in told, told)
    raise UnknownExpectationError(f'"{expected[:60]}" cannot be expected; expect {FORMS}.')


def _unless(is_so: bool, instead: list[str]) -> str:
    return "" if is_so else f"it is {' and '.join(instead) or 'not in play'}"


def _title(catalogue: Catalogue, written: str) -> str:
    card = catalogue.find(written)
    if card is None:
        raise UnknownExpectationError(f'there is no card "{written[:60]}"; expect {FORMS}.')
    return card.name


def _in_play(catalogue: Catalogue, state: State, written: str) -> list[int]:
    title = _title(catalogue, written)
    cards = (it for player in state.players for it in state.in_play[player])
    return [it for it in cards if state.kinds[it].title == title]


def _not_asked(state: State, player: int, kind: str) -> str:
    decision = state.decision
    if decision is None:
        return "the game is over"
    if decision.player == player and kind in ("", decision.kind.value):
        return ""
    return f"player {decision.player + 1} is asked: {decision.kind.value}"


def _not_won(state: State, winner: int) -> str:
    if state.result is None:
        return "the game goes on"
    won = state.result.winner
    if won == winner:
        return ""
    return "nobody wins" if won is None else f"player {won + 1} wins"


def _elsewhere(catalogue: Catalogue, state: State, found: re.Match[str]) -> str:
    title, player, place = _title(catalogue, found[2]), int(found[5]) - 1, found[4].lower()
    piles = {
        "play": state.in_play[player],
        Area.HAND.value: state.hand[player],
        Area.DECK.value: state.deck[player],
        Area.SMOKED.value: state.smoked[player],
        Area.TOASTED.value: state.toasted[player],
        "burned": state.burned[player],
    }
    count = sum(state.kinds[it].title == title for it in piles[place])
    if found[3]:
        return f"{count} are there" if count else ""
    wanted = int(found[1]) if found[1] else None
    is_so = count > 0 if wanted is None else count == wanted
    return "" if is_so else f"{count} are there"
