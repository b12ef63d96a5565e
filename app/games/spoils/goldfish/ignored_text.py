"""Texts that change nothing a goldfish measures.

A goldfish measures the cards drawn, in hand and in play, resources and icons, and the influence
that the opposing faction loses. The opponent has a faction and resources in play and nothing else,
blocks nobody and never runs out of anything that is counted.
"""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    OPPONENT,
    Action,
    AttractsDamage,
    BlockingPartySize,
    Can,
    Cannot,
    Cards,
    Change,
    ControlledBy,
    Deplete,
    Destroy,
    Discard,
    DiscardAtRandom,
    Draw,
    GainInfluence,
    Gains,
    Inflict,
    Keyword,
    Look,
    Loses,
    MayAssignToTarget,
    Measure,
    More,
    Must,
    OfType,
    OnlyBlockedBy,
    Place,
    Player,
    Put,
    PutTokens,
    Reveal,
    Revealed,
    Step,
    TopOfDeck,
    VisibleToYou,
)
from app.games.spoils.vocabulary.changes import Less

NEVER_DEPLOYED: Final = frozenset({CardType.CHARACTER, CardType.ITEM, CardType.LOCATION})
"""Card types of which an opponent who does nothing has none in play."""

_IN_BATTLE_ONLY: Final = (
    Action.BLOCK,
    Action.BLOCK_COVERT,
    Action.BE_BLOCKED,
    Action.BE_PICKED,
    Action.BE_DESTROYED,
    Action.BE_TAKEN,
)
"""Actions that nobody takes on the cards of somebody who plays alone."""


def changes_nothing_measured(step: Step) -> bool:
    """True if following this step leaves everything that is measured as it was."""
    match step:
        case GainInfluence(who=Player.YOU) | Look() | Reveal() | PutTokens():
            return True
        case Draw(who=who) | Discard(who=who) | DiscardAtRandom(who=who):
            return who == OPPONENT
        case Inflict(to=cards) | Destroy(cards=cards) | Deplete(cards=cards):
            return opponent_has_none(cards)
        case Put(cards=Cards(where=(TopOfDeck(of=Player.OPPONENT),)), into=place):
            return place not in (Place.PLAY, Place.PLAY_FACE_DOWN)
        case _:
            return False


def opponent_has_none(cards: Cards) -> bool:
    """True if the cards are ones that an opponent who does nothing never has in play."""
    theirs = ControlledBy(OPPONENT) in cards.where
    types = (each.types for each in cards.where if isinstance(each, OfType))
    return theirs and any(NEVER_DEPLOYED.issuperset(them) for them in types)


def is_unmeasured(change: Change) -> bool:
    """True if a card that gains or loses this is still measured alike."""
    match change:
        case More(measure=Measure.LIFE | Measure.SPEED | Measure.STRUCTURE):
            return True
        case Less(measure=Measure.SPEED):
            return True
        case Gains(keyword=Keyword.COVERT) | Loses(keyword=Keyword.COVERT):
            return True
        case Can(action=action) | Cannot(action=action) | Must(action=action):
            return action in _IN_BATTLE_ONLY
        case (
            AttractsDamage() | BlockingPartySize() | MayAssignToTarget() | OnlyBlockedBy()
            | Revealed() | VisibleToYou()
        ):  # fmt: skip
            return True
        case _:
            return False


def is_for_one_attack(change: Change) -> bool:
    """True if a card that has this until the turn ends, after attacking, is measured alike."""
    return is_unmeasured(change) or (
        isinstance(change, More) and change.measure is Measure.STRENGTH
    )
