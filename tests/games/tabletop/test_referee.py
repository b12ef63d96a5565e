"""A game of matches, which knows nothing of cards, is played, recorded and replayed."""

import json
from dataclasses import dataclass, field

import pytest

from app.games.tabletop.referee import records
from app.games.tabletop.referee.agents import RandomAgent, Rules, play_on
from app.games.tabletop.referee.records import RecordError

GAME = "matches"


@dataclass
class Heap:
    """Players take one to three matches in turn; whoever takes the last one loses."""

    matches: int
    player: int = 0
    taken: list[int] = field(default_factory=list)


class TooManyError(ValueError):
    """More matches than there are, or than may be taken."""


def to_decide(heap: Heap) -> int | None:
    return heap.player if heap.matches else None


def legal(heap: Heap) -> range:
    return range(1, min(3, heap.matches) + 1)


def take(heap: Heap, count: int) -> str:
    if count not in legal(heap):
        raise TooManyError(f"{count} cannot be taken of {heap.matches}")
    heap.matches -= count
    heap.taken.append(count)
    heap.player = 1 - heap.player
    return f"{heap.matches} left"


RULES = Rules(to_decide, legal, take)


def played(seed: int, most: int = 100, down_to: int = 0) -> tuple[Heap, list[int]]:
    heap = Heap(21)
    agents = (RandomAgent(seed), RandomAgent(seed + 1))
    return heap, play_on(RULES, heap, agents, most=most, stop=lambda now: now.matches < down_to)


def test_agents_play_until_the_game_is_over() -> None:
    heap, given = played(seed=4)
    assert heap.matches == 0
    assert given == heap.taken
    assert sum(given) == 21


def test_the_same_seed_plays_alike_and_another_does_not() -> None:
    assert played(seed=4)[1] == played(seed=4)[1]
    assert len({tuple(played(seed)[1]) for seed in range(10)}) > 5


def test_a_game_stops_after_so_many_answers_or_where_it_is_asked_to() -> None:
    assert len(played(seed=4, most=3)[1]) == 3
    heap, _ = played(seed=4, down_to=10)
    assert 0 < heap.matches < 10


def record(*answers: str, **changed: object) -> str:
    return json.dumps({"game": GAME, "schema": 1, "heap": 21, "answers": answers, **changed})


def replayed(text: str) -> Heap:
    fields = records.read_object(text, GAME, (1,))
    heap = Heap(fields.number("heap"))
    answers = records.read_answers(fields.texts("answers"), int)
    assert all(
        told.endswith("left") for _, told in records.played_again(heap, answers, take, TooManyError)
    )
    return heap


def test_a_record_is_read_and_played_again() -> None:
    heap, given = played(seed=7)
    assert replayed(record(*map(str, given))) == heap


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "This is not a record of a game"),
        (record(game="chess"), "This is not a record of a game of matches, schema 1"),
        (
            record(schema=2),
            "This record has schema 2, that of a newer release; this one reads schema 1",
        ),
        (record(heap="21"), "The record: 'heap' must be a whole number, not '21'"),
        (record(heap=True), "The record: 'heap' must be a whole number, not True"),
        (record(answers=[1]), "The record: 'answers' 1 must be text, not 1"),
        (record("3", "x"), "Answer 2 of the record"),
        (record("3", "4"), "Answer 2 of the record: 4 cannot be taken of 18"),
        (json.dumps({"game": GAME, "schema": 1}), "The record: 'heap' is missing"),
    ],
)
def test_a_damaged_record_says_what_is_wrong_and_where(text: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        replayed(text)
    assert str(refused.value).startswith(said)
