"""Choices of a Develop this turn: exact chances, and the cards that each lets be deployed.

Rules: 202.8, 605.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.facts import NO_ICONS, Card, Threshold
from app.games.spoils.terms import CardType, Icon


@dataclass(frozen=True, slots=True)
class Drawing:
    """The chances of the next card, among those not seen yet.

    `icons` are lacked by `waiting` cards in hand; `finds` is the chance to draw a resource that
    provides one of them, `deployable` the chance to draw a card that can be deployed at once.
    """

    icons: tuple[Icon, ...]
    waiting: tuple[Card, ...]
    finds: Fraction
    deployable: Fraction


@dataclass(frozen=True, slots=True)
class Playing:
    """The cards that playing a resource makes deployable. Without one: any card, face-down."""

    resource: Card | None
    enables: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Develop:
    """The choices of a Develop side by side. `unseen` cards may be drawn."""

    unseen: int
    drawing: Drawing
    playing: tuple[Playing, ...]


def develop(
    hand: Sequence[Card], unseen: Sequence[Card], icons: Threshold, free: int, face_down: Threshold
) -> Develop:
    """Compare the choices of a player with these icons and free resources.

    `face_down` is what a face-down resource provides in the edition. Rules: 203.4a.
    """
    to_deploy = tuple(dict.fromkeys(card for card in hand if _is_deployed(card)))
    resources = sorted(
        {card for card in hand if card.type is CardType.RESOURCE}, key=lambda card: card.name
    )
    ways = [(card, card.provides) for card in resources]
    plays = [Playing(card, _enabled(to_deploy, icons, provides, free)) for card, provides in ways]
    if to_deploy:
        plays.append(Playing(None, _enabled(to_deploy, icons, face_down, free)))
    return Develop(len(unseen), _drawing(to_deploy, unseen, icons, free), tuple(plays))


def _drawing(
    to_deploy: Sequence[Card], unseen: Sequence[Card], icons: Threshold, free: int
) -> Drawing:
    waiting = tuple(card for card in to_deploy if card.threshold.lacking(icons))
    lacked = sum((card.threshold.lacking(icons) for card in waiting), NO_ICONS)
    found = sum(any(lacked[icon] for icon in card.provides.icons) for card in unseen)
    deployable = sum(_is_deployed(card) and _can_be(card, icons, free) for card in unseen)
    cards = max(1, len(unseen))
    letters = tuple(icon for icon, _ in lacked)
    return Drawing(letters, waiting, Fraction(found, cards), Fraction(deployable, cards))


def _enabled(
    to_deploy: Sequence[Card], icons: Threshold, provides: Threshold, free: int
) -> tuple[Card, ...]:
    return tuple(
        card
        for card in to_deploy
        if _can_be(card, icons + provides, free + 1) and not _can_be(card, icons, free)
    )


def _is_deployed(card: Card) -> bool:
    return card.type is not CardType.RESOURCE and card.cost is not None


def _can_be(card: Card, icons: Threshold, free: int) -> bool:
    return (card.cost or 0) <= free and card.threshold <= icons
