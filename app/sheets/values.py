"""The values that sheets are drawn from. All are text; times are in the event's time zone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.games.tabletop.decklists.decklist import AnyDecklist, Decklist


@dataclass(frozen=True, slots=True)
class SheetEvent:
    """The event's part of every sheet. `rules` are format, edition and banned list.

    `address` is that of its page, printed as a QR code; empty for none.
    """

    name: str
    when: str = ""
    place: str = ""
    rules: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Registered:
    """One player's hand-in, a player without one, or a blank sheet.

    `version` says when the list was received, `revised` what was done with it since. `verdict` and
    `size` are printed on the stamp, `facts` are labels and values that the verdict depends on.
    `not_cards` are lines that were declared to be no cards, `leftovers` copies by name that are
    left in a limited pool.
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
    not_cards: tuple[str, ...] = ()
    leftovers: Mapping[str, int] = field(default_factory=dict)
