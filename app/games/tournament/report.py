"""A tournament as FIDE's Tournament Report File (TRF16), which most Swiss programs read.

Swiss-Manager, Vega, JaVaFo and bbpPairings are among them. The file is plain text with fixed
columns. It knows pairs only, so rounds of tables of several cannot be written. Scores that a chess
player does not know are told by extensions: the number of rounds (`XXR`), and points of wins,
draws, losses, missed rounds, forfeits and byes (`BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`), as
bbpPairings reads them. It checks that points are those of the results, and that players are
numbered from 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from app.games.text import without_marks
from app.games.tournament.matches import Match
from app.games.tournament.standings import Scoring, Standing

LONGEST_NAME: Final = 33
MOST_PLAYERS: Final = 9999
_COLOURS: Final = ("w", "b")


class ReportError(ValueError):
    """A tournament that the file cannot hold; the message says why."""


@dataclass(frozen=True, slots=True)
class Reported:
    """A tournament as the file has it: rounds that are over, and the standings after them.

    `names` are by id, in the order in which players are numbered.
    """

    name: str
    place: str
    starts_on: date
    ends_on: date
    names: Mapping[str, str]
    rounds: Sequence[Sequence[Match]]
    standings: Sequence[Standing]
    planned: int
    scoring: Scoring


def tournament_report(event: Reported) -> str:
    """The file, with a line for each player. Raises ReportError for a table of several."""
    if any(len(match.players) > 2 for round_ in event.rounds for match in round_):
        raise ReportError(
            "A tournament report knows pairs only, and this event has tables of several. Use the "
            "standings as CSV instead."
        )
    lines = {line.id: line for line in event.standings}
    numbers = {one: number for number, one in enumerate(filter(lines.get, event.names), 1)}
    if len(numbers) > MOST_PLAYERS:
        raise ReportError(f"A tournament report has at most {MOST_PLAYERS} players.")
    scoring = event.scoring
    head = [
        f"012 {_plain(event.name)}",
        f"022 {_plain(event.place)}",
        f"042 {event.starts_on:%Y/%m/%d}",
        f"052 {event.ends_on:%Y/%m/%d}",
        f"062 {len(numbers)}",
        "092 Individual: Swiss-System",
        f"XXR {max(event.planned, len(event.rounds))}",
        *(
            f"{code} {points:4.1f}"
            for code, points in (
                ("BBW", scoring.win), ("BBD", scoring.draw), ("BBL", scoring.loss), ("BBZ", 0),
                ("BBF", 0), ("BBU", scoring.bye),
            )
        ),
    ]  # fmt: skip
    players = [_player(event, one, number, numbers, lines[one]) for one, number in numbers.items()]
    return "".join(f"{line}\n" for line in (*head, *players))


def _player(
    event: Reported, one: str, number: int, numbers: Mapping[str, int], line: Standing
) -> str:
    name = _plain(event.names[one])[:LONGEST_NAME]
    points = f"{float(line.points):4.1f}"
    begin = f"001 {number:>4} {'':1} {'':2} {name:<33} {'':>4} {'':<3} {'':>11} {'':>10}"
    games = "".join(_game(one, round_, numbers) for round_ in event.rounds)
    return f"{begin} {points:>4} {line.place:>4}{games}".rstrip()


def _game(one: str, round_: Sequence[Match], numbers: Mapping[str, int]) -> str:
    """The ten characters of a round: opponent, colour for the seat, result."""
    match = next((it for it in round_ if one in it.players), None)
    if match is None:
        return "  0000 - Z"
    if match.is_bye:
        return "  0000 - U"
    seat = match.players.index(one)
    (other,) = match.opponents(one)
    return f"  {numbers[other]:>4} {_COLOURS[seat]} {_result(match, seat)}"


def _result(match: Match, seat: int) -> str:
    """The result for a seat; blank while it has not. Losses without play are forfeits."""
    if match.outcome is None:
        return " "
    own, other = match.outcome.numbers[seat], match.outcome.numbers[1 - seat]
    if match.outcome.losses:
        return "-" if match.outcome.loss_of(seat) else "+"
    return "1" if own > other else "0" if own < other else "="


def _plain(text: str) -> str:
    """A text on one line in letters that old programs read; others become a question mark."""
    letters = " ".join(without_marks(text).replace("ß", "ss").split())
    return letters.encode("ascii", "replace").decode("ascii")
