"""The value of a TERRUS battle by trying every answer to every question, without any thought.

It plays on the referee itself, merges nothing and remembers nothing, so that a solver can be
compared with it.
"""

from app.games.terrus.battle import play
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle


def value_of(battle: Battle) -> int:
    """The value of a battle in progress when both rulers answer as well as possible."""
    person = play.to_decide(battle)
    if person is None:
        return result_of(battle).value
    values = []
    for answer in play.legal(battle):
        after = battle.clone()
        play.apply(after, answer)
        values.append(value_of(after))
    return max(values) if person == 0 else min(values)


def positions_of(battle: Battle) -> int:
    """How many positions `value_of` looks at."""
    if play.to_decide(battle) is None:
        return 1
    found = 1
    for answer in play.legal(battle):
        after = battle.clone()
        play.apply(after, answer)
        found += positions_of(after)
    return found
