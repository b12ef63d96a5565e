"""`threshold goldfish`: a deck played against nobody, many times."""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import click

from app.cli.facts import catalogue_of, database_option
from app.cli.one_deck import fail, names_of, read_one_deck
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.comparing import Comparison, aligned, compare
from app.games.spoils.goldfish.counters import Counters
from app.games.spoils.goldfish.deal import LARGEST_SEED
from app.games.spoils.goldfish.expressing import scripted_effects
from app.games.spoils.goldfish.from_decklist import Prepared, prepare_decklist, read_keepable
from app.games.spoils.goldfish.keeping import USUAL, Keepable
from app.games.spoils.goldfish.model import MOST_TURNS, TURNS, model_of
from app.games.spoils.goldfish.policy import PLAIN, POLICIES, policy_of
from app.games.spoils.goldfish.report import Report, report_of
from app.games.spoils.goldfish.running import MOST_GAMES, Simulation, run, simulation_of
from app.games.spoils.goldfish.setup import GoldfishError, Setup
from app.games.spoils.search import QueryError, SearchIndex

GAMES = 100_000
CANCELLED = 130


@click.command(
    "goldfish",
    short_help="Play a deck many times and tell how it runs.",
    epilog="Example: threshold goldfish deck.o8d --games 1000000 --second --json",
)
@click.argument("file")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=GAMES, show_default=True)
@click.option("--turns", type=click.IntRange(1, MOST_TURNS), default=TURNS, show_default=True)
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True)
@click.option("--first/--second", "goes_first", default=True, help="Who goes first.")
@click.option(
    "--edition", type=click.Choice([each.value for each in Edition]), default=DEFAULT_EDITION.value
)
@click.option("--starting", metavar="NAME,NAME", help="The starting resources.")
@click.option("--policy", type=click.Choice(list(POLICIES)), default=PLAIN.name, show_default=True)
@click.option(
    "--keep",
    multiple=True,
    metavar="'RANGE QUERY'",
    help="What makes a hand keepable, such as '2..5 t:resource'; several must all hold.",
)
@click.option("--against", metavar="FILE", help="A second deck, compared on the same shuffles.")
@click.option("--threads", type=click.IntRange(1, 256), help="As many as there are cores.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster instead.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@database_option
def command(
    file: str,
    games: int,
    turns: int,
    seed: int,
    goes_first: bool,
    edition: str,
    starting: str | None,
    policy: str,
    keep: Sequence[str],
    against: str | None,
    threads: int | None,
    cluster: str | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Play the deck in FILE against a passive opponent and tell how it runs.

    Equal inputs give equal figures, on any number of threads. Ctrl-C stops cleanly. FILE may
    be - for standard input.
    """
    if against is not None and cluster is not None:
        fail("--against plays on this machine; leave --cluster out")
    asked = Asked(
        catalogue_of(database),
        goes_first,
        Edition(edition),
        names_of(starting),
        policy,
        turns,
        tuple(keep),
    )
    prepared, simulation = asked.ready(file)
    if against is not None:
        _, other = asked.ready(against, simulation.model.setup)
        _side_by_side(_compared(simulation, other, seed, games), as_json)
        return
    counters = _play(simulation, seed, games, threads or os.cpu_count() or 1, cluster)
    report = report_of(simulation, seed, counters)
    if as_json:
        click.echo(json.dumps(report.as_object(), ensure_ascii=False))
    else:
        for line in as_lines(report, prepared):
            click.echo(line)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the options say of a game, for whichever deck is played."""

    catalogue: Catalogue
    goes_first: bool
    edition: Edition
    starting: list[str] | None
    policy: str
    turns: int
    keep: tuple[str, ...]

    def ready(self, file: str, beside: Setup | None = None) -> tuple[Prepared, Simulation]:
        """The deck of a file ready to be played, sharing places with another deck's cards.

        Ends the program with a message when it cannot be.
        """
        decklist = read_one_deck(file, self.catalogue)
        try:
            prepared = prepare_decklist(
                decklist,
                self.catalogue,
                starting=self.starting,
                goes_first=self.goes_first,
                edition=self.edition,
            )
            setup = prepared.setup if beside is None else aligned(beside, prepared.setup)
            model = model_of(
                setup,
                policy_of(self.policy),
                turns=self.turns,
                effects_of=scripted_effects,
                keepable=_keepable(self.keep, self.catalogue),
            )
            return prepared, simulation_of(model)
        except QueryError as error:
            fail(error.caret)
        except GoldfishError as error:
            fail(f"{error}.")


def _compared(first: Simulation, second: Simulation, seed: int, games: int) -> Comparison:
    try:
        return compare(first, second, seed, games)
    except GoldfishError as error:
        fail(f"{error}.")


def _side_by_side(found: Comparison, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found.as_object(), ensure_ascii=False))
        return
    click.echo(f"{found.first.games} games each on the same shuffles, seed {found.first.seed}.")
    for name, report in (("First", found.first), ("Second", found.second)):
        click.echo(f"{name}: {report.coverage.words}.")
    click.echo(f"{'':<24}{'turn':>5}{'first':>10}{'second':>10}{'second is more by':>26}")
    for each in found.differences:
        if each.card is None:
            click.echo(
                f"{each.id:<24}{each.turn or '':>5}{each.first:10.3f}{each.second:10.3f}"
                f"{each.gain:16.4f} ±{each.stderr:.4f}"
            )


def _keepable(texts: Sequence[str], catalogue: Catalogue) -> Keepable:
    return read_keepable(texts, SearchIndex.of(catalogue)) if texts else USUAL


def _play(
    simulation: Simulation, seed: int, games: int, threads: int, cluster: str | None
) -> Counters:
    total = Counters.zero(simulation.layout)
    try:
        with click.progressbar(
            length=games, label=f"Playing {games} games", file=sys.stderr, show_pos=True
        ) as bar:
            for counters in _blocks(simulation, seed, games, threads, cluster):
                total += counters
                bar.update(counters.games)
    except KeyboardInterrupt:
        fail(f"\nStopped after {total.games} of {games} games; nothing was written.", CANCELLED)
    return total


def _blocks(
    simulation: Simulation, seed: int, games: int, threads: int, cluster: str | None
) -> Iterator[Counters]:
    if cluster is None:
        return run(simulation, seed, games, threads)
    from app.cli.cluster import run_on_cluster

    return run_on_cluster(cluster, simulation, seed, games)


def as_lines(report: Report, prepared: Prepared) -> list[str]:
    """The report for people: by turn, then card by card at the turn of its cost."""
    order = "first" if report.first else "second"
    lines = [
        f"{report.games} games going {order}, seed {report.seed}, edition {report.edition}, "
        f"policy {report.policy}, starting with {', '.join(report.starting) or 'nothing'}; "
        f"{report.coverage.words}.",
        *prepared.notes,
        "",
    ]
    by_turn = {(figure.id, figure.turn): figure for figure in report.figures if figure.card is None}
    lines += [
        f"{figure.id:<24}{figure.value:8.3f} ±{figure.stderr:.3f}"
        for figure in report.figures
        if figure.turn is None
    ]
    names = [name for name, turn in by_turn if turn == 1]
    lines += ["", "turn" + "".join(f"{name:>16}" for name in names)]
    turns = sorted({turn for _, turn in by_turn if turn is not None})
    for turn in turns:
        cells = (by_turn[name, turn] for name in names)
        lines.append(f"{turn:>4}" + "".join(f"{c.value:9.3f} ±{c.stderr:.3f}" for c in cells))
    return [*lines, "", *_cards(report, turns)]


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
