"""Findings of two verdicts compared: solved, new, and still there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from app.games.tabletop.construction import FindingKind
from app.site.presentation.verdicts import FindingView


@dataclass(frozen=True)
class Standing:
    """A finding that both verdicts have, as it was and as it is."""

    before: FindingView
    after: FindingView

    @property
    def change(self) -> str:
        """The difference in words; empty if there is none."""
        if self.before.message == self.after.message:
            return ""
        old, new = self.before.repair, self.after.repair
        if old and new and old.adds != new.adds and not (old.removes or new.removes):
            return f"{old.adds} → {new.adds} missing"
        if old and new and old.removes != new.removes and not (old.adds or new.adds):
            return f"{old.removes} → {new.removes} too many"
        return f"before: {self.before.message}"


@dataclass(frozen=True)
class FindingChanges:
    """The changes from the findings of one verdict to those of another."""

    solved: tuple[FindingView, ...]
    new: tuple[FindingView, ...]
    still: tuple[Standing, ...]

    @property
    def changed(self) -> tuple[Standing, ...]:
        """The findings that both have and that say something else now."""
        return tuple(standing for standing in self.still if standing.change)


_Alike: TypeAlias = Callable[[FindingView, FindingView], bool]


def finding_changes(before: Sequence[FindingView], after: Sequence[FindingView]) -> FindingChanges:
    """Match findings by rule and cards, whatever the words and numbers in them.

    Of findings by one rule about several cards, those are the same that share the most: all cards,
    else one.
    """
    solved, new = list(before), list(after)
    still: list[Standing] = []
    for alike in (_has_same_cards, _shares_a_card):
        for now in tuple(new):
            then = next(
                (one for one in solved if _is_same_rule(one, now) and alike(one, now)), None
            )
            if then is not None:
                solved.remove(then)
                new.remove(now)
                still.append(Standing(then, now))
    still.sort(key=lambda standing: standing.after.place)
    return FindingChanges(tuple(solved), tuple(new), tuple(still))


def _is_same_rule(one: FindingView, other: FindingView) -> bool:
    return _rule(one) == _rule(other)


def _rule(finding: FindingView) -> FindingKind | str | None:
    """Return what the finding rests on, whatever number an edition gives it."""
    return finding.kind or finding.rule


def _has_same_cards(one: FindingView, other: FindingView) -> bool:
    return set(one.names) == set(other.names)


def _shares_a_card(one: FindingView, other: FindingView) -> bool:
    return not set(one.names).isdisjoint(other.names)
