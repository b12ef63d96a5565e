"""Cards in play as the damage code knows them. Rules: 29, 40."""

from __future__ import annotations

from app.games.shadowfist.engine.damage.combatants import Combatant, Counters
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.terms import CardType


def combatant(state: State, card: int, sources: tuple[int, ...] = ()) -> Combatant:
    """A Character or Site with its scores and keywords now; `sources` may damage it."""
    kind = state.kinds[card]
    has_scripts = state.game.has_scripts
    auras = tuple(scores.auras_on(state, card)) if has_scripts else ()
    immune = frozenset(it for it in sources if is_immune(state, card, it))
    return Combatant(
        key=card,
        name=kind.title,
        keywords=scores.keywords(state, card),
        inflicting=tuple(it for aura in auras for it in aura.inflicting),
        type=CardType.CHARACTER if kind.is_character else kind.type,
        score=(scores.body_score if kind.is_site else scores.fighting_score)(state, card),
        counters=Counters(state.damage[card], state.corrupted[card]),
        toughness=scores.toughness(state, card),
        taking=tuple(it for aura in auras for it in aura.taking),
        immune_to=immune,
        is_turned=state.turned[card],
    )
