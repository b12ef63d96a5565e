"""Games of the plain player as counters."""

from __future__ import annotations

import app.games.shadowfist.goldfish.player_reference as plain
from app.games.shadowfist.goldfish.counter_shapes import CAUSES, shapes_of
from app.games.shadowfist.goldfish.model import CardKind, Model
from app.games.tabletop.chance.figures import Counters


def count_games(model: Model, seed: int, first: int, games: int) -> Counters:
    """Play games by number with the plain player and count them."""
    shapes = shapes_of(model)
    count = _Count(model, {name: place.start for name, place in shapes.places().items()})
    count.row = [0] * shapes.size
    for number in range(first, first + games):
        count.add(plain.play_game(model, seed, number))
    return Counters(shapes, games, tuple(count.row))


class _Count:
    """One row of counters, filled game by game."""

    def __init__(self, model: Model, first: dict[str, int]) -> None:
        self.model, self.first = model, first
        self.row: list[int] = []
        self.powers = model.most_cost + 1

    def add(self, game: plain.GameTrace) -> None:
        """Count one game."""
        for place, hand in enumerate((game.dealt, game.kept)):
            self._hand(place, [self.model.kinds[number] for number in hand])
        self._one("discarded", len(game.discarded))
        self._one("hitter", game.hitter)
        self._one("decked", game.decked)
        for turn, trace in enumerate(game.turns):
            self._turn(turn, trace)

    def _turn(self, turn: int, trace: plain.TurnTrace) -> None:
        model = self.model
        ready = min(trace.ready, model.most_cost)
        self._one("ready", (turn * len(model.states) + trace.state) * self.powers + ready)
        self._one("generated", turn * (model.most_generated + 1) + trace.generated)
        self._one("sites", turn * (model.turns + 1) + trace.sites)
        self._one("feng_shui_sites", turn * (model.turns + 1) + trace.feng_shui_sites)
        self._one("seen", turn * (len(model.places) + 1) + trace.seen)
        for place, number in enumerate(trace.dead):
            self._sums("dead", turn * len(CAUSES) + place, number)
        self._sums("power", turn, trace.power)
        self._sums("fighting", turn, trace.fighting)

    def _hand(self, place: int, kinds: list[CardKind]) -> None:
        has_site = any(kind.is_feng_shui_site for kind in kinds)
        has_foundation = any(kind.is_foundation for kind in kinds)
        for wanted, met in enumerate((has_site, has_foundation, has_site and has_foundation)):
            self.row[self.first["hand"] + 3 * place + wanted] += met

    def _one(self, name: str, place: int) -> None:
        self.row[self.first[name] + place] += 1

    def _sums(self, name: str, place: int, value: int) -> None:
        start = self.first[name] + 2 * place
        self.row[start] += value
        self.row[start + 1] += value * value
