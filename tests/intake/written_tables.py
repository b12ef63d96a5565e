"""Tables of cards and of players as people write them, with the truth about what stands in them.

Each is made by chance: titles of some language, delimiter, quotation marks, way to write counts,
misspelt names, rows without titles, title rows, encoding, and the file it stands in.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from app.games.tabletop.facts import AnyCatalogue
from tests.support.workbooks import ods, xlsx

HEADS: Final = (
    ("Count", "Name"), ("Quantity", "Card Name"), ("Qty.", "card_name"), ("amount", "cardName"),
    ("Have", "Card"), ("Owned", "Title"), ("Copies", "NAME"), ("Number of copies", "Card title"),
    ("Anzahl", "Karte"), ("Menge", "Kartenname"), ("Stück", "Name"), ("Bestand", "Titel"),
    ("Quantité", "Nom"), ("Nombre", "Carte"), ("Qté", "Nom de la carte"), ("Nb", "Titre"),
    ("Cantidad", "Nombre"), ("Cant.", "Carta"), ("Copias", "Nombre de la carta"),
    ("Quantità", "Nome"), ("Q.tà", "Carta"), ("Copie", "Nome della carta"),
    ("Quantidade", "Nome da carta"), ("Qtd", "Carta"), ("Cópias", "Título"),
    ("Aantal", "Kaart"), ("Hoeveelheid", "Naam"), ("Stuks", "Kaartnaam"),
    ("Ilość", "Nazwa karty"), ("Liczba sztuk", "Karta"), ("Szt.", "Nazwa"),
    ("Antal", "Kortnamn"), ("Počet", "Název karty"), ("#", "Card"), ("No.", "Name"),
)  # fmt: skip
"""Titles of the count and of the name."""

EXTRAS: Final = ("Condition", "Foil", "Rarity", "Zustand", "Langue", "Prezzo", "Bought at")
COUNTS: Final = ("{n}", "{n}", "{n}", "{n}x", "x{n}", "({n})", "[{n}]", "0{n}", "{n}.0", "× {n}")
NO_COUNTS: Final = ("", "", "0", "-")
ENCODINGS: Final = ("utf-8", "utf-8-sig", "utf-16")

ROSTER_HEADS: Final = (
    ("Name",), ("Player",), ("participant_name",), ("Display Name",), ("Full name",),
    ("Your name",), ("Spieler",), ("Teilnehmer",), ("Joueur",), ("Nom et prénom",), ("Jugador",),
    ("Nombre y apellidos",), ("Giocatore",), ("Nome e cognome",), ("Jogador",), ("Speler",),
    ("Volledige naam",), ("Zawodnik",), ("Imię i nazwisko",),
    ("First name", "Last name"), ("Given name", "Surname"), ("Vorname", "Nachname"),
    ("Prénom", "Nom"), ("Nombre", "Apellidos"), ("Nome", "Cognome"), ("Nome", "Sobrenome"),
    ("Voornaam", "Achternaam"), ("Imię", "Nazwisko"), ("Name", "Surname"), ("First", "Last"),
)  # fmt: skip
"""Titles of the name, or of first and family names."""

_GIVEN: Final = ("Ada", "Ben", "Zoë", "Jürgen", "Inés", "Łucja", "Søren", "Anna Lena", "王", "Олег")
_FAMILY: Final = (
    "Huber",
    "Groß",
    "O’Neill",
    "de la Cruz",
    "Nowak",
    "Lee",
    "Ångström",
    "Müller-Lay",
)


@dataclass(frozen=True)
class WrittenTable:
    """A file as it is sent, and how many copies or players are written in it."""

    content: bytes
    filename: str
    written: int


def table_of_cards(chance: Random, catalogue: AnyCatalogue) -> WrittenTable:
    """A table of cards with up to forty rows."""
    names = chance.sample([card.name for card in catalogue.cards], chance.randint(3, 40))
    head = chance.choice(HEADS)
    has_titles = chance.random() < 0.8
    # A number that counts up, or fits the cards, is not taken for a count if its title is unclear.
    is_unclear = has_titles and head[0] in ("#", "No.")
    style = "{n}" if is_unclear else chance.choice(COUNTS)
    may_be_none = has_titles and not is_unclear and chance.random() < 0.4
    rows, written = [], 0
    for name in names:
        count = 997 if is_unclear else chance.randint(1, 30)
        is_none = may_be_none and chance.random() < 0.5
        cell = chance.choice(NO_COUNTS) if is_none else style.format(n=count)
        written += 0 if is_none else count
        rows.append([cell, _misspelt(name, chance) if chance.random() < 0.1 else name])
    extras = chance.sample(EXTRAS, chance.randint(0, 2)) if has_titles else []
    rows = [[*row, *("x" for _ in extras)] for row in rows]
    titles = [*head, *extras]
    order = list(range(len(titles)))
    chance.shuffle(order)
    table = [[row[place] for place in order] for row in rows]
    if has_titles:
        table.insert(0, [titles[place] for place in order])
    if chance.random() < 0.2:
        table.append([])
    return WrittenTable(*_in_a_file(table, chance, "cards", has_titles=has_titles), written)


def _misspelt(name: str, chance: Random) -> str:
    """The name with a letter that no card has there."""
    at = chance.randrange(len(name) + 1)
    return f"{name[:at]}q{name[at:]}"


def roster(chance: Random) -> WrittenTable:
    """A list of players with up to thirty rows, some of them the same."""
    head = chance.choice(ROSTER_HEADS)
    count = chance.randint(1, 30)
    rows = []
    for number in range(count):
        given, family = chance.choice(_GIVEN), chance.choice(_FAMILY)
        seed, mail = str(number + 1), f"p{number}@x.example"
        name = [given, family] if len(head) == 2 else [_whole(given, family, chance)]
        rows.append([seed, *name, mail])
    titles = ["Seed", *head, chance.choice(("Email", "E-Mail-Adresse", "Courriel", "mail"))]
    return WrittenTable(*_in_a_file([titles, *rows], chance, "players", has_titles=True), count)


def _whole(given: str, family: str, chance: Random) -> str:
    written: Sequence[str] = (f"{given} {family}", f"{family}, {given}", f'{given} "Ace" {family}')
    return chance.choice(written)


def _in_a_file(
    table: Sequence[Sequence[str]], chance: Random, stem: str, *, has_titles: bool
) -> tuple[bytes, str]:
    """The table as a file of some kind, and its name."""
    kind = chance.choice(("csv", "csv", "tsv", "txt", "xlsx", "ods"))
    if kind in ("xlsx", "ods"):
        write: Callable[..., bytes] = xlsx if kind == "xlsx" else ods
        return write(Sheet1=table), f"{stem}.{kind}"
    delimiter = "\t" if kind == "tsv" else chance.choice(",;|\t" if has_titles else ";|")
    quoting = chance.choice((csv.QUOTE_MINIMAL, csv.QUOTE_ALL))
    written = io.StringIO()
    if kind != "txt" and chance.random() < 0.2:
        written.write(f"sep={delimiter}\n")
    elif has_titles and chance.random() < 0.2:
        written.write(chance.choice(("Of spring 2026\n", "Of spring\n\n")))
    ending = chance.choice(("\n", "\r\n"))
    lines = csv.writer(written, delimiter=delimiter, quoting=quoting, lineterminator=ending)
    lines.writerows(table)
    return written.getvalue().encode(chance.choice(ENCODINGS)), f"{stem}.{kind}"
