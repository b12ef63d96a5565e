"""The goldfish against its yardsticks: `python3 run.py bench goldfish`.

Ratios of one run, medians of alternating rounds. For landlord, install the npm package
anywhere and name the directory: `THRESHOLD_LANDLORD=directory`; without it, and without
Node, npm is asked to install it into a temporary directory. What is not there is said to be
"not measured".
"""

import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from app.games.spoils.facts import Card, Faction, Threshold
from app.games.spoils.goldfish import compiled
from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.spoils.goldfish.exact.needs import cards_drawn, icons_in_play
from app.games.spoils.goldfish.figures import compared
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.model_coverage import NOTHING
from app.games.spoils.goldfish.policy import PLAIN, SWIFT, Policy
from app.games.spoils.goldfish.running import (
    Simulation,
    plain_simulation,
    simulation_of,
)
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.terms import CardType, Supertype, Trade
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.chance.mulligan import best_mulligan
from app.games.tabletop.chance.simulation import blocks
from bench import curve, naive_goldfish
from bench.rounds import tell

ROUNDS = 7
RUNS = 150_000
FAST = 400_000
NAIVE = 2_000
MANY = 1_000_000
HERE = Path(__file__).parent
PACKAGE = "@mtgoncurve/landlord"

Contender = Callable[[], float]
"""Runs once and returns the seconds of one unit of work."""


def staple(icon: str, name: str) -> Card:
    """A staple resource."""
    provides = Threshold.of(icon)
    trade = next(trade for trade in Trade if trade.icon == icon)
    return Card(name, trade, CardType.RESOURCE, supertype=Supertype.STAPLE, provides=provides)


def standard_setup() -> Setup:
    """The deck of the naive player: 51 cards to deploy in 16 kinds, 24 staples of two trades."""
    faction = Card("Bench", Trade.UNIVERSAL, CardType.FACTION,
                   faction=Faction(25, Threshold(), 2, 8, 9))  # fmt: skip
    deck = [(staple("O", "Obsession"), 12), (staple("E", "Elitism"), 12)]
    for number, (copies, cost, threshold, strength) in enumerate(naive_goldfish.PLAYABLE):
        card = Card(
            f"Card {number}", Trade.UNIVERSAL, CardType.CHARACTER, cost=cost,
            threshold=Threshold.of(threshold), strength=strength, life=1, speed=1,
        )  # fmt: skip
        deck.append((card, copies))
    return prepare(faction, deck, starting=["Obsession", "Elitism"])


def simulation(setup: Setup | None = None, policy: Policy = PLAIN) -> Simulation:
    """The standard deck, ready to be played."""
    return simulation_of(
        model_of(setup or standard_setup(), policy, effects_of=lambda card: NOTHING)
    )


def timed(units: int, work: Callable[[], object]) -> Contender:
    """A contender whose work has this many units."""

    def run() -> float:
        start = time.perf_counter()
        work()
        return (time.perf_counter() - start) / units

    return run


def alternate(contenders: Mapping[str, Contender]) -> dict[str, list[float]]:
    """Warm all up, then run them in turn, every second round backwards."""
    seconds: dict[str, list[float]] = {name: [] for name in contenders}
    for run in contenders.values():
        run()
    for number in range(ROUNDS):
        for name in list(contenders)[:: -1 if number % 2 else 1]:
            seconds[name].append(contenders[name]())
    return seconds


@contextmanager
def landlord() -> Iterator[Contender | None]:
    """The peer as a contender, seconds a game; None without Node or the package."""
    node = shutil.which("node")
    with tempfile.TemporaryDirectory() as made:
        directory = os.environ.get("THRESHOLD_LANDLORD") or _installed(made)
        if node is None or directory is None:
            yield None
            return
        script = str(HERE / "landlord.mjs")
        with subprocess.Popen(
            [node, script, directory, str(RUNS)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ) as peer:  # fmt: skip
            assert peer.stdin is not None
            assert peer.stdout is not None
            ask, answer = peer.stdin, peer.stdout

            def run() -> float:
                print("round", file=ask, flush=True)
                seconds: float = json.loads(answer.readline())["seconds"]
                return seconds / RUNS

            yield run
            ask.close()


def _installed(directory: str) -> str | None:
    npm = shutil.which("npm")
    if npm is None:
        return None
    done = subprocess.run(
        [npm, "install", "--silent", "--prefix", directory, PACKAGE],
        capture_output=True, check=False,
    )  # fmt: skip
    return directory if done.returncode == 0 else None


def naive() -> tuple[str, Callable[[int], object]]:
    """The naive player: the shared one where it lies beside the checkout, else ours."""
    shared = HERE.parents[1] / "shared" / "bench"
    if not (shared / "naive.py").is_file():
        return "bench/naive_goldfish.py", naive_goldfish.games
    sys.path.insert(0, str(shared))
    yardstick = importlib.import_module("naive")

    return "shared naive.py", lambda count: [yardstick.game() for _ in range(count)]


def players() -> list[bool]:
    """The players against landlord, the naive player and each other."""
    numba = simulation()
    swift = simulation(policy=SWIFT)
    name, play_naively = naive()
    with landlord() as peer:
        contenders: dict[str, Contender] = {
            "numba": timed(FAST, lambda: numba.count(1, Block(0, FAST))),
            SWIFT.name: timed(FAST, lambda: swift.count(1, Block(0, FAST))),
            "two threads": timed(2 * FAST, lambda: numba.play_all(1, 2 * FAST, 2)),
            "one thread": timed(2 * FAST, lambda: numba.play_all(1, 2 * FAST, 1)),
            "naive": timed(NAIVE, lambda: play_naively(NAIVE)),
            "curve": timed(RUNS, lambda: curve.payable_cards(RUNS)),
        }
        if peer is not None:
            contenders["landlord"] = peer
        seconds = alternate(contenders)
    for who, times in seconds.items():
        print(f"  {who}: {1 / median(times) / 1000:.1f} thousand games a second")

    def faster(one: str, other: str) -> float | None:
        if one not in seconds or other not in seconds:
            return None
        return median(b / a for a, b in zip(seconds[one], seconds[other], strict=True))

    return [
        tell("8-turn goldfish against landlord, one thread", faster("numba", "landlord"), 7),
        tell(f"the same with policy {SWIFT.name}", faster(SWIFT.name, "landlord"), 5),
        tell(f"8-turn goldfish against {name}, one thread", faster("numba", "naive"), 250),
        tell("two threads against one", faster("two threads", "one thread"), 1.8),
        tell("landlord's own question against landlord", faster("curve", "landlord"), 15),
    ]


def exact() -> list[bool]:
    """Exact answers against games."""
    setup = standard_setup()

    def costs(low: int, high: int) -> Callable[[Card], bool]:
        return lambda card: card.cost is not None and low <= card.cost <= high

    three = Goal.of(
        [icons_in_play(3, "O"), cards_drawn(1, "1", costs(1, 1)), cards_drawn(2, "2", costs(2, 3))],
        setup,
    )
    six = Goal.of(
        [
            icons_in_play(2, "O"), icons_in_play(2, "E"), cards_drawn(1, "1", costs(1, 1)),
            cards_drawn(1, "2", costs(2, 2)), cards_drawn(1, "3", costs(3, 3)),
        ],
        setup,
    )  # fmt: skip
    assert len(three.classes) == 3
    assert len(six.classes) == 5, "five classes that serve a need, and the rest"
    numba = simulation()
    name, play_naively = naive()
    seconds = alternate(
        {
            "query": timed(300, lambda: [chance(three, 12) for _ in range(300)]),
            "game": timed(300, lambda: play_naively(300)),
            "mulligan": timed(1, lambda: best_mulligan(six, 8, 10)),
            "million": timed(1, lambda: numba.play_all(1, MANY)),
        }
    )

    def slower(one: str, other: str) -> float:
        return median(a / b for a, b in zip(seconds[one], seconds[other], strict=True))

    return [
        tell(f"exact three-group query against one game of {name}", slower("query", "game"), 1,
             at_least=False),
        tell("best partial mulligan, six classes, against 10^6 fast games",
             slower("mulligan", "million"), 1, at_least=False),
    ]  # fmt: skip


def common_shuffles() -> list[bool]:
    """Variance of a one-card difference on independent streams, over that on common ones."""
    setup = standard_setup()
    by_name = {card.name: card for card in setup.cards}
    one = simulation(setup)
    lines = []
    cut = list(blocks(400_000, 4_000))
    first = [one.count(1, block) for block in cut]
    for out, into, figure in (
        ("Obsession", "Elitism", ("icons.E", 4)),
        ("Card 5", "Card 4", ("influence", 8)),
        ("Obsession", "Card 4", ("resources", 4)),
    ):
        two = simulation(setup.exchanged(by_name[out], by_name[into]))
        errors = []
        for seed in (1, 2):
            other = [two.count(seed, block) for block in cut]
            found = compared(one, two, first, other)
            errors.append(next(d.stderr for d in found if (d.id, d.turn) == figure))
        ratio = (errors[1] / errors[0]) ** 2
        lines.append(
            tell(f"variance of {figure[0]} on turn {figure[1]}, {into} for {out}, independent "
                 "streams over common ones", ratio, 5)
        )  # fmt: skip
    return lines


def equal_counters() -> list[bool]:
    """The same seed gives the same counters, whoever plays and however it is cut."""
    numba = simulation()
    plain = plain_simulation(numba.model)
    assert numba.arrays is not None
    whole = compiled.count_games(numba.arrays, 7, 0, 120_000)
    cut = Counters.zero(whole.shapes)
    for block in reversed(list(blocks(120_000, 7_777))):
        cut += numba.count(7, block)
    same = {
        "two threads": numba.play_all(7, 120_000, 2) == whole,
        "blocks of 7,777 backwards": cut == whole,
        "plain, 1,000 games": plain.count(7, Block(0, 1_000)) == numba.count(7, Block(0, 1_000)),
    }
    for name, equal in same.items():
        print(f"equal counters, {name}: {'yes' if equal else 'NO'}")
    return list(same.values())


MEMORY = """
import resource
simulation().play_all(1, {games}, 2)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def memory() -> list[bool]:
    """Peak memory of 10^6 games over that of 10, in processes of their own."""
    peaks: dict[int, list[int]] = {10: [], MANY: []}
    for _ in range(5):
        for games, each in peaks.items():
            shown = subprocess.run(
                [sys.executable, "-c", MEMORY.format(games=games)],
                capture_output=True, text=True, check=True, cwd=HERE.parent,
            )  # fmt: skip
            each.append(int(shown.stdout))
    ratio = median(b / a for a, b in zip(peaks[10], peaks[MANY], strict=True))
    return [tell("peak memory of 10^6 games against 10", ratio, 1.05, at_least=False)]


def main() -> int:
    """Print every ratio; 1 when a target is missed."""
    lines = [*players(), *exact(), *common_shuffles(), *equal_counters(), *memory()]
    return 0 if all(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
