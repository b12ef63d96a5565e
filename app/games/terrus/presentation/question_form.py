"""The open question as fields of a form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.games.terrus.battle import play
from app.games.terrus.battle.actions import SEATS, BattleQuestion, Fight, Pass, Use
from app.games.terrus.battle.state import Battle
from app.games.terrus.outcomes import Recipient
from app.games.terrus.presentation.answer_form import number_of_wounds
from app.games.terrus.presentation.words import counted
from app.games.terrus.settings import Assign, Bury
from app.games.terrus.terms import Side

MOST_ON_MAP: Final = 240
"""Ways to send beasts that the map holds; with more of them each beast has a list instead."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a field or a button sends, and its words."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class FieldShown:
    """One field: a choice among options or, without any, a number up to `most`.

    `subject` is the beast or location that it is about, by its name in the battle.
    `effect` says what the number does, empty while it is none.
    """

    name: str
    subject: str
    note: str
    options: tuple[Option, ...] = ()
    chosen: str = ""
    most: int = 0
    effect: str = ""


@dataclass(frozen=True, slots=True)
class QuestionShown:
    """A question to a ruler: fields with one button to send them, or buttons of one name.

    For wounds, `assigned` is the number in the fields, and `wounds` the number that it has to be.
    """

    kind: BattleQuestion
    ruler: str
    title: str
    help: str
    rule: str
    fields: tuple[FieldShown, ...] = ()
    submit: str = ""
    button: str = ""
    buttons: tuple[Option, ...] = ()
    assigned: int = 0
    wounds: int = 0

    @property
    def is_sending(self) -> bool:
        """True if beasts are sent to locations."""
        return self.kind in (BattleQuestion.ATTACK, BattleQuestion.GUARD)

    @property
    def is_on_map(self) -> bool:
        """True if the map holds the answers: beasts at each location, or where to fight."""
        if self.kind == BattleQuestion.ORDER:
            return True
        return self.is_sending and sum(len(it.options) for it in self.fields) <= MOST_ON_MAP


def question_shown(battle: Battle, entered: Mapping[str, str]) -> QuestionShown:
    """The open question. `entered` are fields that were refused."""
    assert battle.decision is not None
    ruler = battle.setup.army(SEATS[battle.decision.player]).ruler
    match battle.decision.kind:
        case BattleQuestion.ATTACK:
            return QuestionShown(
                battle.decision.kind, ruler, f"{ruler} attacks",
                "Send each beast to one location, or let it stay.", "16.1a",
                _sent(battle, entered, "attacks", "stays", Side.ATTACKER), "Attack",
            )  # fmt: skip
        case BattleQuestion.GUARD:
            return QuestionShown(
                battle.decision.kind, ruler, f"{ruler} names guards",
                "A guard is attached to the location or in its row.", "16.1a",
                _sent(battle, entered, "guards", "does not guard", Side.DEFENDER), "Guard",
            )  # fmt: skip
        case BattleQuestion.ORDER:
            return QuestionShown(
                battle.decision.kind, ruler, f"{ruler} chooses the next skirmish",
                "Any order, the clade last.", "16.1b", button="fight",
                buttons=tuple(
                    Option(it.location, f"Fight at {it.location}")
                    for it in play.legal(battle) if isinstance(it, Fight)
                ),
            )  # fmt: skip
        case BattleQuestion.PRIORITY:
            return QuestionShown(
                battle.decision.kind, ruler, f"{ruler} has priority",
                "Wounds follow when both have passed in succession.", "16.2a", button="respond",
                buttons=tuple(_responses(battle)),
            )  # fmt: skip
        case BattleQuestion.WOUNDS:
            return _wounds(battle, ruler, entered)


def _sent(
    battle: Battle, entered: Mapping[str, str], does: str, stays: str, side: Side
) -> tuple[FieldShown, ...]:
    beasts = battle.setup.beasts_by_name(side)
    return tuple(
        FieldShown(
            f"q{at}",
            name,
            f"{beasts[name].atk}/{beasts[name].defense}",
            (Option("", stays), *(Option(it, f"{does} {it}") for it in locations)),
            entered.get(f"q{at}", ""),
        )
        for at, (name, locations) in enumerate(battle.open_questions)
    )


def _responses(battle: Battle) -> list[Option]:
    found = []
    for answer in play.legal(battle):
        if isinstance(answer, Pass):
            found.append(Option(str(answer), "Pass"))
        elif isinstance(answer, Use):
            ability = battle.setup.abilities[answer.ability - 1]
            marked = " (battle)" if ability.is_marked else ""
            found.append(Option(str(answer), f"Use {ability.name}{marked}"))
    return found


def _wounds(battle: Battle, ruler: str, entered: Mapping[str, str]) -> QuestionShown:
    assert battle.decision is not None
    assert battle.skirmish is not None
    side, location = SEATS[battle.decision.player], battle.skirmish.location
    given = battle.skirmish.split(side)
    waiting = [it for it in battle.recipients(side, location) if it.name not in given]
    left = battle.total(side, location) - sum(given.values())
    sealed = battle.setup.settings.assign is Assign.SEALED
    dealt = "All wounds are dealt together."
    entries = [(it, entered.get(f"w{at}", "")) for at, it in enumerate(waiting)]
    return QuestionShown(
        BattleQuestion.WOUNDS,
        ruler,
        f"{ruler} splits {counted(left, 'wound')} at {location}",
        f"{'The opponent does not see the split. ' if sealed else ''}{dealt}",
        "16.2b",
        tuple(
            FieldShown(
                f"w{at}",
                it.name,
                f"{it.cost} vitae" if it.is_clade else f"{it.cost} to bury",
                chosen=text,
                most=left,
                effect=_effect(battle, it, number_of_wounds(text)),
            )
            for at, (it, text) in enumerate(entries)
        ),
        f"Assign {left}",
        assigned=sum(number_of_wounds(text) or 0 for _, text in entries),
        wounds=left,
    )


def _effect(battle: Battle, recipient: Recipient, wounds: int | None) -> str:
    if wounds is None:
        return ""
    if battle.setup.settings.bury is Bury.REPORT:
        return "stays"
    if recipient.is_clade:
        return f"{max(0, recipient.cost - wounds)} vitae left"
    return "buried" if wounds >= recipient.cost else "stays"
