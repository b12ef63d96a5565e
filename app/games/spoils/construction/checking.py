"""One validator, one verdict: what every page, command and answer shows."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from app.games.spoils.construction.counts import Tally
from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.construction.errors import errors
from app.games.spoils.construction.repairs import joint_repair
from app.games.spoils.construction.risks import warnings
from app.games.spoils.decklists import Decklist, Import, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format, Supplied
from app.games.tabletop.construction import AnyPool, CardCount, Finding, Report, Verdict
from app.games.tabletop.decklists.hashes import deck_hash, zone_digest


def check(
    decklist: Decklist,
    form: Format,
    edition: Edition = DEFAULT_EDITION,
    *,
    catalogue: Catalogue,
    pool: AnyPool | None = None,
    as_of: date | None = None,
    supplied: Supplied | None = None,
) -> Report:
    """The report on one deck. The deck is never changed, and every problem is named.

    `as_of` selects the banned list and the sets of a day, `supplied` replaces what the
    format supplies to limited players. Raises as `Criteria.of` does.
    """
    criteria = Criteria.of(form, edition, catalogue, pool=pool, as_of=as_of, supplied=supplied)
    return check_against(decklist, criteria)


def check_import(
    imported: Import,
    form: Format,
    edition: Edition = DEFAULT_EDITION,
    *,
    catalogue: Catalogue,
    pool: AnyPool | None = None,
    as_of: date | None = None,
    supplied: Supplied | None = None,
) -> Report:
    """The report on a file that was read, unreadable if a line of it was not understood.

    Then the findings are only errors that are true whatever those lines become.
    """
    criteria = Criteria.of(form, edition, catalogue, pool=pool, as_of=as_of, supplied=supplied)
    return check_import_against(imported, criteria)


def check_against(decklist: Decklist, criteria: Criteria) -> Report:
    """`check` with criteria worked out before: for many decks of one event."""
    tally = Tally.of(decklist, criteria)
    found = errors(tally, criteria, is_whole=True)
    verdict = Verdict.ILLEGAL if found else Verdict.LEGAL
    repair = joint_repair(tally, criteria) if found else None
    found += warnings(tally, criteria)
    faction = tally.faction
    stamp = criteria.stamp
    if criteria.format.sideboard is not None:
        stamp = replace(stamp, sideboard=zone_digest(decklist, Zone.SIDEBOARD))
    return Report(
        game=decklist.game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=verdict,
        size=tally.size,
        faction=None if faction is None else faction.name,
        findings=tuple(found),
        repair=repair,
        leftovers=_leftovers(tally, criteria),
        hash=deck_hash(decklist),
        stamp=stamp,
    )


def errors_of(decklist: Decklist, criteria: Criteria) -> Sequence[Finding]:
    """The broken rules alone, where many decks are judged and nothing else is shown."""
    return errors(Tally.of(decklist, criteria), criteria, is_whole=True)


def check_import_against(imported: Import, criteria: Criteria) -> Report:
    """`check_import` with criteria worked out before."""
    decklist = imported.decklist
    if decklist is not None and not imported.is_unreadable:
        return check_against(decklist, criteria)
    tally = Tally.of(decklist or Decklist(), criteria)
    faction = tally.faction
    return Report(
        game=(decklist or Decklist()).game,
        format=criteria.format.id,
        edition=criteria.edition,
        verdict=Verdict.UNREADABLE,
        size=None if decklist is None else tally.size,
        faction=None if faction is None else faction.name,
        findings=tuple(errors(tally, criteria, is_whole=False)),
        repair=None,
        leftovers=(),
        hash=None,
        stamp=criteria.stamp,
    )


def _leftovers(tally: Tally, criteria: Criteria) -> tuple[CardCount, ...]:
    """The cards of the pool that are not in the deck. Rules: 103.2c."""
    return () if criteria.pool is None else criteria.pool.leftovers(tally.names)
