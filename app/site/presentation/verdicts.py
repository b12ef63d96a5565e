"""Reports as pages show them: the stamp, findings in words, and repairs as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from markupsafe import Markup

from app.games import Game
from app.games.capabilities.construction import AnyFormat, CriteriaLike, CriteriaRequest
from app.games.tabletop.construction import (
    AnyPool,
    Finding,
    FindingKind,
    FormatError,
    Repair,
    Report,
    Severity,
    Verdict,
)
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.hashes import short_hash
from app.games.tabletop.decklists.report import AnyImport, Import, ImportLine, Status
from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.deck_games import game_of
from app.site.platform.games import current_game
from app.site.presentation.card_links import emphasized
from app.site.presentation.formatting import plural


@dataclass(frozen=True)
class RepairView:
    """A repair in words: copies to remove, copies to choose, and factions to choose from.

    `query` finds the cards that may be added, where not every allowed card will do.
    """

    words: str
    removes: int
    adds: int
    choices: tuple[str, ...]
    query: str = ""

    @property
    def is_one_click(self) -> bool:
        """Whether removing cards is all that the repair does."""
        return bool(self.removes) and not self.adds and not self.choices


@dataclass(frozen=True)
class FindingView:
    """One finding. `place` is its index in the report, from 0; `also` are numbers of rules.

    `kind` is None for a stored finding of a kind that no longer exists.
    """

    place: int
    severity: Severity
    kind: FindingKind | None
    message: Markup
    rule: str | None
    names: tuple[str, ...]
    repair: RepairView | None
    also: tuple[str, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether the finding breaks a rule."""
        return self.severity is Severity.ERROR

    @property
    def is_missing(self) -> bool:
        """Whether the deck only lacks something: cards to add, or one to choose."""
        repair = self.repair
        if repair is None or repair.removes or not self.is_error:
            return False
        return bool(repair.adds or repair.choices)

    @property
    def is_numbered(self) -> bool:
        """Whether the rule has a number in the rulebook, and so a page."""
        return self.kind is not None and self.kind.is_numbered and self.rule is not None


@dataclass(frozen=True)
class Progress:
    """How far a deck has come that lacks something, as long as it is being built.

    `problems` are the broken rules that no further card or choice mends.
    """

    cards: int
    minimum: int
    problems: int
    lacks_choice: bool

    @property
    def words(self) -> str:
        """What is missing, in one line."""
        to_go = max(0, self.minimum - self.cards)
        missing = [f"{plural(to_go, 'card')} to go"] if to_go else []
        if self.lacks_choice:
            missing.append("a faction to choose")
        so_far = f"{plural(self.problems, 'problem')} to fix" if self.problems else _NOTHING_BROKEN
        return f"{', '.join(missing) or 'Some cards are missing'}. {so_far}."


_NOTHING_BROKEN: Final = "Nothing breaks a rule so far"


@dataclass(frozen=True)
class VerdictView:
    """Everything a page says about a deck's legality.

    `verdict` is None, and `word` says so, if what the format requires is unknown.
    """

    verdict: Verdict | None
    size: str
    facts: tuple[tuple[str, str], ...]
    findings: tuple[FindingView, ...]
    repair: RepairView | None
    edition: str
    open_lines: int = 0
    reasons: tuple[str, ...] = ()
    short: str = ""
    cards: int = 0
    minimum: int = 0

    @property
    def progress(self) -> Progress | None:
        """How far an illegal deck has come that lacks something; None for any other."""
        missing = [finding for finding in self.findings if finding.is_missing]
        if self.verdict is not Verdict.ILLEGAL or not missing:
            return None
        return Progress(
            self.cards,
            self.minimum,
            problems=len(self.errors) - len(missing),
            lacks_choice=any(f.repair is not None and f.repair.choices for f in missing),
        )

    @property
    def word(self) -> str:
        """The verdict in a word, for display only; code that depends on it uses `verdict`."""
        return self.verdict.value if self.verdict else "unknown"

    @property
    def is_legal(self) -> bool:
        """Whether the deck breaks no rule and was read completely."""
        return self.verdict is Verdict.LEGAL

    @property
    def is_unreadable(self) -> bool:
        """Whether a line of the list was not understood."""
        return self.verdict is Verdict.UNREADABLE

    @property
    def is_known(self) -> bool:
        """Whether the requirements of the format are known."""
        return self.verdict is not None

    @property
    def errors(self) -> tuple[FindingView, ...]:
        """The findings that break a rule."""
        return tuple(finding for finding in self.findings if finding.is_error)


@dataclass(frozen=True)
class Judged:
    """The report of a deck with what it was checked against, and the view of both.

    `criteria` and `report` are None if the format is not fully known.
    """

    view: VerdictView
    report: Report | None = None
    criteria: CriteriaLike | None = None


def judge(
    decklist: AnyDecklist,
    form: AnyFormat,
    edition: str,
    catalogue: AnyCatalogue,
    *,
    as_of: date | None = None,
    unread: Sequence[str] = (),
    pool: AnyPool | None = None,
) -> Judged:
    """Check a deck with the unread lines `unread`, and prepare the report."""
    lines = tuple(
        ImportLine(place, Status.UNKNOWN, text) for place, text in enumerate(unread, start=1)
    )
    return judge_import(Import(decklist, lines), form, edition, catalogue, as_of=as_of, pool=pool)


def judge_import(
    imported: AnyImport,
    form: AnyFormat,
    edition: str,
    catalogue: AnyCatalogue,
    *,
    as_of: date | None = None,
    pool: AnyPool | None = None,
) -> Judged:
    """Check an imported file, and prepare the report."""
    request = CriteriaRequest(catalogue, form, edition, pool=pool, as_of=as_of)
    try:
        criteria = _game_of(imported).needed_construction().criteria(request)
    except FormatError:
        return Judged(_unknown(imported, form, edition, catalogue))
    return judge_against(imported, criteria)


def judge_against(imported: AnyImport, criteria: CriteriaLike) -> Judged:
    """Check an imported file against given criteria."""
    report = _game_of(imported).needed_construction().check_import(imported, criteria)
    view = VerdictView(
        verdict=report.verdict,
        size=_size(report, criteria, imported),
        facts=_facts(report, criteria),
        findings=tuple(finding_view(f, place) for place, f in enumerate(report.findings)),
        repair=repair_view(report.repair),
        edition=criteria.edition,
        open_lines=len(imported.open_lines),
        short=_short(report),
        cards=report.size or 0,
        minimum=criteria.minimum,
    )
    return Judged(view, report, criteria)


def _game_of(imported: AnyImport) -> Game:
    """Return the game of the deck, or the current game if nothing was read."""
    return current_game() if imported.decklist is None else game_of(imported.decklist)


def _unknown(
    imported: AnyImport, form: AnyFormat, edition: str, catalogue: AnyCatalogue
) -> VerdictView:
    size = imported.decklist.size if imported.decklist else 0
    return VerdictView(
        verdict=None,
        size=plural(size, "card"),
        facts=(
            ("Format", form.name),
            ("Edition", edition),
            ("Catalogue", catalogue.version),
        ),
        findings=(),
        repair=None,
        edition=edition,
        open_lines=len(imported.open_lines),
        reasons=form.unknown,
    )


def _size(report: Report, criteria: CriteriaLike, imported: AnyImport) -> str:
    if report.verdict is Verdict.UNREADABLE:
        return plural(len(imported.open_lines), "line to fix", "lines to fix")
    size = report.size or 0
    if size < criteria.minimum:
        return f"{size} of {criteria.minimum} cards"
    return plural(size, "card")


def _facts(report: Report, criteria: CriteriaLike) -> tuple[tuple[str, str], ...]:
    facts = [
        ("Format", criteria.format.name),
        ("Edition", criteria.edition),
        ("Bans", bans_in_words(report.stamp.banned_list, len(criteria.listed))),
    ]
    if criteria.as_of:
        facts.append(("As of", f"{criteria.as_of:%-d %b %Y}"))
    facts.append(("Catalogue", criteria.catalogue.version))
    if report.hash:
        facts.append(("Hash", short_hash(report.hash)))
    if report.titles_hash:
        facts.append(("Titles", short_hash(report.titles_hash)))
    return tuple(facts)


def bans_in_words(changed_on: date | None, listed: int) -> str:
    """Say which banned list a verdict depends on: by its last change, or by its entries."""
    if changed_on is not None:
        return f"of {changed_on:%-d %b %Y}"
    return plural(listed, "card") if listed else "none listed"


def finding_view(finding: Finding, place: int) -> FindingView:
    """Return one finding as pages show it; `place` is its index, from 0."""
    names = tuple(dict.fromkeys(card.name for card in finding.cards))
    return FindingView(
        place=place,
        severity=finding.severity,
        kind=finding.kind,
        message=emphasized(finding.message, names),
        rule=finding.rule,
        names=names,
        repair=repair_view(finding.repair),
        also=finding.also,
    )


def repair_view(repair: Repair | None) -> RepairView | None:
    """Return a repair in words; None if there is nothing to do."""
    if repair is None or not (repair.remove or repair.add or repair.choices):
        return None
    parts = [f"remove {removal.copies} {removal.name}" for removal in repair.remove]
    if repair.add:
        parts.append(f"add {plural(repair.add, 'card')}")
    if repair.choices:
        parts.append("choose a faction")
    removes = sum(removal.copies for removal in repair.remove)
    return RepairView(", ".join(parts), removes, repair.add, repair.choices, repair.query)


def _short(report: Report) -> str:
    """Return the repair in abbreviated form, for the one-line verdict on phones."""
    if report.repair is None:
        return ""
    parts = [f"−{removal.copies} {removal.name}" for removal in report.repair.remove[:2]]
    if len(report.repair.remove) > 2:
        parts.append("…")
    if report.repair.add:
        parts.append(f"+{plural(report.repair.add, 'card')}")
    return ", ".join(parts)
