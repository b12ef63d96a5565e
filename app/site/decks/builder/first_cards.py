"""Cards to choose from before a deck has any: conditions as chips, and the faces they find."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from app.games import Game
from app.games.capabilities.faces import Face
from app.games.capabilities.language import Choice, Choices
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.symbols import Symbol
from app.site.decks.builder.search_hits import Hit, find_hits
from app.site.decks.judging import most_copies
from app.site.decks.snapshot import DeckState
from app.site.platform.request.current_game import game_of
from app.site.platform.storage.database import IndexedCatalogue

PICK: Final = "pick"
"""The parameter with the chosen conditions; it is there as long as cards are shown first.

Empty, it means those that fit the deck.
"""

_NONE: Final = "-"
"""The parameter's value where no condition is chosen."""

_COSTS: Final = Choices("Cost", tuple(Choice(str(cost), f"cost:{cost}") for cost in range(7)))
_ORDER: Final = "order:cost"
_AT_ONCE: Final = 4
_PART: Final = re.compile(r'[\w-]+:(?:"[^"]*"|[^\s"])+')


@dataclass(frozen=True)
class Chip:
    """A condition that a press adds, or takes away if it `is_chosen`."""

    words: str
    address: str
    is_chosen: bool
    symbol: Symbol | None = None


@dataclass(frozen=True)
class Offered:
    """A card to add: its face, the copies in the deck, and how many more may be added at once."""

    hit: Hit
    face: Face
    printing: PrintingLike
    at_once: tuple[int, ...]


@dataclass(frozen=True)
class FirstCards:
    """The cards that the chosen conditions find, cheapest first, and all conditions by kind.

    `picked` is what the form of the page carries on.
    """

    picked: str
    lines: tuple[tuple[str, tuple[Chip, ...]], ...]
    cards: tuple[Offered, ...]
    total: int
    query: str


def first_cards(
    picked: str,
    base: str,
    state: DeckState,
    indexed: IndexedCatalogue,
    holdings: Holdings | None,
    *,
    only_owned: bool,
) -> FirstCards:
    """Return the cards to choose from; if `picked` is empty, those that fit the deck."""
    game = game_of(state.decklist)
    kinds = (*_plain(game.language.needed().choices), _COSTS)
    chosen = _read(picked or usual(game, state), kinds)
    lines = tuple(
        (kind.title, tuple(_chip(choice, chosen, base, only_owned) for choice in kind.choices))
        for kind in kinds
    )
    query = f"{_written(chosen)} {_ORDER}".strip()
    hits = find_hits(query, state, indexed, holdings, only_owned=only_owned)
    most, faces = most_copies(state, indexed.catalogue), game.faces.needed()
    offered = tuple(
        Offered(
            hit,
            faces.of(hit.printing.card, hit.printing),
            hit.printing,
            _at_once(most(hit.printing.card.name) - hit.in_deck),
        )
        for hit in (hits.hits if hits else ())
    )
    return FirstCards(picked, lines, offered, hits.total if hits else 0, query)


def _plain(kinds: Sequence[Choices]) -> tuple[Choices, ...]:
    """Return the kinds whose conditions can be chips: those that `_PART` reads."""
    return tuple(
        kind for kind in kinds if all(_PART.fullmatch(it.condition) for it in kind.choices)
    )


def usual(game: Game, state: DeckState) -> str:
    """Return the conditions that fit what stands above the deck, and those of the first type."""
    header = game.header.or_none()
    brought = header.symbols(state.decklist) if header else ()
    choices = [it for kind in game.language.needed().choices for it in kind.choices]
    fitting = [it.condition for it in choices if it.symbol in brought]
    types = [it.condition for it in choices if it.condition.startswith("type:")]
    return " ".join([*fitting[:1], *types[:1]])


def _at_once(room: int) -> tuple[int, ...]:
    """Return the numbers of copies that are offered where so many more are allowed."""
    return tuple(sorted({1, min(_AT_ONCE, room)})) if room > 0 else ()


def _read(picked: str, kinds: tuple[Choices, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the chosen values by field, without what no chip offers."""
    known = {choice.condition for kind in kinds for choice in kind.choices}
    chosen: dict[str, tuple[str, ...]] = {}
    for condition in _conditions(picked):
        field, _, value = condition.partition(":")
        if condition in known and value not in chosen.get(field, ()):
            chosen[field] = (*chosen.get(field, ()), value)
    return chosen


def _conditions(picked: str) -> Iterator[str]:
    for part in _PART.findall(picked):
        field, _, values = part.partition(":")
        yield from (f"{field}:{value}" for value in values.split("|"))


def _written(chosen: Mapping[str, tuple[str, ...]]) -> str:
    return " ".join(f"{field}:{'|'.join(values)}" for field, values in chosen.items() if values)


def _chip(
    choice: Choice, chosen: Mapping[str, tuple[str, ...]], base: str, only_owned: bool
) -> Chip:
    field, _, value = choice.condition.partition(":")
    there = chosen.get(field, ())
    is_chosen = value in there
    values = tuple(one for one in there if one != value) if is_chosen else (*there, value)
    asked = {PICK: _written({**chosen, field: values}) or _NONE} | (
        {"own": "1"} if only_owned else {}
    )
    return Chip(choice.words, f"{base}?{urlencode(asked)}#first-cards", is_chosen, choice.symbol)
