"""Words mentioned so far in a paragraph, by which later ones refer to them; and grammar.

A table holds the words whose phrases hold one another, so that modules need no circular imports.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from app.games.spoils.vocabulary import (
    OPPONENT,
    YOU,
    Cards,
    ControllerOf,
    Is,
    OpponentOf,
    OwnerOf,
    Player,
    Role,
    Who,
)

_WORD_AND_MARK: Final = re.compile(r"(.+?)( or |, |$)")
_VOWELS: Final = "aeiou"
_ADDS_ES: Final = ("ch", "sh", "ss", "x")


@dataclass(slots=True)
class Speech:
    """The nouns of one paragraph: of its picks, choice, search, event and bearer.

    `actor` is the player who is the subject already, so that a verb needs none. `homes` and
    `pick_homes` are the players in whose hand, deck or discard pile the cards were: they are
    the owners, so the owner need not be named.
    """

    picks: list[tuple[str, bool]] = field(default_factory=list)
    chosen: tuple[str, bool] = ("card", False)
    found: bool = False
    looked_at: bool = False
    discarded: bool = False
    revealed: bool = False
    set_aside: bool = True
    event: str = "card"
    source: str = "its source"
    affected: str = "those cards"
    befell: str = "changed"
    replaced: str = "it"
    responded: str = "what it responds to"
    host: str = "attached character"
    actor: Who | None = None
    just_chosen: bool = True
    ability: bool = False
    homes: dict[Role, Who | None] = field(default_factory=dict)
    pick_homes: list[Who | None] = field(default_factory=list)

    def picked(self, nth: int, *, as_cards: bool = False) -> str:
        """The picked cards by their nouns, or just as cards: all of them, or those of one Pick."""
        picks = self.picks if nth == 0 else self.picks[nth - 1 : nth]
        if not picks:
            return "the picked cards"
        nouns = {noun for noun, _ in picks}
        many = len(picks) > 1 or picks[0][1]
        noun = nouns.pop() if len(nouns) == 1 and not as_cards else "card"
        if nth and len(self.picks) > 1 and sum(it == picks[0] for it in self.picks) > 1:
            return f"the {ORDINALS[nth]} picked {plural(noun) if many else noun}"
        return f"the picked {plural(noun) if many else noun}"


ORDINALS: Final = ("", "first", "second", "third", "fourth")


def plural(noun: str) -> str:
    """A noun, or several in a row, in the plural."""
    return "".join(f"{word}s{mark}" for word, mark in _WORD_AND_MARK.findall(noun))


def article(noun: str) -> str:
    """The noun phrase with `a` or `an`."""
    first = noun.lstrip('"[').lower()[:1]
    return f"an {noun}" if first in _VOWELS else f"a {noun}"


def third_person(text: str) -> str:
    """An imperative such as `draw a card` as somebody does it: `draws a card`."""
    verb, _, rest = text.partition(" ")
    verb = verb + ("es" if verb.endswith(_ADDS_ES) else "s")
    return f"{verb} {rest}" if rest else verb


def subject(who: Who, speech: Speech | None = None) -> str:
    """A player as the subject of a sentence; with `speech`, a card's player by the card's name."""
    match who:
        case Player():
            return _SUBJECTS[who]
        case ControllerOf(card=card):
            return f"{_whose(card, speech)} controller"
        case OwnerOf(card=card):
            return f"{_whose(card, speech)} owner"
        case OpponentOf():
            return "that player's opponent"


def _whose(card: Cards, speech: Speech | None) -> str:
    role = card.where[0] if card.where else None
    if speech is None or not isinstance(role, Is):
        return "its"
    match role.role:
        case Role.HOST:
            return f"the {speech.host}'s"
        case Role.PICKED:
            return f"{speech.picked(role.nth)}'s"
        case Role.THAT:
            return f"that {speech.event}'s"
        case Role.SOURCE:
            return f"{speech.source}'s"
    return "its"


def possessive(who: Who, speech: Speech | None = None) -> str:
    """A player as owner of something: `your`."""
    match who:
        case Player.YOU:
            return "your"
        case Player.THEY:
            return "their"
    return f"{subject(who, speech)}'s"


_SUBJECTS: Final = {
    YOU: "you",
    OPPONENT: "your opponent",
    Player.EACH: "each player",
    Player.THEY: "that player",
    Player.PICKED: "the picked player",
}


def sentence(text: str) -> str:
    """A clause with a capital letter and a full stop."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def joined(parts: list[str], word: str = "and") -> str:
    """Parts in a row with commas and a last word: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


_SAYS: Final[dict[type, Callable[[Any, Speech], str]]] = {}


def add_words(says: Mapping[type[Any], Callable[[Any, Speech], str]]) -> None:
    """Add words to the table, each with what says it."""
    _SAYS.update(says)


def say_word(word: object, speech: Speech) -> str:
    """A word inside a phrase: an amount, a bound, a condition or a paragraph.

    Raises KeyError for a word of another kind, whose phrase depends on where it stands.
    """
    return _SAYS[type(word)](word, speech)
