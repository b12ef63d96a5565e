"""Tables of card tests: sides with resources, and the made-up cards that come along.

    table = set_up(rage("Learn", play=["Hidden Sniper"]), Side(play=["House"]))

Everything that happens at them is told in the words of `card_play.py`.
"""

from collections.abc import Callable
from typing import Any

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import events
from app.games.spoils.terms import Trade
from tests.support.card_play import PICKS, STAPLES, Answer, replies
from tests.support.made_cards import (
    BIG,
    BOUNCE,
    BOX,
    DISCARD,
    GEAR_HAT,
    GIZMO,
    GUARD,
    HOUSE,
    KILL,
    LAMP,
    LEARN,
    LIFT,
    MILL,
    MONK,
    REST,
    SHOT,
    STEAL,
    THIEF,
    WAIT,
)
from tests.support.scenario import Made, Side, Table, board, shipped, tactic
from tests.support.tables import settles

BURN = tactic("Burn", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.CARD)])
SCORCH = tactic("Scorch", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.FACTION)])
STOP = tactic("Stop", [v.Terminate(v.RESPONDED_TO)], pays=[v.Only(v.RespondingTo(v.NON_RESOURCE))])
TIRE = tactic("Tire", [v.Deplete(v.PICKED)], pays=[v.Pick(v.CARD)])
COMPANY = (
    *(BIG, BOX, GEAR_HAT, GIZMO, GUARD, HOUSE, LAMP, MONK, THIEF),
    *(BOUNCE, BURN, DISCARD, KILL, LEARN, LIFT, MILL, REST, SCORCH, SHOT, STEAL, STOP, TIRE, WAIT),
)
"""Free tactics, and cards without text.

Bounce and Lift put a character into its owner's hand; Kill destroys, Steal takes, Tire depletes
and Rest restores a card; Burn inflicts 3 on a card, Scorch 3 on a faction, Shot 2 on a character.
Learn draws 2, Discard discards one, Mill puts the top card of the own deck into the discard pile,
Stop terminates a card, Wait does nothing.

Guard is a 2/3 for 2, Big a 3/8 for 4, Thief a Covert 1/9, Monk a character with an ability.
Gizmo is an item for 2, Box one for 5, Lamp one for 1, Hat a gear card for 1. House is a location
of structure 9.
"""
TOURNAMENT = "The Tournament Faction"
"""A faction that restores, develops, and plays a resource for 4."""
RESOURCES = dict(zip(Trade, (*STAPLES, "Rage"), strict=True))
"""The resource that gives one icon of a trade; a Universal card is content with Rage."""


def greed(*hand: str, icons: int = 12, **more: Any) -> Side:
    """Return a side with these cards in hand and so much Greed."""
    return _side("Greed", hand, icons, more)


def elitism(*hand: str, icons: int = 12, **more: Any) -> Side:
    """Return a side with these cards in hand and so much Elitism."""
    return _side("Elitism", hand, icons, more)


def rage(*hand: str, icons: int = 12, **more: Any) -> Side:
    """Return a side with these cards in hand and so much Rage."""
    return _side("Rage", hand, icons, more)


def rich(*hand: str, icons: int = 4, **more: Any) -> Side:
    """Return a side with these cards in hand and so many of each staple resource."""
    return Side(hand=hand, **{"resources": STAPLES * icons, "deck": ["Scout"] * 6, **more})


def poor(**more: Any) -> Side:
    """Return a side without resources."""
    return Side(**{"deck": ["Scout"] * 6, **more})


def _side(resource: str, hand: tuple[str, ...], icons: int, more: dict[str, Any]) -> Side:
    """Return a side with a deck of six Scouts, unless `more` says otherwise."""
    return Side(hand=hand, **{"resources": [resource] * icons, "deck": ["Scout"] * 6, **more})


def set_up(me: Side, you: Side | None = None, *, active: int = 0, seed: int = 7) -> Table:
    """Return a table that knows the company; `active` 1 means that my turn is the next."""
    return board(me, you or Side(deck=["Scout"] * 6), *COMPANY, active=active, seed=seed)


def my_turn_starts(
    me: Side, you: Side | None = None, *answers: Answer, seed: int = 7, cards: tuple[Made, ...] = ()
) -> Table:
    """Return a table at which my turn has started, up to what is asked after these answers.

    It knows the company, or these cards instead.
    """
    table = board(me, you or Side(deck=["Scout"] * 6), *(cards or COMPANY), active=1, seed=seed)
    table.you.ends_turn()
    settles(table)
    replies(table.me, *answers)
    return table


def _own_resource(name: str) -> str:
    """Return the resource that gives icons of a card's trade."""
    card = shipped().find(name)
    assert card is not None
    return RESOURCES[card.trade]


def flips_up(name: str, cost: int, threshold: int, **more: Any) -> Table:
    """Flip a face-down card of mine up; with one icon or one resource less I could not."""
    own = _own_resource(name)

    def table_with(icons: int, others: int) -> Table:
        resources = [own] * icons + ["Greed" if own != "Greed" else "Rage"] * others
        return set_up(Side(face_down=[name], resources=resources, **more))

    more.setdefault("deck", ["Scout"] * 6)
    most = max(threshold, cost - 1)
    table = table_with(threshold, most - threshold)
    assert not table_with(threshold - 1, most - threshold + 1).me.can_deploy(name, flip_up=True)
    if cost > threshold + 1:
        assert not table_with(threshold, most - threshold - 1).me.can_deploy(name, flip_up=True)
    table.me.deploys(name, flip_up=True)
    settles(table)
    return table


def has_one_of_two(name: str, **more: Any) -> bool:
    """Return whether only one stays of two unique cards of mine, and the opponent's is left."""
    own = _own_resource(name)
    table = set_up(_side(own, (name,), 12, {"play": [name], **more}), Side(play=[name]))
    table.me.deploys(name)
    settles(table)
    if table.asks in PICKS:
        replies(table.me, name)
    return (table.me.play, table.me.discard, table.you.play) == ([name], [name], [name])


def with_coin(won: bool, play: Callable[[int], Table]) -> Table:
    """Return a table played with a seed by which the first coin falls like this."""
    for seed in range(1, 40):
        table = play(seed)
        if table.told(events.CoinFlipped)[0].won is won:
            return table
    raise AssertionError("no coin fell like this")
