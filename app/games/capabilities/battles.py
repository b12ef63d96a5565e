"""Battles of a game without decks: read from files, checked, played step by step and analysed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import ClassVar


class UnreadableBattleError(ValueError):
    """A file that is no battle. `lines` say each what is wrong, where, and how to mend it."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


class OtherVersionError(UnreadableBattleError):
    """A battle of another version of the rules that does not fit this one; the lines name both."""


class RefusedAnswerError(ValueError):
    """An answer that the rules do not allow; the message says why. Nothing has changed."""


class ArmyRole(StrEnum):
    """The two sides of a battle."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


class BattleStatus(IntEnum):
    """Outcomes of a command about a battle; the value is the exit status."""

    DONE = 0
    ILLEGAL = 1
    UNREADABLE = 2


@dataclass(frozen=True, slots=True)
class BattleRequest:
    """A command's questions about a battle.

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
class ArmySummary:
    """An army in short: its ruler, and figures in words such as `5 beasts`.

    One that has no city can attack but not defend.
    """

    ruler: str
    figures: tuple[str, ...]
    can_defend: bool


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


class OpenBattle(ABC):
    """A battle in progress: its setup and the answers given. It never changes."""

    @property
    @abstractmethod
    def token(self) -> str:
        """A text that holds the whole battle, safe in an address.

        Raises UnreadableBattleError where it would be too long.
        """

    @property
    @abstractmethod
    def text(self) -> str:
        """The battle as people write it."""

    @abstractmethod
    def army(self, role: ArmyRole) -> str:
        """Return the text of one army as it is now; that of an attacker has no city.

        After the battle it is what the battle left of it.
        """

    @abstractmethod
    def answered(self, form: Mapping[str, str]) -> OpenBattle:
        """Return the battle after the fields of a form answered the open question.

        Raises RefusedAnswerError.
        """

    @abstractmethod
    def earlier(self) -> OpenBattle:
        """Return the battle before its last step."""

    @abstractmethod
    def cut(self, answers: int) -> OpenBattle:
        """Return the battle after only its first answers."""

    @abstractmethod
    def page(self, entered: Mapping[str, str]) -> object:
        """Return what the game's template shows.

        `entered` is what was filled in and is not answered yet; the same page comes for all that
        changes nothing.
        """

    @abstractmethod
    def form_fields(self) -> object | None:
        """Return the fields of the form for armies; None where it cannot hold the battle."""

    @abstractmethod
    def exported(self, form: str) -> str:
        """Return the battle in one of the forms of `Battles.exports`."""

    @abstractmethod
    def simulated(self, policy: str, seed: int) -> Sequence[str]:
        """Play the battle on by one of the page's policies; return in lines what came of it."""


class Battles(ABC):
    """Battles of a game, from files, addresses and forms."""

    templates: ClassVar[str]
    """The folder of the templates that show what pages are given."""

    examples: ClassVar[tuple[BattleExample, ...]]
    settings: ClassVar[tuple[SettingChoice, ...]]
    exports: ClassVar[tuple[ExportForm, ...]]

    army_example: ClassVar[str]
    """The text of an army, to begin with."""

    policies: ClassVar[tuple[str, ...]]
    """The players that `report` knows."""

    page_policies: ClassVar[tuple[str, ...]]
    """Those of them that pages simulate with."""

    @abstractmethod
    def read(self, content: bytes | str, settings: Sequence[str]) -> OpenBattle:
        """Read a file, with settings such as `switch=value`. Raises UnreadableBattleError."""

    @abstractmethod
    def opened(self, token: str) -> OpenBattle:
        """Return the battle of a token. Raises UnreadableBattleError.

        It is an OtherVersionError if another version of the rules may be why.
        """

    @abstractmethod
    def army_summary(self, text: str) -> ArmySummary:
        """Return the army of a text in short. Raises UnreadableBattleError."""

    @abstractmethod
    def matched(self, attacker: str, defender: str) -> OpenBattle:
        """Return a battle of the armies of two texts.

        Raises UnreadableBattleError, also for two that cannot meet.
        """

    @abstractmethod
    def stepped(self, form: Mapping[str, str]) -> Mapping[str, str]:
        """Return a form as a button changed it that moves one of its numbers."""

    @abstractmethod
    def composed(self, form: Mapping[str, str]) -> str:
        """Return the text that the filled-in form for armies amounts to."""

    @abstractmethod
    def report(self, content: bytes, asked: BattleRequest) -> BattleReport:
        """Do what a command asks about the battle of a file."""
