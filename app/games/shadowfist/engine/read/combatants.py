"""Cards in play as the damage code knows them, and combats about to begin. Rules: 29, 30.1, 40."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.combatants import Combatant, Counters
from app.games.shadowfist.engine.damage.modifiers import Modifier, Step
from app.games.shadowfist.engine.model.derived import Given
from app.games.shadowfist.engine.model.locals import CombatLocals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import changes, scores
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.terms import CardType, Keyword


def combatant(state: State, card: int, sources: tuple[int, ...] = ()) -> Combatant:
    """A Character or Site with its scores and keywords now.

    `sources` are the cards that it fights, or that may damage it.
    """
    kind = state.kinds[card]
    given = changes.totals(state, card).given if state.game.has_scripts else ()
    immune = frozenset(it for it in sources if is_immune(state, card, it))
    keywords = scores.keywords(state, card)
    if given and sources:
        keywords |= {
            it for it in Keyword if changes.gains_against(state, card, it, sources)
        }  # fmt: skip
        if changes.forbids(state, card, v.USE_AMBUSH, -1):
            keywords -= {Keyword.AMBUSH}
    if any(isinstance(it.change, v.Unreducible) for it in given):
        keywords |= {Keyword.UNSTOPPABLE}
    return Combatant(
        key=card,
        name=kind.title,
        keywords=keywords,
        inflicting=inflicting(state, card, sources),
        type=CardType.CHARACTER if kind.is_character else kind.type,
        score=(scores.body_score if kind.is_site else scores.fighting_score)(state, card),
        counters=Counters(state.damage[card], state.corrupted[card]),
        toughness=scores.toughness(state, card),
        taking=tuple(_taking(state, card, given, sources)),
        stays_at_zero=scores.is_unknown(state, card),
        immune_to=immune,
        is_turned=state.turned[card],
    )


def inflicting(state: State, card: int, others: tuple[int, ...]) -> tuple[Modifier, ...]:
    """Changes that texts make to the damage a card inflicts on others. Rules: 29.5, 29.7."""
    if not (state.game.has_scripts or state.lasting):
        return ()
    return tuple(_inflicting(state, card, changes.totals(state, card).given, others))


def _inflicting(
    state: State, card: int, given: tuple[Given, ...], others: tuple[int, ...]
) -> Iterator[Modifier]:
    for it in given:
        match it.change:
            case v.InflictsAtMost(amount=int(amount), on=cards, combat_only=combat_only):
                versus = changes.concerned(state, card, it, cards, others)
                yield Modifier(Step.REDUCED_TO, amount, _label(state, it), combat_only, versus)
            case v.InflictsLess(amount=int(amount), on=cards, combat_only=combat_only) if amount:
                versus = changes.concerned(state, card, it, cards, others)
                yield Modifier(Step.SUBTRACTIONS, amount, _label(state, it), combat_only, versus)
            case v.InflictsMore(amount=int(amount), on=cards, combat_only=combat_only) if amount:
                step = Step.BONUSES if amount > 0 else Step.PENALTIES
                versus = changes.concerned(state, card, it, cards, others)
                yield Modifier(step, abs(amount), _label(state, it), combat_only, versus)


def _taking(
    state: State, card: int, given: tuple[Given, ...], others: tuple[int, ...]
) -> Iterator[Modifier]:
    """Yield what texts change about the damage that a card takes. Rules: 29.6.3, 29.7."""
    for it in given:
        match it.change:
            case v.TakesMore(amount=int(amount), source=cards) as change:
                step = Step.RECEIVED
            case v.TakesLess(amount=int(amount), source=cards) as change:
                step = Step.SUBTRACTIONS
            case v.TakesAtMost(amount=int(amount), source=cards) as change:
                step = Step.REDUCED_TO
            case _:
                continue
        if amount or step is Step.REDUCED_TO:
            versus = changes.concerned(state, card, it, cards, others)
            yield Modifier(
                step, amount, _label(state, it), change.combat_only, versus, change.other_only
            )


def _label(state: State, given: Given) -> str:
    return "" if given.source < 0 else state.kinds[given.source].title


def ahead(state: State, card: int) -> list[int]:
    """The cards with which a card is to enter combat after this scene."""
    attack = state.attack
    if attack is None or attack.fights:
        return []
    found: list[int] = []
    for frame in state.frames:
        if isinstance(frame.own, CombatLocals):
            for attackers, declared in frame.own.fights:
                opponent = attack.target if declared in attack.former else declared
                if card in attackers and card in attack.attacking:
                    found.append(opponent)
                elif card == opponent:
                    found += [it for it in attackers if it in attack.attacking]
    return found
