"""The goldfish on the referee: pairs of games in one process, in several, or on a cluster."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import click

from app.cli.one_deck import fail
from app.cli.processes import Where, workers
from app.games import game
from app.games.capabilities.refereed import Refereed
from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.simulator import Simulator
from app.games.capabilities.table import UnplayableDeckError
from app.games.tabletop.chance.blocks import Block, cut
from app.games.tabletop.chance.figures import Counters, total

GAMES = 200
"""Games that the referee plays if no number is given."""

MOST_GAMES = 1_000_000

MODEL_GAMES = 1_000_000
SLOW_MODEL_GAMES = 20_000
"""Games that the model plays beside them, by the fast player and without it."""

BLOCK = 4
"""Games of one piece of work: about a second."""

CANCELLED = 130


@dataclass(frozen=True, slots=True)
class Work:
    """A block of games of a model. Everything in it can be sent to another process."""

    where: Where
    model: object
    seed: int
    block: Block


def count(work: Work) -> Counters:
    """Play a block of games with both players and count them."""
    referee = game(work.where.game).simulator.needed().referee
    assert referee is not None
    return referee.count(work.model, work.where.catalogue, work.seed, work.block)


@dataclass(frozen=True, slots=True)
class OnReferee:
    """Games of one deck on the referee. Ends the program with a message where that cannot be."""

    where: Where
    simulator: Simulator
    simulation: SimulatedDeck
    seed: int
    games: int
    model_games: int | None = None

    def report(self, processes: int | None, cluster: str | None, threads: int) -> RunReport:
        """Play all games and report them beside the model's."""
        if self.games > MOST_GAMES:
            fail(f"The referee plays at most {MOST_GAMES} games; enter a smaller --games")
        usual = MODEL_GAMES if self.simulation.is_fast else SLOW_MODEL_GAMES
        wanted = self.model_games or max(usual, self.games)
        if wanted < self.games:
            fail(f"The model plays at least as many games as the referee, {self.games}")
        referee = self._referee()
        pairs = self._pairs(referee, processes or os.cpu_count() or 1, cluster)
        click.echo(f"Playing {wanted} games of the model", err=True)
        blocks = self.simulation.run(self.seed, wanted, threads)
        counted = total(self.simulation.shapes, blocks)
        return referee.report(self.simulation, self.seed, counted, pairs)

    def _referee(self) -> Refereed:
        referee = self.simulator.referee
        if referee is None:
            fail(f"{game(self.where.game).title} has no goldfish on the referee; leave out --on")
        try:
            referee.check(self.simulation, self.where.catalogue)
        except UnplayableDeckError as problem:
            fail(f"{problem}.")
        return referee

    def _pairs(self, referee: Refereed, processes: int, cluster: str | None) -> Counters:
        done = Counters.zero(referee.shapes(self.simulation))
        label = f"Playing {self.games} games on the referee"
        try:
            with click.progressbar(
                length=self.games, label=label, file=sys.stderr, show_pos=True
            ) as bar:
                for counters in self._blocks(processes, cluster):
                    done += counters
                    bar.update(counters.games)
        except KeyboardInterrupt:
            fail(
                f"\nStopped after {done.games} of {self.games} games; nothing was written.",
                CANCELLED,
            )
        return done

    def _blocks(self, processes: int, cluster: str | None) -> Iterator[Counters]:
        work = partial(Work, self.where, self.simulation.model, self.seed)
        blocks = list(cut(self.games, BLOCK))
        with workers(min(processes, len(blocks)), cluster) as run:
            yield from run(count, map(work, blocks))
