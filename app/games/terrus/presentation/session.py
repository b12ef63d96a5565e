"""A battle as pages hold it: its setup and the answers given, carried in an address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from app.games import link_texts
from app.games.capabilities.battles import OtherVersionError, UnreadableBattleError
from app.games.link_texts import DamagedLinkError
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import RecordError, made_by_other_rules
from app.games.terrus.army import MAX_TEXT, Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Action, BattleQuestion, read_action
from app.games.terrus.battle.planned import follow_plan
from app.games.terrus.battle.record import record, replay
from app.games.terrus.battle.state import Battle
from app.games.terrus.checks import Finding, check
from app.games.terrus.files.builder import RULES_VERSION, ReadBattle
from app.games.terrus.files.json_form import write_json
from app.games.terrus.files.problems import OTHER_VERSION, BattleFileError
from app.games.terrus.files.reader import read_battle
from app.games.terrus.settings import SettingError

_KEPT: Final = 128
"""Battles that are kept."""


@dataclass(frozen=True, slots=True)
class Step:
    """Answers to one question, or several that belong together: attack, guards, one split.

    `start` is how many answers were given before it.
    """

    question: BattleQuestion
    player: int
    start: int
    skirmish: str = ""


@dataclass(frozen=True, slots=True)
class BattleSession:
    """A battle with its answers. `battle` is None if `findings` say that it may not start.

    `packed` is the token that it was opened with, empty for a battle that has none yet. `played`
    are its steps where they are known already.
    """

    setup: Setup
    answers: tuple[Action, ...] = ()
    notes: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    battle: Battle | None = field(default=None, compare=False)
    packed: str = field(default="", compare=False)
    played: tuple[Step, ...] | None = field(default=None, compare=False)

    def now(self) -> Battle:
        """The battle. Only for one that may start."""
        assert self.battle is not None
        return self.battle


def read(content: bytes | str, settings: Sequence[str] = ()) -> BattleSession:
    """A battle from a file; what the file decides is played. Raises UnreadableBattleError."""
    try:
        found = read_battle(content)
        changed = found.setup.settings
        for text in settings:
            changed = changed.with_text(text)
        return _begun(replace(found, setup=replace(found.setup, settings=changed)))
    except BattleFileError as error:
        raise UnreadableBattleError(error.lines) from None
    except (SettingError, RecordError) as error:
        raise UnreadableBattleError((str(error),)) from None


def _begun(found: ReadBattle) -> BattleSession:
    findings = check(found.setup)
    if findings:
        return BattleSession(found.setup, (), found.notes, findings)
    battle = replay(found)
    given = tuple(map(read_action, found.answers))
    planned = () if given else tuple(follow_plan(battle))
    return BattleSession(found.setup, (*given, *planned), found.notes, battle=battle)


def token(session: BattleSession) -> str:
    """The battle as a text for addresses. Raises UnreadableBattleError where it is too long."""
    if session.packed:
        return session.packed
    text = write_json(session.setup, [str(answer) for answer in session.answers], indent=None)
    packed = link_texts.packed(text)
    if len(packed) > link_texts.LONGEST:
        raise UnreadableBattleError(
            (
                f"This battle is too large for a link: {len(packed):,} characters of at most "
                f"{link_texts.LONGEST:,}. Name fewer beasts singly, or use the command line.",
            )
        )
    return packed


@lru_cache(maxsize=_KEPT)
def opened(packed: str) -> BattleSession:
    """The battle of a token; the last ones are kept.

    Raises OtherVersionError or another UnreadableBattleError.
    """
    broken = UnreadableBattleError(("This link is damaged: it holds no battle.",))
    try:
        found = read_battle(link_texts.unpacked(packed, 4 * MAX_TEXT))
    except BattleFileError as error:
        if any(problem.kind == OTHER_VERSION for problem in error.problems):
            raise OtherVersionError(error.lines) from None
        raise broken from None
    except DamagedLinkError:
        raise broken from None
    findings = check(found.setup)
    if findings:
        return BattleSession(found.setup, (), found.notes, findings, packed=packed)
    try:
        answers = tuple(map(read_action, found.answers))
        battle, played = _played(found.setup, answers)
    except ValueError as error:
        if others := made_by_other_rules(found.rules, RULES_VERSION):
            raise OtherVersionError((f"{error}{others}.",)) from None
        raise broken from None
    return BattleSession(
        found.setup, answers, found.notes, battle=battle, packed=packed, played=played
    )


def went_on(session: BattleSession, answers: Sequence[Action]) -> BattleSession:
    """The battle after more answers. Raises IllegalAction; the session stays as it is."""
    battle = session.now().clone()
    for answer in answers:
        play.apply(battle, answer)
    return replace(
        session, answers=(*session.answers, *answers), battle=battle, packed="", played=None
    )


def cut(session: BattleSession, count: int) -> BattleSession:
    """The battle after only its first answers."""
    battle = play.start(session.setup)
    for answer in session.answers[:count]:
        play.apply(battle, answer)
    return replace(session, answers=session.answers[:count], battle=battle, packed="", played=None)


def steps(session: BattleSession) -> tuple[Step, ...]:
    """The steps answered so far and the open one."""
    if session.battle is None:
        return ()
    if session.played is None:
        return _played(session.setup, session.answers)[1]
    return session.played


def _played(setup: Setup, answers: Sequence[Action]) -> tuple[Battle, tuple[Step, ...]]:
    """A battle after its answers, with its steps. Raises IllegalAction and IllegalBattleError."""
    battle = play.start(setup)
    found: list[Step] = []
    for number, answer in enumerate((*answers, None)):
        decision = battle.decision
        if decision is None:
            if answer is not None:
                raise IllegalAction(f"'{answer}' comes after the end of the battle")
            break
        skirmish = battle.skirmish.location if battle.skirmish else ""
        step = Step(decision.kind, decision.player, number, skirmish)
        same = found and replace(found[-1], start=number) == step
        if not same or decision.kind is BattleQuestion.ORDER:
            found.append(step)
        if answer is not None:
            play.apply(battle, answer)
    return battle, tuple(found)


def earlier(session: BattleSession) -> BattleSession:
    """The battle before its last step that was answered; itself where there is none."""
    before = [step.start for step in steps(session) if step.start < len(session.answers)]
    return cut(session, before[-1]) if before else session


def as_record(session: BattleSession) -> str:
    """The battle as the JSON of record."""
    return record(session.setup, session.answers)
