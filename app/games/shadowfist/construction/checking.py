"""One validator, one verdict: what every page, command and answer shows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from app.games.shadowfist.construction.counts import Tally
from app.games.shadowfist.construction.criteria import Criteria
from app.games.shadowfist.construction.errors import errors
from app.games.shadowfist.construction.repairs import joint_repair
from app.games.shadowfist.construction.risks import warnings
from app.games.shadowfist.decklists import Decklist, Import
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.facts import Catalogue, Format
from app.games.tabletop.construction import AnyPool, CardCount, Finding, Report, Verdict
from app.games.tabletop.decklists.decklist import deck_hash


def check(
    decklist: Decklist,
    form: Format,
    edition: Edition = DEFAULT_EDITION,
    *,
    catalogue: Catalogue,
    pool: AnyPool | None = None,
    as_of: date | None = None,
) -> Report:
    """The report on one deck. The deck is never changed, and every problem is named.

    `as_of` selects the list and the sets of a day. Raises as `Criteria.of` does.
    """
    return _checked(decklist, Criteria.of(form, edition, catalogue, pool=pool, as_of=as_of))


def check_import(imported: Import, criteria: Criteria) -> Report:
    """The report on a list that was read, unreadable if a line of it was not understood.

    Then the findings are only errors that are true whatever those lines become.
    """
    decklist = imported.decklist
    if decklist is not None and not imported.is_unreadable:
        return _checked(decklist, criteria)
    tally = Tally.of(decklist or Decklist(), criteria)
    return Report(
        game=(decklist or Decklist()).game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=Verdict.UNREADABLE,
        size=None if decklist is None else tally.size,
        findings=tuple(errors(tally, criteria, is_whole=False)),
        hash=None,
        stamp=criteria.stamp,
        factions=tally.factions,
    )


def _checked(decklist: Decklist, criteria: Criteria) -> Report:
    tally = Tally.of(decklist, criteria)
    found = errors(tally, criteria, is_whole=True)
    repair = joint_repair(tally, criteria) if found else None
    return Report(
        game=decklist.game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=Verdict.ILLEGAL if found else Verdict.LEGAL,
        size=tally.size,
        findings=(*found, *warnings(tally, criteria)),
        repair=repair,
        leftovers=_leftovers(tally, criteria),
        hash=deck_hash(decklist),
        stamp=criteria.stamp,
        factions=tally.factions,
        titles_hash=tally.titles_hash,
    )


def errors_of(decklist: Decklist, criteria: Criteria) -> Sequence[Finding]:
    """The broken rules alone, where many decks are judged and nothing else is shown."""
    return errors(Tally.of(decklist, criteria), criteria, is_whole=True)


def _leftovers(tally: Tally, criteria: Criteria) -> tuple[CardCount, ...]:
    """The cards of the pool that are not in the deck."""
    return () if criteria.pool is None else criteria.pool.leftovers(tally.copies)
