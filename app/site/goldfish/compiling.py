"""What a process does that compiles the simulation kernels; it imports nothing of the website."""

from app.games import game
from app.games.capabilities.starting import StartLike


def compile_kernels(key: str, start: StartLike) -> None:
    """Compile what simulations of a game need, into numba's cache on disk."""
    game(key).needed_simulator().warm(start)
