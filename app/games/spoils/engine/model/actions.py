"""Actions and answers of players, as frozen values with a stable text form.

`str(action)` and `read_action` are inverse, so a game can be written down as lines.
"""

from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

CardId = NewType("CardId", int)
"""A card inside one game. Names, never these numbers, are used outside of a game."""

Player: TypeAlias = int
"""A side of the table: 0 or 1. Who sits there is the affair of `seats`."""


@dataclass(frozen=True, slots=True)
class Deploy:
    """Deploy a card from hand, or a face-down resource by its Flip Up. Rules: 604, 507.4."""

    card: CardId
    flip_up: bool = False

    def __str__(self) -> str:
        return f"deploy {self.card}{' flip-up' if self.flip_up else ''}"


@dataclass(frozen=True, slots=True)
class UseAbility:
    """Use an ability of a card; `number` counts the card's abilities from 0. Rules: 606."""

    card: CardId
    number: int

    def __str__(self) -> str:
        return f"use {self.card} {self.number}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Announce an attack on a faction or location. Rules: 608.1a."""

    target: CardId

    def __str__(self) -> str:
        return f"attack {self.target}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Announce the end of the turn. Rules: 610.1."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Done:
    """Close a window or a set that is chosen one by one; decline where that is allowed."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer a decision with a card."""

    card: CardId

    def __str__(self) -> str:
        return f"choose {self.card}"


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a decision with a number, or with the place of an option from 0."""

    value: int

    def __str__(self) -> str:
        return f"answer {self.value}"


@dataclass(frozen=True, slots=True)
class PlayResource:
    """Put a card from hand into play as a resource, either way up. Rules: 605."""

    card: CardId
    face_down: bool

    def __str__(self) -> str:
        return f"resource {self.card}{' face-down' if self.face_down else ''}"


Action: TypeAlias = Deploy | UseAbility | Attack | EndTurn | Done | Choose | Answer | PlayResource

DONE: Final = Done()
END_TURN: Final = EndTurn()


def read_action(text: str) -> Action:
    """Read one action as `str` writes it. Raises ValueError when the text is not one."""
    try:
        action = _read(text.split())
    except ValueError:
        action = None
    if action is None:
        raise ValueError(f"{text[:60]!r} is not an action, such as 'deploy 31' or 'done'")
    return action


def _read(parts: list[str]) -> Action | None:
    match parts:
        case ["deploy", card, *flip] if flip in ([], ["flip-up"]):
            return Deploy(CardId(int(card)), bool(flip))
        case ["use", card, number]:
            return UseAbility(CardId(int(card)), int(number))
        case ["attack", card]:
            return Attack(CardId(int(card)))
        case ["end"]:
            return END_TURN
        case ["done"]:
            return DONE
        case ["choose", card]:
            return Choose(CardId(int(card)))
        case ["answer", value]:
            return Answer(int(value))
        case ["resource", card, *facing] if facing in ([], ["face-down"]):
            return PlayResource(CardId(int(card)), bool(facing))
    return None
