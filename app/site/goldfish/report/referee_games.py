"""Games on the referee for the report: played in processes of their own, a second at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.refereed import Refereed
from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.capabilities.simulator import Simulator
from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import UnplayableDeckError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.site.goldfish.report.forms import RunForm
from app.site.goldfish.report.playing import most_at_once
from app.site.goldfish.report.playing_on_referee import play_some
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import computed
from app.site.platform.workers.worker_pool import current_workers
from app.site.platform.workers.worker_process import pickled

STEPS: Final = (100, 500, 2_500, 10_000)
"""The numbers of games that can be asked for; the first is played unasked."""

_KEPT: Final = 64
_MOST_OF_BLOCK: Final = 100

Key = tuple[str, StartLike, object, int]


@dataclass(frozen=True)
class RefereeGames:
    """The games played of a deck: those of the model alone, and those that both played.

    `until` is the number of the latter that is asked for. `problem` says why the referee cannot
    play the deck; empty if it can.
    """

    referee: Refereed
    simulation: SimulatedDeck
    seed: int
    counted: Counters
    pairs: Counters
    until: int = STEPS[0]
    problem: str = ""

    @property
    def games(self) -> int:
        """The number of games that both have played."""
        return self.pairs.games

    @property
    def next_step(self) -> int | None:
        """The number of games up to which the page offers to play on; None at the last step."""
        return next((step for step in STEPS if self.games < step and self.until < step), None)

    @property
    def is_done(self) -> bool:
        """True if all games that are asked for were played."""
        return self.games >= self.until

    @property
    def report(self) -> RunReport:
        """The same as lines and as JSON."""
        return self.referee.report(self.simulation, self.seed, self.counted, self.pairs)

    @property
    def page(self) -> object:
        """The page's values for the game's template."""
        return self.referee.page(self.simulation, self.seed, self.counted, self.pairs)


def referee_games(
    form: RunForm,
    simulator: Simulator,
    start: StartLike,
    simulation: SimulatedDeck,
    until: str | None,
) -> RefereeGames | None:
    """Return the games played so far; None if the game has no goldfish on a referee."""
    referee = simulator.referee
    if referee is None:
        return None
    asked = next((step for step in STEPS if str(step) == until), STEPS[0])
    found = _recent().find(_key(form, start))
    if found is None:
        nothing = Counters.zero(referee.shapes(simulation))
        none_of_model = Counters.zero(simulation.shapes)
        try:
            referee.check(simulation, form.catalogue)
            problem = ""
        except UnplayableDeckError as refusal:
            problem = f"{refusal}."
        seed = form.seed.data
        return RefereeGames(referee, simulation, seed, none_of_model, nothing, asked, problem)
    return replace(found, until=asked)


def play_on(form: RunForm, start: StartLike, found: RefereeGames, who: str) -> RefereeGames:
    """Play about a second's worth of further games, and keep them.

    Raises BusyError while the processes work for others.
    """
    most = min(_MOST_OF_BLOCK, found.until - found.games)
    if most < 1 or found.problem:
        return found
    played = current_workers().run(
        who, play_some, form.deck.game.key, pickled(form.catalogue), found.simulation.model,
        found.seed, Block(found.games, most),
    )  # fmt: skip
    if not found.counted.games:
        games = most_at_once(found.simulation)
        counted = computed(found.simulation.count, found.seed, Block(0, max(games, STEPS[-1])))
        found = replace(found, counted=counted)
    recent, key = _recent(), _key(form, start)
    newest = recent.find(key)
    if newest is not None and newest.games != found.games:
        return replace(newest, until=found.until)
    found = replace(found, pairs=found.pairs + played)
    recent.keep(key, found)
    return found


def _recent() -> Recent[Key, RefereeGames]:
    return recent_ones("referee games", _KEPT)


def _key(form: RunForm, start: StartLike) -> Key:
    return (form.catalogue.digest, start, form.request(), form.seed.data)
