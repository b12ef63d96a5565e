"""Suggestions for decks of The Spoils: traits of cards and decks, and how they are compared."""

from app.games.spoils.suggestions.method import RELATIONS, method_of
from app.games.spoils.suggestions.outline import Outline, Traits, can_support, traits_of
from app.games.spoils.suggestions.themes import ACTIONS

__all__ = ["ACTIONS", "RELATIONS", "Outline", "Traits", "can_support", "method_of", "traits_of"]
