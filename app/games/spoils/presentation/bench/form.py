"""The form of the bench of The Spoils: buttons that change its text."""

from __future__ import annotations

from app.games.capabilities.bench_form import BenchForm, BenchFrame, Listed
from app.games.offers import own
from app.games.spoils.engine import Phase
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench import editing
from app.games.spoils.presentation.bench.reading import PARTS
from app.games.tabletop.bench_lines import UNKNOWN_WORD
from app.games.tabletop.facts import AnyCatalogue


class SpoilsBenchForm(BenchForm):
    """The form of the bench of The Spoils."""

    parts = PARTS
    marks = editing.BUTTONS
    counted = frozenset({editing.DAMAGE})
    unknown = UNKNOWN_WORD
    phases = tuple(it.value for it in Phase)

    def listed(self, text: str) -> tuple[Listed, ...]:
        return editing.listed(text)

    def with_card(self, text: str, seat: int, part: str, name: str, catalogue: AnyCatalogue) -> str:
        return editing.with_card(text, seat, part, name, own(catalogue, Catalogue))

    def with_mark(self, text: str, line: int, mark: str) -> str:
        return editing.with_mark(text, line, mark)

    def moved(self, text: str, line: int, seat: int, part: str) -> str:
        return editing.moved(text, line, seat, part)

    def frame(self, text: str) -> BenchFrame:
        return editing.frame(text)

    def with_frame(self, text: str, frame: BenchFrame) -> str:
        return editing.with_frame(text, frame)
