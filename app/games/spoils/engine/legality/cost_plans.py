"""Costs as plans: what each of their steps needs, analysed once from the words.

Only the words are looked at here; `cost_precheck` counts on the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.card_text import CardText
from app.games.tabletop.answers_by_identity import ByIdentity
from app.games.tabletop.scripts import walk

_GIVING: Final = (v.Detach, v.DetachThose, v.PlayResources, v.Alter, v.ReduceNextCost)
_PLAY: Final = frozenset({v.Place.PLAY, v.Place.PLAY_FACE_DOWN})


class Standing(Enum):
    """The kinds of steps of a cost, by what counting can tell about them.

    PLAIN asks for nothing special and moves no card in play, so that counting settles it. LEAST
    needs a minimum of cards, and more may be asked of them later. MARKS changes marks of cards that
    were counted. HARMLESS leaves everything where it is. An OPEN step, and all steps after it, only
    the search can judge.
    """

    PLAIN = auto()
    LEAST = auto()
    MARKS = auto()
    HARMLESS = auto()
    OPEN = auto()


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps of a cost and how each stands.

    `pays` is what they add to the numeric cost, None where a number is chosen on the way.
    `gives_resources` says whether a step could leave its player with more free resources, or
    a lower cost.
    """

    steps: tuple[tuple[v.Step, Standing], ...]
    pays: int | None
    gives_resources: bool
    discards: bool


def _analysed(steps: tuple[v.Step, ...]) -> Plan:
    last = len(steps) - 1
    return Plan(
        tuple((it, standing_of(it, is_last=place == last)) for place, it in enumerate(steps)),
        None if any(map(_has_letter, steps)) else sum(paid_for(it, {}) for it in steps),
        any(_gives_resources(it) for it in steps),
        any(isinstance(it, v.Discard) for it in steps),
    )


plan_of: Final = cache(_analysed)
printed_plan: Final = ByIdentity(_analysed)
"""The same for steps that are printed on a card, which stay the same objects."""


@ByIdentity
def printed_costs(text: CardText) -> tuple[tuple[v.Step, ...], ...]:
    """Return what deploying costs apart from the numeric cost, for each text to choose from."""
    return tuple(text.extra_costs(it) for it in text.choices)


def standing_of(step: v.Step, *, is_last: bool = False) -> Standing:
    """Return what counting can tell about a step of a cost."""
    match step:
        case v.Pay(int() | v.Number(), v.Player.YOU):
            return Standing.PLAIN
        case v.ChooseNumber(_, int(), None, v.Player.YOU):
            return Standing.PLAIN
        case v.Pick(cards, 1, v.Player.YOU) if looks_from_anywhere(cards):
            return Standing.PLAIN
        case v.Deplete(v.THIS):
            return Standing.PLAIN
        case v.Discard(int(), v.Player.YOU, v.CARD):
            return Standing.PLAIN
        case v.Name(who=v.Player.YOU) if is_last:
            return Standing.PLAIN
        case v.RemoveTokens(v.THIS, int()):
            return Standing.PLAIN if is_last else Standing.MARKS
        case v.Choose(cards, int() | v.Number(), v.Player.YOU):
            return Standing.LEAST if looks_from_anywhere(cards) else Standing.OPEN
        case v.Deplete(v.CHOSEN):
            return Standing.MARKS
        case v.ChooseNumber() | v.Let() | v.Only():
            return Standing.HARMLESS
    return Standing.OPEN


def _has_letter(step: v.Step) -> bool:
    """True if the step chooses a number, or pays one that was chosen."""
    return isinstance(step, v.ChooseNumber) or (
        isinstance(step, v.Pay) and isinstance(step.amount, v.Number)
    )


def looks_from_anywhere(cards: v.Cards) -> bool:
    """True if the filter means the same whatever was chosen or computed before."""
    return not any(isinstance(it, v.Role | v.Amount) for it in walk(cards))


def _gives_resources(step: v.Step) -> bool:
    return any(
        isinstance(it, _GIVING) or (isinstance(it, v.Put) and it.into in _PLAY) for it in walk(step)
    )


def least(plan: Plan, letters: Mapping[str, int]) -> int:
    """The least that the steps of a plan add to the numeric cost."""
    if plan.pays is not None:
        return plan.pays
    chosen = dict(letters)
    return sum(paid_for(step, chosen) for step, _ in plan.steps)


def paid_for(step: v.Step, letters: dict[str, int]) -> int:
    """The step's part of the numeric cost, with the least number allowed for each letter."""
    match step:
        case v.ChooseNumber(letter, int(least)):
            letters[letter] = least
        case v.Pay(int(amount), v.Player.YOU):
            return amount
        case v.Pay(v.Number(letter), v.Player.YOU):
            return letters.get(letter, 0)
    return 0
