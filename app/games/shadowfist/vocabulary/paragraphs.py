"""The paragraphs a script is made of. Rules: 10, 24, 26."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.vocabulary.cards import Cards
from app.games.shadowfist.vocabulary.events import Event
from app.games.shadowfist.vocabulary.places import Pile
from app.games.tabletop.scripts import AnyAmount, Change, Condition, Paragraph, Step

__all__ = [
    "Continuous", "Costs", "Effect", "MayBePlayed", "PlayedAs", "PlayedOnlyIf", "Script",
    "SubjectIs", "When", "script",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Continuous(Paragraph):
    """Changes that apply to cards always, or while a condition holds. Rules: 10.1, 10.2."""

    cards: Cards
    changes: tuple[Change, ...]
    while_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Effect(Paragraph):
    """Requirements, and what happens when they are met; on an Event, what the Event does.

    With `responds_to` it is generated only in response to such a card being played, and in closed
    scenes, too (23.2, 26.2); with `to_effects` in response to other effects of such a card as well.
    With `turn_start` an Event is played only as its player's turn begins (22.2.1).
    With `in_` it is used while the card is in a pile of its owner.
    With `by_subject` the controller of a State's subject uses it, with `by_anyone` every player.
    Rules: 24.1.
    """

    requires: tuple[Step, ...]
    does: tuple[Step, ...]
    responds_to: Cards | None = None
    to_effects: bool = False
    main_shot_only: bool = False
    face_up_only: bool = False
    least_x: int = 0
    per_turn: int = 0
    turn_start: bool = False
    by_subject: bool = False
    by_anyone: bool = False
    in_: Pile | None = None


@dataclass(frozen=True, slots=True)
class When(Paragraph):
    """An effect that an event generates. Rules: 26.1.

    It is voluntary with `may` or a price in Power (26.1.2). With `immediately` it is carried out at
    once (23.6). With `per_turn` it is generated at most so often in a turn (10.2), with
    `for_all` by all copies of a player together. With `in_` it waits in a pile of its owner. With
    `together` what happens at the same time generates it once. With `for_each` its uses are counted
    for each player of the event. With `per_attack` it is generated at most so often for one attack.
    With `though_gone` it is carried out even if its card has left play meanwhile. `plays` stands
    for a card in hand that is played as the event happens: see `PlayedAs`.
    """

    event: Event
    does: tuple[Step, ...]
    requires: tuple[Step, ...] = ()
    if_: Condition | None = None
    may: bool = False
    immediately: bool = False
    per_turn: int = 0
    in_: Pile | None = None
    for_all: bool = False
    together: bool = False
    for_each: bool = False
    per_attack: int = 0
    though_gone: bool = False
    plays: bool = False


@dataclass(frozen=True, slots=True)
class SubjectIs(Paragraph):
    """The State is played on such a card. Rules: 25.5.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PlayedOnlyIf(Paragraph):
    """The card can be played only while a condition holds. Rules: 25.1."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class MayBePlayed(Paragraph):
    """The card can be played while a condition holds, besides its usual time. Rules: 25.1.1."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Costs(Paragraph):
    """The card costs so much less Power, always or while a condition holds. Rules: 8.5, 25.1."""

    less: AnyAmount
    while_: Condition | None = None


@dataclass(frozen=True, slots=True)
class PlayedAs(Paragraph):
    """The card is played out of the hand only as something happens, while a condition holds.

    What the event tells is known to the rest of its text. Rules: 25.3, 26.1.
    """

    event: Event
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """The script of a title: its text beyond its facts. Rules: 8.11.1.

    It is the text of the newest printing, or else of the printings in the sets of `printed_in`.
    """

    title: str
    paragraphs: tuple[Paragraph, ...]
    printed_in: tuple[str, ...] = ()


def script(title: str, *paragraphs: Paragraph, printed_in: tuple[str, ...] = ()) -> Script:
    """The script of a title."""
    return Script(title, paragraphs, printed_in)
