"""How the computer drafts, and builds a deck from a pool of limited play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.games.tabletop.limited import Bot

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
P = TypeVar("P", bound=PrintingLike)


@dataclass(frozen=True, slots=True)
class Drafting(Generic[C, D, P]):
    """How a game's bots draft.

    `bot` gives the bot that knows a catalogue. `build` makes a deck of at least a given size from
    the cards of a pool and from what every player is given; it may lack cards where the pool does.
    `method` says in a few sentences how bots choose, and how well that was found to work;
    `version` is another one whenever a bot could choose another card.
    """

    bot: Callable[[C], Bot[P]]
    build: Callable[[Sequence[P], int, C], D]
    method: str
    version: str


AnyDrafting: TypeAlias = Drafting[AnyCatalogue, AnyDecklist, PrintingLike]
