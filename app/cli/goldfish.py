"""`threshold goldfish`: play a deck many times without an opponent who acts."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import click
from click.core import ParameterSource

from app.cli.facts import catalogue_of, database_option
from app.cli.goldfish_changes import Changing
from app.cli.goldfish_on_referee import GAMES as GAMES_ON_REFEREE
from app.cli.goldfish_on_referee import MOST_GAMES, OnReferee
from app.cli.one_deck import fail, names_of, read_one_deck
from app.cli.options import (
    CommandOfGame,
    HelpOfGame,
    command_line,
    edition_option,
    game_option,
    games_option,
    only_with,
    policy_option,
    starting_option,
    turns_option,
)
from app.cli.processes import Where
from app.games import Game
from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.simulator import (
    RunRequest,
    Simulator,
)
from app.games.capabilities.starting import StartLike, StartRequest
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import QueryError
from app.games.tabletop.search.index import AnySearchIndex

CANCELLED = 130
DEALT = "dealt"


def _where(has: Callable[[Simulator], object]) -> Callable[[Game], bool]:
    """Return the question whether the simulator of a game has something."""
    return lambda game: bool(game.simulator and has(game.simulator.needed()))


def _of_those_with(has: Callable[[Simulator], object], words: str) -> Callable[[Game], str]:
    """Return what explains an option that only some games know."""

    def explained(game: Game) -> str:
        return words if _where(has)(game) else only_with(_where(has), lambda _: words)

    return explained


def _referee(simulator: Simulator) -> object:
    return simulator.referee


def _hands(simulator: Simulator) -> object:
    return simulator.hand_in_turns


def _assume(game: Game) -> str:
    example = game.simulator.needed().options.assumption
    if not example:
        return only_with(_where(lambda it: it.options.assumption), _assume)
    return f"What a card does, such as '{example}'. Can be repeated."


def _keep(game: Game) -> str:
    if not game.simulator.needed().options.most_clauses:
        return only_with(_where(lambda it: it.options.most_clauses), _keep)
    clause = game.simulator.needed().options.clause
    such_as = f", such as '{clause}'" if clause else ""
    return f"A condition for a keepable hand{such_as}. Can be repeated; all conditions must hold."


@click.command(
    "goldfish",
    cls=CommandOfGame,
    short_help="Play a deck many times and report how it performs.",
    closing=lambda game: (
        f"Example: {command_line('goldfish', game)} deck.txt --games 1000000 --json"
    ),
)
@click.argument("file")
@game_option
@click.option(
    "--on",
    "player",
    type=click.Choice(["model", "referee"]),
    default="model",
    show_default=True,
    cls=HelpOfGame,
    explained=_of_those_with(
        _referee,
        "Play with the fast model; or a planner on the referee with the text of every card, 200 "
        "games or as many as --games says, and say how far off the fast model is.",
    ),
)
@games_option
@turns_option
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True)
@click.option("--first/--second", "goes_first", default=True, help="Who goes first.")
@edition_option
@starting_option(lambda game: game.simulator.needed().start)
@policy_option
@click.option(
    "--keep",
    multiple=True,
    metavar="'RANGE QUERY'",
    cls=HelpOfGame,
    explained=_keep,
)
@click.option(
    "--assume",
    multiple=True,
    metavar="'CARD: EFFECT'",
    cls=HelpOfGame,
    explained=_assume,
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    cls=HelpOfGame,
    explained=_of_those_with(
        _referee, "Number of processes with --on referee. [default: one per core]"
    ),
)
@click.option(
    "--model-games",
    type=click.IntRange(1, MOST_GAMES),
    cls=HelpOfGame,
    explained=_of_those_with(
        _referee, "Number of games of the model with --on referee. [default: 1000000]"
    ),
)
@click.option("--against", metavar="FILE", help="A second deck to compare on the same shuffles.")
@click.option(
    "--changes",
    is_flag=True,
    cls=HelpOfGame,
    explained=lambda game: (
        "Measure one more and one fewer of each card instead, with GAMES games per change."
        + (" --on referee then tries the best exchanges." if _where(_referee)(game) else "")
    ),
)
@click.option(
    "--hand",
    metavar="CARDS",
    cls=HelpOfGame,
    explained=_of_those_with(
        _hands,
        "Compare what to put back from this opening hand instead, by the turn of the win: card "
        "names separated by commas, or 'dealt' for the hand that SEED deals.",
    ),
)
@click.option(
    "--threads", type=click.IntRange(1, 256), help="Number of threads. [default: one per core]"
)
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on a Dask cluster instead of this machine."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@database_option
def command(
    file: str,
    game: Game,
    player: str,
    games: int,
    turns: int,
    seed: int,
    goes_first: bool,
    edition: str,
    starting: str | None,
    policy: str,
    keep: Sequence[str],
    assume: Sequence[str],
    processes: int | None,
    model_games: int | None,
    against: str | None,
    changes: bool,
    hand: str | None,
    threads: int | None,
    cluster: str | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Play the deck in FILE against a passive opponent and report how it performs.

    The same input gives the same figures on any number of threads. Ctrl+C stops cleanly. FILE may
    be - for standard input.
    """
    if player == "referee" and (against is not None or hand is not None):
        fail("--against and --hand need the fast model; leave out --on referee")
    if player == "model" and processes is not None:
        fail("--processes needs --on referee; for the fast model, use --threads")
    if player == "model" and model_games is not None:
        fail("--model-games needs --on referee; for the fast model, use --games")
    if against is not None and cluster is not None:
        fail("--against runs only on this machine; leave out --cluster")
    if hand is not None and (changes or against is not None or cluster is not None):
        fail("--hand cannot be combined with --changes, --against or --cluster")
    if changes and (against is not None or cluster is not None):
        fail("--changes cannot be combined with --against or --cluster")
    simulator = game.simulator.needed()
    if assume and not simulator.options.assumption:
        fail(f"{game.title} has no assumptions; leave out --assume")
    if keep and not simulator.options.most_clauses:
        fail(f"{game.title} has no conditions for hands; leave out --keep")
    asked = Asked(
        game,
        simulator,
        catalogue_of(game, database),
        StartRequest(edition, goes_first, names_of(starting)),
        RunRequest(policy, turns, tuple(keep), assume=tuple(assume)),
    )
    start, simulation = asked.ready(file)
    where = Where(game.key, database, asked.catalogue.digest)
    if changes:
        cores = os.cpu_count() or 1
        tries = (processes or cores) if player == "referee" else None
        report = Changing(where, simulation, seed, games, threads or cores).report(tries)
    elif player == "referee":
        source = click.get_current_context().get_parameter_source("games")
        if source is ParameterSource.DEFAULT:
            games = GAMES_ON_REFEREE
        on_referee = OnReferee(where, simulator, simulation, seed, games, model_games)
        found = on_referee.report(processes, cluster, threads or os.cpu_count() or 1)
        report = replace(found, lines=(*start.notes, *found.lines))
    elif against is not None:
        _, other = asked.ready(against, start)
        report = _compared(simulator, simulation, other, seed, games)
    elif hand is not None:
        report = _hand(game, start, seed, hand, asked.catalogue)
    else:
        played = Played(simulator, simulation, game.key, seed, games)
        counters = played.counted(threads or os.cpu_count() or 1, cluster)
        report = simulation.report(seed, counters)
    if as_json:
        click.echo(json.dumps(report.fields, ensure_ascii=False))
    else:
        for line in report.lines:
            click.echo(line)


@dataclass(frozen=True, slots=True)
class Asked:
    """The settings of a simulation that the options give, for any deck."""

    game: Game
    simulator: Simulator
    catalogue: AnyCatalogue
    start: StartRequest
    run: RunRequest

    def ready(self, file: str, beside: StartLike | None = None) -> tuple[StartLike, SimulatedDeck]:
        """Read a deck file and prepare it for playing.

        With `beside`, cards that both decks share keep their positions in the shuffle. Ends the
        program with a message if the deck cannot be played.
        """
        simulator = self.simulator
        decklist = read_one_deck(file, self.game, self.catalogue)
        try:
            start = simulator.start.prepare(decklist, self.catalogue, self.start)
            if beside is not None:
                start = simulator.aligned(beside, start)
            return start, simulator.simulate(start, self.run, self._index)
        except QueryError as error:
            fail(error.caret)
        except GoldfishError as error:
            fail(f"{error}.")

    def _index(self) -> AnySearchIndex:
        return self.game.language.needed().index(self.catalogue)


def _compared(
    simulator: Simulator, first: SimulatedDeck, second: SimulatedDeck, seed: int, games: int
) -> RunReport:
    try:
        return first.compare(second, seed, games).report()
    except GoldfishError as error:
        fail(f"{error}.")


def _hand(game: Game, start: StartLike, seed: int, hand: str, catalogue: AnyCatalogue) -> RunReport:
    tool = game.simulator.needed().hand_in_turns
    if tool is None:
        fail(f"{game.title} has no measure of a deck's speed; leave out --hand")
    names = None if hand == DEALT else tuple(filter(None, map(str.strip, hand.split(","))))
    try:
        return tool.report(start, seed, names, catalogue)
    except GoldfishError as error:
        fail(f"{error}.")


@dataclass(frozen=True, slots=True)
class Played:
    """A number of games of one deck, to be played here or on a cluster."""

    simulator: Simulator
    simulation: SimulatedDeck
    game: str
    seed: int
    games: int

    def counted(self, threads: int, cluster: str | None) -> Counters:
        """Play all games and return their counters. Ends the program with a message on Ctrl+C."""
        total = Counters.zero(self.simulation.shapes)
        try:
            with click.progressbar(
                length=self.games, label=f"Playing {self.games} games", file=sys.stderr,
                show_pos=True,
            ) as bar:  # fmt: skip
                for counters in self._blocks(threads, cluster):
                    total += counters
                    bar.update(counters.games)
        except KeyboardInterrupt:
            fail(
                f"\nStopped after {total.games} of {self.games} games; nothing was written.",
                CANCELLED,
            )
        return total

    def _blocks(self, threads: int, cluster: str | None) -> Iterator[Counters]:
        if cluster is None:
            return self.simulation.run(self.seed, self.games, threads)
        from app.cli.cluster import run_on_cluster

        return run_on_cluster(cluster, self.game, self.simulation, self.seed, self.games)
