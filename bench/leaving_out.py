"""Share of cards taken out of a deck that are among the ten suggested for what is left of it.

Each trial is a deck with the decks that the method may learn from, which never include it. Every
card, all its copies, is taken out in turn and ten cards are suggested for the rest.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, TypeAlias

from app.games.tabletop.suggestions import SHOWN, Example, Learned, Method, Relation, learn, ranked
from app.games.tabletop.suggestions.relations import D, O, T

SEED: Final = 18
RESAMPLES: Final = 10_000
HALVES: Final = 20
"""Number of times each deck is cut in half at random."""


@dataclass(frozen=True)
class Hits:
    """The hits of one deck, expected or counted, out of `chances` chances."""

    hits: float
    chances: int


@dataclass(frozen=True)
class Trial(Generic[D]):
    """A deck to take cards out of, and the decks to learn from."""

    example: Example[D]
    others: Sequence[Example[D]]


@dataclass(frozen=True)
class Cut(Generic[D, O, T]):
    """A deck of which some names are missing, and what is known of cards and of other decks.

    `rest` is what is left of the deck, and `plays` is how many of the other decks play a card.
    """

    trial: Trial[D]
    missing: frozenset[str]
    method: Method[D, O, T]
    rest: O
    plays: Counter[str]


Guess: TypeAlias = Callable[[Cut[D, O, T]], float]
"""The number of missing names among the first ten, expected or counted."""

Kin: TypeAlias = Callable[[T], Collection[object]]
"""The groups a card belongs to, such as its trade; the baseline offers cards of the deck's own."""


def left_out(decks: Sequence[Example[D]]) -> list[Trial[D]]:
    """Each deck, with all others to learn from."""
    return [Trial(deck, [other for other in decks if other is not deck]) for deck in decks]


def names_of(example: Example[D], method: Method[D, O, T]) -> frozenset[str]:
    """The names of a deck that can be suggested."""
    return frozenset(method.outline(example.decklist, set()).names)


def cuts_of(
    trial: Trial[D], missing: Sequence[frozenset[str]], method: Method[D, O, T]
) -> Iterator[Cut[D, O, T]]:
    """The deck of a trial with each of these sets of names taken out."""
    plays = Counter(name for each in trial.others for name in names_of(each, method))
    for names in missing:
        yield Cut(trial, names, method, method.outline(trial.example.decklist, names), plays)


def guess_by(relations: tuple[Relation[O, T], ...]) -> Guess[D, O, T]:
    """The method with these relations; it learns once for each set of decks."""
    learned: dict[tuple[str, ...], Learned[D, O, T]] = {}

    def hits(cut: Cut[D, O, T]) -> float:
        known = tuple(each.title for each in cut.trial.others)
        if known not in learned:
            method = Method(cut.method.traits, cut.method.outline, cut.method.can_play, relations)
            learned[known] = learn(cut.trial.others, method)
        rest = cut.rest
        best = islice(ranked(rest, learned[known], rest.names), SHOWN)
        return len(cut.missing & {card.name for _, card in best})

    return hits


def most_played(kin: Kin[T], *, of_the_sets: bool = False) -> Guess[D, O, T]:
    """The baseline: the cards of the deck's own kin that most of the other decks play.

    Where several are played equally often, their chance of a hit is counted. With `of_the_sets`
    it offers only what is in a set that most of the deck is from.
    """

    def hits(cut: Cut[D, O, T]) -> float:
        traits, held = cut.method.traits, cut.rest.names
        of_the_deck = {each for name in held for each in kin(traits[name])}
        usual = {code for code, number in cut.rest.sets.items() if 2 * number >= len(held)}
        groups: dict[int, list[str]] = {}
        for name, card in traits.items():
            is_kin = not of_the_deck.isdisjoint(kin(card))
            if name not in held and is_kin and (not of_the_sets or card.sets & usual):
                groups.setdefault(cut.plays[name], []).append(name)
        left, found = SHOWN, 0.0
        for _, group in sorted(groups.items(), reverse=True):
            taken = min(left, len(group))
            found += taken / len(group) * len(cut.missing & set(group))
            left -= taken
        return found

    return hits


def any_card(cut: Cut[D, O, T]) -> float:
    """Ten cards at random of those that the deck could play."""
    rest, can_play = cut.rest, cut.method.can_play
    offered = {
        name
        for name, card in cut.method.traits.items()
        if name not in rest.names and can_play(rest, card)
    }
    return len(cut.missing & offered) * min(1.0, SHOWN / max(1, len(offered)))


def one_by_one(
    guess: Guess[D, O, T], trials: Sequence[Trial[D]], method: Method[D, O, T]
) -> list[Hits]:
    """Take out the cards of each deck one by one."""
    found = []
    for trial in trials:
        names = sorted(names_of(trial.example, method))
        cuts = cuts_of(trial, [frozenset({name}) for name in names], method)
        found.append(Hits(sum(map(guess, cuts)), len(names)))
    return found


def by_halves(
    guess: Guess[D, O, T], trials: Sequence[Trial[D]], method: Method[D, O, T]
) -> list[Hits]:
    """Take out half of the names of each deck at random; the chances are the cards suggested."""
    chance, found = random.Random(SEED), []
    for trial in trials:
        names = sorted(names_of(trial.example, method))
        halves = [frozenset(chance.sample(names, len(names) // 2)) for _ in range(HALVES)]
        cuts = cuts_of(trial, halves, method)
        found.append(Hits(sum(map(guess, cuts)), SHOWN * HALVES))
    return found


def rate(found: Sequence[Hits]) -> float:
    """Hits of all chances together."""
    return sum(one.hits for one in found) / sum(one.chances for one in found)


def times(found: Sequence[Hits], base: Sequence[Hits]) -> float:
    """The ratio of the hit rate to that of the baseline."""
    return rate(found) / max(1e-9, rate(base))


def interval(figure: Callable[..., float], *measured: Sequence[Hits]) -> tuple[float, float]:
    """The middle 95 % of a figure over the same decks drawn again and again, with repeats."""
    chance, decks = random.Random(SEED), range(len(measured[0]))
    drawn = []
    for _ in range(RESAMPLES):
        at = chance.choices(decks, k=len(decks))
        drawn.append(figure(*([each[i] for i in at] for each in measured)))
    drawn.sort()
    return drawn[RESAMPLES // 40], drawn[-1 - RESAMPLES // 40]


def show(measured: dict[str, list[Hits]], titles: Sequence[str]) -> bool:
    """Print a table of rates and their ratios to the baseline; whether twice is reached."""
    base, method, *_ = measured.values()
    print(f"{'':38}{'hits':>8}  {'95 %':>14}  {'times':>6}  {'95 %':>12}")
    for what, found in measured.items():
        low, high = interval(rate, found)
        fewest, most = interval(times, found, base)
        print(
            f"{what:38}{rate(found):8.1%}  {low:6.1%}–{high:6.1%}  {times(found, base):6.1f}  "
            f"{fewest:5.1f}–{most:.1f}"
        )
    for title, one, other in zip(titles, base, method, strict=True):
        print(
            f"  {title:42}{one.hits / one.chances:7.0%} {other.hits / other.chances:5.0%}"
            f"  of {other.chances}"
        )
    return rate(method) >= 2 * rate(base)
