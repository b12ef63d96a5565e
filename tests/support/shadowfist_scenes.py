"""Texts and situations that several tests of Shadowfist's referee share."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import Number
from app.games.shadowfist.engine.model.attack import Attack as UnderWay
from app.games.shadowfist.engine.model.card_text import CardText, text_of
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.engine.write import marks
from tests.support.shadowfist_table import Table, character, event, plain_site, site, table


def fate(it: Fate) -> Number:
    """The answer that chooses a fate."""
    return Number(FATES.index(it))


GAIN_ONE = (v.GainPower(1),)
"""An effect: its player gains 1 Power."""


def on(event: v.Event, *, may: bool = False, immediately: bool = False) -> CardText:
    """A text that gains 1 Power when something happens."""
    return text_of((v.When(event, GAIN_ONE, may=may, immediately=immediately),))


def tap(*requires: v.Step) -> v.Effect:
    """A text: turn, and pay what else is required, to gain 1 Power."""
    return v.Effect((v.Turn(), *requires), GAIN_ONE)


def lasts(state: State, card: int, *changes: v.Change, until: v.Until = v.END_OF_TURN) -> None:
    """Give a card changes for a time, by nobody."""
    marks.give(state, Lasting(card, state.mark[card], changes, until))


def bolt(title: str = "Bolt") -> Kind:
    """An Event: target a Character; 2 damage to it."""
    text = v.Effect((v.Target(v.CHARACTER),), (v.Inflict(2, v.TARGET),))
    return event(title, text=text_of((text,)))


def under_way(game: Table) -> UnderWay:
    """The attack."""
    assert game.state.attack is not None
    return game.state.attack


def attacked(seats: int = 2) -> tuple[Table, int, int, int, int]:
    """Two attackers of player 0 against a Site; a Character of player 1 next door."""
    game = table(seats)
    one = game.play(0, character("One", 4))
    two = game.play(0, character("Two", 4))
    target = game.play(1, site(body=20))
    other = game.play(1, plain_site("Next door"))
    guard = game.play(1, character("Guard", 2), at=game.state.at[other])
    game.to_act()
    game.declares(target, one, two)
    return game, one, two, target, guard
