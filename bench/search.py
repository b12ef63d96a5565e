"""Search over 100 times the catalogue against the catalogue: at most 120 times as long.

Run `python bench/search.py`. Both searches alternate in one run; the figure is the median
of the rounds' ratios, per query and for all queries together. The index is kept, as a
site keeps it; what preparing it costs is printed beside.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import replace

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Card, Catalogue, PrintingId
from app.games.spoils.search import SearchIndex, search

TIMES = 100
ROUNDS = 7
LIMIT = 120
QUERIES = (
    "scout",
    "elite",
    "st:soldier c<=4",
    "t:character str>life order:cost",
    "th<=2R or pr:R",
    "i<=RD -is:unique r>=uncommon order:set dir:desc",
    "e>=seed1 -e:2ed unique:prints",
    "/^s.*t$/",
    "",
)


def multiplied(catalogue: Catalogue, times: int) -> Catalogue:
    """The catalogue with each card `times` times, under names of its own.

    Cards by name, then printings: one after the other in memory, as reading a file lays them.
    """
    copies = range(times)
    cards = {card.name: [renamed(card, copy) for copy in copies] for card in catalogue.cards}
    printings = [
        replace(
            printing,
            id=PrintingId(f"{printing.id}-{copy}"),
            card=cards[printing.card.name][copy],
        )
        for copy in copies
        for printing in catalogue.printings
    ]
    return Catalogue.of(version="bench", printings=printings, sets=catalogue.sets)


def renamed(card: Card, copy: int) -> Card:
    """The card's copy of that number."""
    return replace(card, name=f"{card.name} {letters(copy)}") if copy else card


def letters(copy: int) -> str:
    """A number as letters that no name holds, so that copies are found like originals."""
    return "qx" + "".join("bcdfghjkmz"[int(digit)] for digit in str(copy))


def seconds(work: Callable[[], object]) -> float:
    """Return how long one call takes, in seconds."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def rounds(small: SearchIndex, large: SearchIndex, query: str) -> tuple[float, float, float]:
    """Median seconds of the small and the large search, and the median of their ratios."""
    times = []
    for _ in range(ROUNDS):
        little = seconds(lambda: [search(small, query) for _ in range(20)]) / 20
        times.append((little, seconds(lambda: search(large, query))))
    ratio = statistics.median(long / short for short, long in times)
    shorts, longs = zip(*times, strict=True)
    return statistics.median(shorts), statistics.median(longs), ratio


def main() -> int:
    """Print the table; the status is 1 when the whole is above the limit."""
    catalogue = read_catalogue(CARD_DATA)
    started = time.perf_counter()
    small = SearchIndex.of(catalogue)
    prepared = time.perf_counter() - started
    large = SearchIndex.of(multiplied(catalogue, TIMES))
    print(f"{len(small.entries)} against {len(large.entries)} cards, {ROUNDS} rounds")
    print(f"preparing the index of the catalogue: {prepared * 1000:.1f} ms")
    print(f"{'query':50} {'ms':>8} {'ms x100':>9} {'ratio':>7}")
    totals = [0.0, 0.0]
    for query in QUERIES:
        short, long, ratio = rounds(small, large, query)
        totals = [totals[0] + short, totals[1] + long]
        print(f"{query or '(everything)':50} {short * 1000:8.3f} {long * 1000:9.1f} {ratio:7.1f}")
    whole = totals[1] / totals[0]
    print(f"{'all together':50} {totals[0] * 1000:8.3f} {totals[1] * 1000:9.1f} {whole:7.1f}")
    print(f"at most {LIMIT}: {'met' if whole <= LIMIT else 'NOT met'}")
    return int(whole > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
