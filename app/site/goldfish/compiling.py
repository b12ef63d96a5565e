"""Compiling the simulation kernels in a process that imports nothing of the website."""

from app.games import game
from app.games.capabilities.starting import StartLike


def compile_kernels(key: str, start: StartLike) -> None:
    """Compile what simulations of a game need, into numba's cache on disk."""
    game(key).simulator.needed().warm(start)
