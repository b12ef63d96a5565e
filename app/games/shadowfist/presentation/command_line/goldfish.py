"""What a run of the goldfish prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.shadowfist.goldfish.report import Comparison, Report
from app.games.tabletop.chance.figures import Figure


def report_lines(report: Report, notes: Sequence[str]) -> list[str]:
    """The report for people: the first hand, then turn by turn, then card by card."""
    lines = [
        f"{report.games} games, seed {report.seed}, edition {report.edition}, policy "
        f"{report.policy}; {report.coverage.words}.",
        *(f"Assumed: {words}." for words in report.assumptions),
        *notes,
        "",
    ]
    by_turn = {(figure.id, figure.turn): figure for figure in report.figures if figure.card is None}
    lines += [
        f"{figure.id:<24}{figure.value:8.3f} ±{figure.stderr:.3f}"
        for figure in report.figures
        if figure.turn is None
    ]
    turns = sorted({turn for _, turn in by_turn if turn is not None})
    lines += ["", f"{'turn':<24}" + "".join(f"{turn:>16}" for turn in turns)]
    for name in dict.fromkeys(name for name, turn in by_turn if turn is not None):
        cells = (_cell(by_turn[name, turn]) for turn in turns)
        lines.append(f"{name:<24}" + "".join(cells))
    return [*lines, "", *_cards(report, turns)]


def _cell(figure: Figure) -> str:
    return f"{figure.value:9.3f} ±{figure.stderr:.3f}"


def _cards(report: Report, turns: Sequence[int]) -> Iterator[str]:
    yield "resources and Power are there, %" + "".join(f"{turn:>8}" for turn in turns)
    shares = {
        (figure.card, figure.turn): figure.value
        for figure in report.figures
        if figure.id == "on_time"
    }
    for name in dict.fromkeys(card for card, _ in shares):
        cells = "".join(f"{100 * shares[name, turn]:8.1f}" for turn in turns)
        yield f"{(name or '')[:32]:<32}{cells}"


def comparison_lines(found: Comparison) -> Iterator[str]:
    """Two decks side by side: how much of both is known, and every figure of the decks."""
    yield f"{found.first.games} games each on the same shuffles, seed {found.first.seed}."
    for name, report in (("First", found.first), ("Second", found.second)):
        yield f"{name}: {report.coverage.words}."
        for words in report.assumptions:
            yield f"  Assumed: {words}."
    yield f"{'':<24}{'turn':>5}{'first':>10}{'second':>10}{'second minus first':>26}"
    for each in found.differences:
        if each.card is None:
            yield (
                f"{each.id:<24}{each.turn or '':>5}{each.first:10.3f}{each.second:10.3f}"
                f"{each.gain:16.4f} ±{each.stderr:.4f}"
            )
