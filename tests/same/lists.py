"""Generated lists whose checks two checkouts are compared by."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from app.games import Game, games
from app.games.tabletop.construction import FormatError
from app.games.tabletop.decklists.decklist import AnyDecklist
from tests.support.catalogues import shipped_catalogue
from tests.support.legal_decks import legal_deck
from tests.support.written_lists import written_list

DAYS: Final = ("", "", "2004-06-01", "2008-05-17")
"""The days whose banned lists apply; empty for today's."""

FEWEST: Final = 20
"""Lists for which it is worth to start the command."""


@dataclass(frozen=True, slots=True)
class Checks:
    """A folder with lists, and the words of the command that checks them."""

    folder: Path
    words: tuple[str, ...]


def write_lists(folder: Path, number: int, seed: int) -> Iterator[Checks]:
    """Write that many lists, spread over the games, their formats and their editions."""
    ways = [
        (each, form, edition)
        for each in games()
        if each.cards and each.construction
        for form, edition in product(_formats(each), each.editions.ids)
    ]
    Random(seed).shuffle(ways)
    del ways[max(1, number // FEWEST) :]
    for place, (of, form, edition) in enumerate(ways):
        chance = Random(f"{seed} {place}")
        day = chance.choice(DAYS)
        part = folder / f"{place:03}"
        part.mkdir(parents=True)
        for at in range(number * place // len(ways), number * (place + 1) // len(ways)):
            name, content = _list(chance, of)
            (part / f"{at:06}.{name}").write_bytes(content)
        words = ("--game", of.key, "--format", form, "--edition", edition)
        yield Checks(part, (*words, *(("--as-of", day) if day else ())))


def _formats(of: Game) -> list[str]:
    """The formats of a game of which enough is known to check decks against them."""
    catalogue, found = shipped_catalogue(of.cards.needed()), []
    for name in catalogue.formats:
        construction = of.construction.needed()
        with suppress(FormatError):
            construction.demands(construction.find_format(name, catalogue), catalogue)
            found.append(name)
    return found


def _list(chance: Random, of: Game) -> tuple[str, bytes]:
    """A list with the ending of its file: a deck in some format, or one as people write it."""
    catalogue = shipped_catalogue(of.cards.needed())
    if chance.random() < 0.3:
        names = [card.name for card in catalogue.cards]
        return "txt", written_list(chance, catalogue, names).content(chance)
    files = of.files.needed()
    precons = list(catalogue.precons.values())
    deck: AnyDecklist = files.of_precon(chance.choice(precons), catalogue)
    if of.key == "spoils" and chance.random() < 0.7:
        deck = legal_deck(catalogue, chance.randrange(1_000_000))
    if chance.random() < 0.8:
        deck = changed(chance, deck, of)
    form = chance.choice([each for each in files.formats.values() if each.write is not None])
    return form.extension, files.write(deck, form.id).encode()


def changed(chance: Random, deck: AnyDecklist, of: Game) -> AnyDecklist:
    """A deck with some lines left out, some counts changed and some cards added."""
    catalogue = shipped_catalogue(of.cards.needed())
    shape = of.files.needed().shape
    lines = [line for line in deck.lines if chance.random() < 0.97]
    lines = [
        replace(line, copies=chance.randint(1, 6)) if chance.random() < 0.1 else line
        for line in lines
    ]
    for _ in range(chance.choice((0, 3, 12))):
        printing = chance.choice(list(catalogue.printings))
        zone = shape.home(printing, shape.main.zone)
        lines.append(shape.line(printing, chance.randint(1, 5), zone, None))
    return replace(deck, lines=tuple(lines))
