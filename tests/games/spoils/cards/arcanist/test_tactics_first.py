"""Arcanist tactics: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, discards, pays
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
BRUNCH = "12 Man Brunch of Doom"
ALTERATION = "Unnatural Alteration"


@CASES.of(BRUNCH)
def it_destroys_a_character_of_no_more_than_twice_the_strength_of_the_depleted_number() -> None:
    for x, victim, gone in ((2, "Union Leader", False), (2, "Scout", True), (1, "Scout", False)):
        table = set_up(
            Side(hand=[BRUNCH], play=["Gnat"] * 3, resources=["Obsession"] * 2),
            Side(play=["Union Leader", "Scout"]),
        )
        table.me.deploys(BRUNCH)
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        for _ in range(x):
            table.me.picks("Gnat")
        table.me.picks(victim)
        table.resolves()
        assert (victim in table.you.discard) is gone
        depleted = [card for card in table.state.in_play if table.state.depleted[card]]
        assert len(depleted) == x
        assert table.me.free == 0


@CASES.of(BRUNCH)
def depleted_and_opposing_characters_cannot_come_to_it() -> None:
    table = set_up(
        Side(hand=[BRUNCH], play=["Gnat"], depleted=["Gnat"], resources=["Obsession"] * 2),
        Side(play=["Scout", "Wrinkly Rabbit"], resources=["Obsession"] * 1),
    )
    table.me.deploys(BRUNCH)
    assert table.me.numbers() == [0]
    table.me.answers(0)
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Wrinkly Rabbit"]


@CASES.of("Air Travel")
def a_character_is_covert_this_turn_and_a_card_is_drawn() -> None:
    table = set_up(
        Side(
            hand=["Air Travel"], deck=["Rage", "Greed"], resources=["Obsession"] * 2, play=["Gnat"]
        ),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Air Travel", "Scout")
    assert table.is_covert("Scout")
    assert not table.is_covert("Gnat")
    assert (table.me.hand, table.me.free) == (["Rage"], 0)
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Ameliorate")
def cards_are_exchanged_for_one_more() -> None:
    for swapped in ([], ["Gnat"], ["Scout", "Gnat"]):
        table = set_up(
            Side(
                hand=["Ameliorate", "Gnat", "Scout"],
                deck=["Rage", "Greed", "Elitism", "Deception"],
                resources=["Obsession"] * 3,
            )
        )
        deploys(table.me, "Ameliorate")
        for name in swapped:
            table.me.picks(name)
        if table.asks is not DecisionKind.ACT:
            table.me.passes()
        kept = [name for name in ("Gnat", "Scout") if name not in swapped]
        taken = ["Rage", "Greed", "Elitism"][: len(swapped) + 1]
        assert sorted(table.me.hand) == sorted(kept + taken)
        assert table.me.deck[-len(swapped) - 1 :] == ["Deception", *swapped]
        assert table.me.free == 2


@CASES.of("Arcana Experiment")
def the_opponent_chooses_as_many_of_five_cards_as_characters_were_depleted() -> None:
    deck = ["Rage", "Scout", "Rouse", "Gnat", "Obscure", "Greed"]
    for x in (0, 2):
        table = set_up(
            Side(
                hand=["Arcana Experiment"], play=["Puddle of Goo"] * 3, deck=deck,
                resources=["Obsession"] * 7,
            ),
        )  # fmt: skip
        table.me.deploys("Arcana Experiment")
        for _ in range(x):
            table.me.picks("Puddle of Goo")
        table.me.passes()
        table.resolves()
        assert sorted(table.me.choices()) == sorted(deck)
        for name in deck[:4]:
            assert Done() not in table.me.legal, "five have to be found"
            table.me.picks(name)
        table.me.picks("Obscure")
        assert sorted(table.you.was_shown) == sorted(deck[:5])
        for name in ("Gnat", "Rage")[:x]:
            assert table.asked is table.you
            table.you.picks(name)
        assert sorted(table.me.hand) == ["Gnat", "Rage"][:x]
        assert len(table.me.discard) == 1 + 5 - x
        assert table.me.deck == ["Greed"]


@CASES.of("Arcana Experiment")
def it_needs_five_cards_in_the_deck() -> None:
    for count, can in ((4, False), (5, True)):
        table = set_up(
            Side(hand=["Arcana Experiment"], deck=["Rage"] * count, resources=["Obsession"] * 7)
        )
        assert table.me.can_deploy("Arcana Experiment") is can


@CASES.of("Degenerate Molestation")
def each_discarded_card_pays_for_a_card_until_your_hand_is_empty() -> None:
    table = set_up(
        Side(
            hand=["Degenerate Molestation", "Servile Centipede", "Ominous Oozling", "Knobby Stave",
                  "Stalwart Soldier"],
            deck=["Gnat"], resources=["Obsession"] * 10,
        ),
        Side(hand=["Scout", "Rage", "Learn"]),
    )  # fmt: skip
    table.me.deploys("Degenerate Molestation")
    assert not table.you.can_deploy("Learn"), "no response"
    table.resolves()
    table.you.picks("Scout")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Knobby Stave", "Servile Centipede"]
    table.me.picks("Servile Centipede")
    table.resolves()
    table.me.declines()
    assert "Servile Centipede" in table.me.play
    table.you.picks("Rage")
    table.me.agrees()
    table.resolves()
    assert "Knobby Stave" in table.me.play, "of cost 0"
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked.declines() if table.asks is DecisionKind.MAY else table.asked.picks("Learn")
    assert (table.you.hand, table.me.free) == ([], 0)
    assert sorted(table.me.hand) == ["Ominous Oozling", "Stalwart Soldier"]


@CASES.of("Eccentric Inquisition")
def your_tactics_are_removed_and_can_be_played_without_threshold() -> None:
    deck = ["Extortify", "Scout", "Rage", "Gnat", "Greed", "Pinch", "Elitism", "Shot", "Rouse"]
    table = set_up(
        Side(hand=["Eccentric Inquisition"], resources=["Obsession"] * 5), Side(deck=deck)
    )
    deploys(table.me, "Eccentric Inquisition")
    assert table.you.was_shown == deck[:7]
    assert table.asked is table.me
    for name in ("Greed", "Rage", "Elitism", "Gnat"):
        table.me.picks(name)
    assert table.you.deck == ["Shot", "Rouse", "Greed", "Rage", "Elitism", "Gnat", "Scout"]
    assert sorted(table.you.out_of_game) == ["Extortify", "Pinch"]
    assert table.me.free == 3
    deploys(table.me, "Extortify")
    assert (table.me.influence, table.me.free) == (28, 0), "paid, though without Greed"
    assert table.you.discard == ["Extortify"]
    assert not table.me.can_deploy("Extortify")


@CASES.of("Eccentric Inquisition")
def only_its_player_may_play_them_for_the_rest_of_the_game() -> None:
    table = set_up(
        Side(hand=["Eccentric Inquisition"], resources=["Obsession"] * 4),
        Side(deck=["Shot", "Rage"], play=["Gnat"]),
    )
    deploys(table.me, "Eccentric Inquisition")
    assert table.you.out_of_game == ["Shot"]
    table.next_turn()
    assert not table.you.can_deploy("Shot")
    table.next_turn()
    deploys(table.me, "Shot", "Gnat")
    assert "Gnat" in table.you.discard


@CASES.of("Ecto-Distillation")
def a_single_copy_comes_to_hand_and_the_rest_may_stay() -> None:
    table = set_up(
        Side(hand=["Ecto-Distillation"], deck=["Gnat", "Scout"], resources=["Obsession"] * 4)
    )
    table.me.deploys("Ecto-Distillation")
    table.me.says("Gnat")
    table.resolves()
    table.me.picks("Gnat")
    assert (table.me.hand, table.you.was_shown) == (["Gnat"], ["Gnat"])
    assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
    table.you.declines()
    assert table.me.deck == ["Scout"]


@CASES.of("Ecto-Distillation")
def one_copy_comes_to_hand_and_the_others_are_discarded() -> None:
    for kept, more in ((3, 1), (2, 2), (1, 0)):
        table = set_up(
            Side(
                hand=["Ecto-Distillation"],
                deck=["Gnat", "Scout", "Gnat", "Gnat", "Gnat"],
                resources=["Obsession"] * 4,
            )
        )
        table.me.deploys("Ecto-Distillation")
        table.me.says("Gnat")
        table.resolves()
        assert {*table.me.choices()} == {"Gnat"}
        table.me.sets(*["Gnat"] * kept)
        assert table.you.was_shown == ["Gnat"] * kept
        if table.asked is table.me and table.asks is DecisionKind.CHOOSE_CARD:
            table.me.picks("Gnat")
        assert table.me.hand == ["Gnat"]
        assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
        table.you.answers(1 if more else 0)
        if more:
            table.you.sets(*["Gnat"] * more)
        assert table.me.discard.count("Gnat") == kept - 1 + more
        assert table.asks is DecisionKind.ACT


@CASES.of("Entangle")
def up_to_two_characters_are_slower_this_turn_and_a_card_is_drawn() -> None:
    for picked in ([], ["Scout"], ["Scout", "Gnat"]):
        table = set_up(
            Side(hand=["Entangle"], play=["Gnat"], deck=["Rage"], resources=["Obsession"] * 3),
            Side(play=["Scout", "Union Leader"]),
        )
        table.me.deploys("Entangle")
        table.me.sets(*picked)
        table.resolves()
        speeds = [table.speed(name) for name in ("Scout", "Gnat", "Union Leader")]
        assert speeds == [4 - ("Scout" in picked), 3 - ("Gnat" in picked), 3]
        assert table.me.hand == ["Rage"]
        table.next_turn()
        assert table.speed("Scout") == 4


@CASES.of("Forget")
def a_card_returns_and_then_any_card_of_your_hand_is_discarded() -> None:
    table = set_up(
        Side(hand=["Forget"], play=["Gnat"], resources=["Obsession"] * 5),
        Side(play=["Spackle", "Scout"], hand=["Rage", "Foment"]),
    )
    table.me.deploys("Forget")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Spackle"]
    table.me.picks("Spackle")
    table.resolves()
    assert sorted(table.me.choices()) == ["Foment", "Rage", "Spackle"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert sorted(table.you.hand) == ["Foment", "Spackle"]


@CASES.of("Maladjustment")
def a_resource_returns_and_another_may_be_played() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Maladjustment", "Scout"], face_down=["Gnat"], resources=["Obsession"] * 2)
        )
        table.me.deploys("Maladjustment")
        assert sorted(table.me.choices()) == ["Gnat", "Obsession", "Obsession"]
        table.me.picks("Gnat")
        pays(table.me)
        table.resolves()
        assert sorted(table.me.hand) == ["Gnat", "Scout"]
        table.me.answers(int(agrees))
        if agrees:
            table.me.plays_resource("Scout", face_down=True)
        assert table.me.face_down == (["Scout"] if agrees else [])


@CASES.of("Obsessive Compulsion")
def the_top_three_are_sorted_and_a_card_is_drawn() -> None:
    for under in ([], ["Gnat"], ["Rouse", "Gnat"], ["Rouse", "Scout", "Gnat"]):
        table = set_up(
            Side(
                hand=["Obsessive Compulsion"], deck=["Scout", "Rouse", "Gnat", "Rage"],
                resources=["Obsession"] * 1,
            )
        )  # fmt: skip
        deploys(table.me, "Obsessive Compulsion")
        assert sorted(table.me.was_shown) == ["Gnat", "Rouse", "Scout"]
        for name in under:
            table.me.picks(name)
        if len(under) < 3:
            table.me.passes()
        on_top = [name for name in ("Gnat", "Rouse", "Scout") if name not in under]
        for name in on_top[:-1]:
            table.me.picks(name)
        order = [*on_top, "Rage", *under]
        assert (table.me.hand, table.me.deck) == (order[:1], order[1:])


@CASES.of("Quotidian Assassination")
def a_character_returns() -> None:
    table = set_up(
        Side(hand=["Quotidian Assassination"], play=["Scout"], borrowed=["Scout"],
             resources=["Obsession"] * 2),
        Side(play=["Spackle", "Gnat"]),
    )  # fmt: skip
    table.me.deploys("Quotidian Assassination")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 0)


@CASES.of("Quotidian Disappearance")
def you_return_a_nonresource_card_of_your_choice() -> None:
    table = set_up(
        Side(hand=["Quotidian Disappearance"], play=["Gnat"], resources=["Obsession"] * 1),
        Side(play=["Spackle", "Scout"], borrowed=["Spackle"], resources=1),
    )
    deploys(table.me, "Quotidian Disappearance")
    assert (table.asked, sorted(table.you.choices())) == (table.you, ["Scout", "Spackle"])
    table.you.picks("Spackle")
    assert (table.me.hand, table.you.play) == (["Spackle"], ["Scout"]), "its owner's hand"


@CASES.of("Quotidian Disappearance")
def without_such_a_card_nothing_happens() -> None:
    table = set_up(
        Side(hand=["Quotidian Disappearance"], play=["Gnat"], resources=["Obsession"] * 1),
        Side(resources=1),
    )
    deploys(table.me, "Quotidian Disappearance")
    assert (table.asks, table.me.play, len(table.you.resources)) == (DecisionKind.ACT, ["Gnat"], 1)


@CASES.of("Quotidian Misfire")
def cards_that_would_reach_a_hand_this_turn_are_discarded() -> None:
    table = set_up(
        Side(hand=["Quotidian Misfire", "Learn", "Lift"], deck=["Rage", "Greed", "Elitism"],
             resources=["Obsession"] * 2),
        Side(play=["Scout", "Gnat"], hand=["Learn"], deck=["Gnat", "Rouse"]),
    )  # fmt: skip
    deploys(table.me, "Quotidian Misfire")
    deploys(table.me, "Learn")
    assert table.me.hand == ["Lift"]
    assert {"Rage", "Greed"} <= {*table.me.discard}
    deploys(table.me, "Lift", "Scout")
    assert ("Scout" in table.you.discard, table.you.hand) == (True, ["Learn"])
    table.next_turn()
    deploys(table.you, "Learn")
    assert sorted(table.you.hand) == ["Gnat", "Rouse"], "a new turn"


@CASES.of("Remember")
def a_tactic_returns_from_the_discard_pile() -> None:
    table = set_up(
        Side(hand=["Remember"], discard=["Rouse", "Scout", "Obscure"], resources=["Obsession"] * 3),
        Side(discard=["Encumber"]),
    )
    table.me.deploys("Remember")
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Obscure")
    table.resolves()
    assert table.me.hand == ["Obscure"]
    assert sorted(table.me.discard) == ["Remember", "Rouse", "Scout"]
    table = set_up(Side(hand=["Remember"], discard=["Scout"], resources=["Obsession"] * 3))
    assert not table.me.can_deploy("Remember")


@CASES.of("Ritual of the Knob & Pull")
def a_character_dies_if_you_have_as_many_face_down_resources_as_it_has_strength() -> None:
    for count, gone in ((2, False), (3, True), (4, True)):
        table = set_up(
            Side(hand=["Ritual of the Knob & Pull"], play=["Gnat"], resources=["Obsession"] * 3),
            Side(play=["Scout"], face_down=["Rage"] * count, resources=3),
        )  # fmt: skip
        deploys(table.me, "Ritual of the Knob & Pull", "Scout")
        assert (table.you.discard == ["Scout"]) is gone


@CASES.of("Ritual of the Ominous Urn")
def a_discard_fetches_a_card_of_its_type() -> None:
    deck = ["Scout", "Rouse", "Gnat", "Rage", "Spackle"]
    for discarded, found in (
        ("Warrior Prodigy", ["Gnat", "Scout"]),
        ("Foment", ["Rouse"]),
        ("Greed", ["Rage"]),
    ):
        table = set_up(
            Side(hand=["Ritual of the Ominous Urn"], deck=deck, resources=["Obsession"] * 4),
            Side(hand=["Warrior Prodigy", "Foment", "Greed"]),
        )
        deploys(table.me, "Ritual of the Ominous Urn")
        discards(table.you, discarded)
        table.me.agrees()
        assert sorted(table.me.choices()) == found
        table.me.picks(found[0])
        assert (table.me.hand, table.you.was_shown) == ([found[0]], [found[0]])


@CASES.of("Ritual of the Ominous Urn")
def the_search_may_be_declined_and_is_not_offered_without_a_discard() -> None:
    for hand in (["Gnat", "Scout"], []):
        table = set_up(
            Side(hand=["Ritual of the Ominous Urn"], deck=["Scout", "Rouse"],
                 resources=["Obsession"] * 4),
            Side(hand=hand),
        )  # fmt: skip
        deploys(table.me, "Ritual of the Ominous Urn")
        if hand:
            discards(table.you, "Gnat")
            table.me.declines()
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, [])
        assert table.me.deck == ["Scout", "Rouse"]


@CASES.of("Ritual of the Screaming Cheese")
def you_choose_two_discards_or_one_at_random() -> None:
    for option in (0, 1):
        table = set_up(
            Side(hand=["Ritual of the Screaming Cheese"], resources=["Obsession"] * 1),
            Side(hand=["Rage", "Greed", "Scout", "Gnat"]),
        )
        table.me.deploys("Ritual of the Screaming Cheese")
        assert table.asked is table.you
        assert table.you.numbers() == [0, 1]
        table.you.answers(option)
        table.resolves()
        if option == 0:
            discards(table.you, "Rage", "Scout")
            assert sorted(table.you.discard) == ["Rage", "Scout"]
        else:
            assert len(table.you.discard) == 1
        assert table.asks is DecisionKind.ACT


@CASES.of("Ritual of the Shattering Teeth")
def up_to_x_cards_are_chosen_for_twice_as_much() -> None:
    for chosen in ([], ["Rage"], ["Rage", "Gnat"]):
        table = set_up(
            Side(hand=["Ritual of the Shattering Teeth"], resources=["Obsession"] * 5),
            Side(hand=["Rage", "Foment", "Gnat"]),
        )
        table.me.deploys("Ritual of the Shattering Teeth")
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(2)
        assert table.me.free == 1
        table.resolves()
        assert sorted(table.me.choices()) == ["Foment", "Gnat", "Rage"]
        for name in chosen:
            table.me.picks(name)
        if len(chosen) < 2:
            table.me.passes()
        assert table.asks is DecisionKind.ACT
        assert sorted(table.you.discard) == sorted(chosen)


def _displaced(hand: list[str], picked: str) -> Table:
    """Spontaneous Displacement resolved."""
    table = set_up(
        Side(hand=["Spontaneous Displacement", *hand], resources=["Obsession"] * 4),
        Side(play=["Plodding Brute", "Union Leader", "Spackle"]),
    )
    deploys(table.me, "Spontaneous Displacement", picked)
    assert table.you.hand == [picked]
    return table


@CASES.of("Spontaneous Displacement")
def half_the_cost_of_what_returns_is_played_for_free() -> None:
    hand = ["Sneaking Spitspider", "Servile Centipede", "Kinky Asp", "Warrior Prodigy", "Obscure"]
    table = _displaced(hand, "Union Leader")
    table.me.agrees()
    # Half of 7 is 4, rounded up; Warrior Prodigy lacks its threshold.
    assert sorted(table.me.choices()) == ["Obscure", "Servile Centipede", "Sneaking Spitspider"]
    table.me.picks("Sneaking Spitspider")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Sneaking Spitspider"], 0)
    table = _displaced(["Sneaking Spitspider", "Inadequate Wand", "Skimping Ecto-Manipulator"],
                       "Plodding Brute")  # fmt: skip
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Inadequate Wand", "Skimping Ecto-Manipulator"]
    table = _displaced(["Puddle of Goo"], "Spackle")
    table.me.declines()
    assert table.me.hand == ["Puddle of Goo"]


@CASES.of("Stolen Inspiration")
def half_the_cost_of_what_is_discarded_is_played_for_free() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(
                hand=["Stolen Inspiration", "Sneaking Spitspider", "Kinky Asp", "Obscure",
                      "Servile Centipede"],
                resources=["Obsession"] * 3,
            ),
            Side(hand=["Rage", "Costly Filcher", "Gnat"]),
        )  # fmt: skip
        deploys(table.me, "Stolen Inspiration")
        assert sorted(table.me.choices()) == ["Costly Filcher", "Gnat"]
        table.me.picks("Costly Filcher")
        assert table.you.discard == ["Costly Filcher"]
        table.me.answers(int(agrees))
        if agrees:
            table.resolves()
        assert table.me.play == (["Sneaking Spitspider"] if agrees else [])
        assert ("Servile Centipede" in table.me.hand, table.me.free) == (True, 0)


@CASES.of("Stolen Inspiration", "Degenerate Molestation")
def what_is_not_discarded_pays_for_no_card() -> None:
    for name, hand in (("Stolen Inspiration", ["Rage"]), ("Degenerate Molestation", [])):
        table = set_up(
            Side(hand=[name, "Knobby Stave"], resources=["Obsession"] * 10), Side(hand=hand)
        )
        deploys(table.me, name)
        with shows("402.5b"):
            assert table.asks is DecisionKind.ACT
        assert (table.me.hand, table.you.hand) == (["Knobby Stave"], hand)


def _altered(deck: list[str]) -> Table:
    """My Warrior Prodigy of cost 2 was destroyed for an Alteration."""
    table = set_up(
        Side(hand=[ALTERATION], play=["Warrior Prodigy", "Gnat"], deck=deck,
             resources=["Obsession"] * 4),
        Side(play=["Scout"]),
    )  # fmt: skip
    table.me.deploys(ALTERATION)
    assert sorted(table.me.choices()) == ["Gnat", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.play, "not destroyed as a cost"
    table.resolves()
    return table


@CASES.of(ALTERATION)
def a_destroyed_character_becomes_one_that_costs_up_to_3_more() -> None:
    for agrees in (True, False):
        table = _altered(["Kinky Asp", "Ominous Oozling", "Puddle of Goo", "Rouse"])
        assert "Warrior Prodigy" in table.me.discard
        assert sorted(table.me.choices()) == ["Kinky Asp", "Puddle of Goo"]
        table.me.picks("Kinky Asp")
        assert table.you.was_shown == ["Kinky Asp"]
        table.me.answers(int(agrees))
        table.resolves()
        assert ("Kinky Asp" in table.me.play, "Kinky Asp" in table.me.hand) == (agrees, not agrees)
        assert table.me.free == 0


@CASES.of(ALTERATION)
def a_character_whose_threshold_is_missing_comes_to_hand() -> None:
    table = _altered(["Scout", "Rouse"])
    table.me.picks("Scout")
    with shows("401.2"):
        assert table.asks is DecisionKind.ACT
    assert table.me.hand == ["Scout"]


@CASES.of(ALTERATION)
def it_is_played_only_in_the_own_turn_and_outside_of_battles() -> None:
    def side() -> Side:
        return Side(hand=[ALTERATION], play=["Gnat", "Scout"], resources=["Obsession"] * 4)

    table = set_up(side(), Side(), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy(ALTERATION)
    table = set_up(side())
    assert table.me.can_deploy(ALTERATION)
    table.me.attacks("Scout")
    assert table.asked is table.me
    assert not table.me.can_deploy(ALTERATION)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
