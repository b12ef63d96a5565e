"""The answers of players, as frozen values; `read_action` reads the `str` of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

CardId: TypeAlias = int
"""A card inside one game. Its number follows its place in the shuffled deck and tells nothing."""

NEW_LOCATION: Final = -1
"""Stands for the front row of a new location at the right end of a structure."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand, at its Crisis cost if so said. Rules: 25.0, 50.4."""

    card: CardId
    crisis: bool = False

    def __str__(self) -> str:
        return f"play {self.card}{' crisis' if self.crisis else ''}"


@dataclass(frozen=True, slots=True)
class Move:
    """Change a Character's location, with Mobility without turning. Rules: 10.3.1, 50.11."""

    card: CardId
    location: int

    def __str__(self) -> str:
        return f"move {self.card} {self.location}"


@dataclass(frozen=True, slots=True)
class Heal:
    """Turn a Character to heal it. Rules: 10.3.2."""

    card: CardId

    def __str__(self) -> str:
        return f"heal {self.card}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal a face-down Feng Shui Site. Rules: 24.4."""

    card: CardId

    def __str__(self) -> str:
        return f"reveal {self.card}"


@dataclass(frozen=True, slots=True)
class Reload:
    """Pay to put a card from the smoked pile on the deck. Rules: 50.13."""

    card: CardId

    def __str__(self) -> str:
        return f"reload {self.card}"


@dataclass(frozen=True, slots=True)
class Stealth:
    """An attacker makes one of its interceptors cease. Rules: 50.15."""

    card: CardId
    interceptor: CardId

    def __str__(self) -> str:
        return f"stealth {self.card} {self.interceptor}"


@dataclass(frozen=True, slots=True)
class Tactics:
    """An attacker ceases to attack. Rules: 50.18."""

    card: CardId

    def __str__(self) -> str:
        return f"tactics {self.card}"


@dataclass(frozen=True, slots=True)
class Influence:
    """Turn cards with Influence to make an interceptor cease. Rules: 50.8."""

    interceptor: CardId

    def __str__(self) -> str:
        return f"influence {self.interceptor}"


@dataclass(frozen=True, slots=True)
class Use:
    """Use an ability of a card by its place in the text, from 0. Rules: 24.0."""

    card: CardId
    ability: int

    def __str__(self) -> str:
        return f"use {self.card} {self.ability}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Declare an attack on a front-row Site or a Character. Rules: 28.1."""

    target: CardId

    def __str__(self) -> str:
        return f"attack {self.target}"


@dataclass(frozen=True, slots=True)
class Intercept:
    """Assign an interceptor to the end of an attacker's chain. Rules: 28.6.1, 28.6.4."""

    interceptor: CardId
    attacker: CardId

    def __str__(self) -> str:
        return f"intercept {self.interceptor} {self.attacker}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Declare the end of the turn. Rules: 22.3.2.3."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, or decline what may be done. Rules: 22.1, 23.3."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Done:
    """Finish a choice that is made one by one."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer with a card."""

    card: CardId

    def __str__(self) -> str:
        return f"choose {self.card}"


@dataclass(frozen=True, slots=True)
class Place:
    """Answer with a location; `NEW_LOCATION` is one at the right end. Rules: 9.1.3."""

    location: int

    def __str__(self) -> str:
        return f"place {self.location}"


@dataclass(frozen=True, slots=True)
class Number:
    """Answer with a number: Power, points of damage, a bid, or the place of an option from 0."""

    value: int

    def __str__(self) -> str:
        return f"number {self.value}"


Action: TypeAlias = (
    Play | Move | Heal | Reveal | Reload | Stealth | Tactics | Influence | Use | Attack
    | Intercept | EndTurn | Pass | Done | Choose | Place | Number
)  # fmt: skip

END_TURN: Final = EndTurn()
PASS: Final = Pass()
DONE: Final = Done()

_READ: Final[Mapping[str, Callable[..., Action]]] = {
    "move": Move, "heal": Heal, "reveal": Reveal, "reload": Reload, "stealth": Stealth,
    "tactics": Tactics, "influence": Influence, "use": Use, "attack": Attack,
    "intercept": Intercept, "end": EndTurn, "pass": Pass, "done": Done, "choose": Choose,
    "place": Place, "number": Number, "play": Play,
}  # fmt: skip


def read_action(text: str) -> Action:
    """The answer with this text. Raises ValueError when the text is none."""
    word, *numbers = text.split()[:4] or [""]
    try:
        if word == "play" and numbers[1:] == ["crisis"]:
            found: Action = Play(int(numbers[0]), True)
        else:
            found = _READ[word](*map(int, numbers))
    except (KeyError, TypeError, ValueError):
        raise ValueError(f"{text[:60]!r} is not an answer, such as 'play 31' or 'done'") from None
    if str(found) != text:
        raise ValueError(f"{text[:60]!r} is not an answer, such as 'play 31' or 'done'")
    return found
