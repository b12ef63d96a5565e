"""Play games on a Dask cluster: the same numbered blocks, counted by its workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.cli.one_deck import fail
from app.games import game
from app.games.capabilities.simulated import SimulatedDeck
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters

if TYPE_CHECKING:
    from distributed import Client

TASKS_AT_ONCE = 64
BLOCKS_OF_A_TASK = 10


def count_block(key: str, model: object, seed: int, block: Block) -> Counters:
    """Play one block on a worker, for the game with this key, and return its counters."""
    return game(key).simulator.needed().count(model, seed, block)


@contextmanager
def connected(address: str) -> Iterator[Client]:
    """A client of the cluster at an address, closed at the end.

    Ends the program with a message if `distributed` is not installed or no cluster responds.
    """
    try:
        from distributed import Client
    except ImportError:
        fail("For --cluster install the extra 'cluster': pip install threshold[cluster]")
    try:
        client = Client(address, timeout="10s")  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        fail(f"No cluster is responding at {address}: {error}")
    with client:
        yield client


def run_on_cluster(
    address: str, key: str, simulation: SimulatedDeck, seed: int, games: int
) -> Iterator[Counters]:
    """Play the games on a cluster; the counters equal those of `SimulatedDeck.run`.

    Ends the program with a message if `distributed` is not installed or no cluster responds.
    """
    with connected(address) as client:
        from distributed import as_completed

        model = client.scatter(simulation.model, broadcast=True)  # type: ignore[no-untyped-call]
        todo = simulation.blocks(games, BLOCKS_OF_A_TASK)

        def submit() -> None:
            block = next(todo, None)
            if block is not None:
                task = client.submit(count_block, key, model, seed, block, pure=False)
                work.add(task)  # type: ignore[no-untyped-call]

        work = as_completed([])  # type: ignore[no-untyped-call]
        for _ in range(TASKS_AT_ONCE):
            submit()
        for done in work:
            yield done.result()
            submit()
