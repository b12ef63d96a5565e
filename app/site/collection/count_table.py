"""Tables of counts: what a page shows per printing, and how its form is stored.

A field `copies.PRINTING` goes with `seen.PRINTING`, the count when the page was rendered; so a
count that was changed elsewhere in the meantime is detected and not overwritten.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sqlmodel import Session

from app.games.tabletop.collection import Holdings, counted_printing, is_any
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.cards.holdings import Collector, copies_of, holdings_of
from app.site.collection import store
from app.site.collection.store import MOST_COPIES, Recount
from app.tables import Pile

_COPIES = "copies."
_SEEN = "seen."


@dataclass(frozen=True)
class CountRow:
    """One printing with its stored copies, those of its name, and the value of its field."""

    printing: PrintingLike
    copies: int
    of_name: int
    typed: str
    problem: str = ""

    @property
    def is_any(self) -> bool:
        """Return whether the row means any printing of its card."""
        return is_any(self.printing.id)


@dataclass(frozen=True)
class Taken:
    """The result of a submitted table: stored counts, or fields with a problem each.

    If any field has a problem other than a conflict, nothing is stored.
    """

    stored: int = 0
    typed: Mapping[PrintingId, str] = field(default_factory=dict)
    problems: Mapping[PrintingId, str] = field(default_factory=dict)
    is_clash: bool = False


def count_rows(
    session: Session,
    collector: Collector | None,
    game: str,
    pile: Pile,
    printings: Iterable[PrintingLike],
    catalogue: AnyCatalogue,
    taken: Taken,
) -> tuple[CountRow, ...]:
    """Return the rows of a table, querying only the counts that they show."""
    shown = tuple(printings)
    copies = copies_of(session, collector, game, pile, [printing.id for printing in shown])
    names = {printing.card.name for printing in shown}
    owned: Holdings = holdings_of(session, collector, game, catalogue, names)
    return tuple(
        CountRow(
            printing=printing,
            copies=copies.get(printing.id, 0),
            of_name=owned.of_name(printing.card.name),
            typed=taken.typed.get(printing.id, str(copies.get(printing.id, 0))),
            problem=taken.problems.get(printing.id, ""),
        )
        for printing in shown
    )


def take_counts(
    session: Session,
    collector: Collector,
    game: str,
    pile: Pile,
    form: Mapping[str, str],
    catalogue: AnyCatalogue,
) -> Taken:
    """Store a submitted table. Its button `change` is `+ID`, `-ID` or anything else."""
    typed = {
        PrintingId(name.removeprefix(_COPIES)): text.strip()
        for name, text in form.items()
        if name.startswith(_COPIES)
    }
    button = form.get("change", "")
    recounts: list[Recount] = []
    problems: dict[PrintingId, str] = {}
    for printing, text in typed.items():
        if not is_counted(printing, pile, catalogue):
            continue
        try:
            seen = count_in(form.get(f"{_SEEN}{printing}", ""))
            wanted = count_in(text) + {f"+{printing}": 1, f"-{printing}": -1}.get(button, 0)
        except ValueError as problem:
            problems[printing] = str(problem)
            continue
        wanted = min(MOST_COPIES, max(0, wanted))
        if wanted != seen:
            recounts.append(Recount(printing, seen, wanted))
    if problems:
        return Taken(typed=typed, problems=problems)
    return _stored(session, collector, game, pile, recounts)


def is_counted(printing: PrintingId, pile: Pile, catalogue: AnyCatalogue) -> bool:
    """Return whether a list can contain a printing; owned cards always have a specific one."""
    if is_any(printing) and pile is Pile.OWNED:
        return False
    return counted_printing(printing, catalogue) is not None


def _stored(
    session: Session, collector: Collector, game: str, pile: Pile, recounts: list[Recount]
) -> Taken:
    clashes = store.recount(session, collector, game, pile, recounts)
    return Taken(
        stored=len(recounts) - len(clashes),
        typed={clash.recount.printing: str(clash.recount.wanted) for clash in clashes},
        problems={
            clash.recount.printing: f"Somebody changed this to {clash.stored} in the meantime; "
            f"you entered {clash.recount.wanted}. Save again to store "
            "your number."
            for clash in clashes
        },
        is_clash=bool(clashes),
    )


def count_in(text: str) -> int:
    """Return the count that was entered; an empty field means 0.

    Raises ValueError, with a message, for anything but a whole number from 0 to 999.
    """
    written = text.strip() or "0"
    if not (written.isascii() and written.isdigit() and len(written) < 9):
        raise ValueError(f"“{written[:20]}” is not a number of copies; enter 0 to {MOST_COPIES}.")
    if int(written) > MOST_COPIES:
        raise ValueError(
            f"{int(written)} copies are too many; at most {MOST_COPIES} can be stored."
        )
    return int(written)
