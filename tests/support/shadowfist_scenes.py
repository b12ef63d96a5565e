"""Texts and situations that several tests of Shadowfist's referee share."""

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import Number
from app.games.shadowfist.engine.model.attack import Attack as UnderWay
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.scripts import Ability, Script, Trigger
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read.structure import is_in_play
from app.games.shadowfist.engine.write import power
from tests.support.shadowfist_table import Table, character, event, plain_site, site, table


def fate(it: Fate) -> Number:
    """The answer that chooses a fate."""
    return Number(FATES.index(it))


def gain_one(state: State, effect: Effect) -> None:
    """An effect: its player gains 1 Power."""
    power.gain(state, effect.player, 1)


def on(kind: type[Event], name: str = "On it", **more: object) -> Script:
    """A text that triggers on a kind of event."""
    trigger = Trigger(
        name=name,
        when=lambda state, card, told: isinstance(told, kind),
        resolve=gain_one,
        **more,  # type: ignore[arg-type]
    )
    return Script(triggers=(trigger,))


def characters_in_play(state: State, card: int) -> list[int]:
    """All Characters in play."""
    return [it for cards in state.in_play for it in cards if state.kinds[it].is_character]


def hit_for_two(state: State, effect: Effect) -> None:
    """2 damage to the target, if it is still there."""
    if is_in_play(state, effect.target, effect.target_mark):
        inflict_by_effect(state, effect.card, [effect.target], 2)


BOLT = Ability(name="Bolt", resolve=hit_for_two, choices=characters_in_play)


def bolt(title: str = "Bolt") -> Kind:
    """An Event: choose a Character; 2 damage to it."""
    return event(title, script=Script(plays=BOLT))


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
