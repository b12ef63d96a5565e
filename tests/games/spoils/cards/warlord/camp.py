"""Boards of players rich in Rage, and what they often do."""

from typing import Any

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import WINDOWS, DecisionKind, Done
from tests.support.made_cards import (
    BOUNCE,
    DISCARD,
    HOUSE,
    KILL,
    LAMP,
    LEARN,
    MILL,
    REST,
    SHOT,
    STEAL,
    WAIT,
)
from tests.support.scenario import Seat, Side, Table, board, tactic
from tests.support.tables import settles

STOP = tactic("Stop", [v.Terminate(v.RESPONDED_TO)], pays=[v.Only(v.RespondingTo(v.NON_RESOURCE))])
TIRE = tactic("Tire", [v.Deplete(v.PICKED)], pays=[v.Pick(v.CARD)])
BURN = tactic("Burn", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.CARD)])
COMPANY = (
    BOUNCE, BURN, DISCARD, HOUSE, KILL, LAMP, LEARN, MILL, REST, SHOT, STEAL, STOP, TIRE, WAIT,
)  # fmt: skip
"""Free tactics: Bounce, Kill, Rest, Steal, Tire, Burn (3) and Shot (2) a card; Learn draws 2.

Mill puts the top card of the own deck into the discard pile, Stop terminates a card.

House is a location of structure 9, Lamp an item that costs 1.
"""

TOURNAMENT = "The Tournament Faction"
"""A faction that restores and develops."""

Answer = str | int | bool | None
"""A card to pick, a number, yes or no, or None to stop picking."""


def rage(*hand: str, icons: int = 10, **more: Any) -> Side:
    """A side with these cards in hand, that much Rage, and a deck of Scouts by default."""
    more.setdefault("deck", ["Scout"] * 6)
    return Side(hand=hand, resources=icons, **more)


def at(me: Side, you: Side | None = None, *, active: int = 0, seed: int = 7) -> Table:
    """A table that knows the company."""
    return board(me, you or Side(deck=["Scout"] * 6), *COMPANY, active=active, seed=seed)


def my_turn_starts(me: Side, you: Side | None = None, *answers: Answer) -> Table:
    """My turn has started, up to what is asked after these answers."""
    table = at(me, you, active=1)
    table.you.ends_turn()
    settles(table)
    replies(table.me, *answers)
    return table


def ends(seat: Seat, *answers: Answer) -> None:
    """A player ends the turn; both pass until something is asked."""
    seat.ends_turn()
    settles(seat.table)
    replies(seat, *answers)


def replies(seat: Seat, *answers: Answer) -> None:
    """A player answers what is asked, one thing after the other, and both pass in between.

    A card that was the only one to pick was picked without a question.
    """
    table = seat.table
    for answer in answers:
        if table.asks in WINDOWS:
            settles(table)
        if isinstance(answer, str):
            if answer in seat.choices():
                seat.picks(answer)
        elif answer is None:
            if table.asked is seat and Done() in seat.legal and table.asks in PICKS:
                seat.passes()
        else:
            seat.answers(int(answer))
    settles(table)


PICKS = (DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.SEARCH)


def plays(seat: Seat, name: str, *answers: Answer, flip_up: bool = False) -> None:
    """A player deploys a card, answers what is asked, and nobody responds."""
    seat.deploys(name, flip_up=flip_up)
    replies(seat, *answers)


def uses(seat: Seat, name: str, ability: str, *answers: Answer) -> None:
    """A player uses an ability, answers what is asked, and nobody responds."""
    seat.uses(name, ability)
    replies(seat, *answers)


def fights(table: Table, attacker: str, blocker: str) -> None:
    """My character attacks, theirs blocks, and the battle is fought out."""
    table.me.attacks(attacker)
    table.you.blocks(blocker)
    table.resolves()


def unblocked(table: Table) -> None:
    """The attack that was just announced goes through: nobody blocks or acts."""
    table.resolves()
    while table.asks is DecisionKind.BLOCKERS:
        assert table.asked is not None
        table.asked.passes()
        table.resolves()


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


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """A character's strength, life and speed now."""
    return table.strength(name), table.life(name), table.speed(name)


def size(table: Table, name: str) -> tuple[int, int]:
    """A character's strength and life now."""
    return table.strength(name), table.life(name)


def has_one_of_two(name: str, **more: Any) -> bool:
    """Whether only one stays of two unique cards of mine, and the opponent's is left alone."""
    table = at(rage(name, play=[name], icons=12, **more), Side(play=[name]))
    plays(table.me, name)
    replies(table.me, name)
    return (table.me.play, table.me.discard, table.you.play) == ([name], [name], [name])


def flips_up(name: str, cost: int, threshold: int, **more: Any) -> Table:
    """I flip a face-down card up; with one icon or one resource less I could not."""

    def camp(rages: int, others: int) -> Table:
        resources = ["Rage"] * rages + ["Greed"] * others
        return at(Side(face_down=[name], resources=resources, deck=["Scout"] * 6, **more))

    most = max(threshold, cost - 1)
    table = camp(threshold, most - threshold)
    assert not camp(threshold - 1, most - threshold + 1).me.can_deploy(name, flip_up=True)
    if cost > threshold + 1:
        assert not camp(threshold, most - threshold - 1).me.can_deploy(name, flip_up=True)
    table.me.deploys(name, flip_up=True)
    settles(table)
    return table


def responds(seat: Seat, name: str, pick: str) -> None:
    """A player responds with a free tactic of the company, and everything resolves."""
    table = seat.table
    assert table.asks is DecisionKind.RESPOND, f"asked is {table.asks}"
    assert table.asked is seat
    seat.deploys(name)
    if table.asks is DecisionKind.PICK:
        seat.picks(pick)
    settles(table)
