"""Rows for one more and one fewer of each card, and for the changes to try."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.card_changes import (
    MOST_COPIES,
    CardChanges,
    Exchange,
)
from app.games.spoils.goldfish.proposal import Copies, Subject
from app.games.spoils.goldfish.staple_proposals import staple_proposals, starting_proposals
from app.games.spoils.presentation.deeds import deeds
from app.games.spoils.presentation.goldfish.shown_pair import text_of
from app.games.spoils.solo.trials import SHUFFLES, Trial, Trials
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.charts import Lean, lean, margin_words, signed
from app.games.tabletop.search.deeds import deed_of

_ACTIONS: Final = frozenset(
    deed_of(deed, "character") for deed in ("removes", "destroys", "damages", "returns", "controls")
)
"""Deeds to characters: a game without an opponent shows no use of them."""

PLACES: Final = 2
LEAST_SCALE: Final = 0.05

_LEAST_SHOWN: Final = 0.5 / 10**PLACES
"""The smallest difference that is not shown as 0."""

CONFIRMING_GAMES: Final = 100_000


@dataclass(frozen=True)
class ChangeCell:
    """A difference in turns as words and as a bar; less than 0 is faster.

    `size` is the difference without its sign.
    """

    words: str
    size: str
    margin: str
    is_clear: bool
    bar: Lean

    @classmethod
    def of(cls, change: Estimate, most: float) -> ChangeCell:
        """The cell of a change, on a scale from `-most` to `most`."""
        return cls(
            signed(change.value, PLACES),
            f"{abs(change.value):.{PLACES}f}",
            margin_words(change.margin),
            abs(change.value) > max(change.margin, _LEAST_SHOWN),
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
    """The referee's verdict on a change that the model proposes."""

    FASTER = "faster there, too"
    SLOWER = "slower there"
    EQUAL = "equal in all games there"
    UNCLEAR = "no difference shown there"
    BEGUN = "being tried"
    UNTRIED = "not tried"

    @classmethod
    def of(cls, trial: Trial | None) -> Verdict:
        """The verdict on a change from the trial so far; None for a trial that has not begun."""
        if trial is None:
            return cls.UNTRIED
        if not trial.is_done:
            return cls.BEGUN
        if trial.has_only_equal_pairs:
            return cls.EQUAL
        if trial.is_faster:
            return cls.FASTER
        return cls.SLOWER if trial.is_slower else cls.UNCLEAR


@dataclass(frozen=True)
class TriedRow:
    """A change that the model proposes, its gain there, and the referee's verdict.

    `referee` is None until the trial is done, for too few games, and where all were equal. `pairs`
    are the pairs of games that it played, and `pair` names the one that gains most; it is empty
    before one was played. `acts_on_others` says that a card that goes out does something to cards
    of an opponent, which a game alone cannot show.
    """

    subject: Subject
    out: Copies
    into: Copies
    model: ChangeCell
    referee: ChangeCell | None
    verdict: Verdict
    pairs: int
    pair: str
    acts_on_others: bool

    @property
    def is_exchange(self) -> bool:
        """True if copies of one card replace as many of another in the deck."""
        one_each = len(self.out) == len(self.into) == 1
        return self.subject is not Subject.STARTING and one_each and self.copies == self.into[0][1]

    @property
    def copies(self) -> int:
        """The number of copies that go out."""
        return sum(count for _, count in self.out)

    @property
    def earlier(self) -> str:
        """The gain on the referee in turns, without its sign."""
        return self.referee.size if self.referee else ""


@dataclass(frozen=True)
class ChangesPage:
    """The page of changes as values.

    `tried` are the changes that promise most, once everything is measured, and `offered` are
    those that are faster on the referee, too; `is_done` says that nothing more will be tried.
    """

    kill: Estimate
    rows: tuple[ChangeRow, ...]
    games: int
    limit: int
    shuffles: int
    tried: tuple[TriedRow, ...]
    offered: tuple[TriedRow, ...]
    is_done: bool


def trials_of(changes: CardChanges, measured: Mapping[Exchange, Estimate]) -> Trials:
    """The changes that promise most, to be tried on the referee."""
    exchanges = changes.proposals(changes.changes(measured), CONFIRMING_GAMES)
    exchanged = {proposal.setup for proposal in exchanges}
    staples = (
        proposal
        for proposal in staple_proposals(changes, CONFIRMING_GAMES)
        if proposal.setup not in exchanged
    )
    starting = starting_proposals(changes, CONFIRMING_GAMES)
    return Trials(changes.model, changes.seed, (*exchanges, *staples, *starting))


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
        tuple(row for row in tried if row.verdict is Verdict.FASTER),
        trials is not None and trials.is_done,
    )


def _tried(trials: Trials, most: float) -> Iterator[TriedRow]:
    for proposal in trials.proposals:
        trial = trials.trial_of(proposal)
        gain = trial.gain if trial is not None and trial.is_done else None
        if trial is not None and trial.has_only_equal_pairs:
            gain = None
        yield TriedRow(
            proposal.subject,
            proposal.out,
            proposal.into,
            ChangeCell.of(proposal.gain, most),
            None if gain is None else ChangeCell.of(gain, most),
            Verdict.of(trial),
            0 if trial is None else trial.pairs,
            ""
            if trial is None or trial.pair is None
            else text_of(trials.model.setup, proposal.setup, trial.pair),
            any(_ACTIONS & deeds().get(card.name, frozenset()) for card, _ in proposal.out),
        )
