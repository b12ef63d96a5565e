"""The two procedures of section 16 as steps: the battle (16.1, 16.2c) and its skirmishes (16.2)."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.tabletop.referee.decisions import Decision
from app.games.tabletop.referee.frames import Frame, again, answered, own
from app.games.tabletop.referee.loop import Procedures
from app.games.terrus.battle import events
from app.games.terrus.battle.actions import (
    SEATS,
    Action,
    Attack,
    BattleQuestion,
    Fight,
    Guard,
    Pass,
    Use,
    Wounds,
)
from app.games.terrus.battle.effects import carry_out, deal
from app.games.terrus.battle.state import Battle, BattleFrame, BattleLocals, SkirmishLocals
from app.games.terrus.checks import attackable, attackers, guardable
from app.games.terrus.settings import Assign, Guards, Responses
from app.games.terrus.terms import Side


def _ask(battle: Battle, side: Side, question: BattleQuestion, options: Sequence[Action]) -> None:
    battle.decision = Decision(SEATS.index(side), question, tuple(options))


# The battle.


def start(battle: Battle, frame: BattleFrame) -> None:
    """16.1: the battle starts; the beasts that may attack are asked about one by one."""
    battle.log.append(events.BattleStarted())
    open_ = tuple(location.name for location in attackable(battle.setup))
    questions = tuple((beast.name, open_) for beast in attackers(battle.setup))
    frame.own = BattleLocals(questions)


def ask_for_attack(battle: Battle, frame: BattleFrame) -> None:
    """16.1a: a beast attacks one location or stays; somebody has to attack (16.1)."""
    kept = own(frame, BattleLocals)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Attack)
        if answer.location is not None:
            battle.attack[answer.beast] = answer.location
    if kept.asked < len(kept.questions):
        beast, locations = kept.questions[kept.asked]
        kept.asked += 1
        may_stay = battle.attack or kept.asked < len(kept.questions)
        stays = (Attack(beast, None),) if may_stay else ()
        _ask(
            battle,
            Side.ATTACKER,
            BattleQuestion.ATTACK,
            (*(Attack(beast, it) for it in locations), *stays),
        )
        again(frame)


def finish_attack(battle: Battle, frame: BattleFrame) -> None:
    """16.1a: now the defender is asked about guards."""
    for location in battle.attacked:
        beasts = tuple(beast.name for beast in battle.army(Side.ATTACKER, location))
        battle.log.append(events.Attacked(location, beasts))
    frame.own = BattleLocals(_guard_questions(battle))


def _guard_questions(battle: Battle) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each guard with its locations; where it may guard several, each location is a question."""
    attacked = frozenset(battle.attacked)
    able = [
        (beast.name, locations)
        for beast in battle.setup.defender.beasts
        if (locations := guardable(battle.setup, beast, attacked))
    ]
    if battle.setup.settings.guards is Guards.ONE:
        return tuple(able)
    return tuple((beast, (location,)) for beast, locations in able for location in locations)


def ask_for_guards(battle: Battle, frame: BattleFrame) -> None:
    """16.1a: a beast guards where it may, or does not."""
    kept = own(frame, BattleLocals)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Guard)
        if answer.location is not None:
            before = battle.guards.get(answer.beast, ())
            battle.guards[answer.beast] = (*before, answer.location)
    if kept.asked < len(kept.questions):
        beast, locations = kept.questions[kept.asked]
        kept.asked += 1
        options = (*(Guard(beast, it) for it in locations), Guard(beast, None))
        _ask(battle, Side.DEFENDER, BattleQuestion.GUARD, options)
        again(frame)


def finish_guards(battle: Battle, frame: BattleFrame) -> None:
    """16.1a: the defending armies are known."""
    for location in battle.attacked:
        beasts = tuple(beast.name for beast in battle.army(Side.DEFENDER, location))
        battle.log.append(events.Guarded(location, beasts))


def choose_skirmish(battle: Battle, frame: BattleFrame) -> None:
    """16.1b: the attacker chooses the next skirmish, the clade's being the last."""
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Fight)
        battle.fought.append(answer.location)
        battle.log.append(events.SkirmishOpened(answer.location))
        battle.frames.append(Frame("skirmish", frame.player, own=SkirmishLocals(answer.location)))
        again(frame)
    elif pending := battle.pending:
        clade = battle.setup.defender.clade
        last = clade.name if clade else None
        options = [Fight(name) for name in pending if name != last or len(pending) == 1]
        _ask(battle, Side.ATTACKER, BattleQuestion.ORDER, options)
        again(frame)


def end_battle(battle: Battle, frame: BattleFrame) -> None:
    """16.2c: the battle ends, and effects at its end trigger once."""
    battle.log.append(events.BattleEnded())
    battle.log += (events.EffectTriggered(text) for text in battle.setup.end_effects)


# A skirmish.


def open_priority(battle: Battle, frame: BattleFrame) -> None:
    """16.2: the defending ruler has priority first."""
    if battle.setup.settings.responses is Responses.SHOWN:
        battle.log.append(events.PriorityGiven())


def ask_for_priority(battle: Battle, frame: BattleFrame) -> None:
    """16.2a: rulers act until both have passed one after the other."""
    kept = own(frame, SkirmishLocals)
    if battle.setup.settings.responses is Responses.SKIPPED:
        return
    if frame.answer is not None:
        _respond(battle, kept, answered(frame))
    if kept.passes < len(SEATS):
        usable = [
            Use(number)
            for number, ability in enumerate(battle.setup.abilities, start=1)
            if ability.side is kept.speaker and number not in battle.used
        ]
        _ask(battle, kept.speaker, BattleQuestion.PRIORITY, (Pass(), *usable))
        again(frame)


def _respond(battle: Battle, kept: SkirmishLocals, answer: Action) -> None:
    side = kept.speaker
    kept.speaker = side.other
    if isinstance(answer, Pass):
        kept.passes += 1
        battle.log.append(events.Passed(side))
        return
    assert isinstance(answer, Use)
    kept.passes = 0
    battle.used.append(answer.ability)
    ability = battle.setup.abilities[answer.ability - 1]
    battle.log.append(events.Used(side, ability.name))
    for change in ability.changes:
        carry_out(battle, side, change)


def total_attack(battle: Battle, frame: BattleFrame) -> None:
    """16.2b: the attacker's total ATK is the number of wounds to assign."""
    _total(battle, frame, Side.ATTACKER)


def total_defence(battle: Battle, frame: BattleFrame) -> None:
    """16.2b: the same for the guards."""
    _total(battle, frame, Side.DEFENDER)


def _total(battle: Battle, frame: BattleFrame, side: Side) -> None:
    location = own(frame, SkirmishLocals).location
    army = battle.army(side, location)
    if army:
        parts = tuple(battle.atk(side, beast) for beast in army)
        battle.log.append(events.Totalled(side, parts, sum(parts)))


def ask_attacker(battle: Battle, frame: BattleFrame) -> None:
    """16.2b: the attacker assigns wounds to guards and the location."""
    _ask_for_wounds(battle, frame, Side.ATTACKER)


def ask_defender(battle: Battle, frame: BattleFrame) -> None:
    """16.2b: the defender assigns wounds to attackers."""
    _ask_for_wounds(battle, frame, Side.DEFENDER)


def _ask_for_wounds(battle: Battle, frame: BattleFrame, side: Side) -> None:
    """Ask for one recipient after another; the last gets what is left, so that the sum is right."""
    kept = own(frame, SkirmishLocals)
    if frame.answer is not None:
        answer = answered(frame)
        assert isinstance(answer, Wounds)
        kept.splits[side, answer.recipient] = answer.number
    left = battle.total(side, kept.location) - sum(kept.split(side).values())
    waiting = [
        recipient.name
        for recipient in battle.recipients(side, kept.location)
        if (side, recipient.name) not in kept.splits
    ]
    if left and len(waiting) > 1:
        options = [Wounds(waiting[0], number) for number in range(left + 1)]
        _ask(battle, side, BattleQuestion.WOUNDS, options)
        again(frame)
        return
    for name in waiting:
        kept.splits[side, name] = left
        left = 0
    if battle.setup.settings.assign is Assign.OPEN:
        _log_split(battle, kept, side)


def _log_split(battle: Battle, kept: SkirmishLocals, side: Side) -> None:
    if battle.total(side, kept.location) and kept.split(side):
        battle.log.append(events.Assigned(side, tuple(kept.split(side).items())))


def deal_wounds(battle: Battle, frame: BattleFrame) -> None:
    """16.2b: all wounds are dealt at once; then the attacking beasts are fatigued."""
    kept = own(frame, SkirmishLocals)
    if battle.setup.settings.assign is Assign.SEALED:
        for side in SEATS:
            _log_split(battle, kept, side)
    beasts = tuple(beast.name for beast in battle.army(Side.ATTACKER, kept.location))
    deal(battle, kept)
    alive = tuple(name for name in beasts if (Side.ATTACKER, name) not in battle.buried)
    battle.fatigued |= set(alive)
    if alive:
        battle.log.append(events.BecameFatigued(alive))
    battle.log.append(events.SkirmishEnded(kept.location))


PROCEDURES: Procedures[Battle, BattleFrame] = {
    "battle": (
        start,
        ask_for_attack,
        finish_attack,
        ask_for_guards,
        finish_guards,
        choose_skirmish,
        end_battle,
    ),
    "skirmish": (
        open_priority,
        ask_for_priority,
        total_attack,
        ask_attacker,
        total_defence,
        ask_defender,
        deal_wounds,
    ),
}
