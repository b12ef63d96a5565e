"""What is shown of one more and one fewer of each card: as a page, as lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.card_changes import (
    MOST_COPIES,
    CardChanges,
    Exchange,
    Proposal,
)
from app.games.spoils.goldfish.report import SCHEMA
from app.games.spoils.solo.trials import SHUFFLES, Trial, Trials
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


class Verdict(StrEnum):
    """What the referee says of an exchange that the model proposes."""

    HOLDS = "faster there, too"
    WORSE = "slower there"
    UNCLEAR = "no difference shown there"
    BEGUN = "being tried"
    UNTRIED = "not tried"

    @classmethod
    def of(cls, trial: Trial | None) -> Verdict:
        """The verdict so far."""
        if trial is None:
            return cls.UNTRIED
        if not trial.is_done:
            return cls.BEGUN
        if trial.holds:
            return cls.HOLDS
        return cls.WORSE if trial.is_worse else cls.UNCLEAR


@dataclass(frozen=True)
class TriedRow:
    """An exchange that the model proposes, what it gains there, and what the referee says."""

    out: Card
    into: Card
    model: ChangeCell
    referee: ChangeCell | None
    verdict: Verdict


@dataclass(frozen=True)
class ChangesPage:
    """All that is drawn.

    `tried` are the exchanges that promise most, once everything is measured, and `offered` is the
    one that holds on the referee; `is_done` says that nothing more will be tried.
    """

    kill: Estimate
    rows: tuple[ChangeRow, ...]
    games: int
    limit: int
    shuffles: int
    tried: tuple[TriedRow, ...]
    offered: TriedRow | None
    is_done: bool


def trials_of(changes: CardChanges, measured: Mapping[Exchange, Estimate]) -> Trials:
    """The exchanges that promise most, to be tried on the referee."""
    proposals = changes.proposals(changes.changes(measured), CONFIRMING_GAMES)
    return Trials(changes.model, changes.seed, proposals)


def changes_page(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials | None
) -> ChangesPage:
    """The cards that are measured so far, and what is proposed."""
    found = changes.changes(measured)
    most = max(
        [
            LEAST_SCALE,
            *(abs(e.value) + e.margin for c in found for e in (c.more, c.fewer) if e is not None),
        ]
    )
    tried = () if trials is None else tuple(_tried(trials, most))

    def cell(change: Estimate | None) -> ChangeCell | None:
        return None if change is None else ChangeCell.of(change, most)

    return ChangesPage(
        changes.unchanged,
        tuple(ChangeRow(c.card, c.copies, cell(c.more), cell(c.fewer)) for c in found),
        changes.games_of_a_card,
        MOST_COPIES,
        SHUFFLES,
        tried,
        next((row for row in tried if row.verdict is Verdict.HOLDS), None),
        trials is not None and trials.is_done,
    )


def _tried(trials: Trials, most: float) -> Iterator[TriedRow]:
    for proposal, trial in _pairs(trials):
        gain = None if trial is None else trial.gain
        yield TriedRow(
            proposal.out,
            proposal.into,
            ChangeCell.of(proposal.gain, most),
            None if gain is None else ChangeCell.of(gain, most),
            Verdict.of(trial),
        )


def _pairs(trials: Trials) -> Iterator[tuple[Proposal, Trial | None]]:
    yield from zip_longest(trials.proposals, trials.begun)


def changes_lines(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials | None
) -> Iterator[str]:
    """The cards in a table, and the exchanges that promise most."""
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
    yield from _trial_lines(trials or trials_of(changes, measured))


def _trial_lines(trials: Trials) -> Iterator[str]:
    if not trials.proposals:
        yield "No exchange of one card for another looks faster."
        return
    yield (
        f"The most promising exchanges, on {CONFIRMING_GAMES} new games of the model and on the "
        f"referee, where {SHUFFLES} shuffles are looked at:"
    )
    for proposal, trial in _pairs(trials):
        yield (
            f"one {proposal.into.name} for one {proposal.out.name}: "
            f"{_cell(proposal.gain).strip()} turns; {_referee_words(trial)}"
        )
    if trials.offered is not None:
        offered = trials.offered
        yield f"Try this: one {offered.into.name} for one {offered.out.name}."
    elif trials.is_done:
        yield "Nothing to try: none of these is faster on the referee."
    else:
        yield "These are figures of the fast model. Add --on referee to try them with every text."


def _referee_words(trial: Trial | None) -> str:
    verdict = Verdict.of(trial)
    if trial is None or trial.gain is None:
        return f"referee: {verdict}."
    return f"referee: {_cell(trial.gain).strip()}, {verdict} ({trial.pairs} pairs of games)."


def _cell(change: Estimate | None) -> str:
    if change is None:
        return f"{'not allowed':>18}"
    return f"{change.value:+11.3f} ±{change.stderr:.3f}"


def changes_object(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials | None
) -> dict[str, object]:
    """The cards and the best exchanges as JSON."""
    found = changes.changes(measured)
    trials = trials or trials_of(changes, measured)
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
        if not trials.proposals
        else {
            "out": trials.proposals[0].out.name,
            "into": trials.proposals[0].into.name,
            "games": CONFIRMING_GAMES,
            **(_estimate(trials.proposals[0].gain) or {}),
        },
        "exchanges": [
            {
                "out": proposal.out.name,
                "into": proposal.into.name,
                "games": CONFIRMING_GAMES,
                "model": _estimate(proposal.gain),
                "referee": None if trial is None else _estimate(trial.gain),
                "pairs": 0 if trial is None else trial.pairs,
                "holds": trial is not None and trial.holds,
            }
            for proposal, trial in _pairs(trials)
        ],
    }


def _estimate(each: Estimate | None) -> dict[str, float] | None:
    if each is None:
        return None
    return {"value": round(each.value, DIGITS), "stderr": round(each.stderr, DIGITS)}
