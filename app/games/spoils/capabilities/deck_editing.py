"""Changing decks of The Spoils."""

from typing import Final

from app.games.capabilities.deck_editing import DeckEditing
from app.games.spoils.construction import apply_repair
from app.games.spoils.decklists import SHAPE, Decklist, Line
from app.games.spoils.facts import Printing
from app.games.tabletop.construction import Repair


def _is_offered(printing: Printing) -> bool:
    return not printing.card.is_token


def _apply_repair(deck: Decklist, repair: Repair, chosen: Printing | None) -> Decklist:
    return apply_repair(deck, repair, faction=chosen)


DECK_EDITING: Final[DeckEditing[Printing, Line, Decklist]] = DeckEditing(
    shape=SHAPE, is_offered=_is_offered, apply_repair=_apply_repair
)
