"""Tests of what cards do: one item for each file of them, one function for each statement.

    CASES = CardTests()

    @CASES.of("Rusty Gate")
    def it_stops_one_attack_each_turn() -> None: ...

    def test_locations_of_the_warlord(only_card: str | None) -> None:
        CASES.run(only_card)

A case reads as a sentence about its card, so its name does not repeat the card's. As items of
their own, well over a thousand cases would cost more to collect and report than to run.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

Case = Callable[[], None]


@dataclass(frozen=True)
class _Entry:
    cards: tuple[str, ...]
    case: Case
    differs: str


@dataclass
class CardTests:
    """The cases of one file."""

    _entries: list[_Entry] = field(default_factory=list)

    @property
    def cards(self) -> frozenset[str]:
        """The names of the cards that have a case here."""
        return frozenset(card for entry in self._entries for card in entry.cards)

    def of(self, *cards: str, differs: str = "") -> Callable[[Case], Case]:
        """Register a case as a statement about these cards.

        `differs` says what the referee does instead of what is printed. Such a case must fail,
        so that the mark goes when the referee is corrected.
        """
        assert cards, "a case is about at least one card"

        def register(case: Case) -> Case:
            self._entries.append(_Entry(cards, case, differs))
            return case

        return register

    def run(self, only_card: str | None = None) -> None:
        """Run all cases, or those of one card.

        Raises an ExceptionGroup of everything that failed; a note on each says which card and
        which case it was.
        """
        failures: list[Exception] = []
        for entry in self._entries:
            if only_card is not None and only_card not in entry.cards:
                continue
            if (failure := _failure(entry)) is not None:
                name = getattr(entry.case, "__name__", "case")
                failure.add_note(f"{', '.join(entry.cards)}: {name.replace('_', ' ')}")
                failures.append(failure)
        if failures:
            raise ExceptionGroup("cards that do not do what is printed", failures)


def _failure(entry: _Entry) -> Exception | None:
    """The error of a case; None if it passes, or fails as its mark says it does."""
    try:
        entry.case()
    # A case may fail in any way: the failures are collected, and none is lost.
    except Exception as failure:
        return None if entry.differs else failure
    if entry.differs:
        return AssertionError(f"passes now, so remove differs={entry.differs!r}")
    return None
