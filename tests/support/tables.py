"""Boards and sequences of answers that many scenarios use."""

from __future__ import annotations

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Deck, State, new_game, person_at, side_of
from app.games.spoils.engine.model import events as happened
from app.games.spoils.facts import Catalogue
from tests.support.made_cards import (
    BOUNCE,
    DECK_OF_75,
    GUARD,
    HAT,
    LIFE_HAT,
    MADE,
    RICH,
    SLAY,
    WEAK_GUARD,
)
from tests.support.scenario import Made, Side, Table, board, character, tactic


def are_switched(table: Table) -> bool:
    """Return whether both players sit on the other side; one never does alone."""
    seats = [person_at(table.state, side) for side in (0, 1)]
    assert [side_of(table.state, person) for person in seats] == [0, 1]
    return seats == [1, 0]


def odd(threshold: str) -> Made:
    """A made-up card that costs nothing but asks for icons."""
    return character("Odd", 1, 1, cost=0, threshold=threshold)


def at_table(me: Side, you: Side | None = None, *, edition: Edition = Edition.CR3,
             active: int = 0, seed: int = 7) -> Table:  # fmt: skip
    """Return a table that knows the made-up cards."""
    return board(me, you or Side(), *MADE, edition=edition, active=active, seed=seed)


def settles(table: Table) -> None:
    """Let both players pass, and pay with the first resource, until something else is asked."""
    table.resolves()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        seat = table.me if table.me.legal else table.you
        seat._does(seat.legal[0])
        table.resolves()


def stolen(edition: Edition) -> Table:
    """My hand has stolen the opponent's gizmo."""
    for seed in range(1, 30):
        side = Side(hand=["Sticky Stealy Hand", "Kill"], resources=RICH)
        table = at_table(side, Side(play=["Gizmo"]), seed=seed, edition=edition)
        table.me.deploys("Sticky Stealy Hand")
        settles(table)
        if table.controller("Gizmo") is table.me:
            return table
    pytest.fail("no coin was won")


def passes_until_assigned(table: Table) -> None:
    """Both players pass until battle damage was assigned and not yet inflicted."""
    while not table.told(happened.DamageAssigned):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        assert table.asked is not None
        table.asked.passes()


def armed(edition: Edition, *hand: str) -> object:
    """A guard who wears a hat, and a player with tactics in hand."""
    table = board(
        Side(play=["Guard"], hand=["Hat", *hand], resources=1),
        Side(),
        WEAK_GUARD,
        LIFE_HAT,
        SLAY,
        BOUNCE,
        tactic(
            "Banish",
            [v.Put(v.PICKED, v.OUT_OF_GAME)],
            pays=[v.Pick(v.CHARACTER)],
        ),
        tactic(
            "Bury",
            [v.Put(v.PICKED, v.DECK_SHUFFLED)],
            pays=[v.Pick(v.CHARACTER)],
        ),
        edition=edition,
    )
    table.me.deploys("Hat")
    table.resolves()
    return table


def auction(edition: Edition, mine: int, yours: int) -> Table:
    """My turn begins with an auction; the Guard is on top of my deck after a Hat."""
    table = board(
        Side(play=["Auction House"], resources=mine, deck=["Hat", "Guard", "Hat"]),
        Side(resources=yours, deck=["Hat"] * 3),
        GUARD, HAT, edition=edition, active=1,
    )  # fmt: skip
    table.you.ends_turn()
    table.resolves()
    while table.asks is not DecisionKind.BID:
        table.me._does(table.me.legal[0])
    return table


def blink(kind: v.Cards, *then: v.Step) -> Made:
    """A tactic by which a card leaves play and comes back as a new one."""
    away = (v.Put(v.PICKED, v.OUT_OF_GAME), v.Put(v.PICKED, v.PLAY))
    return tactic("Blink", [*away, *then], pays=[v.Pick(kind)])


def game(catalogue: Catalogue, edition: Edition = Edition.CR3, **more: object) -> State:
    """A new game in which both play the same deck of resources and tactics."""
    deck = Deck("The Tournament Faction", DECK_OF_75, starting=("Rage", "Greed"))
    return new_game(catalogue, (deck, deck), seed=3, edition=edition, blanks=True, **more)


def asks_for(state: State, kind: DecisionKind) -> None:
    """Make sure that a decision of this kind is due."""
    assert state.decision is not None
    assert state.decision.kind is kind


def kinds_of(table: Table, *kinds: type[happened.Event]) -> list[type[happened.Event]]:
    """The events of these kinds so far, in order."""
    return [type(event) for event in table.happened if type(event) in kinds]
