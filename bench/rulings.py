"""A ruling with reasons against setting up its position: at most 15 ms, and 200 ms for any.

Run `python3 run.py bench rulings`. Moments of random games between preconstructed decks are written
as bench files and answered as the page answers them: position, legal answers, reasons for each card
that can do nothing. The yardstick is the position alone. Then come files made to be slow. Times are
those of the processor. The status is 1 when the median or the slowest is above its limit.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Final

from app.catalogue import read_catalogue
from app.games.capabilities.bench_answers import RulingStatus
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine import (
    Action,
    Deck,
    apply,
    legal_actions,
    new_game,
    position,
    record_of,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.bench import SpoilsRulings
from app.games.spoils.presentation.bench.reading import read_bench
from app.games.spoils.terms import CardType, Icon

GAMES: Final = 30
MOMENTS: Final = range(60, 300, 60)
MEDIAN_LIMIT: Final = 0.015
SLOWEST_LIMIT: Final = 0.200

_HEAD: Final = "the spoils cr3\nturn 9, player 1, action\n"
_SIDES: Final = ("player 1: The Tournament Faction\n", "player 2: The Tournament Faction\n")
_COSTLY: Final = ("Schproingmajig", "Micromajig Master", "Spontaneous Displacement", "Scrag")
SLOW: Final = {
    "75 characters that can attack, 75 that can block": (
        f"{_HEAD}{_SIDES[0]}in play\n  75 Gnat\n{_SIDES[1]}in play\n  75 Scout\n"
    ),
    "75 resources to pay with, and costs that are searched": (
        f"{_HEAD}{_SIDES[0]}in play\n  40 Schproingmajig\nresources\n  40 Elitism\n  35 Obsession\n"
        "hand\n"
        + "".join(f"  15 {name}\n" for name in _COSTLY)
        + f"{_SIDES[1]}in play\n  75 Gnat\n"
    ),
    "100 steps": (
        f"{_HEAD}{_SIDES[0]}in play\n  75 Gnat\n{_SIDES[1]}in play\n  75 Scout\nsteps\n"
        "  1 attacks\n" + "  1 chooses Gnat\n" * 75
    ),
}


def crowded(catalogue: Catalogue, first: int) -> str:
    """A bench file whose hand has 60 different tactics, and both sides 14 characters."""
    characters = [it for it in catalogue.cards if it.type is CardType.CHARACTER and not it.is_token]
    tactics = [it for it in catalogue.cards if it.type is CardType.TACTIC][first : first + 60]
    there = "in play\n" + "".join(f"  1 {it.name}\n" for it in characters[:14])
    free = "".join(f"  20 {it.word}\n" for it in Icon if it is not Icon.VOLITION)
    hand = "".join(f"  1 {it.name}\n" for it in tactics)
    return f"{_HEAD}{_SIDES[0]}{there}resources\n{free}hand\n{hand}{_SIDES[1]}{there}"


def moments(catalogue: Catalogue) -> Iterator[str]:
    """Bench files of moments of random games."""
    rulings = SpoilsRulings()
    for seed in range(GAMES):
        chance, given = random.Random(seed), list[Action]()
        sold = chance.sample(sorted(catalogue.precons), 2)
        state = new_game(catalogue, [_deck(catalogue, it) for it in sold], seed=seed)
        while state.decision is not None and len(given) < max(MOMENTS):
            given.append(chance.choice(legal_actions(state)))
            apply(state, given[-1])
            if len(given) in MOMENTS:
                text = rulings.moment(record_of(state, given).to_json(), catalogue, seat=None)
                if text is not None:
                    yield text


def _deck(catalogue: Catalogue, precon: str) -> Deck:
    lines = catalogue.precons[precon].lines
    cards = [(catalogue.by_printing[it.printing].card, it.copies) for it in lines]
    faction = next((it.name for it, _ in cards if it.is_faction), "The Tournament Faction")
    return Deck(faction, tuple(it.name for it, n in cards for _ in range(n) if it.is_deck_card))


def set_up(text: str, catalogue: Catalogue) -> None:
    """Read a bench file and lay out its position, without asking or doing anything."""
    bench = read_bench(text, catalogue)
    position(
        catalogue, bench.sides, seed=1, turn=bench.turn, active=bench.active, phase=bench.phase
    )


def timed(work: Callable[[], object]) -> float:
    """Return the seconds of processor time of some work."""
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> int:
    """Print the times; the status is 1 when a limit is missed."""
    catalogue, rulings = read_catalogue(CARD_DATA), SpoilsRulings()
    texts = list(moments(catalogue))
    bare = [timed(partial(set_up, text, catalogue)) for text in texts]
    whole = [timed(partial(rulings.report, text, catalogue)) for text in texts]
    print(
        f"{len(texts)} moments: a ruling {median(whole) * 1000:.1f} ms in the median, "
        f"{max(whole) * 1000:.1f} ms at most; {median(whole) / median(bare):.1f} times its position"
    )
    slowest = max(whole)
    hands = {f"60 tactics from the {n}th on": crowded(catalogue, n) for n in (0, 60, 180)}
    for title, text in {**SLOW, **hands}.items():
        seconds = timed(partial(rulings.report, text, catalogue))
        is_read = rulings.report(text, catalogue).status is not RulingStatus.UNREADABLE
        slowest = max(slowest, seconds)
        print(f"{title}: {seconds * 1000:.0f} ms{'' if is_read else ', refused'}")
    return int(median(whole) > MEDIAN_LIMIT or slowest > SLOWEST_LIMIT)


if __name__ == "__main__":
    sys.exit(main())
