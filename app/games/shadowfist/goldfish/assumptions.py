"""Assumptions about cards whose text no program knows, such as `Pocket Demon: gain 2 power`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.games.shadowfist.goldfish.effects import Effects
from app.games.shadowfist.goldfish.model import Wish
from app.games.shadowfist.goldfish.policy import MOST_TURNS
from app.games.shadowfist.goldfish.setup import Setup
from app.games.shadowfist.search import CARDS, SearchIndex
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.decklists.spelling_suggestions import near_names

EXAMPLE: Final = "Pocket Demon: gain 2 power"
MOST: Final = 40
_MOST_NUMBER: Final = 20

_GAIN: Final = re.compile(r"gain (\d+) power( once| per turn)?(?: from turn (\d+))?")
_DRAW: Final = re.compile(r"draw (\d+)")
_HAND: Final = re.compile(r"hand size \+?(\d+)")
_COST: Final = re.compile(r"cost [-−](\d+) for (.+)")
_FETCH: Final = re.compile(r"fetch (.+)")

FORMS: Final = (
    "gain N power [once|per turn] [from turn T]", "draw N", "hand size +N", "cost -N for QUERY",
    "fetch QUERY", "keep", "throw away first", "hitter",
)  # fmt: skip
"""The assumptions that can be made about a card."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Assumptions that were understood: wishes by the ids of cards, and the same in words."""

    wishes: Mapping[str, Wish]
    words: tuple[str, ...]


def read_assumptions(
    texts: Iterable[str], setup: Setup, index: Callable[[], SearchIndex]
) -> Assumptions:
    """Read assumptions, each a title, a colon and one of `FORMS`.

    What is said of a card that the deck does not hold has no effect, and the words say so. Raises
    GoldfishError for what cannot be read, and QueryError for a query.
    """
    wishes: dict[str, Wish] = {}
    words: list[str] = []
    for text in dict.fromkeys(filter(None, map(str.strip, texts))):
        if len(words) == MOST:
            raise GoldfishError(f"At most {MOST} assumptions can be made")
        name, wish = _read(text, setup, index)
        cards = [card for card, _ in setup.counted() if card.name == name]
        for card in cards:
            wishes[card.id] = _both(wishes.get(card.id, Wish()), wish)
        words.append(text if cards else f"{text} (not in the deck)")
    return Assumptions(wishes, tuple(words))


def _both(one: Wish, other: Wish) -> Wish:
    return Wish(
        one.effects + other.effects,
        one.is_kept or other.is_kept,
        one.goes_first or other.goes_first,
        one.is_hitter or other.is_hitter,
    )


def _read(text: str, setup: Setup, index: Callable[[], SearchIndex]) -> tuple[str, Wish]:
    title, colon, effect = text.partition(": ")
    if not colon:
        raise GoldfishError(f"Write a card, a colon and what it does, such as '{EXAMPLE}', not "
                            f"'{text}'")  # fmt: skip
    catalogue = index().catalogue
    card = catalogue.find(title.strip())
    if card is None:
        near = near_names(title.strip(), catalogue)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        raise GoldfishError(f"No card is called '{title.strip()}'.{meant}".rstrip(".?"))
    return card.name, _wish(effect.strip(), setup, index)


def _wish(effect: str, setup: Setup, index: Callable[[], SearchIndex]) -> Wish:
    plain = {
        "keep": Wish(is_kept=True),
        "throw away first": Wish(goes_first=True),
        "hitter": Wish(is_hitter=True),
    }
    if effect.lower() in plain:
        return plain[effect.lower()]
    if match := _GAIN.fullmatch(effect):
        return Wish(_gain(match))
    if match := _DRAW.fullmatch(effect):
        return Wish(Effects(draw=_number(match[1])))
    if match := _HAND.fullmatch(effect):
        return Wish(Effects(hand_size=_number(match[1])))
    if match := _COST.fullmatch(effect):
        reduction = _number(match[1])
        return Wish(Effects(reduction=reduction, cheaper=_matching(match[2], setup, index)))
    if match := _FETCH.fullmatch(effect):
        return Wish(Effects(fetched=_matching(match[1], setup, index)))
    raise GoldfishError(f"'{effect}' is not understood. Write one of: {'; '.join(FORMS)}")


def _gain(match: re.Match[str]) -> Effects:
    amount = _number(match[1])
    gained = Effects(income=amount) if match[2] == " per turn" else Effects(gain=amount)
    if match[3] is None:
        return gained
    turn = int(match[3]) if len(match[3]) < 4 else MOST_TURNS + 1
    if not 1 <= turn <= MOST_TURNS:
        raise GoldfishError(f"A turn is a number from 1 to {MOST_TURNS}, not {match[3]}")
    return replace(gained, from_turn=turn)


def _number(text: str) -> int:
    number = int(text) if len(text) < 4 else _MOST_NUMBER + 1
    if number > _MOST_NUMBER:
        raise GoldfishError(f"Write a number up to {_MOST_NUMBER}, not {text}")
    return number


def _matching(query: str, setup: Setup, index: Callable[[], SearchIndex]) -> frozenset[str]:
    """The ids of the deck's cards that a query finds."""
    accepts = CARDS.test_printing(CARDS.parse(query), index())
    return frozenset(card.id for card, _ in setup.counted() if accepts(card.printing))
