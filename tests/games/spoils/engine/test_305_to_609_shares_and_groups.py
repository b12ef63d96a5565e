"""Several cards at once, and whose they are. Rules: 305, 306, 407, 609.1f."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.scenario import Side, Table, atoms, board, character, item, tactic

ARMED = character("Armed", 2, 5)
BARE = character("Bare", 1, 5)
HAT = item("Hat", words.AttachTo())
LAMP = item("Lamp")
TOSS = tactic("Toss", [words.Discard(2)])
LEARN = tactic("Learn", [words.Draw(2)])
SEEK = tactic("Seek", [words.Search(words.CHARACTER), words.Put(words.FOUND, words.HAND)])
SPY = tactic(
    "Spy",
    [
        words.Search(words.CHARACTER, deck=words.OPPONENT),
        words.Put(words.FOUND, words.DISCARD_PILE),
    ],
)
STEAL = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
LIFT = tactic("Lift", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
SMALL = tactic("Small", [words.GainInfluence(1)], cost=1)
LARGE = tactic("Large", [words.GainInfluence(5)])


def fight(mine: list[str], yours: str, *blockers: str) -> Table:
    """My two characters, one with a Hat, attack your faction or location together."""
    table = board(Side(play=[*mine, "Hat"]), Side(play=[yours]), ARMED, BARE, HAT)
    atoms.attach(table.state, table.card("Hat"), table.card("Armed"))
    table.me.attacks(*mine, target=None if blockers else yours)
    if blockers:
        table.you.blocks(*blockers)
    while table.asks is not DecisionKind.ACT:
        if table.asks in (DecisionKind.DIVIDE, DecisionKind.ORDER):
            table.you.answers(0)
        table.resolves() if table.asks is not DecisionKind.BLOCKERS else table.you.passes()
    return table


def test_609_1f_of_damage_inflicted_together_a_replacement_takes_the_shares_it_speaks_of() -> None:
    table = fight(["Armed", "Bare"], "Enlightened Mau", "Enlightened Mau")
    (damage,) = [
        it for it in table.told(happened.DamageInflicted)
        if it.target == table.card("Enlightened Mau")
    ]  # fmt: skip
    assert (damage.amount, damage.sources) == (1, (table.card("Bare"),))
    assert table.area("Enlightened Mau") is Area.IN_PLAY


def test_609_1f_each_character_gets_back_what_it_inflicted_itself() -> None:
    table = fight(["Armed", "Bare"], "Theocratic Senate of Marduun")
    assert (table.damage("Armed"), table.damage("Bare")) == (2, 1)


def test_305_2_of_cards_discarded_together_each_is_replaced_by_itself() -> None:
    table = board(
        Side(hand=["Toss", "Bare", "Lamp"], play=["Resurrection Emporium"]), Side(),
        BARE, LAMP, TOSS,
    )  # fmt: skip
    table.me.deploys("Toss")
    table.resolves()
    assert (table.me.hand, table.me.out_of_game) == ([], ["Bare"])
    assert table.me.discard == ["Lamp", "Toss"]


def test_each_card_that_is_discarded_may_go_into_escrow() -> None:
    table = board(
        Side(hand=["Toss", "Bare", "Lamp", "Hat"], play=["Arcane Escrow"]), Side(),
        BARE, LAMP, HAT, TOSS,
    )  # fmt: skip
    table.me.deploys("Toss")
    table.resolves()
    table.me.sets("Bare", "Lamp")
    table.me.declines()
    table.me.agrees()
    assert (table.me.hand, table.me.out_of_game) == (["Hat"], ["Lamp"])
    assert table.me.discard == ["Bare", "Toss"]
    (discarded,) = table.told(happened.Discarded)
    assert table.names(discarded.cards) == ["Bare"]


def test_306_1_to_draw_is_to_put_into_a_hand() -> None:
    table = board(
        Side(hand=["Learn", "Quotidian Misfire"], resources=["Obsession"] * 4, deck=["Lamp"] * 3),
        Side(deck=["Hat"]), LAMP, HAT, LEARN,
    )  # fmt: skip
    table.me.deploys("Quotidian Misfire")
    table.resolves()
    table.me.deploys("Learn")
    table.resolves()
    assert (table.me.hand, table.me.deck) == ([], ["Lamp"])
    assert sorted(table.me.discard) == ["Lamp", "Lamp", "Learn", "Quotidian Misfire"]
    assert not table.told(happened.Drew), "nothing was drawn"


def test_304_1_the_stone_destroys_what_leaves_play_for_a_hand_and_lets_cards_be_drawn() -> None:
    table = board(
        Side(hand=["Lift", "Learn"], play=["The Stone of Shame"], deck=["Bare"] * 2),
        Side(play=["Armed"]), ARMED, BARE, LIFT, LEARN,
    )  # fmt: skip
    table.me.deploys("Lift")
    table.resolves()
    assert (table.you.hand, table.you.discard) == ([], ["Armed"])
    table.me.deploys("Learn")
    table.resolves()
    assert table.me.hand == ["Bare", "Bare"]


@pytest.mark.parametrize(("pays", "hand"), [(True, ["Lamp", "Bare"]), (False, ["Bare"])])
def test_506_1_a_search_can_be_replaced_before_the_deck_is_looked_through(
    pays: bool, hand: list[str]
) -> None:
    table = board(
        Side(hand=["Seek"], play=["Golden Charm"], resources=1, deck=["Lamp", "Bare"]), Side(),
        BARE, LAMP, SEEK,
    )  # fmt: skip
    table.me.deploys("Seek")
    table.resolves()
    table.me.agrees() if pays else table.me.declines()
    table.me.picks("Bare")
    assert (table.me.hand, table.me.free) == (hand, 0 if pays else 1)


def test_a_price_on_searching_ones_own_deck_is_not_due_for_anothers() -> None:
    table = board(
        Side(hand=["Spy"]), Side(play=["Department of Rejections"], deck=["Bare"]), BARE, SPY
    )
    table.me.deploys("Spy")
    table.resolves()
    table.me.picks("Bare")
    assert table.you.discard == ["Bare"]


def test_502_4_what_is_duplicated_is_the_tactic_that_was_paid_for() -> None:
    table = board(
        Side(hand=["Small"], play=["Ectypal Stave"], resources=4), Side(hand=["Large"]),
        SMALL, LARGE,
    )  # fmt: skip
    table.me.deploys("Small")
    table.resolves()
    table.me.uses("Ectypal Stave", "COUNTERFEIT")
    table.you.deploys("Large")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (22, 25)


def test_a_token_that_is_not_there_cannot_be_taken_off_for_an_effect() -> None:
    table = board(
        Side(hand=["Learn"], play=["Meat of the Mountain"], deck=["Lamp"] * 4), Side(hand=["Hat"]),
        LAMP, HAT, LEARN,
    )  # fmt: skip
    table.me.deploys("Learn")
    table.resolves()
    table.me.agrees()
    assert table.me.numbers() == [0], "there is no token to remove"
    table.me.answers(0)
    assert (table.you.hand, table.tokens("Meat of the Mountain")) == (["Hat"], 1)
    table.me.agrees()
    table.me.picks("Lamp")
    assert table.me.hand == ["Lamp"] * 3, "looked at two and took one"


@pytest.mark.parametrize(("owner", "asked"), [("you", True), ("me", False)])
def test_407_7_whose_hand_a_card_goes_to_is_its_owners(owner: str, asked: bool) -> None:
    mine, yours = (["Armed"], []) if owner == "me" else ([], ["Armed"])
    table = board(
        Side(play=["Geiseric, the Souleater", *mine], hand=["Lift"], resources=1),
        Side(play=yours), ARMED, LIFT,
    )  # fmt: skip
    atoms.set_controller(table.state, table.card("Armed"), 0 if owner == "you" else 1)
    table.me.deploys("Lift")
    table.me.picks("Armed")
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is asked
    if asked:
        table.me.agrees()
        assert table.you.out_of_game == ["Armed"]
        assert table.tokens("Geiseric, the Souleater") == 1


def test_407_7_a_card_of_the_opponents_goes_to_no_discard_pile_of_ones_own() -> None:
    table = board(
        Side(play=["Avuncular Merlion"], hand=["Kill"], resources=1), Side(play=["Armed"]),
        ARMED, KILL,
    )  # fmt: skip
    atoms.put_tokens(table.state, table.card("Avuncular Merlion"), 2)
    atoms.set_controller(table.state, table.card("Armed"), 0)
    table.me.deploys("Kill")
    table.me.picks("Armed")
    table.resolves()
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Armed"])


def test_405_2_an_eased_threshold_waits_for_the_next_card_however_late() -> None:
    table = board(
        Side(play=["Clockman Skydocks"], hand=["Air Travel"], resources=4, deck=["Lamp"] * 3),
        Side(deck=["Lamp"] * 3, play=["Bare"]), BARE, LAMP,
    )  # fmt: skip
    assert not table.me.can_deploy("Air Travel")
    table.me.uses("Clockman Skydocks", "BUSINESS DAY")
    table.me.answers(0)
    table.resolves()
    assert table.me.can_deploy("Air Travel")
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Air Travel")
