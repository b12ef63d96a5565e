"""The difference of two versions of a list: cards, verdicts, and what findings went or came."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.decklists.difference import AnyDifference
from app.games.tabletop.facts import AnyCatalogue
from app.site.events.lists.stored import decklist_of, only_in, verdict_of
from app.site.platform.deck_games import difference, empty_deck, main_copies
from app.site.presentation.verdicts import FindingView, VerdictView
from app.tables import HandIn, StoredList


@dataclass(frozen=True)
class VersionDifference:
    """Two versions side by side; `before` is None where nothing had been handed in."""

    before: HandIn | None
    after: StoredList
    cards: AnyDifference
    unchanged: int
    verdict_before: VerdictView | None
    verdict_after: VerdictView
    gone: tuple[FindingView, ...]
    come: tuple[FindingView, ...]

    @property
    def went_out(self) -> int:
        """How many copies went out."""
        return -sum(change.copies for change in self.cards.went_out)

    @property
    def came_in(self) -> int:
        """How many copies came in."""
        return sum(change.copies for change in self.cards.came_in)


def compare_versions(
    before: HandIn | None, after: StoredList, catalogue: AnyCatalogue
) -> VersionDifference:
    """Compare two versions by name, zone by zone; verdicts are those given at the time."""
    old = decklist_of(before, catalogue) if before else empty_deck()
    new = decklist_of(after, catalogue)
    then = verdict_of(before) if before else None
    now = verdict_of(after)
    kept = main_copies(old) & main_copies(new)
    return VersionDifference(
        before=before,
        after=after,
        cards=difference(old, new),
        unchanged=kept.total(),
        verdict_before=then,
        verdict_after=now,
        gone=only_in(then, before.report, after.report) if before and then else (),
        come=only_in(now, after.report, before.report if before else {}),
    )
