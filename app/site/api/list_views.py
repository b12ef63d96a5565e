"""Lists for programs: checked, converted, and asked for their odds. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from enum import StrEnum

from flask import Response

from app.games.capabilities.construction import CriteriaLike, CriteriaRequest
from app.games.capabilities.odds import OddsRequest
from app.games.capabilities.starting import StartRequest
from app.games.other_games import read_deck
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.construction import (
    AnyPool,
    Pool,
    Report,
    Severity,
    finding_as_json,
    line_as_json,
    repair_as_json,
    report_as_json,
)
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.difference import CopiesChange
from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.search import QueryError
from app.site.api import list_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.decks.files.imports import with_choices
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, difference
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, served_catalogue
from app.site.platform.workers.expensive_work import in_turn, needs_kernels


@operation("check", Topic.LISTS, models.Report, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def check(json: models.ToCheck) -> Response:
    """Check a list against the rules of deck construction.

    The answer is the report that `threshold check --json` prints. A list that cannot be read gets
    a report, too: its verdict is `unreadable`. `formats` asks for more verdicts at once, and
    `repair` for the repaired list.
    """
    files = current_game().files.needed()
    if json.repair:
        _require_written(json.to)
    criteria = _criteria(json, json.format)
    others = [_criteria(json, name) for name in json.formats or ()]
    construction = current_game().construction.needed()
    imported = read_sent_list(json.list, json.file)
    report = construction.check_import(imported, criteria)
    main = files.layout.main.zone
    lines, totals = imported.reported_lines, imported.wrong_totals
    answer = report_as_json(json.file, lines, report, main=main, wrong_totals=totals)
    if others:
        reports = [construction.check_import(imported, other) for other in others]
        answer["formats"] = [_in_short(each, main) for each in reports]
    if json.repair:
        answer["repaired"] = _repaired(json, imported, criteria)
    return as_json(answer)


def _criteria(asked: models.ToCheck, name: str) -> CriteriaLike:
    """Return what a list is checked against in the format of that name, the usual one for none."""
    construction, catalogue = current_game().construction.needed(), current_catalogue()
    try:
        return construction.criteria(
            CriteriaRequest(
                catalogue,
                construction.find_format(name or construction.default_format, catalogue),
                edition_called(asked.edition),
                pool=None if asked.pool is None else _pool(asked.pool),
                as_of=_day(asked.as_of),
                supplied=asked.supplied,
            )
        )
    except ValueError as problem:
        raise ProblemError(422, str(problem)) from None


def _in_short(report: Report, main: StrEnum) -> Mapping[str, object]:
    errors = [it for it in report.findings if it.severity is Severity.ERROR]
    return {
        "format": report.format,
        "edition": report.edition.value,
        "verdict": report.verdict.value,
        "errors": [finding_as_json(it, main=main) for it in errors],
        "repair": repair_as_json(report.repair, main=main),
    }


def _repaired(
    asked: models.ToCheck, imported: AnyImport, criteria: CriteriaLike
) -> Mapping[str, object] | None:
    """The list after its repair; None if it is none."""
    if imported.decklist is None:
        return None
    game = current_game()
    construction, files = game.construction.needed(), game.files.needed()
    certain = [line for line in imported.open_lines if asked.settle and len(line.suggestions) == 1]
    chosen = {f"line-{line.line}": line.suggestions[0] for line in certain}
    chosen |= {f"copies-{line.line}": str(line.copies) for line in certain}
    settled = with_choices(asked.list, imported, chosen, current_catalogue())
    deck, repair = settled.deck, construction.check(settled.deck, criteria).repair
    if repair is not None:
        deck = game.editing.needed().apply_repair(deck, replace(repair, choices=()))
    return {
        "text": files.write(deck, asked.to),
        "format": asked.to,
        "verdict": construction.check(deck, criteria).verdict.value,
        "missing": repair.add if repair else 0,
        "choices": list(repair.choices) if repair else [],
        "settled": [
            {"line": line.line, "text": line.text, "name": line.suggestions[0]} for line in certain
        ],
        "unread": list(settled.unread),
        "lost": list(files.lost(deck, asked.to)),
    }


def _require_written(to: str) -> None:
    files = current_game().files.needed()
    written = [form.id for form in files.formats.values() if form.write]
    if to not in written:
        raise ProblemError(422, f"to: choose one of {', '.join(written)}.")


@operation("convert", Topic.LISTS, models.Converted, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def convert(json: models.ToConvert) -> Response:
    """Write a list as a deck file of another format."""
    files = current_game().files.needed()
    _require_written(json.to)
    imported = read_sent_list(json.list)
    deck = readable(imported, "list")
    return as_json(
        {
            "text": files.write(deck, json.to),
            "read_as": imported.format,
            "lost": list(files.lost(deck, json.to)),
            "lines": [line_as_json(line) for line in imported.lines],
        }
    )


@operation("compare", Topic.LISTS, models.Comparison, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def compare(json: models.ToCompare) -> Response:
    """Compare two lists zone by zone and name by name, and what is said of cards and decks."""
    before = readable(read_sent_list(json.before), "before")
    after = readable(read_sent_list(json.after), "after")
    found = difference(before, after)
    return as_json(
        {
            "came_in": [_change(it) for it in found.came_in],
            "went_out": [_change(it) for it in found.went_out],
            "rewritten": [
                {
                    "aspect": it.aspect.value,
                    "before": it.before,
                    "after": it.after,
                    "name": it.name or None,
                    "zone": it.zone and it.zone.value,
                }
                for it in found.rewritten
            ],
        }
    )


def _change(of: CopiesChange[StrEnum]) -> Mapping[str, object]:
    return {"zone": of.zone.value, "name": of.name, "before": of.before, "after": of.after}


@needs_kernels
@in_turn
@operation("odds", Topic.LISTS, models.Odds, refusals=(404, 413, 415, 503))
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def odds(json: models.Question) -> Response:
    """Calculate the exact odds that a list meets needs.

    Give `by_turn` or `seen`. The answer has the members that `threshold odds --json` prints.
    """
    game, catalogue = current_game(), current_catalogue()
    exact = game.odds.needed()
    mulligan = json.mulligan or next(iter(exact.mulligans))
    if mulligan not in exact.mulligans:
        raise ProblemError(422, f"mulligan: choose one of {', '.join(exact.mulligans)}.")
    deck = readable(read_sent_list(json.list), "list")
    starting = None if json.starting is None else tuple(json.starting)
    asked = OddsRequest(json.by_turn, json.seen, mulligan, is_waited_for=True)
    try:
        start = exact.start.prepare(
            deck, catalogue, StartRequest(edition_called(json.edition), json.goes_first, starting)
        )
        answer = exact.answer(json.needs, start, catalogue, asked, False)
    except QueryError as error:
        raise ProblemError(
            422,
            error.message,
            {"query": error.query, "start": error.start, "end": error.end},
            code=ProblemCode.BAD_QUERY,
        ) from None
    except GoldfishError as error:
        raise ProblemError(422, f"{error}.") from None
    return as_json({"game": game.key, **answer.fields})


def edition_called(asked: str) -> str:
    """Return the id of an edition, the usual one for none. Raises ProblemError."""
    editions = current_game().editions
    if asked and asked not in editions.ids:
        raise ProblemError(422, f"edition: choose one of {', '.join(editions.ids)}.")
    return asked or editions.default


def _day(written: str | None) -> date | None:
    try:
        return None if written is None else date.fromisoformat(written)
    except ValueError:
        raise ProblemError(422, f"as_of: there is no day {written}.") from None


def read_sent_list(text: str, filename: str | None = None) -> AnyImport:
    """Read a list; the error of one that belongs to another game says where to send it."""
    return read_deck(
        text,
        current_game(),
        current_catalogue(),
        filename,
        catalogue_of=lambda other: served_catalogue(other.key),
        advice=lambda other: f"Send it to /api/v1/games/{other.key}.",
    )


def _pool(text: str) -> AnyPool:
    return Pool.of_decklist(readable(read_sent_list(text), "pool"))


def readable(imported: AnyImport, what: str) -> AnyDecklist:
    """Return the deck of a list. Raises ProblemError unless every line was understood."""
    if imported.decklist is not None and not imported.is_unreadable:
        return imported.decklist
    detail = imported.error or "Some lines cannot be read; `lines` says which and why."
    raise ProblemError(
        422, f"{what}: {detail}", {"lines": [line_as_json(line) for line in imported.open_lines]}
    )
