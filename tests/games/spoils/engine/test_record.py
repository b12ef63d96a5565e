"""A record of a game that somebody changed by hand, or that was damaged, is refused in words."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    RULES_VERSION,
    Action,
    Answer,
    CardId,
    DecisionKind,
    Deploy,
    EndTurn,
    InPlay,
    State,
    apply,
    legal_actions,
    position,
)
from app.games.spoils.engine import Side as Beginning
from app.games.spoils.engine.agents import RandomAgent, play_on
from app.games.spoils.engine.model.game import FLIP_UP_CHOSEN, IDLE_UNASKED
from app.games.spoils.engine.record import RecordError, read_record, record_of, replay
from app.games.spoils.facts import Catalogue
from tests.support.scenario import Side, board, character
from tests.support.spoils_games import random_game

ORDER = "Order of the Golden String"


@pytest.fixture(scope="module")
def recorded(catalogue: Catalogue) -> str:
    state = random_game(catalogue, 21, Edition.CR3)
    given = play_on(state, (RandomAgent(1), RandomAgent(2)), actions=60)
    return record_of(state, given, blanks=True).to_json()


RECORDS = Path(__file__).parents[3] / "golden" / "engine" / "records"

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: object) -> Change:
    """Put something else in one place of a record."""

    def change(told: Any) -> None:
        *way, last = path
        for step in way:
            told = told[step]
        told[last] = value

    return change


def drop(key: str) -> Change:
    """Leave something out of a record."""
    return lambda told: told.pop(key)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("game", value="chess"), "not a record of a game of spoils"),
        (put("schema", value=99), "has schema 99, that of a newer release"),
        (drop("decks"), "'decks' is missing"),
        (put("decks", value={}), "'decks' must be a list"),
        (put("decks", 1, value=7), "Deck 2 must be an object, not 7"),
        (put("decks", 1, "faction", value=None), "Deck 2: 'faction' must be text"),
        (put("decks", 0, "cards", 2, value=["Rage"]), "Deck 1: 'cards' 3 must be text"),
        (put("decks", 0, "cards", 2, value="No Such Thing"), "no card named No Such Thing"),
        (put("decks", 0, "faction", value="Rage"), "Rage is not a faction"),
        (put("decks", value=[]), "games of 2 players, not 0"),
        (put("edition", value="cr4"), "'edition' must be one of basic1e"),
        (put("seed", value=1e300), "'seed' must be a whole number"),
        (put("seed", value=True), "'seed' must be a whole number"),
        (put("rules", value="new"), "'rules' must be a whole number"),
        (put("first", value=2), "There is no seat 2"),
        (put("first", value=-1), "There is no seat -1"),
        (put("blanks", value="no"), "'blanks' must be true or false, not 'no'"),
        (put("catalogue", value="0" * 64), "a different catalogue"),
        (put("actions", value="done"), "'actions' must be a list"),
        (put("actions", 4, value=5), "'actions' 5 must be text, not 5"),
        (put("actions", 4, value="surrender"), "Answer 5 of the record: 'surrender' is not"),
        (put("actions", 4, value=""), "Answer 5 of the record: '' is not an action"),
        (put("actions", 4, value="deploy x"), "Answer 5 of the record: 'deploy x' is not"),
        (put("actions", 4, value="answer " + "9" * 5000), "Answer 5 of the record: 'answer 99"),
        (put("actions", 4, value="attack 999"), "Answer 5 of the record: 'attack 999' is not"),
        (put("actions", 4, value="choose -1"), "Answer 5 of the record: 'choose -1' is not"),
        (put("digest", value="0" * 64), "gives a different game"),
    ],
)
def test_a_record_changed_by_hand_says_what_is_wrong_and_where(
    catalogue: Catalogue, recorded: str, change: Change, said: str
) -> None:
    told = json.loads(recorded)
    change(told)
    with pytest.raises(RecordError) as refused:
        replay(read_record(json.dumps(told)), catalogue)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 1000


def test_a_record_of_other_rules_replays_as_far_as_it_fits_and_says_whose_it_is(
    catalogue: Catalogue, recorded: str
) -> None:
    told = json.loads(recorded)
    assert told["rules"] == RULES_VERSION
    told["rules"] = RULES_VERSION + 1
    replay(read_record(json.dumps(told)), catalogue)
    told["digest"] = "0" * 64
    with pytest.raises(RecordError, match=f"made by version {RULES_VERSION + 1} of the rules"):
        replay(read_record(json.dumps(told)), catalogue)


def test_a_position_of_other_rules_that_cannot_be_says_whose_it_is(catalogue: Catalogue) -> None:
    hurt = InPlay("Union Leader", damage=1)
    begun = position(catalogue, [Beginning(ORDER), Beginning(ORDER, in_play=[hurt])], seed=1)
    told = json.loads(record_of(begun, ()).to_json())
    told["position"]["sides"][1]["in_play"][0]["damage"] = 99
    for rules in (1, RULES_VERSION):
        with pytest.raises(RecordError, match="Union Leader") as refused:
            replay(read_record(json.dumps(told | {"rules": rules})), catalogue)
        is_told = f"version 1 of the rules; this is version {RULES_VERSION}" in str(refused.value)
        assert is_told == (rules == 1)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"done"', "[" * 100_000, "\0"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="This is not a record"):
        read_record(text)


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("schema", [1, 2])
def test_a_record_of_an_earlier_schema_still_replays(
    catalogue: Catalogue, edition: Edition, schema: int
) -> None:
    text = (RECORDS / f"schema-{schema}-{edition.value}.json").read_text(encoding="utf-8")
    told = json.loads(text)
    told["catalogue"] = catalogue.digest
    record = read_record(json.dumps(told))
    state = replay(record, catalogue)
    assert state.turn > 1
    assert len(record.actions) == 350


def two_ways_up(schema: int) -> State:
    """A face-down tactic that has a Flip Up of its own and has gained another."""
    prince = "Woadenworm Gloamspike, Thabbashite Prince"
    me = Side(play=[prince], face_down=["Obscure"], resources=["Obsession"] * 2)
    table = board(me, Side(play=["Scout", "Gnat"]))
    table.state.game = replace(table.state.game, record_schema=schema)
    apply(table.state, Deploy(table.card("Obscure"), flip_up=True))
    return table.state


@pytest.mark.parametrize("way", [0, 1])
def test_507_4a_a_record_says_which_flip_up_was_used(way: int) -> None:
    state = two_ways_up(FLIP_UP_CHOSEN)
    assert legal_actions(state) == (Answer(0), Answer(1))
    flipped = Deploy(CardId(state.face_down.index(True)), flip_up=True)
    apply(state, Answer(way))
    record = record_of(state, [flipped, Answer(way)], blanks=True)
    again = replay(read_record(record.to_json()), state.game.catalogue)
    assert legal_actions(again) == legal_actions(state)


@pytest.mark.parametrize("schema", [1, 2])
def test_507_4a_records_from_before_the_question_replay_with_the_first_flip_up(
    schema: int,
) -> None:
    state = two_ways_up(schema)
    assert state.decision is not None
    assert state.decision.kind is DecisionKind.ATTACH_TO_PAY
    record = record_of(
        state, [Deploy(CardId(state.face_down.index(True)), flip_up=True)], blanks=True
    )
    again = replay(read_record(record.to_json()), state.game.catalogue)
    assert legal_actions(again) == legal_actions(state)


@pytest.mark.parametrize("schema", [3, 4])
def test_402_5_records_from_before_replay_with_the_questions_that_made_no_difference(
    schema: int,
) -> None:
    me = Side(hand=["700160x 31f"], resources=["Elitism"] * 5)
    table = board(me, Side())
    table.state.game = replace(table.state.game, record_schema=schema)
    given: list[Action] = [Deploy(table.card("700160x 31f"))]
    apply(table.state, given[0])
    while table.asks in (DecisionKind.ATTACH_TO_PAY, DecisionKind.RESPOND):
        given.append(legal_actions(table.state)[0])
        apply(table.state, given[-1])
    assert (table.asks is DecisionKind.MAY) == (schema < IDLE_UNASKED), "the deck is empty"
    record = record_of(table.state, given, blanks=True)
    again = replay(read_record(record.to_json()), table.state.game.catalogue)
    assert legal_actions(again) == legal_actions(table.state)


def test_a_record_with_a_card_without_script_is_refused_by_its_name() -> None:
    table = board(Side(play=["Enigma"]), Side(), character("Enigma", 1, 1, 1))
    record = record_of(table.state, [EndTurn()])
    told = json.loads(record.to_json())
    for rules, note in ((1, f"version {RULES_VERSION}"), (RULES_VERSION, "without their text")):
        with pytest.raises(RecordError, match=r"cannot follow the text of: Enigma \(no") as refused:
            replay(read_record(json.dumps(told | {"rules": rules})), table.state.game.catalogue)
        assert "Leave these cards out, or have them played without their text" in str(refused.value)
        assert str(refused.value).endswith(note)
