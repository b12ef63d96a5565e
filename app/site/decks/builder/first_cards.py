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
from app.games.tabletop.search import Context
from app.games.tabletop.symbols import Symbol
from app.site.decks.builder.search_hits import Hit, find_hits
from app.site.decks.snapshot import DeckState, most_copies, pool_in_use
from app.site.platform.request.current_game import game_of
from app.site.platform.storage.database import IndexedCatalogue
from app.site.platform.storage.recent import Recent, recent_ones

PICK: Final = "pick"
"""The parameter with the chosen conditions; it is there as long as cards are shown first.

Empty, it means those that fit the deck.
"""

_NONE: Final = "-"
"""The parameter's value where no condition is chosen."""

_COSTS: Final = Choices("Cost", tuple(Choice(str(cost), f"cost:{cost}") for cost in range(7)))
_ORDER: Final = "order:cost"
_AT_ONCE: Final = 4
_KEPT: Final = 200
_PART: Final = re.compile(r'[\w-]+:(?:"[^"]*"|[^\s"])+')


@dataclass(frozen=True)
class Chip:
    """A condition that a press adds, or takes away if it `is_chosen`.

    `count` are the cards that it finds together with the conditions of other kinds.
    """

    words: str
    address: str
    is_chosen: bool
    count: int
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

    `picked` is what the form of the page carries on. `owned` shows only what the visitor owns;
    None without a collection.
    """

    picked: str
    owned: Chip | None
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
    finds = _Finds(game, indexed, state, holdings)
    lines = tuple(
        (
            kind.title,
            tuple(_chip(choice, chosen, base, finds, only_owned) for choice in kind.choices),
        )
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
    owned = None
    if holdings is not None:
        count = finds.count(chosen, only_owned=True)
        address = _address(chosen, base, only_owned=not only_owned)
        owned = Chip("Only what I own", address, only_owned, count)
    return FirstCards(picked, owned, lines, offered, hits.total if hits else 0, query)


class _Finds:
    """The cards that conditions find, as sets of names; each condition is searched once."""

    def __init__(
        self, game: Game, indexed: IndexedCatalogue, state: DeckState, holdings: Holdings | None
    ) -> None:
        self._game, self._indexed = game, indexed
        pool = pool_in_use(state, indexed.catalogue)
        self._most = most_copies(state, indexed.catalogue) if pool else None
        self._holdings = holdings

    def count(self, chosen: Mapping[str, tuple[str, ...]], *, only_owned: bool) -> int:
        """Count the cards that fulfil one condition of each field."""
        fulfilling = [
            frozenset[str]().union(*(self._names(f"{field}:{value}") for value in values))
            for field, values in chosen.items()
            if values
        ]
        names = frozenset.intersection(*(fulfilling or [self._names("")]))
        if self._most is not None:
            names = frozenset(filter(self._most, names))
        if only_owned and self._holdings is not None:
            names = frozenset(filter(self._holdings.of_name, names))
        return len(names)

    def _names(self, condition: str) -> frozenset[str]:
        kept: Recent[tuple[str, str, str], frozenset[str]] = recent_ones("names of chips", _KEPT)
        key = self._game.key, self._indexed.catalogue.digest, condition
        names = kept.find(key)
        if names is None:
            language = self._game.language.needed()
            is_offered = self._game.editing.needed().is_offered
            context = Context(texts=language.texts())
            rows = language.cards.search(self._indexed.index, condition, context).found
            names = frozenset(row.card.name for row in rows if is_offered(row.printing))
            kept.keep(key, names)
        return names


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
    choice: Choice,
    chosen: Mapping[str, tuple[str, ...]],
    base: str,
    finds: _Finds,
    only_owned: bool,
) -> Chip:
    field, _, value = choice.condition.partition(":")
    there = chosen.get(field, ())
    is_chosen = value in there
    values = tuple(one for one in there if one != value) if is_chosen else (*there, value)
    address = _address({**chosen, field: values}, base, only_owned=only_owned)
    count = finds.count({**chosen, field: (value,)}, only_owned=only_owned)
    return Chip(choice.words, address, is_chosen, count, choice.symbol)


def _address(chosen: Mapping[str, tuple[str, ...]], base: str, *, only_owned: bool) -> str:
    asked = {PICK: _written(chosen) or _NONE} | ({"own": "1"} if only_owned else {})
    return f"{base}?{urlencode(asked)}#first-cards"
