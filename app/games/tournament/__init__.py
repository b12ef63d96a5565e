"""Tools for tournaments of every game: fair selections, and pairings brought as a file.

A round is paired from the players and all earlier matches, without a rematch while one can be
avoided. The same seed pairs alike:

    >>> from app.games.tournament.matches import Entrant, Match, Outcome
    >>> from app.games.tournament.standings import standings
    >>> from app.games.tournament.swiss import pair
    >>> players = [Entrant(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    >>> first = pair(players, [], seed="Open/1")
    >>> first
    (('Ada', 'Dan'), ('Ben', 'Cleo'))
    >>> played = [Match(1, table, Outcome((2, 1))) for table in first]
    >>> [(row.id, int(row.points)) for row in standings(players, played, "Open")]
    [('Ben', 3), ('Ada', 3), ('Dan', 0), ('Cleo', 0)]
    >>> pair(players, played, seed="Open/2")
    (('Ada', 'Ben'), ('Cleo', 'Dan'))
"""

from collections.abc import Iterable
from hashlib import sha256
from itertools import pairwise

from app.games.tournament.pairings import (
    LineProblem,
    Pairings,
    Seating,
    read_pairings,
)

__all__ = ["LineProblem", "Pairings", "Seating", "read_pairings", "select"]


def select(candidates: Iterable[str], count: int, seed: str) -> tuple[str, ...]:
    """`count` of the candidates, or all if there are fewer, each equally likely.

    Anybody can repeat it from the seed with nothing but SHA-256: each candidate is ranked by the
    SHA-256 of `seed`, a line feed and its name, in UTF-8, and those with the smallest hashes are
    selected, smallest first. So the order in which candidates are listed does not matter, a larger
    selection begins with the smaller one, and whoever is added or leaves changes nobody else's
    rank.

    Raises ValueError for a negative count and for a candidate that is there twice.
    """
    if count < 0:
        raise ValueError(f"{count} candidates cannot be selected")
    ranked = sorted((_rank(candidate, seed), candidate) for candidate in candidates)
    for (_, one), (_, other) in pairwise(ranked):
        if one == other:
            raise ValueError(f"{one!r} is a candidate twice")
    return tuple(candidate for _, candidate in ranked[:count])


def _rank(candidate: str, seed: str) -> bytes:
    return sha256(f"{seed}\n{candidate}".encode()).digest()
