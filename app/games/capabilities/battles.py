"""Battles of a game without decks: read from files, checked, played step by step and analysed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeAlias, TypeVar

B = TypeVar("B")


class UnreadableBattleError(ValueError):
    """A file that is no battle. `lines` say each what is wrong, where, and how to mend it."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


class RefusedAnswerError(ValueError):
    """An answer that the rules do not allow; the message says why. Nothing has changed."""


class BattleStatus(IntEnum):
    """How a command about a battle ended; the value is its exit status."""

    DONE = 0
    ILLEGAL = 1
    UNREADABLE = 2


@dataclass(frozen=True, slots=True)
class BattleRequest:
    """What a command asks about a battle.

    `settings` are texts such as `switch=value`. `outcomes` names a location, `policy` a player.
    """

    settings: tuple[str, ...] = ()
    only_check: bool = False
    outcomes: str | None = None
    solve: bool = False
    policy: str | None = None
    games: int = 1
    seed: int = 1


@dataclass(frozen=True, slots=True)
class BattleReport:
    """The answer: lines of text, the same as JSON, and how it ended."""

    status: BattleStatus
    lines: tuple[str, ...]
    plain: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class BattleExample:
    """A battle that pages offer to open."""

    title: str
    about: str
    text: str


@dataclass(frozen=True, slots=True)
class ExportForm:
    """A form in which a battle is written: the ending of its file, its type, and what it holds."""

    id: str
    media_type: str
    words: str


@dataclass(frozen=True, slots=True)
class SettingChoice:
    """A switch that a form shows: its id, title, source, and values with words."""

    id: str
    title: str
    source: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Battles(Generic[B]):
    """How a game's battles are played; `B` is a battle in progress, made by `read` or `opened`.

    `read` takes the content of a file and settings as texts; it raises UnreadableBattleError.
    `token` is a text that holds the whole battle, safe in an address, and `opened` the battle of
    one; it raises UnreadableBattleError, also for a token that is too long.

    `answered` answers the open question with the fields of a form and raises RefusedAnswerError;
    `earlier` is the battle before its last step, `cut` after only its first answers, by their
    number. `page` is what the game's template shows, with what was entered and is not answered yet;
    `stepped` is what a form enters after a button that changes one of its numbers. `text` is the
    battle as people write it. `exported` is the battle in one of `exports`.

    `simulated` plays a battle on by one of `page_policies` with a seed, bounded, and tells in lines
    what came of it. `report` does what a command asks. `policies` are the players that it knows.

    `form_fields` are the fields of the form for armies, filled with a battle, None where it cannot
    hold it; `composed` is the text that such a form amounts to.

    `templates` is the folder of the templates that show what pages are given.
    """

    templates: str
    examples: tuple[BattleExample, ...]
    settings: tuple[SettingChoice, ...]
    exports: tuple[ExportForm, ...]
    policies: tuple[str, ...]
    page_policies: tuple[str, ...]
    read: Callable[[bytes | str, Sequence[str]], B]
    opened: Callable[[str], B]
    token: Callable[[B], str]
    answered: Callable[[B, Mapping[str, str]], B]
    earlier: Callable[[B], B]
    cut: Callable[[B, int], B]
    stepped: Callable[[Mapping[str, str]], Mapping[str, str]]
    page: Callable[[B, Mapping[str, str]], object]
    text: Callable[[B], str]
    form_fields: Callable[[B], object | None]
    composed: Callable[[Mapping[str, str]], str]
    exported: Callable[[B, str], str]
    simulated: Callable[[B, str, int], Sequence[str]]
    report: Callable[[bytes, BattleRequest], BattleReport]


AnyBattles: TypeAlias = Battles[object]
