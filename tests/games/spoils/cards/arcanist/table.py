"""What the cases about the Arcanist's cards share: boards and short sequences of answers."""

from app.games.spoils.engine import DecisionKind, Person, events, observe
from tests.support.made_cards import KILL, LEARN, LIFT, REST, SHOT, STEAL
from tests.support.scenario import Seat, Side, Table, board

HELPERS = (KILL, LEARN, LIFT, REST, SHOT, STEAL)
"""Free tactics: Kill destroys, Learn draws 2, Lift puts into hand, Shot inflicts 2."""


def at_table(me: Side, you: Side | None = None, *, active: int = 0) -> Table:
    """Set up a table that knows the helpers; `active` 1 means that my turn is the next."""
    return board(me, you or Side(), *HELPERS, active=active)


def obsession(count: int) -> list[str]:
    """This many Obsession, as face-up resources."""
    return ["Obsession"] * count


def deploys(seat: Seat, name: str, *picks: str, flip_up: bool = False) -> None:
    """A player deploys a card, picks for its costs, and it resolves as far as it can.

    A pick of the only possible card is not asked for, and may be named all the same.
    """
    seat.deploys(name, flip_up=flip_up)
    _answers(seat, picks)


def uses(seat: Seat, name: str, ability: str, *picks: str) -> None:
    """A player uses an ability as `deploys` deploys a card."""
    seat.uses(name, ability)
    _answers(seat, picks)


def _answers(seat: Seat, picks: tuple[str, ...]) -> None:
    table = seat.table
    for name in picks:
        if table.asks is DecisionKind.RESPOND:
            assert table.names(table.told(events.Picked)[-1].cards) == [name]
        else:
            seat.picks(name)
    table.resolves()


def starts_next_turn(table: Table) -> None:
    """The active player ends the turn; the next one starts, as far as nothing is asked."""
    assert table.asked is not None
    table.asked.ends_turn()
    table.resolves()


def fights(attacker: Seat, *names: str, target: str | None = None) -> None:
    """A player attacks with these characters, nobody blocks, and the battle is fought."""
    table = attacker.table
    attacker.attacks(*names, target=target)
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        assert table.asked is not None
        table.asked.passes()
        table.resolves()


def can_block(attacker: Seat) -> list[str]:
    """Who can block an attack that was just formed; nobody when that is not even asked."""
    table = attacker.table
    table.resolves()
    return table.asked.choices() if table.asks is DecisionKind.BLOCKERS and table.asked else []


def icons(seat: Seat) -> int:
    """How many Obsession icons a player controls."""
    return observe(seat.table.state, Person(0)).sides[seat.player].icons[0]


def stats(table: Table, name: str) -> tuple[int, int, int]:
    """Strength, life and speed of a character now."""
    return table.strength(name), table.life(name), table.speed(name)


def detaches(seat: Seat, wanted: int, *, most: int) -> None:
    """A player who may detach up to `most` Obsession from the faction detaches this many."""
    table = seat.table
    assert (table.asked, table.asks) == (seat, DecisionKind.MAY)
    seat.answers(1 if wanted else 0)
    for _ in range(wanted):
        seat.picks("Obsession")
    if 0 < wanted < most:
        seat.passes()
    assert table.asks is not DecisionKind.CHOOSE_CARD


def discards(seat: Seat, *names: str) -> None:
    """A player is asked to discard, and discards these."""
    for name in names:
        assert seat.table.asked is seat
        seat.picks(name)


def pays(seat: Seat) -> None:
    """A player who may choose pays with Obsession."""
    while seat.table.asks is DecisionKind.ATTACH_TO_PAY:
        seat.picks("Obsession")
