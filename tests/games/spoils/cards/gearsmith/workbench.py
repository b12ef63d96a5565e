"""Boards of players rich in Elitism, and what they often do."""

from typing import Any

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import WINDOWS, DecisionKind, Done, Person, events, observe
from tests.support.made_cards import (
    BIG,
    BOX,
    GEAR_HAT,
    GIZMO,
    GUARD,
    HOUSE,
    KILL,
    LEARN,
    MAJIG,
    MONK,
    REST,
    SHOT,
    STEAL,
    THIEF,
    WAIT,
)
from tests.support.scenario import Seat, Side, Table, board, tactic

TIRE = tactic("Tire", [v.Deplete(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
COMPANY = (
    *(BIG, BOX, GEAR_HAT, GIZMO, GUARD, HOUSE, KILL, LEARN),
    *(MONK, REST, SHOT, STEAL, THIEF, TIRE, WAIT),
)
"""Free tactics Kill, Rest, Tire, Steal and Shot (2 damage), and cards without text.

Guard is a 2/3 for 2, Big a 3/8 for 4, Thief a Covert 1/9; Gizmo an item for 2, Box one for 5,
Hat a gear card for 1; Monk a character with an ability, House a location.
"""

QUESTIONS = (DecisionKind.PICK, DecisionKind.CHOOSE_CARD, DecisionKind.SEARCH)


def elite(*hand: str, icons: int = 12, **more: Any) -> Side:
    """A side with these cards in hand and that much Elitism."""
    more.setdefault("resources", ["Elitism"] * icons)
    return Side(hand=hand, **more)


def at(me: Side, you: Side | None = None, *, active: int = 0, seed: int = 7) -> Table:
    """A table that knows the company."""
    return board(me, you or Side(), *COMPANY, active=active, seed=seed)


def my_turn_starts(me: Side, you: Side | None = None) -> Table:
    """My turn has started, up to the first question."""
    table = at(me, you, active=1)
    ends_turn(table)
    return table


def ends_turn(table: Table) -> None:
    """The active player ends the turn; the next one starts, up to the first question."""
    assert table.asked is not None
    table.asked.ends_turn()
    table.resolves()


def deploys(seat: Seat, name: str, *picks: str, flip_up: bool = False) -> None:
    """A player deploys a card with these picks, and it resolves up to a question."""
    seat.deploys(name, flip_up=flip_up)
    picks_if_asked(seat, *picks)
    settles(seat.table)


def uses(seat: Seat, name: str, ability: str, *picks: str) -> None:
    """A player uses an ability with these picks, and it resolves up to a question."""
    seat.uses(name, ability)
    picks_if_asked(seat, *picks)
    settles(seat.table)


def settles(table: Table) -> None:
    """Nobody responds, and face-up resources pay, until something else is asked."""
    table.resolves()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        assert table.asked is not None
        pays(table.asked)
        table.resolves()


def pays(seat: Seat) -> None:
    """A player who may choose pays with face-up resources, Rage first."""
    while seat.table.asks is DecisionKind.ATTACH_TO_PAY:
        names = seat.choices()
        seat.picks(next((it for it in ("Rage", "Elitism") if it in names), names[0]))


def picks_if_asked(seat: Seat, *names: str) -> None:
    """Pick these cards; the only possible one is taken without a question."""
    pays(seat)
    for name in names:
        if seat.table.asks in QUESTIONS and name in seat.choices():
            seat.picks(name)
        else:
            picked = [card for it in seat.table.told(events.Picked) for card in it.cards]
            assert name in seat.table.names(picked), f"{name} is not picked"


def is_offered(seat: Seat) -> bool:
    """Whether the player is asked whether they want something."""
    return seat.table.asked is seat and (
        seat.table.asks is DecisionKind.MAY
        or (seat.table.asks not in WINDOWS and Done() in seat.legal)
    )


def wants(seat: Seat, *names: str) -> None:
    """A player takes an offer, and picks these if that is asked."""
    assert is_offered(seat)
    if seat.table.asks is DecisionKind.MAY:
        seat.agrees()
    picks_if_asked(seat, *names)
    settles(seat.table)


def refuses(seat: Seat) -> None:
    """A player does not take an offer."""
    assert is_offered(seat)
    if seat.table.asks is DecisionKind.MAY:
        seat.declines()
    else:
        seat.passes()
    seat.table.resolves()


def found(seat: Seat) -> list[str]:
    """What a player who is offered a choice of cards can choose, sorted."""
    if seat.table.asks is DecisionKind.MAY:
        assert seat.table.asked is seat
        seat.agrees()
    assert seat.table.asked is seat
    return sorted(set(seat.choices()))


def detaches(seat: Seat, wanted: int, *, most: int) -> None:
    """A player who may detach up to `most` Elitism from the faction detaches this many."""
    before = seat.free
    if seat.table.asks is DecisionKind.MAY:
        seat.answers(1 if wanted else 0)
    for _ in range(wanted):
        if seat.table.asks in QUESTIONS:
            seat.picks("Elitism")
    if wanted < most and seat.table.asks in QUESTIONS:
        seat.passes()
    seat.table.resolves()
    assert seat.table.asks not in QUESTIONS
    assert seat.free == before + wanted


def playable(seat: Seat) -> list[str]:
    """What a player who is offered to play a card for free can play, sorted."""
    assert seat.table.asks in (DecisionKind.MAY, DecisionKind.DEPLOY)
    return found(seat)


def plays_resource(seat: Seat, name: str = "Rage", *, face_down: bool = False) -> None:
    """A player who may play a resource plays it."""
    if seat.table.asks is DecisionKind.MAY:
        seat.agrees()
    assert seat.table.asks is DecisionKind.PLAY_RESOURCE
    seat.plays_resource(name, face_down=face_down)
    seat.table.resolves()


def majigs(seat: Seat) -> int:
    """How many Micromajig tokens a player controls."""
    return seat.play.count(MAJIG)


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """Strength, life and speed of a character now."""
    return table.strength(name), table.life(name), table.speed(name)


def host(table: Table, name: str) -> str | None:
    """The name of the card that a card is attached to."""
    card = table.card(name)
    bearer = next(
        it.attached_to for it in observe(table.state, Person(0)).in_play if it.card == card
    )
    return None if bearer is None else table.state.name(bearer)


def may_block(table: Table) -> list[str]:
    """Who may block, after both players passed the window before; nobody if not asked."""
    table.resolves()
    if table.asks is not DecisionKind.BLOCKERS:
        return []
    assert table.asked is not None
    return sorted(table.asked.choices())


def fights(attacker: Seat, *names: str, target: str | None = None) -> None:
    """A player attacks with these characters, nobody blocks, and the battle is fought."""
    table = attacker.table
    attacker.attacks(*names, target=target)
    unblocked(table)


def unblocked(table: Table) -> None:
    """The attack that was announced goes through: nobody blocks or acts."""
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        assert table.asked is not None
        table.asked.passes()
        table.resolves()


def saves(table: Table, cost: int) -> bool:
    """Whether my next card of cost 4, Big, costs that much less, and the one after does not."""
    before = table.me.free
    deploys(table.me, "Big")
    first = before - table.me.free
    deploys(table.me, "Gizmo")
    return (first, before - first - table.me.free) == (max(4 - cost, 0), 2)
