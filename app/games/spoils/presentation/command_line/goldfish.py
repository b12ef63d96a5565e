"""Lines that a run of the goldfish prints."""

from collections.abc import Iterator, Sequence

from app.games.spoils.goldfish.comparing import Comparison
from app.games.spoils.goldfish.figures import SHARES, InfluenceSpread, KillTurn
from app.games.spoils.goldfish.report import Report


def report_lines(report: Report, notes: Sequence[str]) -> list[str]:
    """The report for people: by turn, then card by card at the turn of its cost."""
    order = "first" if report.first else "second"
    lines = [
        f"{report.games} games going {order}, seed {report.seed}, edition {report.edition}, "
        f"policy {report.policy}, starting with {', '.join(report.starting) or 'nothing'}; "
        f"{report.coverage.words}.",
        *notes,
        "",
        *_kill(report.kill),
        "",
    ]
    by_turn = {(figure.id, figure.turn): figure for figure in report.figures if figure.card is None}
    lines += [
        f"{figure.id:<24}{figure.value:8.3f} "
        + ("exact" if report.is_exact(figure) else f"±{figure.stderr:.3f}")
        for figure in report.figures
        if figure.turn is None
    ]
    names = [name for name, turn in by_turn if turn == 1]
    lines += ["", "turn" + "".join(f"{name:>16}" for name in names)]
    turns = sorted({turn for _, turn in by_turn if turn is not None})
    for turn in turns:
        cells = (by_turn[name, turn] for name in names)
        lines.append(f"{turn:>4}" + "".join(f"{c.value:9.3f} ±{c.stderr:.3f}" for c in cells))
    return [*lines, "", *_spread(report.influence), "", *_cards(report, turns)]


def _kill(kill: KillTurn) -> Iterator[str]:
    yield f"Kill turn {kill.mean.value:.3f} ±{kill.mean.stderr:.3f}, the mean turn of the win."
    for words, turn in (
        ("A quarter of the games", kill.quarter),
        ("Half of the games", kill.half),
        ("Three quarters", kill.most),
    ):
        when = f"by turn {turn}" if turn else f"later than turn {kill.last}"
        yield f"  {words:<24}{when}"
    yield (
        f"  {100 * kill.never.value:.1f} % are not won by turn {kill.last} and count as won on "
        f"turn {kill.last + 1}."
    )


def _spread(spreads: Sequence[InfluenceSpread]) -> Iterator[str]:
    yield "influence taken: this share of the games takes no more"
    yield "turn" + "".join(f"{share:>8.0%}" for share in SHARES) + f"{'mean':>10}"
    for spread in spreads:
        amounts = "".join(f"{amount:>8}" for amount in spread.below)
        yield f"{spread.turn:>4}{amounts}{spread.mean.value:10.2f}"


def _cards(report: Report, turns: Sequence[int]) -> Iterator[str]:
    yield "deployable by turn, %" + "".join(f"{turn:>8}" for turn in turns)
    names = sorted({figure.card for figure in report.figures if figure.card is not None})
    shares = {
        (figure.card, figure.turn): figure.value
        for figure in report.figures
        if figure.id == "deployable"
    }
    for name in names:
        cells = "".join(f"{100 * shares[name, turn]:8.1f}" for turn in turns)
        yield f"{name[:21]:<21}{cells}"


def comparison_lines(found: Comparison) -> Iterator[str]:
    """Two decks side by side: how exactly both were played, and every figure of the decks."""
    yield f"{found.first.games} games each on the same shuffles, seed {found.first.seed}."
    for name, report in (("First", found.first), ("Second", found.second)):
        yield f"{name}: {report.coverage.words}."
    yield f"{'':<24}{'turn':>5}{'first':>10}{'second':>10}{'second minus first':>26}"
    for each in found.differences:
        if each.card is None:
            yield (
                f"{each.id:<24}{each.turn or '':>5}{each.first:10.3f}{each.second:10.3f}"
                f"{each.gain:16.4f} ±{each.stderr:.4f}"
            )
