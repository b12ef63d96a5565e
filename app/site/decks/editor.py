"""What the page of a deck shows: rows in groups, verdict, figures, search results."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.collection import Holdings, demand
from app.games.spoils.construction import Criteria, room_for_staples
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Card, Catalogue, Printing, staple_name
from app.games.spoils.search import Context, QueryError, search
from app.games.spoils.terms import Icon
from app.games.spoils.wording import GENERATED
from app.site.decks.arranging import Arrangement, By, Place, filtered, group_of, place_of
from app.site.decks.figures import Figures, StapleOffer, figures_of, staple_offer
from app.site.decks.gone import Gone, written_gone
from app.site.decks.state import DeckState
from app.site.platform.catalogue import Shelf
from app.site.presentation.card_faces import starting_words, stat_line
from app.site.presentation.queries import Mistake, mistake_of
from app.site.presentation.verdicts import Judged, VerdictView, judge

SHOWN: Final = 12
"""How many search results stand beside the deck."""

_COUNTED: Final = re.compile(r"\s*(\d{1,3})\s*[xX×]?\s+(?=\S)")


@dataclass(frozen=True)
class Flag:
    """A badge at a row: words, what it is about, and the finding it leads to."""

    words: str
    kind: str
    place: int | None


@dataclass(frozen=True)
class Held:
    """Copies of a name that the visitor owns over all printings, and that the deck needs."""

    owned: int
    needed: int

    @property
    def is_lacking(self) -> bool:
        """Whether copies are missing."""
        return self.owned < self.needed


@dataclass(frozen=True)
class DeckRow:
    """Copies of one printing in one zone. `starting` of them start in play.

    A row of 0 copies left the deck during this visit; `gone` is how many it held.
    """

    zone: Zone
    printing: Printing
    copies: int
    starting: int
    stats: str
    tags: tuple[str, ...] = ()
    note: str = ""
    gone: int = 0
    flag: Flag | None = None
    held: Held | None = None

    @property
    def card(self) -> Card:
        """The card."""
        return self.printing.card

    @property
    def field(self) -> str:
        """The name of the field that holds the copies."""
        return f"copies.{self.zone.value}.{self.printing.id}"


@dataclass(frozen=True)
class Group:
    """Rows under one heading."""

    title: str
    count: int
    rows: tuple[DeckRow, ...]


@dataclass(frozen=True)
class FactionView:
    """The deck's faction, what it starts with, and which staples can be chosen for it."""

    card: Card
    influence: int
    starting: str
    icon: Icon | None
    chosen: tuple[str, ...]
    options: tuple[str, ...]
    places: int


@dataclass(frozen=True)
class Hit:
    """One search result, and how many copies of the card the deck holds."""

    printing: Printing
    stats: str
    in_deck: int


@dataclass(frozen=True)
class Hits:
    """What the search beside the deck found."""

    query: str
    copies: int
    hits: tuple[Hit, ...] = ()
    total: int = 0
    echo: str = ""
    mistake: Mistake | None = None
    cards_query: str = ""


@dataclass(frozen=True)
class Editor:
    """Everything the page of a deck is drawn from.

    `staple_room` is how many staples can still be offered.
    """

    state: DeckState
    groups: tuple[Group, ...]
    considering: tuple[DeckRow, ...]
    sideboard: tuple[DeckRow, ...]
    factions: tuple[FactionView, ...]
    verdict: VerdictView
    figures: Figures
    size: int
    arrangement: Arrangement
    staple_room: int = 0
    gone: str = ""
    filter_mistake: Mistake | None = None
    hidden: int = 0

    @property
    def considering_count(self) -> int:
        """Copies in the considering zone."""
        return sum(row.copies for row in self.considering)

    @property
    def is_empty(self) -> bool:
        """Whether the deck holds nothing yet."""
        return not self.state.decklist.lines and not self.state.unread


def editor_of(
    state: DeckState,
    shelf: Shelf,
    arrangement: Arrangement = Arrangement(),  # noqa: B008
    holdings: Holdings | None = None,
    gone: tuple[Gone, ...] = (),
) -> Editor:
    """Prepare the page of a deck, its rows arranged as the visitor asked.

    With holdings, each row says what is owned of its card. Rows of `gone` are shown with the
    others unless their card is in the deck.
    """
    catalogue, deck = shelf.catalogue, state.decklist.merged()
    judged = judge(
        deck,
        catalogue.formats.get(state.format) or catalogue.formats["constructed"],
        state.edition,
        catalogue,
        as_of=state.as_of,
        unread=state.unread,
    )
    flags = _flags(deck, judged)
    left = _left(gone, deck, catalogue)
    rows = _with_holdings((*_rows(deck, Zone.DECK, flags), *left), deck, holdings)
    shown = filtered(arrangement.filter, deck, shelf, holdings.by_name if holdings else None)
    visible = tuple(row for row in rows if shown.shows(row.card))
    return Editor(
        state=state,
        groups=_grouped(visible, arrangement),
        considering=_in_order(_rows(deck, Zone.CONSIDERING, {}), arrangement.sorting),
        sideboard=_in_order(_rows(deck, Zone.SIDEBOARD, {}), arrangement.sorting),
        factions=tuple(_faction(line, deck) for line in deck.in_zone(Zone.FACTION)),
        verdict=judged.view,
        figures=figures_of(deck, _offer(deck, judged, catalogue)),
        size=deck.size,
        arrangement=arrangement,
        staple_room=room_for_staples(deck, judged.criteria.minimum) if judged.criteria else 0,
        gone=written_gone(gone),
        filter_mistake=shown.mistake,
        hidden=len(rows) - len(visible),
    )


def _offer(deck: Decklist, judged: Judged, catalogue: Catalogue) -> StapleOffer | None:
    if judged.report is None or judged.report.repair is None or judged.criteria is None:
        return None
    return staple_offer(deck, judged.criteria.minimum, catalogue)


def _with_holdings(
    rows: tuple[DeckRow, ...], deck: Decklist, holdings: Holdings | None
) -> tuple[DeckRow, ...]:
    if holdings is None:
        return rows
    needed = demand(deck)
    return tuple(
        replace(row, held=Held(holdings.of_name(row.card.name), needed[row.card.name]))
        for row in rows
    )


def find_hits(
    query: str,
    deck: Decklist,
    shelf: Shelf,
    holdings: Holdings | None = None,
    *,
    only_owned: bool = False,
) -> Hits | None:
    """What the box beside the deck finds; a number in front is how many copies to add.

    With holdings, `own` and `need` are understood, and `only_owned` leaves out the rest.
    A card whose name begins with a number is found by its name first. None without a query.
    """
    text = query.strip()
    if not text:
        return None
    counted = _COUNTED.match(text)
    copies, rest = 1, text
    if counted and shelf.catalogue.find(text) is None:
        copies, rest = max(1, int(counted[1])), text[counted.end() :]
    held = deck.copies(Zone.DECK)
    owned = holdings.by_name if holdings else None
    context = Context(deck=held, collection=owned, texts=(GENERATED,))
    try:
        result = search(shelf.index, rest, context)
    except QueryError as error:
        return Hits(text, copies, mistake=mistake_of(error, rest))
    found = [
        row
        for row in result.found
        if not row.card.is_token
        and not (only_owned and holdings and not holdings.of_name(row.card.name))
    ]
    return Hits(
        query=text,
        copies=copies,
        hits=tuple(
            Hit(row.printing, stat_line(row.card), held[row.card.name]) for row in found[:SHOWN]
        ),
        total=len(found),
        echo=result.echo,
        cards_query=rest,
    )


def _rows(deck: Decklist, zone: Zone, flags: dict[str, Flag]) -> tuple[DeckRow, ...]:
    rows: dict[str, DeckRow] = {}
    for line in deck.in_zone(zone):
        card = line.card
        other = rows.get(line.printing.id)
        rows[line.printing.id] = DeckRow(
            zone=zone,
            printing=line.printing,
            copies=line.copies + (other.copies if other else 0),
            starting=(line.copies if line.is_starting else 0) + (other.starting if other else 0),
            stats=stat_line(card),
            tags=line.tags or (other.tags if other else ()),
            note=line.note or (other.note if other else ""),
            flag=flags.get(card.name),
        )
    return tuple(rows.values())


def _left(gone: Iterable[Gone], deck: Decklist, catalogue: Catalogue) -> Iterator[DeckRow]:
    """Rows of cards that left the deck, as far as no printing of them is back."""
    there = {line.name for line in deck.lines}
    for one in gone:
        printing = catalogue.by_printing[one.printing]
        if printing.card.name not in there:
            stats = stat_line(printing.card)
            yield DeckRow(Zone.DECK, printing, 0, 0, stats, gone=one.copies)


def _in_order(rows: Iterable[DeckRow], by: By) -> tuple[DeckRow, ...]:
    return tuple(sorted(rows, key=lambda row: place_of(row.printing, row.tags, by)))


def _grouped(rows: Iterable[DeckRow], arrangement: Arrangement) -> tuple[Group, ...]:
    groups: dict[tuple[Place, str], list[DeckRow]] = {}
    for row in _in_order(rows, arrangement.sorting):
        group = group_of(row.printing, row.tags, arrangement.grouping)
        groups.setdefault(group, []).append(row)
    return tuple(
        Group(title, sum(row.copies for row in groups[place, title]), tuple(groups[place, title]))
        for place, title in sorted(groups)
    )


def _faction(line: Line, deck: Decklist) -> FactionView:
    card = line.card
    faction = card.faction
    assert faction is not None
    icon = next((icon for icon, _ in faction.starting_icons), None)
    staples = tuple(staple_name(icon) for icon in Icon if icon is not Icon.VOLITION)
    held = deck.copies(Zone.DECK)
    return FactionView(
        card=card,
        influence=faction.influence,
        starting=starting_words(card),
        icon=icon,
        chosen=tuple(line.name for line in deck.starting for _ in range(line.copies)),
        options=tuple(name for name in staples if held[name]),
        places=faction.starting_resources,
    )


def _flags(deck: Decklist, judged: Judged) -> dict[str, Flag]:
    flags: dict[str, Flag] = {}
    held = deck.copies(Zone.DECK)
    for finding in judged.view.findings:
        for name in finding.names:
            words = "look at this" if finding.kind == "warning" else "not allowed"
            if finding.kind == "error" and judged.criteria is not None:
                words = _allowance(name, held[name], judged.criteria, deck) or words
            flags.setdefault(name, Flag(words, finding.kind, finding.place))
    return flags


def _allowance(name: str, copies: int, criteria: Criteria, deck: Decklist) -> str:
    card = next(line.card for line in deck.lines if line.name == name)
    most = criteria.most(card)
    if copies <= most:
        return ""
    return f"{most} allowed" if most else "not allowed"
