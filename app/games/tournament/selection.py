"""Random selection that anybody can repeat from its seed with nothing but SHA-256.

Each candidate is ranked by the SHA-256 of `seed`, a line feed and its name, in UTF-8, and
those with the smallest hashes are selected, smallest first. So the order in which candidates
are listed does not matter, a larger selection begins with the smaller one, and whoever is
added or leaves changes nobody else's rank.
"""

from collections.abc import Iterable
from hashlib import sha256
from itertools import pairwise


def select(candidates: Iterable[str], count: int, seed: str) -> tuple[str, ...]:
    """`count` of the candidates, or all where there are fewer, each equally likely.

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
