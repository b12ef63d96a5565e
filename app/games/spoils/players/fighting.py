"""Outcome of a battle in which nobody uses a tactic or an ability. Rules: 609."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.games.spoils.engine import CardId, State, stats


@dataclass(frozen=True, slots=True)
class Fighter:
    """A character as it fights: `life` is what is left of it, `worth` what losing it costs."""

    card: CardId
    strength: int
    life: int
    speed: int
    worth: int


def fighter(state: State, card: CardId) -> Fighter:
    """A character as it would fight now."""
    strength, life = stats.strength(state, card), stats.life(state, card)
    left = life - stats.damage(state, card)
    worth = 1 + (state.kind_of(card).card.cost or 0) + strength + life
    return Fighter(card, strength, left, stats.speed(state, card), worth)


def fighters(state: State, cards: Iterable[CardId]) -> tuple[Fighter, ...]:
    """Several characters as they would fight now."""
    return tuple(fighter(state, card) for card in cards)


def losses(
    attacking: Sequence[Fighter], blocking: Sequence[Fighter]
) -> tuple[tuple[Fighter, ...], tuple[Fighter, ...]]:
    """The attackers and the blockers that would be destroyed, speed by speed.

    Everybody kills what they can, the most valuable first.
    """
    left = {it.card: it.life for it in (*attacking, *blocking)}
    for speed in sorted({it.speed for it in (*attacking, *blocking)}, reverse=True):
        standing = [it for it in (*attacking, *blocking) if left[it.card] > 0]
        ours = sum(it.strength for it in attacking if it.speed == speed and it in standing)
        theirs = sum(it.strength for it in blocking if it.speed == speed and it in standing)
        hit = (*_damaged(ours, blocking, left), *_damaged(theirs, attacking, left))
        for card, amount in hit:
            left[card] -= amount
    return (
        tuple(it for it in attacking if left[it.card] <= 0),
        tuple(it for it in blocking if left[it.card] <= 0),
    )


def _damaged(
    strength: int, targets: Sequence[Fighter], left: dict[CardId, int]
) -> list[tuple[CardId, int]]:
    """The damage of a party by target: the most valuable that it can destroy come first."""
    dealt = []
    for it in sorted(targets, key=lambda each: -each.worth):
        if 0 < left[it.card] <= strength:
            dealt.append((it.card, left[it.card]))
            strength -= left[it.card]
    return dealt


def gain(attacking: Sequence[Fighter], blocking: Sequence[Fighter]) -> int:
    """The worth that the blockers would lose, less the worth that the attackers would."""
    ours, theirs = losses(attacking, blocking)
    return sum(it.worth for it in theirs) - sum(it.worth for it in ours)
