"""Lists for programs: checked, converted, and asked for their odds. Nothing is stored."""

from __future__ import annotations

from datetime import date

from flask import Response

from app.games.capabilities.construction import CriteriaRequest
from app.games.capabilities.odds import OddsRequest
from app.games.capabilities.starting import StartRequest
from app.games.other_games import read_deck
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.construction import AnyPool, Pool, line_as_json, report_as_json
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.search import QueryError
from app.site.api import list_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, served_catalogue
from app.site.platform.workers.expensive_work import in_turn, needs_kernels


@operation("check", Topic.LISTS, models.Report, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def check(json: models.ToCheck) -> Response:
    """Check a list against the rules of deck construction.

    The answer is the report that `threshold check --json` prints. A list that cannot be read gets
    a report, too: its verdict is `unreadable`.
    """
    game, catalogue = current_game(), current_catalogue()
    construction, files = game.construction.needed(), game.files.needed()
    try:
        criteria = construction.criteria(
            CriteriaRequest(
                catalogue,
                construction.find_format(json.format or construction.default_format, catalogue),
                _edition(json.edition),
                pool=None if json.pool is None else _pool(json.pool),
                as_of=_day(json.as_of),
                supplied=json.supplied,
            )
        )
    except ValueError as problem:
        raise ProblemError(422, str(problem)) from None
    imported = _read(json.list, json.file)
    report = construction.check_import(imported, criteria)
    main = files.layout.main.zone
    lines, totals = imported.reported_lines, imported.wrong_totals
    return as_json(report_as_json(json.file, lines, report, main=main, wrong_totals=totals))


@operation("convert", Topic.LISTS, models.Converted, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def convert(json: models.ToConvert) -> Response:
    """Write a list as a deck file of another format."""
    files = current_game().files.needed()
    written = [form.id for form in files.formats.values() if form.write]
    if json.to not in written:
        raise ProblemError(422, f"to: choose one of {', '.join(written)}.")
    imported = _read(json.list)
    deck = _readable(imported, "list")
    return as_json(
        {
            "text": files.write(deck, json.to),
            "read_as": imported.format,
            "lost": list(files.lost(deck, json.to)),
            "lines": [line_as_json(line) for line in imported.lines],
        }
    )


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
    deck = _readable(_read(json.list), "list")
    starting = None if json.starting is None else tuple(json.starting)
    asked = OddsRequest(json.by_turn, json.seen, mulligan, is_waited_for=True)
    try:
        start = exact.start.prepare(
            deck, catalogue, StartRequest(_edition(json.edition), json.goes_first, starting)
        )
        answer = exact.answer(json.needs, start, catalogue, asked, False)
    except QueryError as error:
        raise ProblemError(
            422, error.message, {"query": error.query, "start": error.start, "end": error.end}
        ) from None
    except GoldfishError as error:
        raise ProblemError(422, f"{error}.") from None
    return as_json({"game": game.key, **answer.fields})


def _edition(asked: str) -> str:
    editions = current_game().editions
    if asked and asked not in editions.ids:
        raise ProblemError(422, f"edition: choose one of {', '.join(editions.ids)}.")
    return asked or editions.default


def _day(written: str | None) -> date | None:
    try:
        return None if written is None else date.fromisoformat(written)
    except ValueError:
        raise ProblemError(422, f"as_of: there is no day {written}.") from None


def _read(text: str, filename: str | None = None) -> AnyImport:
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
    return Pool.of_decklist(_readable(_read(text), "pool"))


def _readable(imported: AnyImport, what: str) -> AnyDecklist:
    """Return the deck of a list. Raises ProblemError unless every line was understood."""
    if imported.decklist is not None and not imported.is_unreadable:
        return imported.decklist
    detail = imported.error or "Some lines cannot be read; `lines` says which and why."
    raise ProblemError(
        422, f"{what}: {detail}", {"lines": [line_as_json(line) for line in imported.open_lines]}
    )
