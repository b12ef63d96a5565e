"""A game with frames, questions in the middle of other procedures, records and agents."""

import pytest

from app.games.tabletop.referee import loop, records, repetition
from app.games.tabletop.referee.agents import RandomAgent, play_on
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.frames import Frame, again, answered, go_to, leave, own
from app.games.tabletop.referee.records import RecordError
from app.games.tabletop.referee.rng import dealt_again
from tests.games.tabletop.race import (
    GOAL,
    RULES,
    Kind,
    LandedOnLocals,
    Race,
    Record,
    apply,
    ask_for_a_move,
    legal,
    move,
    new_race,
    next_turn,
    read_record,
    to_decide,
)

MOST = 500
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def played(players: int, seed: int, most: int = MOST) -> tuple[Race, list[int]]:
    race = new_race(players, seed)
    agents = [RandomAgent(seed + place) for place in range(players)]
    return race, play_on(RULES, race, agents, most=most, stop=lambda now: False)


def replayed(text: str) -> Race:
    record = read_record(text)
    race = new_race(record.players, record.seed)
    for _ in records.played_again(race, record.answers, apply, IllegalAction):
        pass
    return race


@PLAYERS
def test_random_players_end_a_race(players: int) -> None:
    for seed in range(20):
        race, given = played(players, seed)
        assert (race.decision, max(race.places) >= GOAL) == (None, True)
        assert 0 < len(given) < MOST


@PLAYERS
def test_every_player_is_asked_in_turn(players: int) -> None:
    race = new_race(players, seed=1)
    asked = []
    for _ in range(players):
        asked.append(to_decide(race))
        apply(race, 0)
    assert asked == list(range(players))


def landing() -> Race:
    """The first two of three players are on place 1, and the third moves on to it too."""
    race = new_race(3, seed=1)
    race.places = [1, 1, 0]
    apply(race, 0)
    apply(race, 0)
    apply(race, 1)
    return race


def test_a_hook_asks_other_players_in_the_middle_of_a_turn() -> None:
    race = landing()
    assert [frame.procedure for frame in race.frames] == ["turns", "landed on"]
    assert race.decision is not None
    assert (race.decision.kind, to_decide(race), legal(race)) == (Kind.LANDED_ON, 0, (0, 3))
    assert apply(race, 3) == (0, 1, 1)
    assert to_decide(race) == 1
    apply(race, 0)
    assert [frame.procedure for frame in race.frames] == ["turns"]
    assert (to_decide(race), race.waits) == (0, [False, True, False])


def test_a_copy_made_inside_a_procedure_goes_on_by_itself() -> None:
    race = landing()
    copy = race.clone()
    apply(copy, 3)
    assert own(race.frames[-1], LandedOnLocals).others == (0, 1)
    assert race.places == [1, 1, 1]
    apply(race, 3)
    assert copy == race


@PLAYERS
def test_a_race_is_recorded_and_played_again(players: int) -> None:
    for seed in range(10):
        race, given = played(players, seed, most=15)
        text = Record(players, seed, tuple(given)).to_json()
        assert read_record(text).to_json() == text
        assert replayed(text) == race


def test_a_record_with_an_illegal_answer_says_which_it_is() -> None:
    text = Record(2, 1, (0, 9)).to_json()
    with pytest.raises(RecordError, match=r"Answer 2 of the record: '9' is not legal for player 2"):
        replayed(text)


@pytest.mark.parametrize("answer", [9, -1, True, 1.0])
def test_an_illegal_answer_changes_nothing(answer: int) -> None:
    race = new_race(2, seed=1)
    before = race.clone()
    with pytest.raises(IllegalAction, match=r"player 1 now \(move\); legal are: 0, 1"):
        apply(race, answer)
    assert race == before


def test_a_round_that_was_shown_is_repeated_while_it_is_legal() -> None:
    race = new_race(2, seed=1)
    shower = repetition.Repetition(
        RULES,
        kind=lambda now: now.decision and now.decision.kind,
        is_free=lambda now: now.decision is not None and now.decision.kind is Kind.MOVE,
        others=lambda now, answers: answers[-1],
    )
    shown = shower.show(race, (0, 1))
    assert [(each.person, each.kind, each.action) for each in shown] == [
        (0, Kind.MOVE, 0),
        (1, Kind.MOVE, 1),
    ]
    assert shower.repeat(race, shown, repetition.agreed({0: 4, 1: 3})) == 3
    assert race.places == [0, 4]
    assert shower.repeat(race, shown, 99) == GOAL - 4
    assert to_decide(race) is None


def test_the_loop_ends_where_no_frame_is_left() -> None:
    race = Race([0, 0], [False, False], 1)
    loop.run(race, {}, loop.Hooks())
    assert (race.decision, race.frames) == (None, [])


def test_a_frame_is_led_by_its_steps() -> None:
    race = new_race(2, seed=1)
    frame = race.frames[-1]
    go_to(frame, (ask_for_a_move, move, next_turn), next_turn)
    assert frame.at == 2
    again(frame)
    assert frame.at == 1
    with pytest.raises(AssertionError, match="asked nothing"):
        answered(frame)
    with pytest.raises(AssertionError, match="keeps no LandedOnLocals"):
        own(frame, LandedOnLocals)
    with pytest.raises(AssertionError, match="other is not on top of turns"):
        leave(race, Frame("other", 0))


def test_hidden_cards_dealt_again_do_not_depend_on_how_they_lie() -> None:
    word, kinds = dealt_again(7, (3, 1, 2, 1))
    assert (word, kinds) == dealt_again(7, (1, 1, 2, 3))
    assert sorted(kinds) == [1, 1, 2, 3]
    assert len({tuple(dealt_again(seed, range(5))[1]) for seed in range(40)}) > 20
