"""The card on which the first page of a game explains how to read one."""

from __future__ import annotations

from dataclasses import dataclass

from app.games import Game, offered
from app.games.capabilities.faces import Face, PartLabel
from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True)
class ExplainedCard:
    """The face of a card and the labels of its parts, in reading order."""

    face: Face
    labels: tuple[PartLabel, ...]


def explained_card(of: Game, catalogue: AnyCatalogue) -> ExplainedCard | None:
    """Return the card of a game that is explained; None where its catalogue lacks it."""
    faces = offered(of.needed_cards().faces)
    explained = faces.explained if faces else None
    card = catalogue.by_name.get(explained.card) if explained else None
    if faces is None or explained is None or card is None:
        return None
    return ExplainedCard(faces.of(card, catalogue.newest_printing(card)), explained.labels)
