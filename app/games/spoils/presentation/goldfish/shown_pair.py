"""A pair of games that trials of changes played, named in a text and played again.

The text has a line with the number of the shuffle, one with the starting resources if the change
is about them, and one for each place of the deck in which another card lies: `23 Brash Basher`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.card_changes import PlayedPair, TriedPair
from app.games.spoils.engine import State
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish.model import Model, model_again
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.presentation.against_computer.log import YOU, Named
from app.games.spoils.solo.game import opened
from app.games.spoils.solo.trials import NUMBERS, play_trial
from app.games.tabletop.chance import GoldfishError

SOLO_NAMES: Final = (YOU, Named("The opponent", "the opponent", "the opponent’s"))

_STARTING: Final = "starting"
_SEPARATOR: Final = ", "
_DIGITS: Final = 10


@dataclass(frozen=True, slots=True)
class ShownPair:
    """A shuffle, and the models of the deck without and with the change."""

    before: Model
    after: Model
    seed: int
    number: int

    def played(self, catalogue: Catalogue) -> PlayedPair:
        """Play both games, and return the answers of both sides."""
        before, after = (
            tuple(map(str, play_trial(model, catalogue, self.seed, self.number).given))
            for model in (self.before, self.after)
        )
        return PlayedPair(before, after)

    def opened(self, catalogue: Catalogue, *, is_changed: bool) -> State:
        """Return one of the games at its first question."""
        model = self.after if is_changed else self.before
        influence = model.opposing_influence
        return opened(model.setup, catalogue, self.seed, self.number, influence)


def text_of(before: Setup, after: Setup, pair: TriedPair) -> str:
    """Return the text that names a pair of games of a change."""
    return "\n".join(_lines(before, after, pair))


def _lines(before: Setup, after: Setup, pair: TriedPair) -> Iterator[str]:
    yield str(pair.number)
    if before.starting != after.starting:
        yield f"{_STARTING} {_SEPARATOR.join(card.name for card in after.starting)}"
    for place, (one, other) in enumerate(zip(before.cards, after.cards, strict=True)):
        if one != other:
            yield f"{place} {other.name}"


def read_pair(text: str, model: Model, seed: int, catalogue: Catalogue) -> ShownPair:
    """Return the pair that a text names for the model of a deck as it is.

    Raises GoldfishError for a text that names none.
    """
    first, *lines = text.splitlines() or [""]
    number = _number(first)
    if number not in NUMBERS or not lines:
        raise GoldfishError("This link names no game that was played to measure a change")
    after = model_again(model, _changed(model.setup, lines, catalogue))
    return ShownPair(model, after, seed, number)


def _changed(setup: Setup, lines: Sequence[str], catalogue: Catalogue) -> Setup:
    cards = list(setup.cards)
    for line in lines:
        where, _, what = line.partition(" ")
        if where == _STARTING:
            starting = tuple(_card(name, catalogue) for name in what.split(_SEPARATOR))
            if len(starting) != len(setup.starting):
                raise GoldfishError("This link names other starting resources than a game has")
            setup = replace(setup, starting=starting)
            continue
        place = _number(where)
        if place not in range(len(cards)):
            raise GoldfishError("This link is about another list: the deck has no such place")
        cards[place] = _card(what, catalogue)
    return replace(setup, cards=tuple(cards))


def _card(name: str, catalogue: Catalogue) -> Card:
    card = catalogue.by_name.get(name)
    if card is None or not card.is_deck_card:
        raise GoldfishError(f"This link names {name!r}, which no deck can contain")
    return card


def _number(text: str) -> int:
    """Return the number that is written; -1 where none is."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else -1
