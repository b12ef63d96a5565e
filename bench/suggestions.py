"""Share of cards taken out of a real deck that are among the ten suggested for the rest.

Run `python3 run.py bench suggestions`. Each of the preconstructed decks of a game is left out in
turn: the method learns from the others. The baseline suggests the cards of the deck's trades or
factions that most of the other decks play. The intervals come from drawing the decks again with a
fixed seed. The status is 1 when a method does not hit twice as often as its baseline.

With `--lists FOLDER` the decks of Shadowfist in a folder are measured, too; the method then learns
from all preconstructed decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from app.catalogue import read_catalogue
from app.games.shadowfist import decklists as shadowfist_lists
from app.games.shadowfist import suggestions as of_shadowfist
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST_CARDS
from app.games.shadowfist.facts import Catalogue as ShadowfistCatalogue
from app.games.shadowfist.presentation.deck_files import DECK_FILES as SHADOWFIST_FILES
from app.games.spoils import decklists as spoils_lists
from app.games.spoils import suggestions as of_spoils
from app.games.spoils.card_data import CARD_DATA as SPOILS_CARDS
from app.games.spoils.facts import Catalogue as SpoilsCatalogue
from app.games.spoils.presentation.deck_files import DECK_FILES as SPOILS_FILES
from app.games.spoils.suggestions.outline import Traits as SpoilsTraits
from app.games.tabletop.suggestions import Example, Method, Relation
from app.games.tabletop.suggestions.relations import D, O, T
from bench.leaving_out import (
    RESAMPLES,
    SEED,
    Guess,
    Kin,
    Trial,
    any_card,
    by_halves,
    guess_by,
    left_out,
    most_played,
    one_by_one,
    show,
)


@dataclass(frozen=True)
class Subject(Generic[D, O, T]):
    """A game whose suggestions are measured: its method, what its cards belong to, its decks."""

    title: str
    method: Method[D, O, T]
    kin: Kin[T]
    precons: Sequence[Example[D]]

    def without(self, *names: str) -> tuple[Relation[O, T], ...]:
        """All relations but these."""
        return tuple(each for each in self.method.relations if each.name not in names)

    @property
    def guesses(self) -> dict[str, Guess[D, O, T]]:
        """The baseline, the method, and what both are compared with."""
        return {
            "most played of the kin (baseline)": most_played(self.kin),
            "the method": guess_by(self.method.relations),
            "… without sets": guess_by(self.without("set")),
            "… without sets and pairings": guess_by(self.without("set", "pair")),
            "most played of kin and sets": most_played(self.kin, of_the_sets=True),
            "any card that the deck could play": any_card,
        }

    def measure(self, trials: Sequence[Trial[D]], what: str) -> bool:
        """Print both tables for some decks; whether the method hits twice as often."""
        print(f"{self.title}: {what}, seed {SEED}, {RESAMPLES:,} resamples of decks")
        titles = [trial.example.title for trial in trials]
        print("Each card taken out alone: is it among the ten?")
        measured = {x: one_by_one(g, trials, self.method) for x, g in self.guesses.items()}
        is_met = show(measured, titles)
        print("Half of the cards taken out: how many of the ten were in the deck?")
        show({x: by_halves(g, trials, self.method) for x, g in self.guesses.items()}, titles)
        return is_met


def spoils_subject(
    catalogue: SpoilsCatalogue,
) -> Subject[spoils_lists.Decklist, of_spoils.Outline, SpoilsTraits]:
    """The Spoils; a card belongs to its trade."""
    return Subject(
        "The Spoils",
        of_spoils.method_of(catalogue),
        lambda card: {card.card.trade},
        [
            Example(precon.name, SPOILS_FILES.of_precon(precon, catalogue))
            for precon in catalogue.precons.values()
        ],
    )


def shadowfist_subject(
    catalogue: ShadowfistCatalogue,
) -> Subject[shadowfist_lists.Decklist, of_shadowfist.Outline, of_shadowfist.Traits]:
    """Shadowfist; a card belongs to its factions, and one without any to every deck."""
    return Subject(
        "Shadowfist",
        of_shadowfist.method_of(catalogue),
        lambda card: card.factions or {None},
        [
            Example(precon.name, SHADOWFIST_FILES.of_precon(precon, catalogue))
            for precon in catalogue.precons.values()
        ],
    )


def main(words: Sequence[str] = ()) -> int:
    """Print the tables of each game; the status is 1 when twice a baseline is missed."""
    cards = read_catalogue(SHADOWFIST_CARDS)
    first, second = spoils_subject(read_catalogue(SPOILS_CARDS)), shadowfist_subject(cards)
    is_met = first.measure(left_out(first.precons), f"{len(first.precons)} preconstructed decks")
    is_met &= second.measure(
        left_out(second.precons), f"{len(second.precons)} preconstructed decks"
    )
    if words:
        _, folder = words
        lists = []
        for path in sorted(Path(folder).iterdir()):
            deck = SHADOWFIST_FILES.read(path.read_bytes(), cards, path.name).decklist
            if deck is not None:
                lists.append(Trial(Example(path.stem, deck), second.precons))
        second.measure(lists, f"{len(lists)} decks of players")
    return int(not is_met)


if __name__ == "__main__":
    raise SystemExit(main())
