"""Counts of a pool from a list of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tabletop.decklists.report import AnyImport, ImportLine, Status
from app.games.tabletop.facts import PrintingId, PrintingLike
from app.site.collection.store import MOST_COPIES


@dataclass(frozen=True)
class PoolList:
    """The counts that a list gives, and the lines and cards that are no part of the packs.

    `left` is the part of the list that still has to be corrected: its open lines.
    """

    counts: dict[PrintingId, int]
    problems: tuple[str, ...] = ()
    left: str = ""


def counts_in(read: AnyImport, printings: Sequence[PrintingLike]) -> PoolList:
    """Return the copies of each printing in a list.

    A name means its first printing in the packs.
    """
    by_id = {one.id: one for one in printings}
    by_name: dict[str, PrintingId] = {}
    for one in printings:
        by_name.setdefault(one.card.name, one.id)
    counts: Counter[PrintingId] = Counter()
    problems = [read.error] if read.error else []
    problems += [_remark(line) for line in read.lines if line.status.is_open or _is_remark(line)]
    problems += [total.message for total in read.wrong_totals]
    for line in read.decklist.lines if read.decklist else ():
        id_ = (
            line.printing.id if line.printing.id in by_id else by_name.get(line.printing.card.name)
        )
        if id_ is None:
            problems.append(f"{line.printing.card.name} is not in any of the packs.")
        else:
            counts[id_] += line.copies
    for id_, copies in counts.items():
        if copies > MOST_COPIES:
            name = by_id[id_].card.name
            problems.append(f"{name}: {copies} copies are too many; {MOST_COPIES} were counted.")
            counts[id_] = MOST_COPIES
    left = "".join(f"{line.text}\n" for line in read.open_lines)
    return PoolList(dict(counts), tuple(dict.fromkeys(problems)), left)


def _is_remark(line: ImportLine) -> bool:
    """Return whether a line says how the list as a whole was read."""
    return line.status is Status.REPAIRED and not line.copies and bool(line.note)


def _remark(line: ImportLine) -> str:
    """Return an open line or a remark as one message."""
    where = f"Line {line.line}, “{line.text.strip()[:80]}”: " if line.line else ""
    meant = f" Did you mean {' or '.join(line.suggestions[:3])}?" if line.suggestions else ""
    return f"{where}{line.note}{meant}"
