"""Reading a card's script for what the model can express. Rules: 503, 507.

Against a passive opponent, and under a policy that uses no abilities, nothing leaves play,
nobody blocks and nobody picks: paragraphs that wait for such events never do anything, and
the model expresses them by leaving them out.
"""

from collections.abc import Iterable
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.scripted import NOTHING, Effects
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    FACTION,
    THIS,
    Blocks,
    Destroyed,
    DestroyedByBattle,
    Draw,
    EntersPlay,
    HasKeyword,
    Inflict,
    IsBlocked,
    IsPicked,
    LeavesPlay,
    LoseInfluence,
    OnResolve,
    Paragraph,
    Player,
    Provides,
    PutFromPlay,
    Step,
    Trigger,
    Unique,
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

    None too for a card without a script, for a permanent that is attached to others, and
    where text and keywords make the cost or the threshold another than the printed one.
    """
    script = SCRIPTS.get(card.name)
    if script is None:
        return NOTHING if card.is_staple_resource else None
    if card.keywords.eases_threshold or card.keywords.attach_to is not None:
        return None
    if card.type is not CardType.RESOURCE and card.cost is None:
        return None
    total = NOTHING
    for paragraph in script.paragraphs:
        effects = _paragraph(paragraph, card)
        if effects is None:
            return None
        total += effects
    return total


def _paragraph(paragraph: Paragraph, card: Card) -> Effects | None:
    match paragraph:
        case HasKeyword(threshold="") | Unique() | Provides():
            return NOTHING
        case OnResolve(cost=(), effect=steps) if card.type is CardType.TACTIC:
            return _steps(steps)
        case Trigger(event=EntersPlay(cards=cards), condition=None, threshold="", effect=steps):
            return _steps(steps) if cards == THIS else None
        case Trigger(event=event, area=Area.IN_PLAY) if isinstance(event, NEVER_HAPPENS):
            return NOTHING if getattr(event, "cards", THIS) == THIS else None
        case _:
            return None


def _steps(steps: Iterable[Step]) -> Effects | None:
    total = NOTHING
    for step in steps:
        effects = _step(step)
        if effects is None:
            return None
        total += effects
    return total


def _step(step: Step) -> Effects | None:
    match step:
        case Draw(count=int(count), who=Player.YOU):
            return Effects(draws=count)
        case LoseInfluence(amount=int(amount), who=Player.OPPONENT):
            return Effects(opponent_loses=amount)
        case LoseInfluence(amount=int(amount), who=Player.YOU):
            return Effects(you_lose=amount)
        case Inflict(amount=int(amount), to=to) if to == FACTION.opponent_controls():
            return Effects(opponent_loses=amount)
        case _:
            return None
