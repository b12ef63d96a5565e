"""One more and one fewer of each card on the command line, tried on the referee if asked."""

from __future__ import annotations

import sys
from collections.abc import Hashable
from dataclasses import dataclass

import click

from app.cli.goldfish_on_referee import CANCELLED
from app.cli.one_deck import fail
from app.cli.processes import Where, workers
from app.games import game
from app.games.capabilities.card_changes import CardExchanges, TrialsLike, Tried
from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.table import UnplayableDeckError
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import in_order
from app.games.tabletop.chance.figures import Estimate

SHUFFLES = 8
"""Shuffles of one piece of work: about a second."""

MOST_PIECES = 1_000


@dataclass(frozen=True, slots=True)
class Trying:
    """A piece of work that can be sent to another process."""

    where: Where
    work: object


def try_exchange(trying: Trying) -> Tried:
    """Look at some shuffles on the referee."""
    tool = game(trying.where.game).simulator.needed().card_changes
    assert tool is not None
    return tool.try_on_referee(trying.work, trying.where.catalogue)


@dataclass(frozen=True, slots=True)
class Changing:
    """The changes of one deck. Ends the program with a message where they cannot be measured."""

    where: Where
    simulation: SimulatedDeck
    seed: int
    games: int
    threads: int

    def report(self, processes: int | None) -> RunReport:
        """Measure all changes; with processes, try the best of them on the referee."""
        tool = game(self.where.game).simulator.needed().card_changes
        if tool is None:
            title = game(self.where.game).title
            fail(f"{title} has no measure of a deck's speed; leave out --changes")
        try:
            changes = tool.prepare(self.simulation, self.seed, self.games)
        except GoldfishError as error:
            fail(f"{error}.")
        if processes is not None:
            self._check()
        measured: dict[Hashable, Estimate] = {}
        try:
            self._measure(changes, measured)
            if processes is None:
                return changes.report(measured, None)
            trials = self._tried(changes.trials(measured), processes)
        except KeyboardInterrupt:
            todo = len(changes.exchanges)
            fail(f"\nStopped after {len(measured)} of {todo}; nothing was written.", CANCELLED)
        return changes.report(measured, trials)

    def _check(self) -> None:
        referee = game(self.where.game).simulator.needed().referee
        assert referee is not None
        try:
            referee.check(self.simulation, self.where.catalogue)
        except UnplayableDeckError as problem:
            fail(f"{problem}.")

    def _measure(self, changes: CardExchanges, measured: dict[Hashable, Estimate]) -> None:
        todo = changes.exchanges
        label = f"Measuring {len(todo)} exchanges"
        with click.progressbar(
            length=len(todo), label=label, file=sys.stderr, show_pos=True
        ) as bar:
            results = in_order(changes.measure, todo, self.threads)
            for exchange, gain in zip(todo, results, strict=True):
                measured[exchange] = gain
                bar.update(1)

    def _tried(self, trials: TrialsLike, processes: int) -> TrialsLike:
        label = "Trying the best on the referee"
        with (
            click.progressbar(length=trials.most_shuffles, label=label, file=sys.stderr) as bar,
            workers(processes, None) as run,
        ):
            while works := trials.next_works(SHUFFLES, MOST_PIECES):
                for tried in run(try_exchange, [Trying(self.where, work) for work in works]):
                    trials = trials.with_tried(tried)
                    bar.update(tried.counted.games)
        return trials
