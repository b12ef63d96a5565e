"""Lines that the goldfish on the referee prints."""

from collections.abc import Iterator

from app.games.spoils.solo.game import KILL
from app.games.spoils.solo.report import RefereeReport
from app.games.tabletop.chance.control_variate import FEWEST, SideBySide
from app.games.tabletop.chance.figures import Estimate


def referee_lines(report: RefereeReport) -> Iterator[str]:
    """Model and referee side by side, for people; ± is two standard errors."""
    order = "first" if report.first else "second"
    yield (
        f"{report.games} games going {order} on the referee, seed {report.seed}, edition "
        f"{report.edition}, {report.planner}, starting with "
        f"{', '.join(report.starting) or 'nothing'}."
    )
    yield f"Referee: {report.played} of {report.coverage.total} cards played with their text."
    if report.without_text:
        yield f"Played without their text: {', '.join(report.without_text)}."
    left_out = ", ".join(f"{copies} {name}" for name, copies in report.coverage.blanks)
    yield (
        f"Fast model: {report.model_games} games, policy {report.policy}; "
        f"{report.coverage.words}{f' ({left_out})' if left_out else ''}."
    )
    if report.unfinished:
        yield f"{report.unfinished} games were stopped because they did not end."
    if report.ended_early:
        yield f"{report.ended_early} games ended before the last turn because of a text or a loss."
    yield ""
    if not report.rows:
        yield f"Play at least {FEWEST} games to see figures."
        return
    yield f"{'':<22}{'turn':>4}{'model':>18}{'referee':>18}{'bias of model':>18}{'combined':>18}"
    for (id_, turn, card), row in report.rows.items():
        if card is None:
            yield f"{_name(id_):<22}{turn or '':>4}{_cells(row)}{'  model is off' * row.is_off}"
    yield ""
    yield from _cards(report)


def _name(id_: str) -> str:
    return "turn of the win" if id_ == KILL else id_


def _cells(row: SideBySide) -> str:
    return "".join(f"{_cell(it):>18}" for it in (row.model, row.truth, row.bias, row.combined))


def _cell(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} ±{estimate.margin:.3f}"


def _cards(report: RefereeReport) -> Iterator[str]:
    """The cards whose resources are there at another time than the model says."""
    off = [
        (card, turn, row)
        for (id_, turn, card), row in report.rows.items()
        if id_ == "deployable" and row.is_off
    ]
    if not off:
        yield "Deployable cards by turn: the model and the referee agree."
        return
    yield "Deployable by turn, where the model is off, %:"
    for card, turn, row in off:
        yield (
            f"{str(card)[:30]:<31}turn {turn:>2}: model {100 * row.model.value:5.1f}, "
            f"combined {100 * row.combined.value:5.1f} ±{100 * row.combined.margin:.1f}"
        )
