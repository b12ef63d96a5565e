"""Records: a battle is played again from its setup and answers."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.referee.agents import RandomAgent, play_on
from app.games.tabletop.referee.records import RecordError
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import read_action
from app.games.terrus.battle.planned import follow_plan
from app.games.terrus.battle.record import record, replay
from app.games.terrus.files.builder import RULES_VERSION
from app.games.terrus.files.json_form import write_json
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.files.reader import read_battle
from bench.terrus_small_battles import sampled
from tests.games.terrus.examples import front_row


@given(st.integers(0, 10_000), st.integers(0, 20))
def test_any_battle_is_played_again_from_its_record(seed: int, most: int) -> None:
    made = sampled(seed)
    battle = play.start(made)
    agent = RandomAgent(seed)
    given_answers = play_on(play.RULES, battle, [agent, agent], most=most, stop=lambda _: False)
    again = replay(read_battle(record(made, given_answers)))
    assert again.log == battle.log
    assert again.decision == battle.decision
    assert [read_action(str(answer)) for answer in given_answers] == given_answers


@given(st.integers(0, 10_000))
def test_a_copy_goes_its_own_way(seed: int) -> None:
    battle = play.start(sampled(seed))
    copy = battle.clone()
    agent = RandomAgent(seed)
    play_on(play.RULES, copy, [agent, agent], most=1_000, stop=lambda _: False)
    assert copy.is_over
    assert battle.log == play.start(sampled(seed)).log


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["dance"], "Answer 1 of the record: “dance” is no answer in a battle"),
        (["attack Wolf#1 -> Hive"], "Answer 1 of the record: 'attack Wolf#1 -> Hive' is not legal"),
        (["attack Wolf#1 -> Farm", "pass"], "Answer 2 of the record: 'pass' is not legal"),
    ],
)
def test_a_record_with_a_wrong_answer_says_which(answers: list[str], said: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(read_battle(write_json(front_row(), answers)))
    assert str(refused.value).startswith(said)


def of_rules(text: str, rules: int) -> str:
    """A record as another version of the rules would have made it."""
    return json.dumps(json.loads(text) | {"rules": rules})


def test_a_record_names_the_version_of_the_rules_and_one_without_is_of_the_first() -> None:
    told = json.loads(record(front_row(), ()))
    assert told["rules"] == RULES_VERSION
    del told["rules"]
    assert read_battle(json.dumps(told)).rules == 1
    assert "rules" not in json.loads(write_json(front_row()))


@pytest.mark.parametrize("rules", [0, 99])
def test_a_record_of_other_rules_that_fits_is_played_and_says_so(rules: int) -> None:
    read = read_battle(of_rules(write_json(front_row(), ["attack Wolf#1 -> Farm"]), rules))
    assert replay(read).attack == {"Wolf#1": "Farm"}
    assert read.notes == (
        f"This game was recorded by version {rules} of the rules; it is replayed by version "
        f"{RULES_VERSION}.",
    )


@pytest.mark.parametrize("rules", [0, 99])
@pytest.mark.parametrize("answer", ["dance", "pass"])
def test_a_record_of_other_rules_that_does_not_fit_names_both_versions(
    rules: int, answer: str
) -> None:
    with pytest.raises(RecordError) as refused:
        replay(read_battle(of_rules(write_json(front_row(), [answer]), rules)))
    assert str(refused.value).endswith(
        f"It was made by version {rules} of the rules; this is version {RULES_VERSION}"
    )


def test_what_a_newer_record_has_besides_is_never_left_out_unsaid() -> None:
    told = json.loads(of_rules(write_json(front_row(), ["attack Wolf#1 -> Farm"]), 99))
    changes = [{"beast": "Ram", "heal": 2}]
    told["abilities"] = [{"side": "defender", "name": "Balm", "changes": changes}]
    with pytest.raises(BattleFileError) as refused:
        read_battle(json.dumps(told))
    assert refused.value.lines == (
        f"It was made by version 99 of the rules; this is version {RULES_VERSION}.",
        "abilities 1.changes 1: The key “heal” is not known.",
    )


def test_answers_after_the_end_are_refused() -> None:
    battle = play.start(sampled(3))
    agent = RandomAgent(3)
    answers = play_on(play.RULES, battle, [agent, agent], most=1_000, stop=lambda _: False)
    with pytest.raises(RecordError, match="after the end"):
        replay(read_battle(record(sampled(3), [*answers, answers[-1]])))


def test_a_plan_is_followed_as_far_as_it_goes() -> None:
    lines = ("attack: Wolf#1, Wolf#2, Boar -> Farm", "attack: Elk -> Mill", "guard: Ram -> Farm")
    battle = play.start(front_row(*lines))
    follow_plan(battle)
    assert battle.attack == {"Wolf#1": "Farm", "Wolf#2": "Farm", "Boar": "Farm", "Elk": "Mill"}
    assert battle.guards == {"Ram": ("Farm",)}
    assert [str(answer) for answer in play.legal(battle)] == ["fight Farm", "fight Mill"]


def test_a_complete_plan_is_followed_to_the_end() -> None:
    battle = play.start(
        front_row(
            "attack: Wolf#1, Wolf#2, Boar -> Farm", "attack: Elk -> Mill",
            "guard: Ram, Owl -> Farm", "order: Farm, Mill",
            "wounds: attacker at Farm: Ram 2, Owl 3, Farm 2",
            "wounds: defender at Farm: Boar 3",
        )
    )  # fmt: skip
    follow_plan(battle)
    assert battle.is_over
    assert {name for _, name in battle.buried} == {"Ram", "Owl", "Boar", "Mill"}
