"""The goldfish of The Spoils on the referee."""

from typing import Final, cast

from app.games.capabilities.refereed import Refereed
from app.games.capabilities.run_report import RunReport
from app.games.capabilities.table import UnplayableDeckError
from app.games.spoils.engine import CannotReferee
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.running import Simulation
from app.games.spoils.presentation.command_line.refereed import referee_lines
from app.games.spoils.presentation.goldfish.refereed_page import RefereedPage, refereed_page
from app.games.spoils.solo.game import opened
from app.games.spoils.solo.pairs import count_pairs, shapes_of
from app.games.spoils.solo.planner import Planner
from app.games.spoils.solo.report import referee_report
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters, Shapes


def _shapes(simulation: Simulation) -> Shapes:
    return shapes_of(simulation.model)


def _count(model: object, catalogue: Catalogue, seed: int, block: Block) -> Counters:
    deck = cast(Model, model)
    return count_pairs(deck, catalogue, Planner(deck), seed, block)


def _check(simulation: Simulation, catalogue: Catalogue) -> None:
    try:
        opened(simulation.model.setup, catalogue, 0, 0, simulation.model.opposing_influence)
    except CannotReferee as problem:
        raise UnplayableDeckError(str(problem)) from None


def _report(simulation: Simulation, seed: int, counted: Counters, pairs: Counters) -> RunReport:
    report = referee_report(simulation, seed, counted, pairs)
    return RunReport(tuple(referee_lines(report)), report.as_json())


def _page(simulation: Simulation, seed: int, counted: Counters, pairs: Counters) -> RefereedPage:
    return refereed_page(referee_report(simulation, seed, counted, pairs))


REFEREED: Final[Refereed[Catalogue, Simulation, RefereedPage]] = Refereed(
    shapes=_shapes, count=_count, check=_check, report=_report, page=_page
)
