"""Wordings of cards: our own texts of what they do."""

from __future__ import annotations

from abc import ABC, abstractmethod


class NotUnderstoodError(ValueError):
    """A rules text that cannot be read; the message says which part."""


class Wording(ABC):
    """Cards in words: printed from their scripts, and read into them."""

    @abstractmethod
    def text_of(self, name: str) -> str | None:
        """Return what the card of that name does; None where nothing is known of it."""

    @abstractmethod
    def script(self, name: str, text: str) -> str:
        """Return the source of a script for a card with this name and rules text.

        Raises NotUnderstoodError.
        """
