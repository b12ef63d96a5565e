"""A card's script: its paragraphs, and the printings that have them."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.scripts.bases import Paragraph

__all__ = ["Script", "script"]


@dataclass(frozen=True, slots=True)
class Script:
    """The script of a title: its text beyond its facts. Rules: 8.11.1.

    It is the text of the newest printing, or else of the printings in the sets of `printed_in`.
    """

    title: str
    paragraphs: tuple[Paragraph, ...]
    printed_in: tuple[str, ...] = ()


def script(title: str, *paragraphs: Paragraph, printed_in: tuple[str, ...] = ()) -> Script:
    """The script of a title."""
    return Script(title, paragraphs, printed_in)
