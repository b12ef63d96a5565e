"""What suggestions see in cards and decks of The Spoils, and how they compare them."""

from app.games.spoils.suggestions.method import RELATIONS, method_of
from app.games.spoils.suggestions.outline import Outline, Traits, can_support, traits_of
from app.games.spoils.suggestions.themes import ACTIONS

__all__ = ["ACTIONS", "RELATIONS", "Outline", "Traits", "can_support", "method_of", "traits_of"]
