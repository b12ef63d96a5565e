"""Blocks, threads and players: any way of playing gives the same counters."""

import subprocess
import sys
from itertools import islice

import pytest

from app.games.spoils.goldfish import player_numba
from app.games.spoils.goldfish.from_decklist import Prepared
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.running import (
    plain_simulation,
    simulation_of,
    warm,
)
from app.games.spoils.presentation.goldfish.simulator import SpoilsSimulatedDeck
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.chance.simulation import BLOCK, BLOCKS_OF_A_THREAD, blocks

GAMES = 2 * BLOCKS_OF_A_THREAD * BLOCK + 17


def test_equal_seeds_give_equal_counters_on_any_number_of_threads(precon_model: Model) -> None:
    simulation = simulation_of(precon_model)
    whole = simulation.count(4, Block(0, GAMES))
    for threads in (1, 2, 5):
        assert simulation.play_all(4, GAMES, threads) == whole
    assert simulation.play_all(5, GAMES) != whole


def test_the_compiled_player_and_the_plain_one_count_alike(precon_model: Model) -> None:
    block = Block(10**6, 60)
    fast = simulation_of(precon_model)
    assert fast.is_fast
    assert fast.count(77, block) == plain_simulation(precon_model).count(77, block)


def test_blocks_cover_every_game_once() -> None:
    assert list(blocks(45, 20)) == [Block(0, 20), Block(20, 20), Block(40, 5)]
    assert list(blocks(5, 20, first=7)) == [Block(7, 5)]
    for games in (0, -1, 10**12):
        with pytest.raises(GoldfishError, match="number of games"):
            next(blocks(games))


def test_whoever_stops_asking_cancels_the_rest(precon_model: Model) -> None:
    simulation = simulation_of(precon_model)
    for threads in (1, 2):
        some = list(islice(simulation.run(1, 10**9, threads), 3))
        total = Counters.zero(simulation.shapes)
        for counters in some:
            total += counters
        assert total == simulation.count(1, Block(0, 3 * BLOCKS_OF_A_THREAD * BLOCK))


def test_the_kernel_is_compiled_once_for_all_decks(precon_model: Model) -> None:
    warm()
    compiled = len(player_numba.play_games.signatures)
    simulation_of(precon_model).count(2**63, Block(5, 10))
    assert len(player_numba.play_games.signatures) == compiled == 1


def test_importing_the_game_imports_neither_numpy_nor_numba() -> None:
    program = (
        "import sys, app.games.spoils, app.games.spoils.goldfish.running, "
        "app.games.spoils.goldfish.exact.asking, app.games.spoils.goldfish.player_reference;"
        "print([name for name in ('numpy', 'numba', 'flask') if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "[]"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_counts_like_this_machine(precon_model: Model) -> None:
    distributed = pytest.importorskip("distributed")
    from app.cli.cluster import run_on_cluster

    simulation = simulation_of(precon_model)
    deck = SpoilsSimulatedDeck(
        simulation.model, simulation.states, simulation.arrays, Prepared(precon_model.setup)
    )
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, host="127.0.0.1", protocol="tcp://",
        dashboard_address=None,
    ) as cluster:  # fmt: skip
        total = Counters.zero(simulation.shapes)
        for counters in run_on_cluster(cluster.scheduler_address, "spoils", deck, 9, 25 * BLOCK):
            total += counters
    assert total == simulation.play_all(9, 25 * BLOCK)
