"""Damaged files and texts for everything that reads them.

A reader may answer or refuse with the errors that its docstring names. Anything else is a failure.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from app.games import Game, game, games
from app.games.capabilities.attacks import UnreadableAttackError
from app.games.capabilities.battles import UnreadableBattleError
from app.games.capabilities.matches import MatchRequest
from app.games.tabletop.card_data import FactFilesError, read_fact_files
from app.games.tabletop.construction import FormatError
from app.games.tabletop.facts import AnyCatalogue, CatalogueError
from app.games.tabletop.referee.records import RecordError
from app.games.tabletop.search import QueryError
from app.tables import migrate, open_database
from app.tables.backup import BackupError, backup, restore
from app.tables.curation import prepare
from tests.attack.target import Target, damaged_upload, damaged_zip
from tests.attack.uploads import upload_targets
from tests.intake.written_tables import table_of_cards
from tests.support.catalogues import shipped_catalogue
from tests.support.written_lists import check_written_list, written_list

ROOT: Final = Path(__file__).parents[2]
_RECORDS: Final = ROOT / "tests" / "golden" / "engine" / "records"
_TABLES: Final = 40
"""Number of tables that are written to be damaged."""
WRITTEN: Final = ("spoils", "shadowfist")
"""The games whose lists are written in every style."""

_ANSWERS: Final = 40
"""Number of answers of a recorded game that are enough to damage."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An input that a target neither read nor refused, with the traceback."""

    target: str
    content: bytes
    trace: str


def attack_readers(
    targets: Sequence[Target], seed: int, rounds: int
) -> Iterator[tuple[Target, Failure | None]]:
    """Give random inputs to all targets in turn; the same ones for the same seed."""
    chance = Random(seed)
    for _ in range(rounds):
        for target in targets:
            for _ in range(target.turns):
                content = target.damage(chance.choice(target.samples), chance)
                yield target, failure_of(target, content)


def failure_of(target: Target, content: bytes) -> Failure | None:
    """Let a target read; None where it answers or refuses as documented."""
    try:
        target.read(content)
    except target.refuses:
        return None
    except Exception:
        return Failure(target.name, content, traceback.format_exc())
    return None


def all_targets(folder: Path) -> list[Target]:
    """Everything that reads files or texts of strangers; backups are restored in the folder."""
    found = [_backups(folder), *upload_targets()]
    for each in games():
        found += _targets_of(each)
    return found


def _backups(folder: Path) -> Target:
    """Restoring backups of a site with two decks, each time over what is there."""
    source = open_database(f"sqlite:///{folder / 'source.sqlite'}")
    migrate(source)
    prepare(source)
    backup(source, folder / "sample.zip")
    source.close()
    file = folder / "damaged.zip"
    address = f"sqlite:///{folder / 'restored.sqlite'}"

    def read(content: bytes) -> None:
        file.write_bytes(content)
        database = open_database(address)
        try:
            restore(database, file, replace=True)
        finally:
            database.close()

    samples = [(folder / "sample.zip").read_bytes()]
    return Target("backups", samples, read, (BackupError,), damaged_zip, turns=1)


@cache
def catalogue_of(key: str) -> AnyCatalogue:
    """The shipped catalogue of a game."""
    catalogue: AnyCatalogue = shipped_catalogue(game(key).cards.needed())
    return catalogue


def _targets_of(of: Game) -> Iterator[Target]:
    if of.cards:
        catalogue = catalogue_of(of.key)
        yield _deck_files(of, catalogue)
        yield _tables(of, catalogue)
        yield from _searches(of, catalogue)
        yield _formats(of, catalogue)
        yield _facts(of)
    if of.recordings:
        yield _records(of, catalogue_of(of.key))
    if of.battles:
        yield from _battles(of)
    if of.attacks:
        yield from _attacks(of)


def attack_lists(seed: int, number: int) -> Iterator[Failure | None]:
    """Read this many lists as people write them; a failure where copies are lost or guessed."""
    chance = Random(seed)
    while number:
        for of in games():
            if not of.files or of.key not in WRITTEN:
                continue
            catalogue = catalogue_of(of.key)
            written = written_list(chance, catalogue, [card.name for card in catalogue.cards])
            content = written.content(chance)
            number = max(0, number - 1)
            try:
                check_written_list(written, of.files.needed().read(content, catalogue))
            except Exception:
                yield Failure(f"lists of {of.title}", content, traceback.format_exc())
            else:
                yield None


def some_list(chance: Random) -> str:
    """A list of some game as people write it."""
    catalogue = catalogue_of(chance.choice(WRITTEN))
    return written_list(chance, catalogue, [card.name for card in catalogue.cards]).text


def _deck_files(of: Game, catalogue: AnyCatalogue) -> Target:
    files = of.files.needed()
    written = [form.id for form in files.formats.values() if form.write is not None]
    precon = next(iter(catalogue.precons.values()))
    deck = files.of_precon(precon, catalogue)
    samples = [files.write(deck, form).encode() for form in written]

    def read(content: bytes) -> None:
        found = files.read(content, catalogue).decklist
        if found is not None:
            for form in written:
                files.write(found, form).encode()

    return Target(f"deck files of {of.title}", [*samples, files.example.encode()], read)


def _tables(of: Game, catalogue: AnyCatalogue) -> Target:
    files, chance = of.files.needed(), Random(of.key)
    samples = [table_of_cards(chance, catalogue).content for _ in range(_TABLES)]

    def read(content: bytes) -> None:
        for name in ("cards.csv", "cards.txt"):
            found = files.read(content, catalogue, name)
            assert found.decklist is not None or found.error
            if found.decklist is not None:
                in_deck = sum(line.copies for line in found.decklist.lines)
                assert in_deck == sum(it.copies for it in found.lines if it.status.holds_cards)

    return Target(f"tables of cards of {of.title}", samples, read, damage=damaged_upload)


def _searches(of: Game, catalogue: AnyCatalogue) -> Iterator[Target]:
    language = of.language.needed()
    index, examples = language.index(catalogue), language.examples

    def search(content: bytes) -> None:
        query = language.cards.parse(_text(content))
        assert language.cards.parse(str(query)) == query
        language.cards.search(index, query)

    cards = (examples.cards, *examples.commands, examples.fields)
    samples = [it.encode() for it in cards if it]
    yield Target(f"searches for cards of {of.title}", samples, search, (QueryError,))
    if (decks := of.deck_language.or_none()) is not None:

        def search_decks(content: bytes) -> None:
            query = decks.parse(_text(content))
            assert decks.parse(str(query)) == query

        samples = [it.encode() for it in (*examples.decks, *examples.files)]
        yield Target(f"searches for decks of {of.title}", samples, search_decks, (QueryError,))


def _formats(of: Game, catalogue: AnyCatalogue) -> Target:
    construction = of.construction.needed()

    def read(content: bytes) -> None:
        construction.parse_format(_text(content), catalogue)

    samples = [construction.example.encode()]
    return Target(f"format files of {of.title}", samples, read, (FormatError,))


def _facts(of: Game) -> Target:
    data = of.cards.needed()
    files = sorted((ROOT / "data" / of.key).glob("*.csv"))
    samples = [b"".join(file.read_bytes().splitlines(keepends=True)[:12]) for file in files]

    def read(content: bytes) -> None:
        read_fact_files(data, [("facts.csv", content)], {})

    return Target(f"card data of {of.title}", samples, read, (FactFilesError, CatalogueError))


def _records(of: Game, catalogue: AnyCatalogue) -> Target:
    recordings = of.recordings.needed()
    samples = [_beginning(text) for text in _recorded(of)]

    def read(content: bytes) -> None:
        for _ in recordings.replay(_text(content), catalogue):
            pass

    return Target(f"records of {of.title}", samples, read, (RecordError,), turns=2)


def _recorded(of: Game) -> list[str]:
    """Records of whole games."""
    if not of.matches:
        return [file.read_text() for file in sorted(_RECORDS.glob("*.json"))]
    catalogue = catalogue_of(of.key)
    files = of.files.needed()
    decks = [(it.name, files.of_precon(it, catalogue)) for it in catalogue.precons.values()]
    played = of.matches.needed().play(
        decks[:2], catalogue, MatchRequest(("random",), seed=1, games=1)
    )
    return [played.record or ""]


def _beginning(record: str) -> bytes:
    """The record of the first answers of a of."""
    told = json.loads(record)
    told["actions"], told["digest"] = told["actions"][:_ANSWERS], ""
    return json.dumps(told).encode()


def _battles(of: Game) -> Iterator[Target]:
    battles = of.battles.needed()
    known = [battles.read(example.text, ()) for example in battles.examples]
    texts = [it.exported(form.id).encode() for it in known for form in battles.exports]
    links = [it.token.encode() for it in known]
    refuses = (UnreadableBattleError,)
    yield Target(f"battles of {of.title}", texts, lambda it: battles.read(it, ()), refuses)
    yield Target(f"links of {of.title}", links, lambda it: battles.opened(_text(it)), refuses)


def _attacks(of: Game) -> Iterator[Target]:
    attacks = of.attacks.needed()
    known = [attacks.read(example.text) for example in attacks.examples]
    texts = [it.text.encode() for it in known]
    links = [it.token.encode() for it in known]
    refuses = (UnreadableAttackError,)
    yield Target(f"attacks of {of.title}", texts, attacks.read, refuses)
    yield Target(f"links of {of.title}", links, lambda it: attacks.opened(_text(it)), refuses)


def _text(content: bytes) -> str:
    """The text that a form, an address or a file would give to a reader."""
    return content.decode("utf-8", "replace")
