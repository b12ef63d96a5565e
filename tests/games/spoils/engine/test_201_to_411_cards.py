"""Cards, types, areas, control, tokens and numbers. Rules: 201 to 208, 301 to 305, 403 to 411."""

from collections import Counter

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Deck, apply, legal_actions, new_game, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
TOWER = location("Tower", 3, cost=2)
HAT = item("Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),)))
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
COUNT = words.Total(words.TOKENS, words.THIS)
POKE = words.Ability("POKE", (words.Deplete(words.THIS),), (words.Draw(1),))


@ALL
def test_204_2_characters_items_and_locations_enter_play(edition: Edition) -> None:
    relic = item("Relic", cost=2)
    for card in (GUARD, TOWER, relic):
        name = card.card.name
        table = board(Side(hand=[name], resources=2), Side(), card, edition=edition)
        table.me.deploys(name)
        assert table.area(name) is Area.BEING_DEPLOYED
        table.resolves()
        with shows("206.2", "207.2", "403.4a"):
            assert table.area(name) is Area.IN_PLAY
        assert table.controller(name) is table.me


@ALL
@rule("basic1e:B.areas.3")
def test_403_3a_a_card_waits_for_responses_before_it_is_in_play(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=2), Side(), GUARD, edition=edition)
    table.me.deploys("Guard")
    assert table.area("Guard") is Area.BEING_DEPLOYED
    with shows("604.1g"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)


@ALL
def test_204_3a_a_fresh_character_uses_abilities_until_it_is_depleted(edition: Edition) -> None:
    imp = character("Imp", 1, 1, 1, POKE)
    table = board(Side(fresh=["Imp"], deck=["Imp"]), Side(), imp, edition=edition)
    assert not table.me.can_attack()
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert table.is_depleted("Imp")
    assert not table.me.can_use("Imp", "POKE")


@ALL
@rule("basic1e:B.resource.3", "basic1e:B.deplete.3")
def test_203_7_resources_are_never_depleted(edition: Edition) -> None:
    freeze = tactic("Freeze", [words.Deplete(words.CARD)])
    table = board(
        Side(hand=["Freeze"], play=["Guard"], resources=1), Side(), GUARD, freeze, edition=edition
    )
    table.me.deploys("Freeze")
    table.resolves()
    assert table.is_depleted("Guard")
    assert not table.is_depleted("Rage")


@ALL
@rule("basic1e:B.abilities.3")
def test_606_1a_only_the_controller_uses_an_ability(edition: Edition) -> None:
    imp = character("Imp", 1, 1, 1, POKE)
    table = board(
        Side(hand=["Guard"], resources=2), Side(play=["Imp"]), imp, GUARD, edition=edition
    )
    assert not table.me.can_use("Imp", "POKE")
    table.me.deploys("Guard")
    assert table.you.can_use("Imp", "POKE")


@ALL
@rule("cr2010:406.4", "basic1e:B.numcost.2")
def test_406_4_an_ability_costs_what_it_says_to_pay(edition: Edition) -> None:
    twice = words.Ability("TWICE", (words.Pay(1), words.Pay(2)), (words.Draw(1),))
    table = board(
        Side(play=["Imp"], deck=["Imp"], resources=4), Side(), character("Imp", 1, 1, 1, twice),
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "TWICE")
    assert table.me.free == 1


@ALL
@rule("basic1e:B.paycost.3")
def test_309_1a_attached_resources_pay_for_nothing_more(edition: Edition) -> None:
    table = board(Side(hand=["Guard", "Tower"], resources=3), Side(), GUARD, TOWER, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    assert table.me.free == 1
    with shows("203.3a"):
        assert not table.me.can_deploy("Tower")


@ALL
@rule("basic1e:B.discard.1")
def test_305_1_cards_are_discarded_from_hand_together(edition: Edition) -> None:
    waste = tactic("Waste", [words.Discard(2, words.OPPONENT)])
    table = board(
        Side(hand=["Waste"]), Side(hand=["Guard", "Tower", "Guard"]), waste, GUARD, TOWER,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Waste")
    table.you.passes()
    table.you.picks("Guard")
    table.you.picks("Tower")
    assert table.you.discard == ["Guard", "Tower"]
    (discarded,) = table.told(happened.Discarded)
    assert len(discarded.cards) == 2


@ALL
@rule("basic1e:B.areas.6")
def test_403_6a_a_removed_card_stays_out_of_the_game(edition: Edition) -> None:
    banish = tactic(
        "Banish", [words.Put(words.PICKED, words.OUT_OF_GAME)], pays=[words.Pick(words.CHARACTER)]
    )
    table = board(Side(hand=["Banish"]), Side(play=["Guard"]), GUARD, banish, edition=edition)
    table.me.deploys("Banish")
    table.resolves()
    assert table.you.out_of_game == ["Guard"]
    assert table.you.discard == []


@ALL
@rule("basic1e:B.draw.2")
def test_102_1a_drawing_from_an_empty_deck_does_not_lose(edition: Edition) -> None:
    study = tactic("Study", [words.Draw(3)])
    table = board(Side(hand=["Study"], deck=["Guard"]), Side(), study, GUARD, edition=edition)
    table.me.deploys("Study")
    table.resolves()
    assert table.me.hand == ["Guard"]
    assert table.asks is DecisionKind.ACT


@ALL
@rule("basic1e:B.token.2")
def test_409_2_tokens_vanish_with_their_card(edition: Edition) -> None:
    hoard = words.Ability("HOARD", (), (words.PutTokens(),), per_turn=1)
    bounce = tactic(
        "Bounce", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)]
    )
    brute = character(
        "Brute", 1, 1, 1, hoard,
        words.Conditional(words.THIS, (words.More(words.STRENGTH, COUNT),)),
        cost=0,
    )  # fmt: skip
    table = board(Side(play=["Brute"], hand=["Bounce"]), Side(), brute, bounce, edition=edition)
    table.me.uses("Brute", "HOARD")
    table.resolves()
    with shows("409.1"):
        assert (table.tokens("Brute"), table.strength("Brute")) == (1, 2)
    table.me.deploys("Bounce")
    table.resolves()
    table.me.deploys("Brute")
    table.resolves()
    assert table.tokens("Brute") == 0


@ALL
def test_207_5b_a_location_that_left_play_comes_back_whole(edition: Edition) -> None:
    bounce = tactic(
        "Bounce", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.LOCATION)]
    )
    table = board(
        Side(play=["Tower"], hand=["Bounce"], resources=2), Side(), TOWER, bounce, edition=edition
    )
    table.state.damage[table.card("Tower")] = {table.card("Tower"): 2}
    table.me.deploys("Bounce")
    table.resolves()
    table.me.deploys("Tower")
    table.resolves()
    with shows("408.9"):
        assert table.damage("Tower") == 0


@ALL
@rule("basic1e:B.attach.2")
def test_301_2_a_card_attached_anew_leaves_its_old_place(edition: Edition) -> None:
    move = tactic(
        "Move",
        [words.Attach(words.picked(1), words.picked(2))],
        pays=[words.Pick(words.ITEM), words.Pick(words.CHARACTER)],
    )
    other = character("Other", 1, 1)
    table = board(
        Side(play=["Guard", "Other"], hand=["Hat", "Move"], resources=1), Side(),
        GUARD, other, HAT, move, edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.me.picks("Guard")
    table.resolves()
    table.me.deploys("Move")
    table.me.picks("Other")
    table.resolves()
    assert table.state.attached_to[table.card("Hat")] == table.card("Other")
    assert (table.life("Guard"), table.life("Other")) == (3, 2)


@ALL
@rule("basic1e:B.attachx.4")
def test_507_2e_an_attached_card_goes_when_its_bearer_is_a_character_no_longer(
    edition: Edition,
) -> None:
    change = tactic(
        "Change",
        [words.Alter(words.PICKED, (words.GainsType(CardType.ITEM),)),
         words.Alter(words.PICKED, (words.LosesType(CardType.CHARACTER),))],
        pays=[words.Pick(words.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"], hand=["Hat", "Change"], resources=1), Side(), GUARD, HAT, change,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.resolves()
    table.me.deploys("Change")
    table.resolves()
    assert stats.types(table.state, table.card("Guard")) == {CardType.ITEM}
    assert "Hat" in table.me.discard


@ALL
@rule("basic1e:B.clarify.5")
def test_402_2_the_active_player_acts_first(edition: Edition) -> None:
    waste = tactic("Waste", [words.Discard(1, words.EACH)])
    table = board(
        Side(play=["Imp"], hand=["Guard", "Tower"]), Side(hand=["Waste", "Guard", "Tower"]),
        character("Imp", 1, 1, 1, words.Ability("NAP", (), ())), waste, GUARD, TOWER,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "NAP")
    table.you.deploys("Waste")
    table.me.passes()
    assert table.state.decision is not None
    assert (table.asks, table.state.decision.player) == (DecisionKind.CHOOSE_CARD, 0)
    table.me.picks("Guard")
    table.you.picks("Tower")
    assert (table.me.discard, table.you.discard) == (["Guard"], ["Tower", "Waste"])


@ALL
@rule("basic1e:B.controller.2")
def test_407_2_your_means_the_controllers_and_owners_never_change(edition: Edition) -> None:
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    chief = character(
        "Chief", 1, 1, 1,
        words.Conditional(words.CHARACTER.you_control().others(), (words.More(words.STRENGTH, 1),)),
    )  # fmt: skip
    table = board(
        Side(hand=["Steal", "Kill"], play=["Guard"]), Side(play=["Chief"]),
        GUARD, chief, steal, KILL, edition=edition,
    )  # fmt: skip
    assert table.strength("Guard") == 2
    table.me.deploys("Steal")
    table.me.picks("Chief")
    table.resolves()
    assert table.strength("Guard") == 3
    table.me.deploys("Kill")
    table.me.picks("Chief")
    table.resolves()
    assert table.you.discard == ["Chief"]
    assert table.strength("Guard") == 2


@ALL
def test_201_5d_text_that_opens_with_icons_works_while_they_are_met(edition: Edition) -> None:
    bear = character(
        "Bear", 2, 2, 1,
        words.Conditional(words.THIS, (words.More(words.STRENGTH, 2),), threshold="RR"),
    )  # fmt: skip
    for resources, strength in ((1, 2), (2, 4)):
        table = board(Side(play=["Bear"], resources=resources), Side(), bear, edition=edition)
        with shows("405.4"):
            assert table.strength("Bear") == strength


@ALL
@rule("basic1e:B.battle.1", "basic1e:B.battle.2")
def test_609_1a_both_players_may_act_before_and_after_damage_is_assigned(
    edition: Edition,
) -> None:
    table = board(Side(play=["Guard"]), Side(), GUARD, edition=edition)
    table.me.attacks("Guard")
    windows = []
    while table.asks is DecisionKind.BATTLE_WINDOW:
        assert table.state.decision is not None
        windows.append((table.state.decision.player, bool(table.told(happened.DamageAssigned))))
        (table.me, table.you)[table.state.decision.player].passes()
    with shows("609.1e"):
        assert windows == [
            (0, False), (1, False),  # 608.1c
            (0, False), (1, False),  # 609.1a
            (0, True), (1, True),  # 609.1e
        ]  # fmt: skip
    with shows("608.1e"):
        assert table.you.influence == 18


@ALL
def test_408_1b_a_fighter_whose_damage_is_nothing_is_still_done(edition: Edition) -> None:
    meek = character("Meek", 0, 3, 2)
    table = board(Side(play=["Meek", "Guard"]), Side(), meek, GUARD, edition=edition)
    table.me.attacks("Meek", "Guard")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    (damage,) = table.told(happened.DamageInflicted)
    assert (damage.amount, damage.in_battle) == (2, True)


@ALL
@rule("basic1e:B.numbers.4")
def test_410_3_increases_come_before_reductions_and_nothing_is_below_0(edition: Edition) -> None:
    curse = item("Curse", words.Conditional(words.CHARACTER, (words.Less(words.STRENGTH, 5),)))
    bless = item("Bless", words.Conditional(words.CHARACTER, (words.More(words.STRENGTH, 2),)))
    table = board(Side(play=["Curse", "Guard"]), Side(), GUARD, curse, bless, edition=edition)
    with shows("410.4"):
        assert table.strength("Guard") == 0
    for order in (["Curse", "Bless"], ["Bless", "Curse"]):
        table = board(Side(play=[*order, "Guard"]), Side(), GUARD, curse, bless, edition=edition)
        assert table.strength("Guard") == 0
    table = board(Side(play=["Bless", "Guard"]), Side(), GUARD, curse, bless, edition=edition)
    assert table.strength("Guard") == 4


@ALL
@rule("basic1e:B.multirepl.1")
def test_506_4_of_several_replacements_one_is_chosen(edition: Edition) -> None:
    home = item(
        "Home",
        words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),)),
    )
    void = item(
        "Pit",
        words.Replacement(
            words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.OUT_OF_GAME),)
        ),
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Guard", "Home", "Pit"]), GUARD, KILL, home, void,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert table.state.decision is not None
    assert table.state.decision.player == 1, "both are the opponent's"
    table.you.answers(table.state.decision.words.index("Pit"))
    assert table.area("Guard") is Area.OUT_OF_GAME


@ALL
@pytest.mark.parametrize("active", [0, 1])
def test_506_4_the_active_player_chooses_among_replacements_of_both_players(
    edition: Edition, active: int
) -> None:
    home = words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),))
    pit = words.Replacement(
        words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.OUT_OF_GAME),)
    )
    burn = words.Ability("BURN", (), (words.Destroy(words.CHARACTER.named("Guard")),))
    for choice, area in (("Home", Area.HAND), ("Pit", Area.OUT_OF_GAME)):
        table = board(
            Side(play=["Home", "Torch"]), Side(play=["Pit", "Torch", "Guard"]), GUARD,
            item("Home", home), item("Pit", pit), item("Torch", burn), edition=edition,
            active=active,
        )  # fmt: skip
        seat = (table.me, table.you)[active]
        seat.uses("Torch", "BURN")
        table.resolves()
        assert (table.asks, table.asked) == (DecisionKind.ORDER, seat)
        seat.answers(table.state.decision.words.index(choice))
        assert table.area("Guard") is area


@ALL
def test_506_4_the_replacements_not_chosen_are_ignored_even_if_the_thing_happens_after_all(
    edition: Edition,
) -> None:
    offer = words.May((words.Put(words.THAT, words.HAND),), otherwise=(words.AsUsual(),))
    ask = item("Ask", words.Replacement(words.Destroyed(words.CHARACTER), (offer,)))
    pit = item(
        "Pit",
        words.Replacement(
            words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.OUT_OF_GAME),)
        ),
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Guard", "Ask", "Pit"]), GUARD, KILL, ask, pit,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.state.decision is not None
    table.you.answers(table.state.decision.words.index("Ask"))
    table.you.declines()
    assert table.area("Guard") is Area.DISCARD_PILE


@ALL
@rule("basic1e:B.multitrig.1")
def test_503_4_triggers_of_both_players_are_ordered_by_the_active_player(
    edition: Edition,
) -> None:
    watcher = item(
        "Watcher",
        words.Trigger(words.Destroyed(words.CHARACTER), (words.GainInfluence(1),)),
    )
    table = board(
        Side(hand=["Kill"], play=["Watcher"]), Side(play=["Guard", "Watcher"]),
        GUARD, KILL, watcher, edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert table.state.decision is not None
    assert table.state.decision.player == 0
    table.me.answers(1)
    assert (table.me.influence, table.you.influence) == (21, 21)


@ALL
@rule("basic1e:B.attachx.2")
def test_507_2b_what_is_put_into_play_picks_what_it_attaches_to(edition: Edition) -> None:
    gift = tactic("Gift", [words.Put(words.ITEM.in_hand(), words.PLAY)])
    other = character("Other", 1, 1)
    table = board(
        Side(hand=["Gift", "Hat"], play=["Guard", "Other"]), Side(), GUARD, other, HAT, gift,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Gift")
    table.resolves()
    assert table.asks is DecisionKind.PICK
    table.me.picks("Other")
    assert table.state.attached_to[table.card("Hat")] == table.card("Other")


@ALL
@rule("basic1e:B.basictext.1")
def test_201_5b_text_works_only_while_its_card_is_in_play(edition: Edition) -> None:
    banner = item("Banner", words.Conditional(words.CHARACTER, (words.More(words.STRENGTH, 1),)))
    table = board(
        Side(play=["Guard"], hand=["Banner"], discard=["Banner"], resources=1), Side(), GUARD,
        banner, edition=edition,
    )  # fmt: skip
    assert table.strength("Guard") == 2
    table.me.deploys("Banner")
    table.resolves()
    assert table.strength("Guard") == 3


@ALL
def test_604_3_all_triggers_on_entering_play_happen_together(edition: Edition) -> None:
    herald = character(
        "Herald", 1, 1, 1,
        words.Trigger(words.EntersPlay(), (words.GainInfluence(1),)),
        words.Trigger(words.EntersPlay(), (words.LoseInfluence(1, words.OPPONENT),)),
        cost=0,
    )  # fmt: skip
    table = board(Side(hand=["Herald"]), Side(), herald, edition=edition)
    table.me.deploys("Herald")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert len(table.me.numbers()) == 2
    assert (table.me.influence, table.you.influence) == (20, 20), "neither has happened yet"
    table.me.answers(0)
    assert (table.me.influence, table.you.influence) == (21, 19)


@ALL
def test_313_1_a_shuffled_deck_holds_the_same_cards_in_an_order_left_to_chance(
    catalogue: Catalogue, edition: Edition
) -> None:
    deck = Deck("The Tournament Faction", ("Rage", "Greed", "Scout", "Gnat") * 20)
    orders = []
    for seed in (1, 1, 2):
        state = new_game(catalogue, (deck, deck), seed=seed, edition=edition, first=0)
        while state.decision is not None and state.decision.kind is not DecisionKind.MULLIGAN:
            apply(state, legal_actions(state)[0])
        orders.append([state.name(card) for card in (*state.hand[0], *state.deck[0])])
    assert all(Counter(order) == Counter(orders[0]) for order in orders)
    assert len(orders[0]) == 78, "all but the starting resources"
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) != orders[0]


@ALL
def test_406_1_a_card_has_the_numbers_printed_on_it(edition: Edition) -> None:
    table = board(Side(play=["Guard", "Tower"], resources=1), Side(), GUARD, TOWER, edition=edition)
    assert table.stat("Guard", words.NUMERIC_COST) == 2
    with shows("406.2"):
        assert table.stat("Rage", words.NUMERIC_COST) == 0
    guard = [table.stat("Guard", it) for it in (words.STRENGTH, words.LIFE, words.SPEED)]
    assert guard == [2, 3, 2]
    assert table.stat("Tower", words.STRUCTURE) == 3
    assert table.stat("Tower", words.STRENGTH) is None
    assert table.stat("Guard", words.STRUCTURE) is None
