"""Boards of players rich in Greed, and what they often do."""

from typing import Any

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from tests.support.made_cards import BOUNCE, KILL, LEARN, REST, SHOT, STEAL, WAIT
from tests.support.scenario import Seat, Side, Table, board, tactic
from tests.support.tables import settles

BURN = tactic("Burn", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.CARD)])
SCORCH = tactic("Scorch", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.FACTION)])
COMPANY = (BOUNCE, KILL, LEARN, REST, SHOT, STEAL, WAIT, BURN, SCORCH)
"""Free tactics: Bounce, Kill, Rest, Steal and Shot (2 damage) a card, Learn draws 2."""

TOURNAMENT = "The Tournament Faction"
"""A faction that restores, develops, and plays a resource for 4."""

QUESTIONS = (DecisionKind.PICK, DecisionKind.CHOOSE_CARD)


def rich(*hand: str, greed: int = 12, **more: Any) -> Side:
    """A side with these cards in hand, that much Greed, and a deck of Scouts by default."""
    more.setdefault("deck", ["Scout"] * 6)
    return Side(hand=hand, resources=["Greed"] * greed, **more)


def at(me: Side, you: Side | None = None, *, active: int = 0, seed: int = 7) -> Table:
    """A table that knows the company."""
    return board(me, you or Side(deck=["Scout"] * 6), *COMPANY, active=active, seed=seed)


def my_turn_starts(me: Side, you: Side | None = None) -> Table:
    """My turn has started, and whatever asks me something at its start asks it now."""
    table = at(me, you, active=1)
    table.you.ends_turn()
    table.resolves()
    return table


def deploys(table: Table, name: str, *picks: str, by: Seat | None = None) -> None:
    """A player, by default I, deploys a card with these picks, and it resolves."""
    seat = by or table.me
    seat.deploys(name)
    picks_if_asked(seat, *picks)
    table.resolves()


def uses(table: Table, name: str, ability: str, *picks: str, by: Seat | None = None) -> None:
    """A player, by default I, uses an ability with these picks, and it resolves."""
    seat = by or table.me
    seat.uses(name, ability)
    picks_if_asked(seat, *picks)
    table.resolves()


def picks_if_asked(seat: Seat, *names: str) -> None:
    """Pick these cards; the only possible one is taken without a question."""
    for name in names:
        if seat.table.asks in QUESTIONS and seat.table.asked is seat:
            seat.picks(name)


def may_block(table: Table) -> list[str]:
    """Who may block, after both players passed the window before."""
    table.resolves()
    if table.asks is not DecisionKind.BLOCKERS:
        return []
    assert table.asked is not None
    return table.asked.choices()


def is_offered(seat: Seat) -> bool:
    """Whether the player is asked whether they want something."""
    return seat.table.asks is DecisionKind.MAY and seat.table.asked is seat


def has_one_of_two(name: str) -> bool:
    """Whether only one stays of two unique cards of mine, and the opponent's is left alone."""
    table = at(rich(name, play=[name]), Side(play=[name]))
    table.me.deploys(name)
    table.resolves()
    picks_if_asked(table.me, name)
    table.resolves()
    return (table.me.play, table.me.discard, table.you.play) == ([name], [name], [name])


def flips_up(name: str, greed: int, **more: Any) -> Table:
    """I flip a face-down card up, with that much Greed beside it, and it resolves."""
    table = at(rich(greed=greed, face_down=[name], **more))
    table.me.deploys(name, flip_up=True)
    settles(table)
    return table


def kills(table: Table, name: str) -> None:
    """I destroy a card with the Kill in my hand."""
    deploys(table, "Kill", name)
