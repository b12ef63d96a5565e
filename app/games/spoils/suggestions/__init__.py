"""What suggestions see in cards and decks of The Spoils, and how they compare them."""

from app.games.spoils.suggestions.method import RELATIONS, method_of
from app.games.spoils.suggestions.outline import Outline, can_support, traits_of

__all__ = ["RELATIONS", "Outline", "can_support", "method_of", "traits_of"]
