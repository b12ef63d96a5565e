"""How often a card taken out of a real deck is among the ten suggested for the rest.

Run `python3 run.py bench suggestions`. Each of the preconstructed decks is left out in turn: the
method learns from the others, then every card of the deck, all its copies, is taken out and ten
cards are suggested for what is left. The baseline suggests the cards of the deck's trades that most
of the other decks play; where several are played equally often, its chance of a hit is counted.
The intervals come from drawing the decks again with a fixed seed. The status is 1 when the method
does not hit twice as often as the baseline.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.capabilities.deck_files import DECK_FILES
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.games.spoils.suggestions import (
    RELATIONS,
    SHOWN,
    Example,
    Learned,
    Outline,
    Relation,
    can_support,
    learn,
    ranked,
    traits_of,
)

SEED: Final = 18
RESAMPLES: Final = 10_000
HALVES: Final = 20
"""How many times each deck is cut in half at random."""


@dataclass(frozen=True)
class Hits:
    """The hits of one deck: expected or counted, of so many chances."""

    hits: float
    chances: int


@dataclass(frozen=True)
class Cut:
    """A deck of which some names are missing, and what the other decks teach."""

    example: Example
    missing: frozenset[str]
    others: Sequence[Example]
    catalogue: Catalogue


Guess = Callable[[Cut], float]
"""How many of the missing names are among the first ten, expected or counted."""


def names_of(example: Example, catalogue: Catalogue) -> frozenset[str]:
    """The names of a deck apart from staple resources."""
    traits = traits_of(catalogue)
    return frozenset(x.name for x in example.decklist.lines if x.counts and x.name in traits)


def guess_by(relations: tuple[Relation, ...]) -> Guess:
    """The method, with these relations; it learns once for each deck that is left out."""
    learned: dict[str, Learned] = {}

    def hits(cut: Cut) -> float:
        title = cut.example.title
        if title not in learned:
            learned[title] = learn(cut.others, cut.catalogue, relations)
        traits, held = learned[title].traits, names_of(cut.example, cut.catalogue) - cut.missing
        outline = Outline.of(cut.example.decklist, traits, cut.missing)
        best = islice(ranked(outline, learned[title], held), SHOWN)
        return len(cut.missing & {card.name for _, card in best})

    return hits


def most_played(cut: Cut, *, of_the_sets: bool = False) -> float:
    """The baseline; with `of_the_sets` it offers only what is in a set most of the deck is from."""
    traits = traits_of(cut.catalogue)
    held = names_of(cut.example, cut.catalogue) - cut.missing
    trades = {traits[name].card.trade for name in held}
    plays = Counter(name for each in cut.others for name in names_of(each, cut.catalogue))
    sets = Counter(code for name in held for code in traits[name].sets)
    usual = {code for code, number in sets.items() if 2 * number >= len(held)}
    groups: dict[int, list[str]] = {}
    for name, card in traits.items():
        is_offered = card.card.trade in trades and (not of_the_sets or card.sets & usual)
        if name not in held and is_offered:
            groups.setdefault(plays[name], []).append(name)
    left, hits = SHOWN, 0.0
    for _, group in sorted(groups.items(), reverse=True):
        taken = min(left, len(group))
        hits += taken / len(group) * len(cut.missing & set(group))
        left -= taken
    return hits


def any_card(cut: Cut) -> float:
    """Ten cards at random of those whose icons the deck has."""
    traits = traits_of(cut.catalogue)
    held = names_of(cut.example, cut.catalogue) - cut.missing
    outline = Outline.of(cut.example.decklist, traits, cut.missing)
    offered = {n for n, card in traits.items() if n not in held and can_support(outline, card)}
    return len(cut.missing & offered) * min(1.0, SHOWN / max(1, len(offered)))


def without(*names: str) -> tuple[Relation, ...]:
    """All relations but these."""
    return tuple(relation for relation in RELATIONS if relation.name not in names)


GUESSES: Final[dict[str, Guess]] = {
    "most played of the trade (baseline)": most_played,
    "the method": guess_by(RELATIONS),
    "… without sets": guess_by(without("set")),
    "… without sets and pairings": guess_by(without("set", "pair")),
    "most played of trade and sets": lambda cut: most_played(cut, of_the_sets=True),
    "any card of the deck's icons": any_card,
}


def precons(catalogue: Catalogue) -> list[Example]:
    """The real decks: all preconstructed ones."""
    return [
        Example(precon.name, DECK_FILES.of_precon(precon, catalogue))
        for precon in catalogue.precons.values()
    ]


def one_by_one(guess: Guess, decks: Sequence[Example], catalogue: Catalogue) -> list[Hits]:
    """Take out the cards of each deck one by one."""
    found = []
    for deck in decks:
        others, names = [x for x in decks if x is not deck], names_of(deck, catalogue)
        cuts = (Cut(deck, frozenset({name}), others, catalogue) for name in sorted(names))
        found.append(Hits(sum(map(guess, cuts)), len(names)))
    return found


def by_halves(guess: Guess, decks: Sequence[Example], catalogue: Catalogue) -> list[Hits]:
    """Take out half of the names of each deck at random; the chances are the cards suggested."""
    chance, found = random.Random(SEED), []
    for deck in decks:
        others, names = [x for x in decks if x is not deck], sorted(names_of(deck, catalogue))
        cuts = (
            Cut(deck, frozenset(chance.sample(names, len(names) // 2)), others, catalogue)
            for _ in range(HALVES)
        )
        found.append(Hits(sum(map(guess, cuts)), SHOWN * HALVES))
    return found


def rate(found: Sequence[Hits]) -> float:
    """Hits of all chances together."""
    return sum(one.hits for one in found) / sum(one.chances for one in found)


def times(found: Sequence[Hits], base: Sequence[Hits]) -> float:
    """How many times as often it hits."""
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


def show(measured: dict[str, list[Hits]], decks: Sequence[Example]) -> bool:
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
    for deck, one, other in zip(decks, base, method, strict=True):
        print(
            f"  {deck.title:42}{one.hits / one.chances:7.0%} {other.hits / other.chances:5.0%}"
            f"  of {other.chances}"
        )
    return rate(method) >= 2 * rate(base)


def main() -> int:
    """Print both tables; the status is 1 when twice the baseline is missed."""
    catalogue = read_catalogue(CARD_DATA)
    decks = precons(catalogue)
    print(f"{len(decks)} decks, seed {SEED}, {RESAMPLES:,} resamples of decks")
    print("Each card taken out alone: is it among the ten?")
    is_met = show({what: one_by_one(g, decks, catalogue) for what, g in GUESSES.items()}, decks)
    print("Half of the cards taken out: how many of the ten were in the deck?")
    show({what: by_halves(g, decks, catalogue) for what, g in GUESSES.items()}, decks)
    return int(not is_met)


if __name__ == "__main__":
    raise SystemExit(main())
