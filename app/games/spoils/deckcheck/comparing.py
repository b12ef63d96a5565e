"""What differs between a list and the deck on the table, and which rules that touches."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.construction import Criteria, Finding, Report, check_against
from app.games.spoils.decklists import Change, Decklist, Zone, difference


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """A name whose copies on the table are not those of the list.

    `rule` is the one that bounds the copies, in the edition asked for, None where none does;
    `breaks_rule` whether the copies on the table are too many for it.
    """

    change: Change
    rule: str | None
    breaks_rule: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict on a count: `listed` is the report on the list, `lying` on what lies there.

    `came` are the findings that only the deck on the table has, `gone` those only the list
    has.
    """

    discrepancies: tuple[Discrepancy, ...]
    listed: Report
    lying: Report
    came: tuple[Finding, ...]
    gone: tuple[Finding, ...]

    @property
    def agrees(self) -> bool:
        """Whether the deck is the one on the list, name by name."""
        return not self.discrepancies


def compare(listed: Decklist, on_table: Decklist, criteria: Criteria) -> Outcome:
    """Hold the deck on the table against its list: the same validator judges both."""
    before, after = check_against(listed, criteria), check_against(on_table, criteria)
    change = difference(listed, on_table)
    return Outcome(
        discrepancies=tuple(
            _discrepancy(one, on_table, criteria)
            for one in sorted((*change.went_out, *change.came_in), key=lambda one: one.name)
        ),
        listed=before,
        lying=after,
        came=tuple(found for found in after.findings if found not in before.findings),
        gone=tuple(found for found in before.findings if found not in after.findings),
    )


def _discrepancy(change: Change, on_table: Decklist, criteria: Criteria) -> Discrepancy:
    if change.zone is Zone.FACTION:
        rule, is_one = criteria.faction_rule, len(on_table.factions) == 1
        return Discrepancy(change, rule, breaks_rule=not is_one)
    limits = list(criteria.limits(criteria.catalogue.by_name[change.name]))
    held = on_table.copies(Zone.DECK)[change.name]
    broken = [limit for limit in limits if held > limit.most]
    if broken and change.copies > 0:
        return Discrepancy(change, broken[0].rule, breaks_rule=True)
    return Discrepancy(change, limits[0].rule if limits else None, breaks_rule=False)
