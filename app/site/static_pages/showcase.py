"""The values that the page of all components is drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from app.games import Game
from app.games.capabilities.faces import Face
from app.games.capabilities.samples import CurveLike
from app.games.tabletop.charts import (
    PHONE,
    WIDE,
    BarChart,
    LineChart,
    Value,
    bar_chart,
    line_chart,
)
from app.games.tabletop.decklists.decklist import AnyLine
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.symbols import Symbol, Symbols
from app.site.decks.builder.editor import DeckRow, Flag, Held
from app.site.presentation.cards import face_of, stat_line


@dataclass(frozen=True)
class Showcase:
    """One card of every kind, all symbols, rows of a deck, and charts."""

    faces: tuple[tuple[str, Face], ...]
    rows: tuple[DeckRow, ...]
    side_row: DeckRow
    curve: CurveLike
    bars: tuple[BarChart, ...]
    lines: tuple[LineChart, ...]
    resources: tuple[tuple[Symbol, str], ...]
    thresholds: tuple[tuple[str, Symbols], ...]


_MEANS: Final = tuple(
    Value(str(turn), mean, 0.02, mean - 0.9, mean + 0.7)
    for turn, mean in enumerate((3.0, 4.0, 4.7, 5.2, 5.6, 6.0), start=1)
)
_ICON_LINES: Final = (
    ("R", tuple((1.6 + turn * 0.5, 0.03) for turn in range(6))),
    ("O", tuple((1.0 + turn * 0.3, 0.03) for turn in range(6))),
)


def showcase(catalogue: AnyCatalogue, game: Game) -> Showcase:
    """The game's samples: a card of every kind, and a preconstructed deck."""
    samples, files = game.samples.needed(), game.files.needed()
    deck = files.of_precon(next(iter(catalogue.precons.values())), catalogue)
    main, considering = files.layout.main.zone, files.layout.considering
    return Showcase(
        faces=tuple(
            (word, face_of(card, catalogue.newest_printing(card)))
            for word, card in samples.cards(catalogue)
        ),
        rows=_rows(samples.rows(deck)),
        side_row=_row(deck.in_zone(main)[-1], considering.zone if considering else main),
        curve=samples.curve(deck),
        bars=tuple(bar_chart(_MEANS, size) for size in (WIDE, PHONE)),
        lines=tuple(line_chart(_ICON_LINES, size) for size in (WIDE, PHONE)),
        resources=samples.symbols,
        thresholds=samples.amounts,
    )


def _rows(lines: Sequence[AnyLine]) -> tuple[DeckRow, ...]:
    """A row of each sort: plain, over the limit, lacking, with remarks, set to none, resource."""
    plain, over, lacking, remarked, gone, resource = (_row(line, line.zone) for line in lines)
    return (
        replace(plain, held=Held(3, plain.copies)),
        replace(over, copies=6, flag=Flag("4 allowed", is_error=True, place=0), held=Held(6, 6)),
        replace(lacking, held=Held(0, lacking.copies)),
        replace(remarked, tags=("early", "cut?"), note="Two are enough.", held=Held(4, 2)),
        replace(gone, copies=0, gone=2, held=Held(2, 0)),
        replace(resource, held=Held(18, resource.copies)),
    )


def _row(line: AnyLine, zone: StrEnum) -> DeckRow:
    starting = line.copies if line.mark else 0
    return DeckRow(zone, line.printing, line.copies, starting, stat_line(line.printing.card))
