"""What sheets are drawn from. Everything is in words: moments in the event's own time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.games.tabletop.decklists.decklist import AnyDecklist, Decklist


@dataclass(frozen=True, slots=True)
class SheetEvent:
    """What every sheet says of the event. `rules` are format, edition and banned list."""

    name: str
    when: str = ""
    place: str = ""
    rules: str = ""


@dataclass(frozen=True, slots=True)
class Registered:
    """One player's hand-in, or a player without one, or nobody yet.

    `version` says when the list came in, `revised` what was done with it since.
    `verdict` and `size` stand on the stamp, `facts` are what it depends on as label and
    value. `leftovers` are copies by name that stay in a limited pool.
    """

    player: str = ""
    deck: AnyDecklist = field(default_factory=Decklist)
    version: str = ""
    revised: str = ""
    verdict: str = ""
    size: str = ""
    short_hash: str = ""
    long_hash: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    unread: tuple[str, ...] = ()
    leftovers: Mapping[str, int] = field(default_factory=dict)
