"""Effects of a card's script that the model can express. Rules: 503, 507.

Against a passive opponent nothing leaves play, nobody blocks and nobody picks: paragraphs that
wait for such events never do anything, and the model expresses them by leaving them out. The
policy uses no abilities of cards, flips nothing up and declines every optional text: such texts
are left out too, and `Effects` notes that.
"""

from collections.abc import Iterable
from typing import Final

from app.games.spoils.engine import is_playable
from app.games.spoils.facts import Card
from app.games.spoils.goldfish.ignored_text import (
    changes_nothing_measured,
    is_for_one_attack,
    is_unmeasured,
)
from app.games.spoils.goldfish.model_coverage import NOTHING, UNUSED, Effects
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    FACTION,
    THIS,
    Ability,
    Alter,
    Blocks,
    Conditional,
    Destroyed,
    DestroyedByBattle,
    Draw,
    EntersPlay,
    EntersWith,
    FlipUp,
    HasKeyword,
    Inflict,
    IsBlocked,
    IsPicked,
    LeavesPlay,
    LoseInfluence,
    May,
    OnResolve,
    Paragraph,
    Player,
    Provides,
    PutFromPlay,
    Requirement,
    Step,
    Trigger,
    Unique,
    Until,
)

NEVER_HAPPENS: Final = (
    Blocks,
    Destroyed,
    DestroyedByBattle,
    IsBlocked,
    IsPicked,
    LeavesPlay,
    PutFromPlay,
)
"""Events that need an opponent who acts, or an effect the policy does not use."""


def scripted_effects(card: Card) -> Effects | None:
    """The effects of a card whose script the model expresses entirely, else None.

    Also None for a card without a script or with one the referee cannot follow, for a permanent
    that is attached to others, and for a card whose text or keywords change its cost or
    threshold.
    """
    script = SCRIPTS.get(card.name)
    if script is None:
        return NOTHING if card.is_staple_resource else None
    if not is_playable(script):
        return None
    if card.keywords.eases_threshold or card.keywords.attach_to is not None:
        return None
    if card.type is not CardType.RESOURCE and card.cost is None:
        return None
    return _sum(_paragraph(paragraph, card) for paragraph in script.paragraphs)


def _sum(parts: Iterable[Effects | None]) -> Effects | None:
    total = NOTHING
    for effects in parts:
        if effects is None:
            return None
        total += effects
    return total


def _paragraph(paragraph: Paragraph, card: Card) -> Effects | None:
    match paragraph:
        case HasKeyword(threshold="") | Unique() | Provides() | EntersWith():
            return NOTHING
        case Ability() | FlipUp():
            return UNUSED
        case OnResolve(cost=(), effect=steps) if card.type is CardType.TACTIC:
            return _sum(map(_step, steps))
        case Trigger():
            return _trigger(paragraph)
        case Conditional(changes=changes):
            return NOTHING if all(map(is_unmeasured, changes)) else None
        case Requirement(who=Player.OPPONENT):
            return NOTHING
        case _:
            return None


def _trigger(trigger: Trigger) -> Effects | None:
    match trigger:
        case Trigger(event=EntersPlay(cards=cards), condition=None, threshold="") if cards == THIS:
            return _sum(map(_step, trigger.effect))
        case Trigger(event=event) if isinstance(event, NEVER_HAPPENS):
            return NOTHING
        case _:
            return _sum(map(_at_any_time, trigger.effect))


def _step(step: Step) -> Effects | None:
    """A step followed in the own turn, after the attack."""
    match step:
        case Draw(count=int(count), who=Player.YOU):
            return Effects(draws=count)
        case LoseInfluence(amount=int(amount), who=Player.OPPONENT):
            return Effects(opponent_loses=amount)
        case LoseInfluence(amount=int(amount), who=Player.YOU):
            return Effects(you_lose=amount)
        case Inflict(amount=int(amount), to=to) if to == FACTION.opponent_controls():
            return Effects(opponent_loses=amount)
        case Alter(until=Until.END_OF_TURN, changes=changes):
            return NOTHING if all(map(is_for_one_attack, changes)) else None
        case _:
            return _at_any_time(step)


def _at_any_time(step: Step) -> Effects | None:
    match step:
        case May(who=Player.YOU, otherwise=otherwise):
            declined = _sum(map(_at_any_time, otherwise))
            return None if declined is None else declined + UNUSED
        case _:
            return NOTHING if changes_nothing_measured(step) else None
