"""Alternating rounds: each contender runs once per round, so that a slow minute hits all."""

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

ROUNDS: Final = 7


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds of each contender, one figure per round."""

    seconds: Mapping[str, Sequence[float]]

    @property
    def rounds(self) -> int:
        """The number of rounds run."""
        return min(len(times) for times in self.seconds.values())

    def ratio(self, contender: str, yardstick: str) -> float:
        """The median of the rounds' ratios: how many times longer than the yardstick."""
        pairs = zip(self.seconds[contender], self.seconds[yardstick], strict=True)
        return median(one / other for one, other in pairs)


def alternate(contenders: Mapping[str, Callable[[], object]], rounds: int = ROUNDS) -> Measured:
    """Run all contenders once to warm up, then in turn, every second round backwards."""
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for run in contenders.values():
        run()
    names = list(contenders)
    for number in range(rounds):
        for name in names if number % 2 == 0 else reversed(names):
            gc.collect()
            start = time.perf_counter()
            contenders[name]()
            taken[name].append(time.perf_counter() - start)
    return Measured(taken)


def show(measured: Measured, contender: str, yardstick: str, limit: float | None = None) -> bool:
    """Print one ratio, with its limit where an issue names one; whether that is met."""
    ratio = measured.ratio(contender, yardstick)
    met = "" if limit is None else f", at most {limit:g}: {'met' if ratio <= limit else 'MISSED'}"
    times = [median(measured.seconds[name]) * 1000 for name in (contender, yardstick)]
    print(
        f"{contender}: {ratio:.2f} times {yardstick}{met} "
        f"({times[0]:.1f} ms to {times[1]:.1f} ms, medians of {measured.rounds} rounds)"
    )
    return limit is None or ratio <= limit


def tell(what: str, ratio: float | None, wanted: float, at_least: bool = True) -> bool:
    """Print one line; whether the target is met. An unmeasured ratio fails nothing."""
    limit = f"at {'least' if at_least else 'most'} {wanted:g}"
    if ratio is None:
        print(f"{what}: not measured ({limit})")
        return True
    met = ratio >= wanted if at_least else ratio <= wanted
    print(f"{what}: {ratio:.3g} ({limit}: {'met' if met else 'MISSED'})", flush=True)
    return met
