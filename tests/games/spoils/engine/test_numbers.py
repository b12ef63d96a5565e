"""Numbers. Rules: 410."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, missing_words
from tests.support.made_cards import GAIN, GUARD, RICH
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import at_table, settles

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
HIGHEST = v.CHARACTER.that(v.Highest(v.STRENGTH))


@COMPREHENSIVE
@pytest.mark.parametrize(("amount", "even"), [(0, True), (1, False), (2, True), (3, False)])
def test_410_1_even_is_what_2_divides_and_0_is_even(
    edition: Edition, amount: int, even: bool
) -> None:
    bet = tactic("Bet", [v.If(v.Even(amount), (GAIN,))])
    table = board(Side(hand=["Bet"]), Side(), bet, edition=edition)
    table.me.deploys("Bet")
    table.resolves()
    with shows("410.1a"):
        assert table.me.influence == (21 if even else 20)


@ALL
@rule("EX-B12", "EX-019", "basic1e:B.numbers.2")
def test_410_2_a_variable_is_a_whole_number_that_can_be_paid(edition: Edition) -> None:
    blast = tactic(
        "Blast",
        [v.LoseInfluence(v.Number("X"), v.OPPONENT)],
        pays=[v.ChooseNumber(), v.Pay(v.Number("X"))],
        cost=1,
    )
    table = board(Side(hand=["Blast"], resources=4), Side(), blast, edition=edition)
    table.me.deploys("Blast")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    table.resolves()
    assert table.you.influence == 18
    assert table.me.free == 1


@ALL
def test_410_2a_a_letter_is_0_on_a_card_that_was_not_deployed(edition: Edition) -> None:
    grow = v.Conditional(v.THIS, (v.More(v.STRENGTH, v.Number("X")),))
    ooze = character(
        "Ooze", 1, 1, 1, v.OnResolve(cost=(v.ChooseNumber(), v.Pay(v.Number("X")))),
        grow, cost=0,
    )  # fmt: skip
    put = tactic("Enter", [v.Put(v.CHARACTER.in_hand(), v.PLAY)])
    for name, strength in (("Enter", 1), ("Ooze", 3)):
        table = board(Side(hand=["Ooze", "Enter"], resources=2), Side(), ooze, put, edition=edition)
        table.me.deploys(name)
        if name == "Ooze":
            table.me.answers(2)
        table.resolves()
        with shows("basic1e:B.numbers.3"):
            assert table.strength("Ooze") == strength


@ALL
@pytest.mark.parametrize("shares", [(0,), (1,), (3,)])
def test_410_2a_up_to_so_much_damage_is_inflicted_or_less(
    edition: Edition, shares: tuple[int, ...]
) -> None:
    side = Side(hand=["Trip Wire"], resources=RICH)
    table = at_table(Side(play=["Big"]), side, edition=edition)
    table.me.attacks("Big")
    table.me.passes()
    table.you.deploys("Trip Wire")
    settles(table)
    assert (table.asks, table.you.numbers()) == (DecisionKind.DIVIDE, [0, 1, 2, 3])
    table.you.answers(shares[0])
    assert table.damage("Big") == shares[0]


def test_410_2a_up_to_so_much_damage_is_divided_and_need_not_be_all() -> None:
    for first, second in ((0, 0), (0, 2), (1, 0), (1, 1), (2, 0)):
        table = at_table(Side(play=["Cannon Squadron"]), Side(play=["Big", "Guard"]))
        table.me.uses("Cannon Squadron", "FIRE!")
        table.me.picks("Big")
        table.me.picks("Guard")
        table.resolves()
        table.me.answers(first)
        if first < 2:
            assert table.me.numbers() == list(range(3 - first))
            table.me.answers(second)
        assert (table.damage("Big"), table.damage("Guard")) == (first, second)


@ALL
@rule("basic1e:B.numbers.4")
def test_410_3_increases_come_before_reductions_and_nothing_is_below_0(edition: Edition) -> None:
    curse = item("Curse", v.Conditional(v.CHARACTER, (v.Less(v.STRENGTH, 5),)))
    bless = item("Bless", v.Conditional(v.CHARACTER, (v.More(v.STRENGTH, 2),)))
    table = board(Side(play=["Curse", "Guard"]), Side(), GUARD, curse, bless, edition=edition)
    with shows("410.4"):
        assert table.strength("Guard") == 0
    for order in (["Curse", "Bless"], ["Bless", "Curse"]):
        table = board(Side(play=[*order, "Guard"]), Side(), GUARD, curse, bless, edition=edition)
        assert table.strength("Guard") == 0
    table = board(Side(play=["Bless", "Guard"]), Side(), GUARD, curse, bless, edition=edition)
    assert table.strength("Guard") == 4


@pytest.mark.parametrize(
    "paragraph",
    [
        v.OnResolve((v.Destroy(HIGHEST),)),
        v.Conditional(HIGHEST, (v.Gains(v.Keyword.COVERT),)),
        v.Trigger(v.TurnStarts(), (v.Draw(v.Count(HIGHEST)),)),
    ],
)
def test_the_highest_of_several_is_refused_where_nobody_could_decide_between_them(
    paragraph: v.Paragraph,
) -> None:
    assert missing_words(v.script("Odd", paragraph)) == ("Highest outside Pick and Choose",)


@ALL
def test_410_3_what_is_asked_first_makes_no_difference_between_numbers_that_depend_on_another(
    edition: Edition,
) -> None:
    fast = v.CHARACTER.that(v.AtLeast(v.SPEED, 2))
    school = item("School", v.Conditional(fast, (v.More(v.STRENGTH, 1),)))
    wind = item("Wind", v.Conditional(v.CHARACTER, (v.More(v.SPEED, 1),)))
    for first in (v.SPEED, v.STRENGTH):
        table = board(
            Side(play=["Pupil", "School", "Wind"]), Side(), school, wind,
            character("Pupil", 1, 1, 1), edition=edition,
        )  # fmt: skip
        table.stat("Pupil", first)
        assert (table.speed("Pupil"), table.strength("Pupil")) == (2, 2)
