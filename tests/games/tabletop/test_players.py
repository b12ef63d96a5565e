"""Computer players of any game: what they are handed, and the games they play."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest

from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.match import Ending, Limits, PlayedGame, play_match
from app.games.tabletop.referee.players import (
    Choice,
    Effort,
    Level,
    Outcome,
    PlayableGame,
    Position,
    RandomPlayer,
    chance_of,
    decide,
    position_of,
)
from tests.games.tabletop import race
from tests.games.tabletop.race import Race

RacePosition = Position[Race, int, tuple[int, ...]]
RaceLevel = Level[Race, int, tuple[int, ...]]


def dealt(state: Race, person: int, seed: int) -> Race:
    """The same race with another seed: only the chance to come is hidden in it."""
    copy = state.clone()
    copy.rng = seed
    return copy


def winners(state: Race) -> Outcome | None:
    if state.decision is not None:
        return None
    ahead = max(state.places)
    first = tuple(person for person, place in enumerate(state.places) if place == ahead)
    return Outcome(first, "reached the goal")


RACE: PlayableGame[Race, int, tuple[int, ...]] = PlayableGame(
    to_decide=race.to_decide,
    legal=race.legal,
    offered=race.legal,
    without_abilities=race.legal,
    passing=lambda state: None,
    apply=race.apply,
    apply_known=race.apply,
    clone=Race.clone,
    deal=dealt,
    shown=lambda state, person: dealt(state, person, 0),
    view=lambda state, person: tuple(state.places),
    outcome=winners,
    turn=lambda state: sum(state.places),
    record=lambda state, answers: " ".join(map(str, answers)),
)
LIMITS = Limits(turns=200, answers=200)


class Runner:
    """Goes as far as it can."""

    responds = True
    uses_abilities = True

    def decide(self, position: RacePosition, chance: Stream, effort: Effort) -> Choice[int]:
        return Choice(max(position.legal))


class Idler:
    """Never moves."""

    responds = True
    uses_abilities = True

    def decide(self, position: RacePosition, chance: Stream, effort: Effort) -> Choice[int]:
        return Choice(0)


class Stumbler:
    """Fails at its first decision."""

    responds = True
    uses_abilities = True

    def decide(self, position: RacePosition, chance: Stream, effort: Effort) -> Choice[int]:
        raise RuntimeError("a loose shoe")


class Cheat:
    """Gives an answer that is not legal."""

    responds = True
    uses_abilities = True

    def decide(self, position: RacePosition, chance: Stream, effort: Effort) -> Choice[int]:
        return Choice(99)


class Dreamer:
    """Goes as far as it can, and has no answer to anything else."""

    responds = False
    uses_abilities = True

    def decide(self, position: RacePosition, chance: Stream, effort: Effort) -> Choice[int]:
        if position.legal == (0, race.BACK):
            raise RuntimeError("asked to respond")
        return Choice(max(position.legal))


def level(player: Dreamer | Runner | Idler | Stumbler | Cheat | RandomPlayer) -> RaceLevel:
    return Level("it", "It", "Runs.", player, "1", Effort())


def played(levels: Sequence[RaceLevel], seed: int = 1, limits: Limits = LIMITS) -> PlayedGame:
    return play_match(RACE, race.new_race(len(levels), seed), levels, seed, limits)


def test_three_players_play_to_the_end() -> None:
    ran = played([level(Idler()), level(Runner()), level(Idler())])
    assert (ran.ending, ran.winners) == (Ending.WON, (1,))
    assert ran.answers == len(ran.record.split())


def test_a_game_that_does_not_end_is_unfinished_and_has_no_winner() -> None:
    idle = played([level(Idler())] * 2)
    assert (idle.ending, idle.winners, idle.answers) == (Ending.UNFINISHED, (), LIMITS.answers)
    stopped = played([level(Runner())] * 2, limits=replace(LIMITS, turns=5))
    assert stopped.ending is Ending.UNFINISHED
    assert 5 < stopped.turns < race.GOAL


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (Stumbler(), "Player 2 failed at answer 2: RuntimeError: a loose shoe"),
        (Cheat(), "Player 2 gave an answer that is not legal, as answer 2: 99"),
    ],
)
def test_a_player_that_fails_breaks_the_game_which_keeps_its_record(
    player: Stumbler | Cheat, why: str
) -> None:
    broken = played([level(Runner()), level(player)])
    assert (broken.ending, broken.winners, broken.why) == (Ending.BROKEN, (), why)
    assert len(broken.record.split()) == broken.answers == 1


def test_the_same_seed_plays_the_same_game() -> None:
    levels = [level(RandomPlayer())] * 3
    assert played(levels, 4) == played(levels, 4)
    assert len({played(levels, seed).record for seed in range(10)}) > 5


def test_a_game_that_is_replayed_goes_on_as_it_did() -> None:
    levels = [level(RandomPlayer())] * 2
    answers = [int(each) for each in played(levels, 7).record.split()]
    state = race.new_race(2, 7)
    for number, answer in enumerate(answers):
        person = RACE.to_decide(state)
        assert person is not None
        chance = chance_of(7, person, number)
        assert decide(RACE, state, RandomPlayer(), chance, Effort()).answer == answer
        RACE.apply(state, answer)


def test_who_never_responds_lets_the_chance_pass_unasked() -> None:
    """Here who is landed on may respond, and going back 0 steps lets it pass."""

    def passing(state: Race) -> int | None:
        decision = state.decision
        return 0 if decision is not None and decision.kind is race.Kind.LANDED_ON else None

    asking = replace(RACE, passing=passing)
    ended = play_match(asking, race.new_race(3, 7), [level(Dreamer())] * 3, 7, LIMITS)
    assert ended.ending is Ending.WON
    asked = play_match(RACE, race.new_race(3, 7), [level(Dreamer())] * 3, 7, LIMITS)
    assert asked.ending is Ending.BROKEN


def test_everybody_has_chance_of_their_own() -> None:
    drawn = {chance_of(7, person, n).below(1 << 30) for person in range(4) for n in range(50)}
    assert len(drawn) == 200


def test_a_player_sees_a_view_and_worlds_and_no_state() -> None:
    state = race.new_race(2, 3)
    position = position_of(RACE, state)
    assert position.view == (0, 0)
    worlds = list(islice(position.worlds(5), 3))
    assert len({world.rng for world in worlds}) == 3
    assert [world.rng for world in islice(position.worlds(5), 3)] == [it.rng for it in worlds]
    worlds[0].places[0] = 9
    assert state.places == [0, 0]
    assert not any(isinstance(value, Race) for value in vars(position).values())


def test_nobody_has_to_decide_once_the_game_is_over() -> None:
    state = race.new_race(2, 3)
    while race.to_decide(state) is not None:
        race.apply(state, max(race.legal(state)))
    with pytest.raises(ValueError, match="game is over"):
        position_of(RACE, state)
