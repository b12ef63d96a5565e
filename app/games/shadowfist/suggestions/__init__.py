"""Suggestions for Shadowfist: features of cards and decks, and their comparison."""

from app.games.shadowfist.suggestions.method import RELATIONS, method_of
from app.games.shadowfist.suggestions.outline import Outline, Traits, can_play, traits_of

__all__ = ["RELATIONS", "Outline", "Traits", "can_play", "method_of", "traits_of"]
