"""Search over the 3,019 printings of Shadowfist against The Spoils: per row at most 1.2 times.

Run `python bench/shadowfist_search.py`. Queries of one kind alternate in one run; the figure is
the median of the rounds' ratios of the time per printing, per kind and for all kinds together.
Both indexes are kept, as a site keeps them.
"""

import statistics
import sys
import time
from collections.abc import Callable

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST
from app.games.shadowfist.search import CARDS
from app.games.shadowfist.search import SearchIndex as ShadowfistIndex
from app.games.spoils.card_data import CARD_DATA as SPOILS
from app.games.spoils.search import SearchIndex as SpoilsIndex
from app.games.spoils.search import search

ROUNDS = 15
LIMIT = 1.2
QUERIES = (
    ("a word", "monk", "scout"),
    ("a type and a number", "t:character c<=4", "t:character c<=4"),
    ("two numbers", "fighting>cost", "str>life"),
    ("resources", "req<=ddC or prov:M", "th<=2R or pr:R"),
    ("a keyword", "k:guts -r:rare", "kw:covert -r:rare"),
    ("a word of the type line", "d:soldier c<=4", "st:soldier c<=4"),
    ("sets", "e>=df -e:cik unique:prints", "e>=seed1 -e:2ed unique:prints"),
    ("an order", "is:unique order:cost dir:desc", "is:staple order:cost dir:desc"),
    ("everything by printing", "unique:prints", "unique:prints"),
)


def timed(find: Callable[[str], object], query: str) -> float:
    """Seconds of five searches."""
    began = time.perf_counter()
    for _ in range(5):
        find(query)
    return time.perf_counter() - began


def main() -> int:
    """Print the ratios; 1 where all kinds together cost more than the limit."""
    shadowfist = ShadowfistIndex.of(read_catalogue(SHADOWFIST))
    spoils = SpoilsIndex.of(read_catalogue(SPOILS))
    rows = len(shadowfist.catalogue.printings), len(spoils.catalogue.printings)
    together: list[list[float]] = [[0.0, 0.0] for _ in range(ROUNDS)]
    for kind, ours, theirs in QUERIES:
        ratios = []
        for at in range(ROUNDS):
            one = timed(lambda query: CARDS.search(shadowfist, query).found[:30], ours) / rows[0]
            two = timed(lambda query: search(spoils, query).found[:30], theirs) / rows[1]
            together[at][0] += one
            together[at][1] += two
            ratios.append(one / two)
        print(f"{kind:28}{statistics.median(ratios):6.2f}  {ours!r} against {theirs!r}")
    figure = statistics.median(one / two for one, two in together)
    print(f"{'all kinds':28}{figure:6.2f}  at most {LIMIT}")
    return int(figure > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
