"""Counts of a pool from a list of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.facts import PrintingId, PrintingLike


@dataclass(frozen=True)
class PoolList:
    """The counts that a list gives, and the lines and cards that are no part of the packs."""

    counts: dict[PrintingId, int]
    problems: tuple[str, ...] = ()


def counts_in(read: AnyImport, printings: Sequence[PrintingLike]) -> PoolList:
    """Return the copies of each printing in a list.

    A name means its first printing in the packs.
    """
    by_id = {one.id: one for one in printings}
    by_name: dict[str, PrintingId] = {}
    for one in printings:
        by_name.setdefault(one.card.name, one.id)
    counts: Counter[PrintingId] = Counter()
    problems = [
        f"Line {line.line}: “{line.text.strip()[:80]}” is not a card." for line in read.open_lines
    ]
    for line in read.decklist.lines if read.decklist else ():
        id_ = (
            line.printing.id if line.printing.id in by_id else by_name.get(line.printing.card.name)
        )
        if id_ is None:
            problems.append(f"{line.printing.card.name} is not in any of the packs.")
        else:
            counts[id_] += line.copies
    return PoolList(dict(counts), tuple(dict.fromkeys(problems)))
