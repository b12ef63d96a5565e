"""Results of a round from a CSV file, as `round-N.csv` has them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.games.spreadsheets import unguard
from app.games.tabletop.tabular import DELIMITERS, RowError, declared_delimiter, read_rows
from app.games.tabletop.tabular.titles import Titles
from app.games.tabletop.tabular.workbooks import UNREAD_SHEET
from app.games.text import fold
from app.games.tournament.matches import MOST_WINS, Outcome
from app.games.tournament.results import ResultError, read_result, typed_result
from app.site.events.rounds.policy import Played, in_series, require_winner
from app.tables import Entry, EventMatch


class _Column(Enum):
    TABLE = "table"
    RESULT = "result"


_TITLES: Final = Titles(
    {
        _Column.TABLE: """
            table, table number, table no, tisch, tischnummer, mesa, tavolo, tafel, stół, stolik,
            numéro de table, nº de mesa, bord, stůl
        """,
        _Column.RESULT: """
            result, score, ergebnis, résultat, resultado, risultato, uitslag, resultaat, wynik,
            resultat, výsledek
        """,
    }
)
_PLAYER: Final = re.compile(
    r"(?:player|opponent|name|spieler|gegner|joueur|adversaire|jugador|rival|giocatore|avversario|"
    r"jogador|adversario|speler|tegenstander|gracz|przeciwnik)(?: ?[1-5])?"
)
_NONE: Final = ("", "bye", "-", "–")
_MOST_TOLD: Final = 5
_MOST_NUMBERS: Final = 12
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class ReadResult:
    """The result of a table in the file, and the line it is in."""

    line: int
    table: int
    outcome: Outcome


@dataclass(frozen=True)
class ReadFile:
    """The results in a file. `empty` are its lines without one, `missing` tables that it lacks."""

    results: tuple[ReadResult, ...]
    empty: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()

    @property
    def remarks(self) -> tuple[str, ...]:
        """Say what the file left out."""
        said = (("Lines without a result", self.empty), ("Tables that are not in it", self.missing))
        return tuple(f"{what}: {_listed(numbers)}." for what, numbers in said if numbers)


def read_results(
    text: str, played: Played, entries: Sequence[Entry], most_wins: int = MOST_WINS
) -> ReadFile:
    """Return the results in a file, and the lines and tables without one.

    Columns called `Player 1`, `Player 2` … are compared with the pairings, so that a file of
    another round is noticed. Without a column of tables they name the table, and the result is in
    the order of the line. Raises ResultError with each line that is wrong on a line of its own.
    """
    rows = _rows(text)
    header = [fold(cell) for cell in rows[0][1]] if rows else []
    titles = [_TITLES.find(cell) for cell in header]
    table_at = titles.index(_Column.TABLE) if _Column.TABLE in titles else None
    result_at = titles.index(_Column.RESULT) if _Column.RESULT in titles else None
    players_at = [at for at, cell in enumerate(header) if _PLAYER.fullmatch(cell)]
    round_number = played.round.number
    if (table_at is None and len(players_at) < 2) or result_at is None:
        raise ResultError(
            "The first line must name the columns Table and Result. Add them, or fill in the file "
            f"that “As CSV” gives for round {round_number}. In place of Table there can be Player "
            "1, Player 2 … with all names of a table."
        )
    names = {entry.id: entry.name for entry in entries}
    finder = _Finder(played, names)
    found: dict[int, ReadResult] = {}
    named: set[int] = set()
    empty: list[int] = []
    problems = []
    for line, row in rows[1:]:
        cells = [unguard(cell).strip() for cell in row] + [""] * (len(header) - len(row))
        if not any(cells):
            continue
        said = [cells[at] for at in players_at if cells[at]]
        try:
            table = finder.table(None if table_at is None else cells[table_at], said)
            if table.number in found:
                raise ResultError(
                    f"table {table.number} is already on line {found[table.number].line}. Keep one "
                    "of the two lines."
                )
            named.add(table.number)
            if fold(cells[result_at]) in _NONE:
                empty += [line] if len(table.seats) > 1 else []
            else:
                outcome = read_result(len(table.seats), cells[result_at], most_wins)
                if table_at is None:
                    outcome = _by_seat(outcome, said, [names[seat] for seat in table.seats])
                require_winner(played.round, outcome)
                found[table.number] = ReadResult(line, table.number, outcome)
        except ResultError as problem:
            problems.append(f"Line {line}: {problem}")
    if problems:
        more = len(problems) - _MOST_TOLD
        told = problems[:_MOST_TOLD]
        raise ResultError("\n".join([*told, f"And {more} more like these."] if more > 0 else told))
    if not found:
        raise ResultError("The file contains no results. Fill in its column Result.")
    missing = (table.number for table in played.tables if len(table.seats) > 1)
    return ReadFile(
        tuple(found.values()), tuple(empty), tuple(it for it in missing if it not in named)
    )


def _listed(numbers: Sequence[int]) -> str:
    more = len(numbers) - _MOST_NUMBERS
    told = ", ".join(map(str, numbers[:_MOST_NUMBERS]))
    return f"{told} and {more} more" if more > 0 else told


def on_one_line(found: Sequence[ReadResult]) -> str:
    """Results that were read as a hidden field carries them, which keeps no line ends."""
    return "|".join(["Table,Result", *(f"{it.table},{typed_result(it.outcome)}" for it in found)])


def from_one_line(said: str) -> str:
    """Return a text for `read_results` from what `on_one_line` wrote."""
    return said.replace("|", "\n")


class _Finder:
    """Finds the table of a line by its number or by its players."""

    def __init__(self, played: Played, names: Mapping[int | None, str]) -> None:
        """Take the tables of the round."""
        self.round = played.round.number
        self.names = names
        self.by_number = {str(table.number): table for table in played.tables}
        self.by_names = {
            frozenset(fold(names[seat]) for seat in table.seats): table for table in played.tables
        }

    def table(self, number: str | None, said: Sequence[str]) -> EventMatch:
        """The table with this number and these players, as far as both are told.

        Raises ResultError for one that is not there, and for other players.
        """
        if number is None:
            by_names = self.by_names.get(frozenset(map(fold, said)))
            if by_names is None:
                raise ResultError(
                    f"{_shortened(said) or 'nobody'} have no table of their own in round "
                    f"{self.round}. Correct the names, or choose the file of this round."
                )
            return by_names
        table = self.by_number.get(number)
        if table is None:
            last = max(map(int, self.by_number), default=0)
            raise ResultError(
                f"round {self.round} has no table “{number[:20]}”. Its tables are 1 to {last}: "
                "correct the number, or delete the line."
            )
        seated = [self.names[seat] for seat in table.seats]
        if said and list(map(fold, said)) != list(map(fold, seated)):
            raise ResultError(
                f"table {table.number} of round {self.round} seats {_shortened(seated)}, in this "
                f"order, but the line has {_shortened(said)}. Correct the names, or choose the "
                "file of this round."
            )
        return table


def _by_seat(outcome: Outcome, said: Sequence[str], seated: Sequence[str]) -> Outcome:
    """An outcome that is in the order of the names of a line, in the order of seats."""
    order = [list(map(fold, said)).index(fold(name)) for name in seated]
    losses = tuple(outcome.losses[at] for at in order) if outcome.losses else ()
    return Outcome(tuple(outcome.numbers[at] for at in order), outcome.draws, losses)


def _rows(text: str) -> list[tuple[int, Sequence[str]]]:
    """The rows below a line `sep=`, each with the line in which it begins. Raises ResultError."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    first, _, below = plain.partition("\n")
    if UNREAD_SHEET.fullmatch(first):
        raise ResultError(f"{first}. Keep only the sheet with the results in the file.")
    declared = declared_delimiter(first)
    delimiter = declared or max(DELIMITERS, key=first.count)
    try:
        rows = read_rows(below if declared else plain, delimiter, 2 if declared else 1)
    except RowError as problem:
        raise ResultError(
            f"Line {problem.line} cannot be read as CSV: {problem}. Correct the line."
        ) from None
    return [(row.line, row.cells) for row in rows]


def _shortened(names: Sequence[str]) -> str:
    """Names in a sentence, each with as many letters as a message can hold."""
    return in_series([f"{it[:_LONGEST_NAME]}…" if len(it) > _LONGEST_NAME else it for it in names])
