"""The value of a TERRUS battle by trying every answer to every question, without any thought.

It plays on the referee itself, merges nothing and remembers nothing, so that a solver can be
compared with it.
"""

from app.games.terrus.battle import play
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle


class TooManyPositionsError(ValueError):
    """The battle has more positions than brute force was to look at."""


def value_of(battle: Battle, most: int | None = None) -> int:
    """The value of a battle in progress when both rulers answer as well as possible.

    Raises TooManyPositionsError beyond a given number of positions.
    """
    return _Tried(most).value(battle)


class _Tried:
    def __init__(self, most: int | None) -> None:
        self._left = most

    def value(self, battle: Battle) -> int:
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise TooManyPositionsError
        person = play.to_decide(battle)
        if person is None:
            return result_of(battle).value
        values = []
        for answer in play.legal(battle):
            after = battle.clone()
            play.apply(after, answer)
            values.append(self.value(after))
        return max(values) if person == 0 else min(values)
