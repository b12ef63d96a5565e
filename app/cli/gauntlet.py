"""`threshold gauntlet`: let the computer play a deck against many others."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.gauntlet_report import Conditions, Results, as_json, as_text
from app.cli.gauntlet_runner import Played, Runner, Where, runner
from app.cli.one_deck import fail, read_one_deck
from app.cli.options import CommandOfGame, command_line, edition_option, game_option
from app.compiled.automatic import compile_while_long
from app.games import Game
from app.games.capabilities.computer_players import (
    ComputerPlayers,
    PreparedLike,
    UnknownLevelError,
    UnplayableDeckError,
)
from app.games.capabilities.construction import CriteriaRequest
from app.games.capabilities.gauntlets import AnyContest, opening_of, play_number
from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.construction import Verdict
from app.games.tabletop.decklists.decklist import AnyDecklist, deck_hash
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet import MOST_GAMES, Contest, plan
from app.games.tabletop.gauntlet.intervals import Z
from app.games.tabletop.gauntlet.looks import Z_OF_LOOKS, is_change_decided, is_decided, looks
from app.games.tabletop.gauntlet.results import GameResult, Gauntlet, Row, difference

CANCELLED: Final = 130
GAMES: Final = 200
DECIDED_GAMES: Final = 1_080
"""The most games against each deck where a row ends as soon as it is decided."""

ROUND: Final = 20
"""Games of each contest between two looks at whether enough is known."""

PRECONS: Final = "precons"
_PERCENT: Final = re.compile(r"(\d{1,2}(?:\.\d{1,3})?) ?%")


class _Percentage(click.ParamType[float]):
    """A percentage such as 3%, as a share."""

    name = "percentage"

    def convert(
        self, value: str | float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        if isinstance(value, float):
            return value
        read = _PERCENT.fullmatch(value.strip())
        if read is None or not 0.1 <= float(read[1]) <= 50:
            self.fail(f"{value!r} is not a percentage from 0.1% to 50%, such as 3%", param, ctx)
        return float(read[1]) / 100


def _closing(game: Game) -> str:
    return f"Example: {command_line('gauntlet', game)} deck.txt --games 100"


@click.command(
    "gauntlet",
    cls=CommandOfGame,
    short_help="Let the computer play a deck against many others.",
    closing=_closing,
)
@click.argument("file")
@game_option
@click.option(
    "--against",
    "against",
    multiple=True,
    metavar="WHAT",
    help="A deck file, a folder of them, or 'precons'. Can be repeated.  [default: precons]",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    help="Games against each deck, half of them going first.  "
    f"[default: {GAMES}; with --decided at most {DECIDED_GAMES:,}]",
)
@click.option("--level", help="Who plays both decks; the strongest level unless told.")
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True)
@edition_option
@click.option(
    "--until",
    type=_Percentage(),
    metavar="3%",
    help="Stop when the overall share is known as closely as this.",
)
@click.option(
    "--decided",
    "ends_decided",
    is_flag=True,
    help="Stop playing against a deck once it is clear who is ahead; with --change, "
    "stop once it is clear whether the change helps.",
)
@click.option(
    "--change", metavar="FILE", help="The deck after a change, to compare on the same luck."
)
@click.option("--processes", type=click.IntRange(1, 256), help="[default: one per core]")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster instead.")
@click.option(
    "--records",
    type=click.Path(file_okay=False),
    metavar="FOLDER",
    help="Write a usual game, a win, a loss and broken games of each row here, for `replay`.",
)
@click.option("--json", "is_json", is_flag=True, help="Print one JSON object.")
@database_option
def command(
    file: str,
    game: Game,
    against: tuple[str, ...],
    games: int | None,
    level: str | None,
    seed: int,
    edition: str,
    until: float | None,
    ends_decided: bool,
    change: str | None,
    processes: int | None,
    cluster: str | None,
    records: str | None,
    is_json: bool,
    database: str | None,
) -> None:
    """Let the computer play the deck in FILE against many others, and count who wins.

    The same decks, level and seed give the same results, however many processes play. Ctrl+C stops
    and shows the games that were played. FILE may be - for standard input.
    """
    if ends_decided and until is not None:
        fail("--until and --decided are two rules for when to stop. Use one of them.")
    players = game.computer_players.needed()
    if 2 not in players.persons:
        fail(f"The computer does not play {game.title} for two people.")
    try:
        chosen = players.level(level or players.usual)
    except UnknownLevelError as error:
        fail(f"--level: {error}.")
    catalogue = catalogue_of(game, database)
    asked = _Asked(game, players, catalogue, edition, chosen.key, seed)
    base = asked.deck(file)
    others = list(_others(game, catalogue, against or (PRECONS,)))
    contests = [asked.contest(base, name, other) for name, other in others]
    changed = None
    if change is not None:
        changed = asked.changed(contests, base, asked.deck(change))
    where = Where(game.key, database, catalogue.digest)
    with compile_while_long(_say), runner(where, processes or os.cpu_count() or 1, cluster) as run:
        sides = [contests] if changed is None else [contests, changed]
        playing = _Playing(run, sides, Z_OF_LOOKS if ends_decided else Z)
        if ends_decided:
            is_whole = playing.play_until_decided(games or DECIDED_GAMES)
        else:
            is_whole = playing.play(games or GAMES, until)
    gauntlets = playing.gauntlets()
    results = Results(
        Path(file).name,
        Conditions(
            game.key, chosen.key, chosen.name, chosen.version, players.rules_version, edition, seed,
            catalogue.digest,
        ),
        gauntlets[0],
        None if change is None else Path(change).name,
        gauntlets[1] if changed is not None else None,
        is_whole,
        ends_decided,
        tuple(asked.notes),
    )  # fmt: skip
    if is_json:
        click.echo(json.dumps(as_json(results), ensure_ascii=False))
    else:
        for line in as_text(results):
            click.echo(line)
    if records is not None:
        _write_records(Path(records), asked, contests, gauntlets[0])
    if not is_whole:
        sys.exit(CANCELLED)


def _say(sentence: str) -> None:
    click.echo(sentence, err=True)


@dataclass
class _Deck:
    """A deck ready to be shuffled, and the digest of its list."""

    name: str
    prepared: PreparedLike
    digest: str


@dataclass
class _Asked:
    """A request for a gauntlet; `notes` are printed before the results."""

    game: Game
    players: ComputerPlayers
    catalogue: AnyCatalogue
    edition: str
    level: str
    seed: int
    notes: list[str] = field(default_factory=list)

    def deck(self, file: str) -> _Deck:
        """The deck in a file; says what is assumed of it and whether it is illegal."""
        decklist = read_one_deck(file, self.game, self.catalogue)
        found = self._prepared(Path(file).name, decklist)
        self.notes += [f"{found.name}: {note}" for note in found.prepared.notes]
        construction = self.game.construction.needed()
        form = construction.find_format(construction.default_format, self.catalogue)
        criteria = construction.criteria(CriteriaRequest(self.catalogue, form, self.edition))
        report = construction.check(decklist, criteria)
        if report.verdict is Verdict.ILLEGAL:
            self.notes.append(
                f"{found.name} is illegal in {form.name}; it is played as it is. "
                f"{report.errors[0].message}"
            )
        return found

    def _prepared(self, name: str, decklist: AnyDecklist) -> _Deck:
        try:
            prepared = self.players.prepare(decklist, self.catalogue, self.edition)
        except UnplayableDeckError as error:
            fail(f"{name}: {error}.")
        return _Deck(name, prepared, deck_hash(decklist))

    def contest(self, base: _Deck, name: str, decklist: AnyDecklist) -> AnyContest:
        """The deck against one other. Ends the program for a deck that cannot be played."""
        other = self._prepared(name, decklist)
        contest = Contest(
            name,
            base.prepared,
            other.prepared,
            (base.digest, other.digest),
            self.level,
            self.edition,
            self.seed,
        )
        try:
            self.players.check(opening_of(contest, 0), self.catalogue)
        except UnplayableDeckError as error:
            fail(f"{base.name} against {name}: {error}.")
        return contest

    def changed(
        self, contests: Sequence[AnyContest], base: _Deck, other: _Deck
    ) -> list[AnyContest]:
        """The same contests with the changed deck, which meets the same luck."""
        aligned = self.players.align(base.prepared, other.prepared)
        return [replace(contest, deck=aligned) for contest in contests]


class _Playing:
    """Games in progress, and what came of them so far."""

    def __init__(self, run: Runner, sides: Sequence[Sequence[AnyContest]], z: float) -> None:
        self._run = run
        self._sides = sides
        self._z = z
        self._contests = [contest for side in sides for contest in side]
        self._games: list[list[GameResult]] = [[] for _ in self._contests]

    def play(self, games: int, until: float | None) -> bool:
        """Play; False if it was interrupted."""
        try:
            for first in range(0, games, ROUND):
                number = min(ROUND, games - first)
                for played in self._run(plan(self._contests, number, first)):
                    self._take(played)
                self._tell(first + number, games)
                if until is not None and self.gauntlets()[0].overall.reach <= until:
                    break
        except KeyboardInterrupt:
            return False
        return True

    def play_until_decided(self, games: int) -> bool:
        """Play each row, or with a change all of them, until it is decided.

        At most this many games are played of each. Returns False if it was interrupted.
        """
        over: set[int] = set()
        first = 0
        try:
            for look in looks(games):
                works = plan(self._contests, look - first, first)
                for played in self._run(it for it in works if it.place not in over):
                    self._take(played)
                self._tell(look, games)
                first = look
                over = self._decided()
                if len(over) == len(self._contests):
                    break
        except KeyboardInterrupt:
            return False
        return True

    def _decided(self) -> set[int]:
        """The places of the contests that need no more games."""
        gauntlets = self.gauntlets()
        if len(gauntlets) == 2:
            is_over = is_change_decided(difference(*gauntlets))
            return set(range(len(self._contests))) if is_over else set()
        rows = gauntlets[0].rows
        return {at for at, row in enumerate(rows) if row.is_mirror or is_decided(row.share)}

    def _take(self, played: Played) -> None:
        place, results = played
        self._games[place] += results

    def _tell(self, done: int, games: int) -> None:
        if sys.stderr.isatty():
            share = self.gauntlets()[0].overall
            click.echo(
                f"\r{done} of {games} games against each deck, {100 * share.value:.0f} % won so far"
                f"{chr(10) if done == games else ''}",
                err=True,
                nl=False,
            )

    def gauntlets(self) -> list[Gauntlet]:
        """The results so far, one for each side."""
        rows = [
            Row(contest.name, tuple(sorted(games)), contest.is_mirror, self._z)
            for contest, games in zip(self._contests, self._games, strict=True)
        ]
        size = len(self._sides[0])
        return [Gauntlet(tuple(rows[at : at + size]), self._z) for at in range(0, len(rows), size)]


def _others(
    game: Game, catalogue: AnyCatalogue, against: Sequence[str]
) -> Iterator[tuple[str, AnyDecklist]]:
    for what in against:
        path = Path(what)
        if what == PRECONS and not path.exists():
            for key, precon in catalogue.precons.items():
                yield key, game.files.needed().of_precon(precon, catalogue)
        elif path.is_dir():
            files = sorted(it for it in path.iterdir() if it.is_file() and it.name[0] != ".")
            if not files:
                fail(f"--against: there are no decks in the folder {what}.")
            for file in files:
                yield file.stem, read_one_deck(str(file), game, catalogue)
        else:
            yield path.stem, read_one_deck(what, game, catalogue)


def _write_records(
    folder: Path, asked: _Asked, contests: Sequence[AnyContest], gauntlet: Gauntlet
) -> None:
    """Play the games again that are worth a look, and write their records."""
    folder.mkdir(parents=True, exist_ok=True)
    for contest, row in zip(contests, gauntlet.rows, strict=True):
        wanted = dict(row.examples)
        wanted |= {f"broken-{game.number}": game for game in row.games if game.why}
        for name, game in wanted.items():
            played = play_number(asked.players, asked.catalogue, contest, game.number)
            file = folder / f"{re.sub(r'[^A-Za-z0-9._-]+', '-', row.name)}-{name}.json"
            file.write_text(played.record, encoding="utf-8")
