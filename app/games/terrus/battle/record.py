"""Records of battles: the setup and the answers given, in the JSON of battles, and replay."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import naming_versions, played_again, read_answers
from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Action, read_action
from app.games.terrus.battle.state import Battle
from app.games.terrus.files.builder import RULES_VERSION, ReadBattle
from app.games.terrus.files.json_form import write_json


def record(setup: Setup, answers: Iterable[Action]) -> str:
    """A battle with the answers given, as JSON."""
    return write_json(setup, [str(answer) for answer in answers])


def replay(read: ReadBattle) -> Battle:
    """The battle of a record after its answers.

    Raises RecordError for an answer that cannot be read or is not legal, naming the versions of the
    rules where they differ, and IllegalBattleError for a battle that may not start.
    """
    battle = play.start(read.setup)
    with naming_versions(read.rules, RULES_VERSION):
        answers = read_answers(read.answers, read_action)
        for _ in played_again(battle, answers, _apply, IllegalAction):
            pass
    return battle


def _apply(battle: Battle, answer: Action) -> object:
    if battle.is_over:
        raise IllegalAction(f"'{answer}' comes after the end of the battle")
    return play.apply(battle, answer)
