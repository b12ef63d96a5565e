"""Uniform play: whole choices are equally likely, and figures are exact where they can be."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.referee.agents import play_on
from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import SEATS, Action, Attack, Guard, Wounds
from app.games.terrus.battle.afterwards import afterwards
from app.games.terrus.battle.planned import follow_plan
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle, Named
from app.games.terrus.files.reader import read_battle
from app.games.terrus.files.text_writer import write_text
from app.games.terrus.outcomes import outcomes, ways_to_split
from app.games.terrus.players.exact import expected
from app.games.terrus.players.policies import POLICIES, UNIFORM, Stream
from app.games.terrus.players.simulate import simulate, simulate_from
from app.games.terrus.settings import Bury
from app.games.terrus.terms import Side
from bench.terrus_small_battles import sampled
from tests.games.terrus.examples import front_row, setup
from tests.games.terrus.strategies import setups

ATTACKERS = ("attacker: Ann", " a1 3/2", " a2 2/2", "defender: Ben, vitae 9")
CITY = " row 1: clade, Farm 4, Mill 4"
GUARDS = (" g 1/2 row 1", " h 2/3 row 1", " i 1/1 row 1")
DECIDED = ("attack: a1, a2 -> Farm", "guard: g, h, i -> Farm", "set: responses=skipped")


def two_guards(*lines: str) -> Setup:
    """Two attackers at a farm with two guards."""
    return setup(*ATTACKERS, CITY, *GUARDS[:2], *lines)


def completions(battle: Battle, answer: Action) -> int:
    """The number of whole attacks, choices of guards or splits that begin with an answer."""
    assert battle.decision is not None
    match answer:
        case Attack() | Guard():
            ways = 1
            for _, locations in battle.open_questions[1:]:
                ways *= len(locations) + 1
            is_nobody = isinstance(answer, Attack) and not answer.location and not battle.attack
            return ways - is_nobody
        case Wounds(_, number):
            assert battle.skirmish is not None
            side, place = SEATS[battle.decision.player], battle.skirmish.location
            given = battle.skirmish.split(side)
            left = battle.total(side, place) - sum(given.values()) - number
            return ways_to_split(left, len(battle.recipients(side, place)) - len(given) - 1)
        case _:
            return 1


def by_going_through(battle: Battle, times: Fraction, found: dict[Named, Fraction]) -> Fraction:
    """The value of a battle over everything that can be answered, and what is buried how often."""
    if battle.decision is None:
        for named in battle.buried:
            found[named] = found.get(named, Fraction(0)) + times
        return times * result_of(battle).value
    weights = [completions(battle, it) for it in battle.decision.options]
    value = Fraction(0)
    for answer, weight in zip(battle.decision.options, weights, strict=True):
        if weight:
            then = battle.clone()
            play.apply(then, answer)
            value += by_going_through(then, times * Fraction(weight, sum(weights)), found)
    return value


def is_small(seed: int) -> bool:
    """True for a battle that can be gone through in a moment."""
    made = sampled(seed)
    armies = (made.attacker, made.defender)
    atk = [sum(beast.atk for beast in army.beasts) for army in armies]
    return max(atk) < 5 and sum(len(army.beasts) for army in armies) < 5


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("seed", [it for it in range(40) if is_small(it)])
def test_exact_figures_are_those_of_going_through_all_battles(seed: int, answers: int) -> None:
    made = sampled(seed)
    battle = play.start(made)
    for _ in range(answers):
        if legal := play.legal(battle):
            play.apply(battle, legal[seed % len(legal)])
    buried: dict[Named, Fraction] = {}
    value = by_going_through(battle, Fraction(1), buried)
    found = simulate_from(battle, UNIFORM, 1, 1)
    assert found.is_exact
    assert found.value == (float(value), 0.0)
    assert found.buried == {named: (float(part), 0.0) for named, part in sorted(buried.items())}


def test_a_location_falls_as_often_as_splits_bury_it() -> None:
    made = two_guards("attack: a1, a2 -> Farm", "guard: g, h -> Farm", "set: responses=skipped")
    battle = play.start(made)
    follow_plan(battle)
    table = outcomes(5, battle.recipients(Side.ATTACKER, "Farm"), Bury.DEF)
    ways = {group.words: group.ways for group in table.groups}
    found = expected(battle)
    assert found is not None
    assert found.buried[Side.DEFENDER, "Farm"] == Fraction(ways["Farm"], table.ways)
    assert found.buried[Side.DEFENDER, "Farm"] == Fraction(3, 21)
    assert found.buried[Side.DEFENDER, "g"] == Fraction(ways["g"] + ways["g, h"], 21)


@pytest.mark.parametrize("policy", [it for it in POLICIES if it != "best"])
def test_the_order_of_lines_changes_no_figure(policy: str) -> None:
    ability = "ability: defender, Shell: h def +1"
    for more in (("set: responses=shown", ability), ("set: guards=many",)):
        found = [
            simulate(setup(*ATTACKERS, CITY, *guards, *DECIDED, *more), policy, 60, seed=3)
            for guards in permutations(GUARDS)
        ]
        assert all(each == found[0] for each in found)
        swapped = [*ATTACKERS[:1], *ATTACKERS[2:0:-1], *ATTACKERS[3:]]
        open_ = (GUARDS[2], *GUARDS[:2], " row 1: Mill 4", " row 1: Farm 4, clade", *more)
        one = simulate(setup(*ATTACKERS, CITY, *GUARDS, *more), policy, 60, seed=3)
        assert simulate(setup(*swapped, *open_), policy, 60, seed=3) == one


def test_trials_agree_with_exact_figures() -> None:
    made = two_guards()
    exact = simulate(made, UNIFORM, 1, 1)
    counted: Counter[Named] = Counter()
    games = 1_500
    for seed in range(games):
        battle = play.start(made)
        agents = [POLICIES[UNIFORM](2 * seed), POLICIES[UNIFORM](2 * seed + 1)]
        play_on(play.RULES, battle, agents, most=1_000, stop=lambda _: False)
        counted.update(battle.buried)
    for named, (part, _) in exact.buried.items():
        within = 4 * (part * (1 - part) / games) ** 0.5
        assert abs(counted[named] / games - part) <= within, named


def test_every_split_is_as_likely_as_every_other() -> None:
    stream = Stream(5)
    times = Counter(tuple(stream.split(5, 3)) for _ in range(21_000))
    assert len(times) == 21
    assert {sum(split) for split in times} == {5}
    assert all(850 < count < 1_150 for count in times.values())
    assert tuple(stream.split(7, 1)) == (7,)


@pytest.mark.parametrize(
    ("policy", "share", "lines"),
    [
        ("kill-most", 1 / 2, (" g 1/3 row 1", " h 1/3 row 1")),
        ("spread", 1 / 3, (" g 1/2 row 1", " h 1/2 row 1")),
    ],
)
def test_equal_guards_are_buried_equally_often(
    policy: str, share: float, lines: tuple[str, ...]
) -> None:
    made = setup(
        "attacker: A", " a 4/9", "defender: B, vitae 9", " row 1: clade, Farm 9", *lines,
        "attack: a -> Farm", "guard: g, h -> Farm",
    )  # fmt: skip
    buried = simulate(made, policy, 400, 1).buried
    shares = [buried[Side.DEFENDER, name][0] for name in ("g", "h")]
    assert shares == pytest.approx([share, share], abs=0.08)


def test_abilities_and_large_battles_are_tried_and_not_worked_out() -> None:
    assert not simulate(two_guards("ability: defender, Shell: g def +1"), UNIFORM, 9, 1).is_exact
    crowd = setup(
        "attacker: A", " 30 Ant 1/1", "defender: B, vitae 9", " row 1: clade, Farm 3", " 9 Bee 1/1"
    )
    found = simulate(crowd, UNIFORM, 9, 1)
    assert (found.games, found.is_exact) == (9, False)


def test_nothing_is_buried_where_wounds_are_only_reported() -> None:
    assert simulate(front_row("set: bury=report"), UNIFORM, 1, 1).value == (0.0, 0.0)


@given(made=setups(), seed=st.integers(0, 99))
def test_battles_with_any_effects_are_played_to_their_end(made: Setup, seed: int) -> None:
    try:
        battle = play.start(made)
    except play.IllegalBattleError:
        return
    agents = [POLICIES[UNIFORM](seed), POLICIES[UNIFORM](seed + 1)]
    play_on(play.RULES, battle, agents, most=3_000, stop=lambda _: False)
    assert battle.is_over
    assert min(battle.wounds.values(), default=0) >= 0
    vitae = result_of(battle).vitae
    assert vitae >= 0
    if vitae:  # a fallen city is no army that a file can hold
        assert read_battle(write_text(afterwards(battle))).setup == afterwards(battle)
