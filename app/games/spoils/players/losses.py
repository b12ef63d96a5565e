"""The loser's side at the end of a game of The Spoils, read from the game's record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.engine import Person, Record, observe, replay
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType
from app.games.tabletop.gauntlet.losses import Cause, Help, Loss

_RESOURCES: Final = Help("Change the resources")

HELP: Final[Mapping[Cause, Help]] = MappingProxyType(
    {
        Cause.FEW_RESOURCES: _RESOURCES,
        Cause.STUCK: _RESOURCES,
        Cause.NO_CHARACTER: Help("Cheap characters", "type:character cost<=2"),
        Cause.FASTER: Help("Find answers", "does:removes-character"),
    }
)
"""Help against causes of losses, with searches of The Spoils."""


def loss_of(record: Record, person: int, catalogue: Catalogue) -> Loss:
    """Return how things stood for a person when a recorded game ended. Raises RecordError.

    A card in hand is stuck if its icons are missing. Resources are not counted. Rules: 405.2.
    """
    view = observe(replay(record, catalogue), Person(person))
    own, other = view.sides[view.side], view.sides[1 - view.side]
    mine = [card for card in view.in_play if card.controller == view.side]
    held = sorted(name for _, name in own.hand or ())
    hand = tuple(it for it in held if catalogue.by_name[it].type is not CardType.RESOURCE)
    return Loss(
        turns=(view.turn + 1) // 2,
        resources=sum(CardType.RESOURCE in card.types or card.face_down for card in mine),
        characters=sum(CardType.CHARACTER in card.types for card in mine),
        influence=other.influence,
        stuck=tuple(_stuck(hand, own.icons, catalogue)),
        in_hand=hand,
    )


def _stuck(hand: tuple[str, ...], icons: tuple[int, ...], catalogue: Catalogue) -> Iterator[str]:
    for name in hand:
        asked = catalogue.by_name[name].threshold.counts
        if any(count > held for count, held in zip(asked, icons, strict=True)):
            yield name
