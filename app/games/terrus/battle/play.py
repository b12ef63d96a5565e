"""Playing a battle: its start, who decides, which answers are legal, and giving one."""

from __future__ import annotations

from typing import Final

from app.games.tabletop.referee import loop
from app.games.tabletop.referee.agents import Rules
from app.games.tabletop.referee.decisions import give, legal_answer
from app.games.tabletop.referee.frames import Frame
from app.games.terrus.army import Setup
from app.games.terrus.battle.actions import Action
from app.games.terrus.battle.events import Event
from app.games.terrus.battle.procedures import PROCEDURES
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import Finding, attackable, attackers, finding, why_not_start
from app.games.terrus.settings import Assign
from app.games.terrus.terms import Side

_HOOKS: Final = loop.Hooks[Battle]()


class IllegalBattleError(ValueError):
    """A battle that may not start; `findings` say why."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        super().__init__(" ".join(each.message for each in findings))


def start(setup: Setup) -> Battle:
    """Begin a battle up to its first question. Raises IllegalBattleError."""
    findings = list(why_not_start(setup))
    if not attackable(setup) or not attackers(setup):
        findings.append(finding("target.none", "There is nothing to attack, or nobody to do it."))
    if findings:
        raise IllegalBattleError(tuple(findings))
    clade = setup.defender.clade
    wounds = {(side, each.name): each.wounds for side in Side for each in setup.army(side).beasts}
    wounds |= {(Side.DEFENDER, each.name): each.wounds for each in setup.defender.city}
    had = {named: number for named, number in wounds.items() if number}
    battle = Battle(setup, clade.defense if clade else 0, had)
    battle.frames.append(Frame("battle", 0))
    loop.run(battle, PROCEDURES, _HOOKS)
    return battle


def to_decide(battle: Battle) -> int | None:
    """The number of the ruler who is asked: 0 attacks, 1 defends. None if it is over."""
    return None if battle.decision is None else battle.decision.player


def legal(battle: Battle) -> tuple[Action, ...]:
    """The answers to the open question; none when the battle is over."""
    return () if battle.decision is None else battle.decision.options


def apply(battle: Battle, answer: Action) -> tuple[Event, ...]:
    """Answer the open question, go on to the next, and return the events in between.

    Raises IllegalAction for an answer that is not legal; the battle is then unchanged.
    """
    assert battle.decision is not None
    logged = len(battle.log)
    give(battle, legal_answer(battle.decision, battle.decision.options, answer))
    loop.run(battle, PROCEDURES, _HOOKS)
    return tuple(battle.log[logged:])


RULES: Final[Rules[Battle, Action]] = Rules(to_decide, legal, apply)


def observe(battle: Battle, side: Side) -> Battle:
    """The battle as one ruler sees it: where wounds are assigned unseen, without the opponent's."""
    seen = battle.clone()
    if seen.skirmish and battle.setup.settings.assign is Assign.SEALED:
        for one, name in list(seen.skirmish.splits):
            if one is not side:
                del seen.skirmish.splits[one, name]
    return seen
