"""Two decks side by side, or one with and without a change, on the same shuffles."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.figures import compared
from app.games.spoils.goldfish.report import SCHEMA, Report, report_of
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.alignment import aligned_cards
from app.games.tabletop.chance.figures import DIGITS, Counters, Difference, total
from app.games.tabletop.chance.simulation import blocks

PARTS: Final = 50
"""Into how many blocks a comparison is cut; its errors come from how they differ."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The reports of both decks and their differences, with errors of the paired games.

    `is_opening_exact` says that the figures of the opening hand are sums over all hands of both.
    """

    first: Report
    second: Report
    differences: tuple[Difference, ...]
    is_opening_exact: bool

    def as_json(self) -> dict[str, Any]:
        """Both reports and the differences as JSON."""
        return {
            "schema": SCHEMA,
            "first": self.first.as_json(),
            "second": self.second.as_json(),
            "differences": [
                {
                    "id": each.id,
                    "turn": each.turn,
                    "card": each.card,
                    "gain": round(each.gain, DIGITS),
                    "stderr": round(each.stderr, DIGITS),
                }
                for each in self.differences
            ],
        }


def aligned(base: Setup, other: Setup) -> Setup:
    """The other setup, with every card of both decks in the place it has in the base.

    The cards that only the other deck holds fill the places left, in their order; so the same
    shuffle deals both decks the same cards wherever they agree.
    """
    return replace(other, cards=aligned_cards(base.cards, other.cards))


def changed(base: Setup, out: Card, into: Card, copies: int) -> Setup:
    """The setup with a number of copies of one card replaced by another, in their places.

    Raises GoldfishError when fewer copies are left after the starting resources.
    """
    there = base.cards.count(out)
    if there < copies:
        raise GoldfishError(f"{there} {out.name} are left in the deck, not {copies}")
    for _ in range(copies):
        base = base.exchanged(out, into)
    return base


def compare(first: Simulation, second: Simulation, seed: int, games: int) -> Comparison:
    """Play both on the same game numbers. Raises GoldfishError for too few games to compare."""
    each = games // PARTS
    if each < 1:
        raise GoldfishError(f"A comparison needs at least {PARTS} games")
    cut = list(blocks(each * PARTS, each))
    one, two = ([simulation.count(seed, block) for block in cut] for simulation in (first, second))
    exact = _exact_openings(first, second)
    return Comparison(
        report_of(first, seed, _together(first, one)),
        report_of(second, seed, _together(second, two)),
        tuple(exact.get(each.id, each) for each in compared(first, second, one, two)),
        bool(exact),
    )


def _exact_openings(first: Simulation, second: Simulation) -> Mapping[str, Difference]:
    """The figures of the opening hand by id; none where one deck's hands cannot be summed."""
    if first.opening is None or second.opening is None:
        return {}
    others = second.opening.by_id()
    return {
        id_: Difference(id_, None, None, float(value), float(others[id_]), 0.0)
        for id_, value in first.opening.by_id().items()
    }


def _together(simulation: Simulation, parts: list[Counters]) -> Counters:
    return total(simulation.shapes, parts)
