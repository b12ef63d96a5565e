"""The values that the page of all components is drawn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.decklists import Decklist, Line, Zone, precon_decklist
from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.terms import CardType, Icon, Trade
from app.site.decks.editor import DeckRow, Flag, Held
from app.site.decks.figures import CostCurve, figures_of
from app.site.presentation.card_faces import Face, face_of, stat_line
from app.site.presentation.charts import (
    PHONE,
    WIDE,
    BarChart,
    LineChart,
    Value,
    bar_chart,
    line_chart,
)


@dataclass(frozen=True)
class Showcase:
    """One card of every kind, the six resources, rows of a deck, and charts."""

    faces: tuple[tuple[str, Face], ...]
    rows: tuple[DeckRow, ...]
    side_row: DeckRow
    curve: CostCurve
    bars: tuple[BarChart, ...]
    lines: tuple[LineChart, ...]
    resources: tuple[tuple[Icon, Trade], ...]
    thresholds: tuple[tuple[str, Threshold], ...]


_MEANS: Final = tuple(
    Value(str(turn), mean, 0.02, mean - 0.9, mean + 0.7)
    for turn, mean in enumerate((3.0, 4.0, 4.7, 5.2, 5.6, 6.0), start=1)
)
_ICON_LINES: Final = (
    ("R", tuple((1.6 + turn * 0.5, 0.03) for turn in range(6))),
    ("O", tuple((1.0 + turn * 0.3, 0.03) for turn in range(6))),
)

_KINDS: Final[tuple[tuple[str, Callable[[Card], object]], ...]] = (
    ("character", lambda c: c.type is CardType.CHARACTER and len(c.subtypes) == 1),
    ("tactic", lambda c: c.type is CardType.TACTIC and c.threshold.total == 2),
    ("item with bonuses", lambda c: c.type is CardType.ITEM and c.strength is not None),
    ("location", lambda c: c.type is CardType.LOCATION),
    ("staple resource", lambda c: c.is_staple_resource),
    ("resource", lambda c: c.type is CardType.RESOURCE and not c.is_staple),
    ("faction", lambda c: c.is_faction),
    ("character with keywords", lambda c: c.keywords.unique and c.keywords.covert),
    ("card with Flip Up", lambda c: c.keywords.flip_up and c.keywords.attach_to),
)


def showcase(catalogue: Catalogue) -> Showcase:
    """Pick the examples: the first card by name of every kind, and a preconstructed deck."""
    faces = []
    for word, test in _KINDS:
        card = next((card for card in catalogue.cards if test(card)), None)
        if card is not None:
            faces.append((word, face_of(card, catalogue.newest_printing(card))))
    deck = precon_decklist(next(iter(catalogue.precons.values())), catalogue)
    return Showcase(
        faces=tuple(faces),
        rows=_rows(deck),
        side_row=_row(deck.in_zone(Zone.DECK)[-1], Zone.CONSIDERING),
        curve=figures_of(deck).curve,
        bars=tuple(bar_chart(_MEANS, size) for size in (WIDE, PHONE)),
        lines=tuple(line_chart(_ICON_LINES, size) for size in (WIDE, PHONE)),
        resources=tuple((trade.icon, trade) for trade in Trade),
        thresholds=(
            ("up to three, drawn", Threshold.of("RR")),
            ("four and more, counted", Threshold.of("RRRRRR")),
            ("mixed, grouped", Threshold.of("ORRV")),
        ),
    )


def _rows(deck: Decklist) -> tuple[DeckRow, ...]:
    """A row of each sort: plain, over the limit, lacking, with remarks, set to none, resource."""
    lines = deck.in_zone(Zone.DECK)
    plain, over, lacking, remarked, gone = [
        _row(line) for line in lines if line.printing.card.type is CardType.CHARACTER
    ][:5]
    resource = next(_row(line) for line in lines if line.printing.card.type is CardType.RESOURCE)
    return (
        replace(plain, held=Held(3, plain.copies)),
        replace(over, copies=6, flag=Flag("4 allowed", "error", 0), held=Held(6, 6)),
        replace(lacking, held=Held(0, lacking.copies)),
        replace(remarked, tags=("early", "cut?"), note="Two are enough.", held=Held(4, 2)),
        replace(gone, copies=0, gone=2, held=Held(2, 0)),
        replace(resource, held=Held(18, resource.copies)),
    )


def _row(line: Line, zone: Zone = Zone.DECK) -> DeckRow:
    starting = line.copies if line.is_starting else 0
    return DeckRow(zone, line.printing, line.copies, starting, stat_line(line.printing.card))
