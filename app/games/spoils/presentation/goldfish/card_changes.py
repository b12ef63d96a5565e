"""What is shown of one more and one fewer of each card: as a page, as lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.card_changes import (
    MOST_COPIES,
    CardChange,
    CardChanges,
    Exchange,
    Proposal,
)
from app.games.spoils.goldfish.report import SCHEMA
from app.games.tabletop.chance.figures import DIGITS, Estimate
from app.games.tabletop.charts import Lean, lean, signed

PLACES: Final = 3
LEAST_SCALE: Final = 0.05
CONFIRMING_GAMES: Final = 100_000


@dataclass(frozen=True)
class ChangeCell:
    """A difference in turns as words and as a bar; less than 0 is faster."""

    words: str
    margin: str
    is_clear: bool
    bar: Lean

    @classmethod
    def of(cls, change: Estimate, most: float) -> ChangeCell:
        """The cell of a change, on a scale from `-most` to `most`."""
        return cls(
            signed(change.value, PLACES),
            f"{change.margin:.{PLACES}f}",
            abs(change.value) > change.margin,
            lean(change.value, change.stderr, most),
        )


@dataclass(frozen=True)
class ChangeRow:
    """A card with one more and one fewer of it; None where the rules allow no such change."""

    card: Card
    copies: int
    more: ChangeCell | None
    fewer: ChangeCell | None


@dataclass(frozen=True)
class ChangesPage:
    """All that is drawn. `proposal` is None until everything is measured, or without a gain."""

    kill: Estimate
    rows: tuple[ChangeRow, ...]
    games: int
    limit: int
    proposal: Proposal | None
    gain: ChangeCell | None


def changes_page(changes: CardChanges, measured: Mapping[Exchange, Estimate]) -> ChangesPage:
    """The cards that are measured so far."""
    found = changes.changes(measured)
    most = max(
        [
            LEAST_SCALE,
            *(abs(e.value) + e.margin for c in found for e in (c.more, c.fewer) if e is not None),
        ]
    )
    proposal = _proposal(changes, found, measured)

    def cell(change: Estimate | None) -> ChangeCell | None:
        return None if change is None else ChangeCell.of(change, most)

    return ChangesPage(
        changes.unchanged,
        tuple(ChangeRow(c.card, c.copies, cell(c.more), cell(c.fewer)) for c in found),
        changes.games_of_a_card,
        MOST_COPIES,
        proposal,
        None if proposal is None else cell(proposal.gain),
    )


def _proposal(
    changes: CardChanges, found: tuple[CardChange, ...], measured: Mapping[Exchange, Estimate]
) -> Proposal | None:
    if len(measured) < len(changes.exchanges):
        return None
    return changes.proposal(found, CONFIRMING_GAMES)


def changes_lines(changes: CardChanges, measured: Mapping[Exchange, Estimate]) -> Iterator[str]:
    """The cards in a table, and the exchange that promises most."""
    setup, model = changes.model.setup, changes.model
    kill, found = changes.unchanged, changes.changes(measured)
    order = "first" if setup.goes_first else "second"
    yield (
        f"{changes.games_of_a_card} games for each change going {order}, seed {changes.seed}, "
        f"policy {model.policy.name}, up to turn {model.turns}; {model.coverage.words}."
    )
    yield f"Kill turn of the deck as it is: {kill.value:.3f} ±{kill.stderr:.3f}."
    yield "Change of the kill turn; less than 0 is faster; ± is one standard error."
    yield ""
    yield f"{'card':<28}{'copies':>6}{'one more':>18}{'one fewer':>18}"
    for each in found:
        yield f"{each.card.name[:27]:<28}{each.copies:>6}{_cell(each.more)}{_cell(each.fewer)}"
    yield ""
    proposal = _proposal(changes, found, measured)
    if proposal is None:
        yield "No exchange of one card for another looks faster."
    else:
        yield (
            f"Best exchange: one {proposal.into.name} for one {proposal.out.name}: "
            f"{_cell(proposal.gain).strip()} turns, on {CONFIRMING_GAMES} new games"
            f"{'' if proposal.is_clear else '; no difference shown'}."
        )


def _cell(change: Estimate | None) -> str:
    if change is None:
        return f"{'not allowed':>18}"
    return f"{change.value:+11.3f} ±{change.stderr:.3f}"


def changes_object(
    changes: CardChanges, measured: Mapping[Exchange, Estimate]
) -> dict[str, object]:
    """The cards and the best exchange as JSON."""
    found = changes.changes(measured)
    proposal = _proposal(changes, found, measured)
    return {
        "schema": SCHEMA,
        "seed": changes.seed,
        "games": changes.games_of_a_card,
        "turns": changes.model.turns,
        "policy": changes.model.policy.name,
        "kill": _estimate(changes.unchanged),
        "cards": [
            {
                "card": each.card.name,
                "copies": each.copies,
                "one_more": _estimate(each.more),
                "one_fewer": _estimate(each.fewer),
            }
            for each in found
        ],
        "best_exchange": None
        if proposal is None
        else {
            "out": proposal.out.name,
            "into": proposal.into.name,
            "games": CONFIRMING_GAMES,
            **(_estimate(proposal.gain) or {}),
        },
    }


def _estimate(each: Estimate | None) -> dict[str, float] | None:
    if each is None:
        return None
    return {"value": round(each.value, DIGITS), "stderr": round(each.stderr, DIGITS)}
