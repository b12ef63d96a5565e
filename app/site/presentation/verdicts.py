"""Reports as pages show them: the stamp, findings in words, and repairs as buttons."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from markupsafe import Markup

from app.games import Game
from app.games.capabilities.construction import CriteriaLike, CriteriaRequest
from app.games.tabletop.construction import (
    Finding,
    FindingKind,
    FormatError,
    Repair,
    Report,
    Severity,
    Verdict,
)
from app.games.tabletop.decklists.decklist import short_hash
from app.games.tabletop.decklists.report import AnyImport
from app.site.platform.request.current_game import current_game, game_of
from app.site.presentation.cards import emphasized
from app.site.presentation.formatting import plural


@dataclass(frozen=True)
class RepairView:
    """A repair in words: copies to remove, copies to choose, and cards to choose from.

    `query` finds the cards that may be added, where not every allowed card will do. `choice` is the
    game's word for a card to choose.
    """

    words: str
    removes: int
    adds: int
    choices: tuple[str, ...]
    query: str = ""
    choice: str = ""

    @property
    def is_one_click(self) -> bool:
        """True if the repair only removes cards."""
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
        """True if the finding breaks a rule."""
        return self.severity is Severity.ERROR

    @property
    def is_missing(self) -> bool:
        """True if the deck only lacks something: cards to add, or one to choose."""
        repair = self.repair
        if repair is None or repair.removes or not self.is_error:
            return False
        return bool(repair.adds or repair.choices)

    @property
    def is_numbered(self) -> bool:
        """True if the rule has a number in the rulebook, and so a page."""
        return self.kind is not None and self.kind.is_numbered and self.rule is not None


@dataclass(frozen=True)
class Progress:
    """The progress of a deck that lacks something, as long as it is being built.

    `problems` are the broken rules that no further card or choice mends. `choice` is the game's
    word for the card that has to be chosen; empty if none has.
    """

    cards: int
    minimum: int
    problems: int
    choice: str

    @property
    def words(self) -> str:
        """The choice that is missing and the open problems, in one line."""
        so_far = f"{plural(self.problems, 'problem')} to fix" if self.problems else _NOTHING_BROKEN
        return f"{f'Choose a {self.choice}. ' if self.choice else ''}{so_far}."


_NOTHING_BROKEN: Final = "No problems so far"


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
    wrong_totals: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    short: str = ""
    cards: int = 0
    minimum: int = 0

    @property
    def progress(self) -> Progress | None:
        """The progress of an illegal deck that lacks something; None for any other."""
        missing = [finding for finding in self.findings if finding.is_missing]
        if self.verdict is not Verdict.ILLEGAL or not missing:
            return None
        return Progress(
            self.cards,
            self.minimum,
            problems=len(self.errors) - len(missing),
            choice=next((f.repair.choice for f in missing if f.repair and f.repair.choices), ""),
        )

    @property
    def word(self) -> str:
        """The verdict in a word, for display only; code that depends on it uses `verdict`."""
        return self.verdict.value if self.verdict else "unknown"

    @property
    def is_legal(self) -> bool:
        """True if the deck breaks no rule and was read completely."""
        return self.verdict is Verdict.LEGAL

    @property
    def is_unreadable(self) -> bool:
        """True if a line of the list was not understood."""
        return self.verdict is Verdict.UNREADABLE

    @property
    def is_known(self) -> bool:
        """True if the requirements of the format are known."""
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

    @classmethod
    def of(cls, imported: AnyImport, report: Report, criteria: CriteriaLike) -> Judged:
        """Return a report with its view."""
        game = _game_of(imported)
        view = VerdictView(
            verdict=report.verdict,
            size=_size(report, criteria, imported),
            facts=_facts(report, criteria),
            findings=tuple(finding_view(f, place, game) for place, f in enumerate(report.findings)),
            repair=repair_view(report.repair, game),
            edition=criteria.edition,
            open_lines=len(imported.open_lines),
            wrong_totals=tuple(each.message for each in imported.wrong_totals),
            short=_short(report),
            cards=report.size or 0,
            minimum=criteria.minimum,
        )
        return cls(view, report, criteria)


def judge(imported: AnyImport, request: CriteriaRequest) -> Judged:
    """Check a list that was read, and prepare the report; without one if the format is unknown."""
    try:
        criteria = _game_of(imported).construction.needed().criteria(request)
    except FormatError:
        return Judged(_unknown(imported, request))
    report = _game_of(imported).construction.needed().check_import(imported, criteria)
    return Judged.of(imported, report, criteria)


def _game_of(imported: AnyImport) -> Game:
    """Return the game of the deck, or the current game if nothing was read."""
    return current_game() if imported.decklist is None else game_of(imported.decklist)


def _unknown(imported: AnyImport, request: CriteriaRequest) -> VerdictView:
    size = imported.decklist.size if imported.decklist else 0
    return VerdictView(
        verdict=None,
        size=plural(size, "card"),
        facts=(
            ("Format", request.format.name),
            ("Edition", request.edition),
            ("Catalogue", request.catalogue.version),
        ),
        findings=(),
        repair=None,
        edition=request.edition,
        open_lines=len(imported.open_lines),
        wrong_totals=tuple(each.message for each in imported.wrong_totals),
        reasons=request.format.unknown,
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


def finding_view(finding: Finding, place: int, game: Game) -> FindingView:
    """Return one finding as pages show it; `place` is its index, from 0."""
    names = tuple(dict.fromkeys(card.name for card in finding.cards))
    return FindingView(
        place=place,
        severity=finding.severity,
        kind=finding.kind,
        message=emphasized(finding.message, names),
        rule=finding.rule,
        names=names,
        repair=repair_view(finding.repair, game),
        also=finding.also,
    )


def repair_view(repair: Repair | None, game: Game) -> RepairView | None:
    """Return a repair in words; None if there is nothing to do."""
    if repair is None or not (repair.remove or repair.add or repair.choices):
        return None
    parts = [f"remove {removal.copies} {removal.name}" for removal in repair.remove]
    if repair.add:
        parts.append(f"add {plural(repair.add, 'card')}")
    choice = game.header.needed().name if repair.choices else ""
    if choice:
        parts.append(f"choose a {choice}")
    removes = sum(removal.copies for removal in repair.remove)
    return RepairView(", ".join(parts), removes, repair.add, repair.choices, repair.query, choice)


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
