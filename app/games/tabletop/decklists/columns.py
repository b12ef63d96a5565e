"""The columns of a table of cards, by their titles in many languages."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from app.games.tabletop.decklists.limits import MAX_LINE_LENGTH
from app.games.tabletop.tabular import DELIMITERS, cells_of, declared_delimiter, whole_cell
from app.games.tabletop.tabular.titles import Titles

TITLE_LINES: Final = 8
"""Number of filled lines that are searched for titles; others may stand above them."""

TABLE_ENDINGS: Final = (".csv", ".tsv", ".tab", ".xlsx", ".ods")
_HEAD: Final = 8_000
"""Characters at the top of a text in which its titles, or its first rows, stand."""

LONGEST_ROW: Final = 4 * MAX_LINE_LENGTH
COUNT_CELL: Final = re.compile(
    r"[(\[]?\s*[x×*]?\s*(\d{1,7})\s*(?:[.,]0+)?\s*[x×*]?\s*[)\]]?", re.IGNORECASE
)
"""A count, perhaps with something around it: `4`, `4x`, `(4)`, `4.0`."""

_NUMBER_CELL: Final = re.compile(
    r'(?:^|[\t;,|])[ "(\[x×*]*\d{1,4}(?:[.,]0+)?[ "x×*)\]]*(?:[\t;,|]|$)', re.MULTILINE
)


class Column(Enum):
    """The columns of a table of cards that are read."""

    COUNT = "count"
    NAME = "name"
    SET = "set"
    NUMBER = "number"
    ID = "id"
    PLACE = "place"
    SIDEBOARD = "sideboard"
    TAGS = "tags"
    NOTE = "note"


class _Title(Enum):
    """The possible meanings of a column's title; some depend on the columns beside it."""

    COUNT = Column.COUNT
    NAME = Column.NAME
    SET = Column.SET
    NUMBER = Column.NUMBER
    ID = Column.ID
    PLACE = Column.PLACE
    SIDEBOARD = Column.SIDEBOARD
    TAGS = Column.TAGS
    NOTE = Column.NOTE
    OTHER_COUNT = "the count if there is no other"
    NUMBER_OR_COUNT = "a number of the card, the count, or a number of the row"
    NAME_OR_COUNT = "the name if there is no other, else the count"


_TITLES: Final = Titles(
    {
        _Title.COUNT: """
            count, counts, quantity, quantities, qty, qnty, quant, copies, amount, amt,
            number of copies, number of cards, no of copies, card count, total, total quantity,
            total qty, total count, how many, times, have, i have, own, owned, on hand, in stock,
            stock, inventory, collection, collected, reg qty, regular quantity, pieces, pcs, x,
            anzahl, anz, menge, stück, stk, stückzahl, exemplare, kopien, bestand, besitz,
            vorhanden, habe, gesamt, wie viele,
            quantité, quantités, qté, qte, nb, nbre, nombre de cartes, nombre d exemplaires,
            nombre de copies, exemplaires, possédé, possédées, stock disponible, combien,
            cantidad, cantidades, cant, copias, ejemplares, unidades, uds, tengo, cuántas, cuántos,
            quantità, qtà, q tà, qta, copie, numero copie, numero di copie, pezzi, possedute,
            quante,
            quantidade, quantidades, qtd, qtde, cópias, exemplares, unidade, tenho, quantas,
            aantal, hoeveelheid, stuks, exemplaren, kopieën, bezit, hoeveel,
            ilość, ilosc, liczba, liczba sztuk, sztuk, sztuki, szt, kopie kart, egzemplarze, ile,
            antal, stycken, mängd, antall, määrä, počet, množství, ks, kusů, počet kusů
        """,
        _Title.OTHER_COUNT: """
            want, wants, wanted, need, needs, needed, missing, wish, wishlist, wish list, trade,
            trades, for trade, tradelist, tradelist count, trade quantity, foil quantity, foil qty,
            foil count, gesucht, fehlt, suche, tausch, manque, recherche, échange, quiero, busco,
            faltan, cambio, cerco, mancanti, scambio, procuro, faltam, troca, gezocht, ruil,
            szukam, brakuje, wymiana
        """,
        _Title.NAME: """
            name, names, card name, cardname, card, title, card title, full name, english name,
            card name english, item, item name, product name, product,
            karte, kartenname, kartentitel, karten, titel, bezeichnung, englischer name,
            nom, carte, nom de carte, nom de la carte, titre, nom anglais, intitulé,
            carta, nombre de la carta, nombre de carta, nombre carta, título, nombre en inglés,
            nome, nome carta, nome della carta, titolo, nome inglese,
            nome da carta, nome do card, nome em inglês,
            naam, kaart, kaartnaam, naam kaart, naam van de kaart, engelse naam,
            nazwa, karta, nazwa karty, tytuł, nazwa angielska,
            namn, kort, kortnamn, navn, kortnavn, kortin nimi, nimi, název, jméno karty, název karty
        """,
        _Title.NAME_OR_COUNT: "nombre, cards, cartes, cartas, kaarten, karty",
        _Title.SET: """
            edition, editions, set, set name, set code, edition code, edition name, expansion,
            expansion name, expansion code, series, printing set, set abbreviation,
            erweiterung, serie, ausgabe, kartenset,
            édition, extension, série, nom de l extension, code extension,
            edición, expansión, colección, nombre del set,
            edizione, espansione, codice set, nome set,
            edição, expansão, coleção, editie, uitbreiding,
            edycja, zestaw, dodatek, seria, utgåva, udgave, edice, sada
        """,
        _Title.NUMBER: """
            collector number, collectors number, collector no, collector nr, collector, card number,
            card no, card nr, card num, cn, number in set, set number, kartennummer, sammlernummer,
            karten nr, kartennr, numéro de carte, numéro de collection, numéro de collectionneur,
            número de carta, número de coleccionista, numero carta, numero da collezione,
            numero di collezione, número da carta, número de coleção, kaartnummer,
            verzamelnummer, numer karty, numer kolekcjonerski, kortnummer, číslo karty
        """,
        _Title.NUMBER_OR_COUNT: """
            number, no, num, nr, n, #, nº, numero, número, numéro, nummer, numer, lp, číslo
        """,
        _Title.ID: "printing, printing id, code, id, octgn id, uuid, guid, card id",
        _Title.PLACE: """
            zone, board, section, place, category, deck section, location in deck, bereich, zone de
            jeu, sección, sezione, seção, sectie, sekcja
        """,
        _Title.SIDEBOARD: "sideboarded, in sideboard, is sideboard, sideboard",
        _Title.TAGS: "tags, tag, labels, schlagwörter, étiquettes, etiquetas, etichette, etykiety",
        _Title.NOTE: """
            note, notes, comment, comments, remark, remarks, notiz, notizen, anmerkung, bemerkung,
            kommentar, remarque, commentaire, nota, notas, comentario, comentarios, commento,
            comentário, opmerking, notitie, uwagi, komentarz, notatki, anteckning, poznámka
        """,
    }
)  # fmt: skip


@dataclass(frozen=True)
class TableHead:
    """The columns of a table, and where its rows begin.

    `index` is the index of the line with the titles; without titles it is that of the line above
    the first row. `doubtful` is a column that holds the count, the number of the card, or that of
    the row. `titles` are as written, empty for a table without titles.
    """

    index: int
    delimiter: str
    columns: Mapping[Column, int]
    titles: tuple[str, ...] = ()
    doubtful: int | None = None

    def with_column(self, column: Column, place: int) -> "TableHead":
        """The same head with one column more."""
        return replace(self, columns={**self.columns, column: place})


def is_table_file(filename: str) -> bool:
    """Return True if a file's name says that it holds a table."""
    return filename.casefold().endswith(TABLE_ENDINGS)


def head_of(text: str, filename: str = "") -> TableHead | None:
    """The columns that the first lines of a text name, or show by their numbers; None for others.

    In a table without titles, `columns` is empty: the cards in it show which column is which.
    """
    top = text[:_HEAD]
    if not any(sign in top for sign in DELIMITERS) and not is_table_file(filename):
        return None
    lines = top.split("\n")
    if len(text) > _HEAD:
        lines.pop()
    filled = [index for index, line in enumerate(lines) if line.strip()][:40]
    declared = declared_delimiter(lines[filled[0]]) if filled else None
    for index in filled[:TITLE_LINES]:
        head = _titled(index, lines[index][:LONGEST_ROW], declared, filename)
        if head is not None:
            return head
    return _untitled([(index, lines[index]) for index in filled], declared, top, filename)


def _titled(index: int, line: str, declared: str | None, filename: str) -> TableHead | None:
    for delimiter in (declared,) if declared else DELIMITERS:
        if delimiter not in line:
            continue
        titles = cells_of(line, delimiter)
        columns, doubtful = _columns_of([_TITLES.find(title) for title in titles])
        if not {Column.NAME, Column.ID} & columns.keys():
            continue
        if len(columns) + (doubtful is not None) > 1 or is_table_file(filename):
            return TableHead(index, delimiter, columns, titles, doubtful)
    only = whole_cell(line)
    if is_table_file(filename) and _TITLES.find(only) is _Title.NAME:
        return TableHead(index, declared or ",", {Column.NAME: 0}, (only,))
    return None


def _columns_of(found: Sequence[_Title | None]) -> tuple[dict[Column, int], int | None]:
    """The columns of titles, and the one that only the rows can tell."""
    first = {title: found.index(title) for title in found if title is not None}
    columns = {
        title.value: place for title, place in first.items() if isinstance(title.value, Column)
    }
    unclear = first.get(_Title.NAME_OR_COUNT)
    if unclear is not None:
        if Column.NAME not in columns:
            columns[Column.NAME] = unclear
        elif Column.COUNT not in columns:
            columns[Column.COUNT] = unclear
    if Column.COUNT not in columns and _Title.OTHER_COUNT in first:
        columns[Column.COUNT] = first[_Title.OTHER_COUNT]
    doubtful = first.get(_Title.NUMBER_OR_COUNT)
    if doubtful is not None and Column.COUNT in columns:
        columns.setdefault(Column.NUMBER, doubtful)
        doubtful = None
    return columns, doubtful


def _untitled(
    lines: Sequence[tuple[int, str]], declared: str | None, top: str, filename: str
) -> TableHead | None:
    """A table whose first row has cards already: most rows have a whole number in one column.

    A count, a tab and a name alone are the text of LackeyCCG, which may have headings.
    """
    if not declared and not is_table_file(filename) and _NUMBER_CELL.search(top) is None:
        return None
    body = lines[1:] if declared else lines
    for delimiter in (declared,) if declared else DELIMITERS:
        rows = [cells_of(line[:LONGEST_ROW], delimiter) for _, line in body]
        parted = [[cell for cell in row if cell] for row in rows]
        parted = [row for row in parted if len(row) > 1]
        if len(parted) * 2 <= len(rows):
            continue
        width = max(map(len, parted))
        counted = [_counts_at(parted, place) for place in range(width)]
        if not any(counted) and not is_table_file(filename):
            continue
        if width == 2 and delimiter == "\t" and counted[0] and not is_table_file(filename):
            return None
        if delimiter == "," and not (is_table_file(filename) or counted[0] or width > 2):
            continue
        return TableHead(body[0][0] - 1, delimiter, {})
    return None


def _counts_at(rows: Sequence[Sequence[str]], place: int) -> bool:
    """Return True if most rows have a whole number in that cell."""
    found = sum(place < len(row) and bool(COUNT_CELL.fullmatch(row[place])) for row in rows)
    return found * 2 > len(rows)
