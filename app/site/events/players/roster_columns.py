"""The columns of a list of players: found by their titles, or chosen by the organizer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Final

from app.games.tabletop.tabular import DELIMITERS, cells_of, declared_delimiter
from app.games.tabletop.tabular.titles import Titles, fold_title

TITLE_LINES: Final = 6
"""Number of filled lines that are searched for titles; others may stand above them."""

_SAMPLE: Final = 200
_LETTER: Final = re.compile(r"[^\W\d_]")


class RosterColumn(Enum):
    """The columns that are read; all others are left out, and the page names them."""

    NAME = "name"
    GIVEN = "given name"
    FAMILY = "family name"
    MAIL = "mail"
    BYES = "byes"
    FIXED_TABLE = "fixed table"


_TITLES: Final = Titles(
    {
        RosterColumn.NAME: """
            name, player, player name, players, full name, participant, participant name, attendee,
            attendee name, entrant, entrant name, competitor, contestant, display name, nickname,
            user name, gamertag, gamer tag, discord name, discord, discord tag, first and last name,
            first name last name, first last name, first last, last first,
            name and surname, name surname, last first name,
            last name first name, surname and name,
            spieler, spielerin, spieler in, spielername, teilnehmer, teilnehmerin, teilnehmer in,
            teilnehmername, vollständiger name, anzeigename, benutzername, vor und nachname,
            vor und zuname, vorname nachname, nachname vorname, name vorname, vorname und nachname,
            nom, joueur, joueuse, nom du joueur, nom complet, participante, nom et prénom,
            prénom et nom, nom prénom, prénom nom, pseudo, pseudonyme, nom d utilisateur,
            nombre, jugador, jugadora, nombre del jugador, nombre completo, nombre y apellido,
            nombre y apellidos, apellidos y nombre, participantes,
            nome, giocatore, giocatrice, nome del giocatore, nome completo, nome e cognome,
            cognome e nome, nome cognome, cognome nome, partecipante, nominativo,
            jogador, jogadora, nome do jogador, nome e sobrenome, nome e apelido, nome sobrenome,
            naam, speler, speelster, spelersnaam, naam speler, volledige naam, deelnemer,
            voor en achternaam, voornaam en achternaam, weergavenaam,
            gracz, zawodnik, zawodniczka, uczestnik, imię i nazwisko, nazwisko i imię,
            imię nazwisko, nazwa gracza, nazwa, pseudonim,
            namn, spelare, fullständigt namn, deltagare, navn, spiller, deltager, fulde navn,
            hráč, jméno a příjmení, příjmení a jméno, účastník
        """,
        RosterColumn.GIVEN: """
            first name, firstname, first, given name, given names, given, forename, christian name,
            vorname, rufname, prénom, prénoms, primer nombre, nombre de pila, primeiro nome,
            nome próprio, voornaam, imię, imiona, förnamn, fornavn, fornavne, jméno, křestní jméno
        """,
        RosterColumn.FAMILY: """
            last name, lastname, last, surname, family name, familyname, second name,
            nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome,
            sobrenome, apelido, último nome, achternaam, familienaam, nazwisko, efternamn,
            efternavn, etternavn, příjmení
        """,
        RosterColumn.MAIL: """
            mail, email, e mail, mail address, email address, e mail address, contact email,
            mailadresse, emailadresse, e mail adresse, courriel, adresse mail, adresse email,
            adresse e mail, adresse électronique, correo, correo electrónico, dirección de correo,
            posta elettronica, indirizzo mail, indirizzo email, indirizzo e mail,
            endereço de email, endereço de e mail, correio eletrónico, correio eletrônico,
            mailadres, emailadres, e mailadres, adres email, adres e mail, poczta,
            e post, epost, e postadress, mejl
        """,
        RosterColumn.BYES: """
            byes, bye, first round bye, first round byes, round 1 bye, awarded byes, number of byes,
            freilose, freilos, byes iniciales, exempt, exempts, vrije rondes
        """,
        RosterColumn.FIXED_TABLE: """
            fixed table, fixed table number, fixed seat, fixed seating, static table,
            fester tisch, feste tischnummer, table fixe, mesa fija, tavolo fisso, mesa fixa,
            vaste tafel
        """,
    }
)
_NAME_OR_PART: Final = frozenset(
    map(fold_title, ("name", "nom", "nombre", "nome", "naam", "namn", "navn", "nazwa", "jméno"))
)
"""Titles that mean the whole name, or, beside a column for one part of it, the other part."""


@dataclass(frozen=True)
class Columns:
    """The columns of a list that hold names, and those that are not read.

    `begin` is the index of the first line with a player. Columns count from 0. `titles` are those
    of the columns that the names are from. `byes` are byes of first rounds.
    """

    begin: int
    delimiter: str
    name: int
    family: int | None = None
    mail: int | None = None
    titles: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    width: int = 0
    byes: int | None = None
    fixed_table: int | None = None


@dataclass(frozen=True)
class ColumnChoice:
    """An organizer's answer to the question which column has the names."""

    name: int
    family: int | None = None
    has_titles: bool = True


@dataclass(frozen=True)
class ColumnQuestion:
    """A list with columns whose first line fits no title: its first rows, to choose from."""

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    looks_titled: bool

    @property
    def choices(self) -> list[tuple[int, str]]:
        """The columns as a form offers them: counted from 0, with what stands at their top."""
        return [
            (place, f"Column {place + 1}: {title[:40]}" if title else f"Column {place + 1}")
            for place, title in enumerate(self.titles)
        ]

    @property
    def top(self) -> tuple[tuple[str, ...], ...]:
        """The first rows, with the one that may have titles."""
        return (self.titles, *self.rows)


def columns_by_titles(lines: Sequence[str]) -> Columns | None:
    """The columns that a line of titles names; None if none of the first lines does."""
    looked_at = 0
    declared = None
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        looked_at += 1
        if looked_at > TITLE_LINES:
            return None
        declared = declared or declared_delimiter(line)
        for delimiter in (declared,) if declared else DELIMITERS:
            columns = _titled(index, cells_of(line, delimiter), delimiter)
            if columns is not None:
                return columns
    return None


def _titled(index: int, titles: Sequence[str], delimiter: str) -> Columns | None:
    if len(titles) < 2:
        if any(sign in titles[0] for sign in DELIMITERS):
            return None
        known = _TITLES.find(titles[0])
        if known is not RosterColumn.NAME:
            return None
        return Columns(index + 1, "", 0, titles=tuple(titles), width=1)
    found: dict[RosterColumn, int] = {}
    for place, title in enumerate(titles):
        column = _TITLES.find(title)
        if column is not None:
            found.setdefault(column, place)
    name, given = found.get(RosterColumn.NAME), found.get(RosterColumn.GIVEN)
    family, mail = found.get(RosterColumn.FAMILY), found.get(RosterColumn.MAIL)
    if name is not None and fold_title(titles[name]) in _NAME_OR_PART:
        if given is None and family is not None:
            given, name = name, None
        elif given is not None and family is None:
            family, name = name, None
    if given is not None and family is not None:
        name = None
    if name is None and given is None and family is None:
        return None
    first = name if name is not None else given if given is not None else family
    assert first is not None
    last = family if name is None and first != family else None
    byes, table = found.get(RosterColumn.BYES), found.get(RosterColumn.FIXED_TABLE)
    read = {first, last, mail, byes, table}
    return Columns(
        index + 1,
        delimiter,
        first,
        last,
        mail,
        tuple(titles[place] for place in (first, last) if place is not None),
        tuple(title for place, title in enumerate(titles) if title and place not in read),
        len(titles),
        byes,
        table,
    )


def columns_by_choice(lines: Sequence[str], choice: ColumnChoice) -> Columns | None:
    """The columns that the organizer chose; None if the list has no such columns."""
    start, delimiter = _start(lines)
    if delimiter is None:
        return None
    first = cells_of(lines[start], delimiter)
    width = max(len(cells_of(line, delimiter)) for line in _filled(lines[start:]))
    titles = tuple(
        first[place] if choice.has_titles and place < len(first) and first[place]
        else f"column {place + 1}"
        for place in range(width)
    )  # fmt: skip
    chosen = [choice.name, *([] if choice.family is None else [choice.family])]
    if not all(0 <= place < width for place in chosen):
        return None
    mail = next(
        (place for place in range(width) if _is_mail(lines[start:], delimiter, place)), None
    )
    read = {*chosen, mail}
    return Columns(
        start + choice.has_titles,
        delimiter,
        choice.name,
        choice.family if choice.family != choice.name else None,
        mail,
        tuple(titles[place] for place in dict.fromkeys(chosen)),
        tuple(title for place, title in enumerate(titles) if place not in read),
        width,
    )


def question_about(lines: Sequence[str], *, is_table: bool = False) -> ColumnQuestion | None:
    """The question to ask of a list without known titles; None if it needs none.

    It needs none if each line is one name, or only one column has words. `is_table` says that the
    list comes from a file of cells, where a single comma parts cells too.
    """
    start, delimiter = _start(lines, is_table=is_table)
    if delimiter is None:
        return None
    rows = [cells_of(line, delimiter) for line in _filled(lines[start:])]
    width = max(map(len, rows))
    worded = [place for place in range(width) if _is_worded(rows, place)]
    if len(worded) == 1 and not _differs(rows, worded[0]):
        return None
    padded = [row + ("",) * (width - len(row)) for row in rows]
    return ColumnQuestion(padded[0], tuple(padded[1:6]), _looks_titled(padded))


def _start(lines: Sequence[str], *, is_table: bool = True) -> tuple[int, str | None]:
    """The index of the first line that is not empty, below a `sep=` line, and the delimiter."""
    filled = (index for index, line in enumerate(lines) if line.strip())
    first = next(filled, None)
    if first is None:
        return 0, None
    declared = declared_delimiter(lines[first])
    if declared:
        return next(filled, first), declared
    written = _filled(lines)
    for delimiter in DELIMITERS:
        parted = [cells_of(line, delimiter) for line in written]
        if sum(len(cells) > 1 for cells in parted) * 2 <= len(parted):
            continue
        if delimiter == "," and not is_table and not _commas_part_cells(written, parted):
            continue
        return first, delimiter
    return first, None


def _filled(lines: Iterable[str]) -> list[str]:
    """The first lines that are not empty: enough to tell how a list is written."""
    return list(islice((line for line in lines if line.strip()), _SAMPLE))


def _commas_part_cells(lines: Sequence[str], parted: Sequence[Sequence[str]]) -> bool:
    """Return True if commas separate columns, rather than the halves of `Last, First`."""
    many = sum(len(cells) > 2 for cells in parted) * 2 > len(parted)
    close = sum(bool(re.search(r",\S", line)) for line in lines) * 2 > len(lines)
    return many or close or any("@" in line for line in lines)


def _is_worded(rows: Sequence[Sequence[str]], place: int) -> bool:
    """Return True if most filled cells below the first have letters and are no address."""
    cells = [row[place] for row in rows[1:] or rows if place < len(row) and row[place]]
    return sum(_is_words(cell) for cell in cells) * 2 > len(cells)


def _is_words(cell: str) -> bool:
    return bool(_LETTER.search(cell)) and "@" not in cell


def _differs(rows: Sequence[Sequence[str]], worded: int) -> bool:
    """Return True if the first row has words in another column than the rows below."""
    return any(_is_words(cell) for place, cell in enumerate(rows[0]) if place != worded)


def _looks_titled(rows: Sequence[Sequence[str]]) -> bool:
    """Return True if the first row lacks the numbers or addresses that the others have."""
    below = list(zip(*rows[1:], strict=True)) if len(rows) > 1 else []
    return any(
        _is_words(rows[0][place]) and not _is_worded([(), *[(cell,) for cell in cells]], 0)
        for place, cells in enumerate(below)
        if any(cells)
    )


def _is_mail(lines: Sequence[str], delimiter: str, place: int) -> bool:
    cells = [
        row[place]
        for row in (cells_of(line, delimiter) for line in _filled(lines))
        if place < len(row) and row[place]
    ]
    return sum("@" in cell for cell in cells) * 2 > len(cells)
