"""Records of games: written, read, replayed, and refused where they are damaged."""

import json

import pytest

from app.games.shadowfist.editions import Edition
from app.games.shadowfist.engine import (
    CannotReferee,
    IllegalAction,
    Record,
    RecordError,
    State,
    apply,
    legal_actions,
    new_game,
    play_on,
    read_action,
    read_record,
    record_of,
    replay,
    to_decide,
)
from app.games.shadowfist.engine.agents import HastyAgent
from app.games.shadowfist.engine.model.actions import END_TURN, Play
from app.games.shadowfist.engine.record import RULES_VERSION
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Restriction
from tests.support.shadowfist_games import precon_decks


@pytest.fixture(scope="module")
def played(shadowfist: Catalogue) -> tuple[State, Record]:
    """A finished game of three precons, and its record."""
    state = new_game(shadowfist, precon_decks(shadowfist)[:3], seed=5)
    given = play_on(state, [HastyAgent(seat) for seat in range(3)])
    return state, record_of(state, given)


def test_a_record_replays_to_the_same_end(
    played: tuple[State, Record], shadowfist: Catalogue
) -> None:
    state, record = played
    again = replay(read_record(record.to_json()), shadowfist)
    assert again.result == state.result
    assert again.turn == state.turn


def test_every_answer_of_a_game_is_read_back(played: tuple[State, Record]) -> None:
    for action in played[1].actions:
        assert read_action(str(action)) == action


@pytest.mark.parametrize(
    "text", ["", "play", "play x", "play 3 crises", "jump 3", "move 1", "end 4"]
)
def test_what_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not an answer"):
        read_action(text)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("catalogue", "other", "different catalogue"),
        ("decks", [["nothing"], ["nothing"]], "no printing"),
        ("decks", ["text"], "Deck 1"),
        ("actions", ["jump"], "Answer 1"),
        ("actions", ["attack 999"], "Answer 1"),
        ("digest", "0" * 64, "different game"),
        ("edition", "sf300", "names the edition 'sf300'; known are sf210, sws"),
        ("edition", None, "edition"),
        ("schema", 3, "schema 2 or 1"),
    ],
)
def test_a_damaged_record_is_refused(
    played: tuple[State, Record], shadowfist: Catalogue, key: str, value: object, why: str
) -> None:
    told = json.loads(played[1].to_json()) | {key: value}
    with pytest.raises(RecordError, match=why):
        replay(read_record(json.dumps(told)), shadowfist)


def test_answers_after_the_end_are_refused(
    played: tuple[State, Record], shadowfist: Catalogue
) -> None:
    told = json.loads(played[1].to_json())
    told["actions"].append("end")
    with pytest.raises(RecordError, match="after the end"):
        replay(read_record(json.dumps(told)), shadowfist)


def test_an_illegal_answer_changes_nothing(shadowfist: Catalogue) -> None:
    state = new_game(shadowfist, precon_decks(shadowfist)[:2], seed=1)
    before = (to_decide(state), legal_actions(state))
    with pytest.raises(IllegalAction):
        apply(state, Play(999))
    assert (to_decide(state), legal_actions(state)) == before
    assert END_TURN not in legal_actions(state)


@pytest.mark.parametrize("count", [0, 1, 6])
def test_two_to_five_decks_play(shadowfist: Catalogue, count: int) -> None:
    with pytest.raises(CannotReferee, match="Two to five"):
        new_game(shadowfist, precon_decks(shadowfist)[:1] * count, seed=1)


def test_a_deck_without_cards_and_a_seat_that_is_not_there_are_refused(
    shadowfist: Catalogue,
) -> None:
    deck = precon_decks(shadowfist)[0]
    with pytest.raises(CannotReferee, match="Deck 2 has no cards"):
        new_game(shadowfist, [deck, ()], seed=1)
    with pytest.raises(CannotReferee, match="Deck 5 cannot begin"):
        new_game(shadowfist, [deck, deck], seed=1, first=4)


def test_the_same_seed_deals_the_same_game(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:4]
    one, other = (new_game(shadowfist, decks, seed=9) for _ in range(2))
    assert one.hand == other.hand
    assert one.game.seating == other.game.seating


PORTALS = ("mobius_portal_yotg",) * 5


@pytest.mark.parametrize("edition", list(Edition))
def test_cards_have_the_facts_of_the_edition_of_the_record(
    shadowfist: Catalogue, edition: Edition
) -> None:
    state = new_game(shadowfist, [PORTALS, PORTALS], seed=1, edition=edition)
    again = replay(read_record(record_of(state, ()).to_json()), shadowfist)
    for game in (state, again):
        is_limited = Restriction.LIMITED in game.kinds[0].restrictions
        assert is_limited == (edition is Edition.SF210)


def test_a_record_of_the_time_before_editions_is_of_the_usual_one(
    played: tuple[State, Record], shadowfist: Catalogue
) -> None:
    told = json.loads(played[1].to_json()) | {"schema": 1}
    del told["edition"], told["rules"]
    assert replay(read_record(json.dumps(told)), shadowfist).result == played[0].result


def test_a_record_of_older_rules_that_comes_out_differently_says_so(
    played: tuple[State, Record], shadowfist: Catalogue
) -> None:
    for change in ({"digest": "0" * 64}, {"actions": ["attack 999"]}):
        told = json.loads(played[1].to_json()) | change
        for rules, note in (
            (1, f"version 1 of the rules; this is version {RULES_VERSION}"),
            (RULES_VERSION, ""),
        ):
            with pytest.raises(RecordError) as refused:
                replay(read_record(json.dumps(told | {"rules": rules})), shadowfist)
            assert str(refused.value).endswith(note)
            assert ("version" in str(refused.value)) == bool(note)
