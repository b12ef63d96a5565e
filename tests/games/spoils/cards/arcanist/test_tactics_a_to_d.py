"""Tactics of the Arcanist, from 12 Man Brunch of Doom to Desolate."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import at_table, deploys, obsession, stats, uses
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
BRUNCH = "12 Man Brunch of Doom"


@CASES.of(BRUNCH)
def it_destroys_a_character_of_no_more_than_twice_the_strength_of_the_depleted_number() -> None:
    for x, victim, gone in ((2, "Union Leader", False), (2, "Scout", True), (1, "Scout", False)):
        table = at_table(
            Side(hand=[BRUNCH], play=["Gnat"] * 3, resources=obsession(2)),
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
    table = at_table(
        Side(hand=[BRUNCH], play=["Gnat"], depleted=["Gnat"], resources=obsession(2)),
        Side(play=["Scout", "Wrinkly Rabbit"], resources=obsession(1)),
    )
    table.me.deploys(BRUNCH)
    assert table.me.numbers() == [0]
    table.me.answers(0)
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Wrinkly Rabbit"]


@CASES.of("Air Travel")
def a_character_is_covert_this_turn_and_a_card_is_drawn() -> None:
    table = at_table(
        Side(hand=["Air Travel"], deck=["Rage", "Greed"], resources=obsession(2), play=["Gnat"]),
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
        table = at_table(
            Side(
                hand=["Ameliorate", "Gnat", "Scout"],
                deck=["Rage", "Greed", "Elitism", "Deception"],
                resources=obsession(3),
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


@CASES.of("Anathematize")
def a_character_loses_5_strength_this_turn_and_a_card_is_drawn() -> None:
    table = at_table(
        Side(hand=["Anathematize"] * 2, deck=["Rage", "Greed"], resources=obsession(8)),
        Side(play=["Scout", "Gigamajig"]),
    )
    deploys(table.me, "Anathematize", "Gigamajig")
    assert stats(table, "Gigamajig") == (5, 10, 2)
    deploys(table.me, "Anathematize", "Scout")
    assert stats(table, "Scout") == (0, 3, 4)
    assert sorted(table.me.hand) == ["Greed", "Rage"]
    table.next_turn()
    assert (table.strength("Gigamajig"), table.strength("Scout")) == (10, 3)


@CASES.of("Arcana Experiment")
def the_opponent_chooses_as_many_of_five_cards_as_characters_were_depleted() -> None:
    deck = ["Rage", "Scout", "Rouse", "Gnat", "Obscure", "Greed"]
    for x in (0, 2):
        table = at_table(
            Side(
                hand=["Arcana Experiment"], play=["Puddle of Goo"] * 3, deck=deck,
                resources=obsession(7),
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
        table = at_table(
            Side(hand=["Arcana Experiment"], deck=["Rage"] * count, resources=obsession(7))
        )
        assert table.me.can_deploy("Arcana Experiment") is can


@CASES.of("Arcane Research")
def up_to_four_tactics_go_from_the_deck_to_the_discard_pile() -> None:
    deck = ["Rouse", "Scout", "Obscure", "Encumber", "Remember", "Forget"]
    for wanted in (0, 1, 4):
        table = at_table(Side(hand=["Arcane Research"], deck=deck, resources=obsession(2)))
        deploys(table.me, "Arcane Research")
        names = ["Encumber", "Forget", "Obscure", "Remember"][:wanted]
        if wanted != 4:
            assert sorted(table.me.choices()) == sorted({*deck} - {"Scout"})
        table.me.sets(*names)
        assert table.asks is DecisionKind.ACT
        assert sorted(table.me.discard) == sorted(["Arcane Research", *names])
        assert len(table.me.deck) == 6 - wanted


@CASES.of("Arcane Research")
def several_copies_of_a_tactic_may_be_found() -> None:
    deck = [*["Obscure"] * 3, "Rouse", "Scout"]
    table = at_table(Side(hand=["Arcane Research"], deck=deck, resources=obsession(2)))
    deploys(table.me, "Arcane Research")
    for _ in range(3):
        table.me.picks("Obscure")
    table.me.passes()
    assert table.me.discard.count("Obscure") == 3


@CASES.of("Brainbath")
def two_cards_are_drawn_and_one_goes_under_the_deck() -> None:
    table = at_table(
        Side(hand=["Brainbath", "Gnat"], deck=["Rage", "Scout", "Greed"], resources=obsession(2))
    )
    deploys(table.me, "Brainbath")
    assert sorted(table.me.choices()) == ["Gnat", "Rage", "Scout"]
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Rage", "Scout"], ["Greed", "Gnat"])


@CASES.of("Brainbath")
def it_recurs_for_a_discard_and_a_card() -> None:
    table = at_table(
        Side(discard=["Brainbath"], deck=["Rage"], resources=obsession(5)),
        Side(hand=["Scout", "Gnat"]),
    )
    uses(table.me, "Brainbath", "RECUR")
    assert table.asked is table.you
    table.you.picks("Gnat")
    assert (table.you.discard, table.me.hand) == (["Gnat"], ["Rage"])
    assert (table.me.out_of_game, table.me.free) == (["Brainbath"], 1)
    table = at_table(Side(discard=["Brainbath"], resources=["Obsession", *["Rage"] * 4]))
    assert not table.me.can_use("Brainbath", "RECUR")


@CASES.of("Concentriculation")
def a_nonresource_card_goes_on_its_owners_deck() -> None:
    table = at_table(
        Side(
            hand=["Concentriculation"], play=["Scout"], borrowed=["Scout"], resources=obsession(5)
        ),
        Side(play=["Spackle", "Mirthless Altar"], deck=["Rage"]),
    )
    table.me.deploys("Concentriculation")
    assert sorted(table.me.choices()) == ["Mirthless Altar", "Scout", "Spackle"]
    table.me.picks("Scout")
    table.resolves()
    assert table.you.deck == ["Scout", "Rage"]
    assert table.me.free == 0


@CASES.of("Concentriculation")
def it_recurs_to_return_a_character() -> None:
    table = at_table(
        Side(discard=["Concentriculation"], play=["Gnat"], resources=obsession(4)),
        Side(play=["Scout", "Spackle"]),
    )
    table.me.uses("Concentriculation", "RECUR")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.out_of_game) == (["Scout"], ["Concentriculation"])
    assert table.me.free == 1


@CASES.of("Cowslaw")
def removed_tactics_pay_for_the_search_for_another() -> None:
    deck = ["Scout", "Rouse", "Brainbath", "Arcane Research", "Encumber", "Obscure"]
    for agrees in (True, False):
        table = at_table(
            Side(
                hand=["Cowslaw"], deck=deck, discard=["Forget", "Scout", "Perturb", "Remember"],
                resources=obsession(1),
            )
        )  # fmt: skip
        table.me.deploys("Cowslaw")
        assert table.me.numbers() == [1, 2, 3]
        table.me.answers(2)
        assert sorted(table.me.choices()) == ["Forget", "Perturb", "Remember"]
        table.me.picks("Perturb")
        table.me.picks("Remember")
        assert sorted(table.me.out_of_game) == ["Perturb", "Remember"]
        table.resolves()
        if not agrees:
            table.me.declines()
            assert table.me.deck == deck
            continue
        table.me.agrees()
        cheap = ["Arcane Research", "Brainbath", "Obscure", "Rouse"]
        assert sorted(table.me.choices()) == cheap
        table.me.picks("Arcane Research")
        assert (table.me.hand, table.you.was_shown) == (["Arcane Research"], ["Arcane Research"])


@CASES.of("Cowslaw")
def it_needs_a_tactic_in_the_discard_pile() -> None:
    table = at_table(
        Side(hand=["Cowslaw"], discard=["Scout"], deck=["Rouse"], resources=obsession(1))
    )
    assert not table.me.can_deploy("Cowslaw")


@CASES.of("Cowslaw")
def flipped_up_it_also_draws_a_card() -> None:
    table = at_table(
        Side(face_down=["Cowslaw"], deck=["Rage", "Rouse"], discard=["Forget"],
             resources=obsession(1)),
    )  # fmt: skip
    table.me.deploys("Cowslaw", flip_up=True)
    while table.asks is not DecisionKind.RESPOND:
        if table.asks is DecisionKind.CHOOSE_NUMBER:
            table.me.answers(1)
        else:
            table.me.picks("Obsession" if "Obsession" in table.me.choices() else "Forget")
    assert table.me.hand == ["Rage"]
    table.resolves()
    table.me.agrees()
    table.me.picks("Rouse")
    assert sorted(table.me.hand) == ["Rage", "Rouse"]


@CASES.of("Day of the Tentacle")
def a_card_of_your_hand_becomes_your_face_down_resource() -> None:
    table = at_table(
        Side(hand=["Day of the Tentacle"], resources=obsession(1)),
        Side(hand=["Rage", "Scout", "Foment"], resources=1),
    )
    deploys(table.me, "Day of the Tentacle")
    assert sorted(table.me.was_shown) == ["Foment", "Rage", "Scout"]
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Scout")
    assert (table.you.face_down, sorted(table.you.hand)) == (["Scout"], ["Foment", "Rage"])
    assert (table.you.free, table.me.free) == (2, 1)


@CASES.of("Degenerate Molestation")
def each_discarded_card_pays_for_a_card_until_your_hand_is_empty() -> None:
    table = at_table(
        Side(
            hand=["Degenerate Molestation", "Servile Centipede", "Ominous Oozling", "Knobby Stave",
                  "Stalwart Soldier"],
            deck=["Gnat"], resources=obsession(10),
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


@CASES.of("Desolate")
def all_characters_of_exactly_the_picked_strength_are_destroyed() -> None:
    table = at_table(
        Side(hand=["Desolate"], play=["Stalwart Soldier", "Gnat"], resources=obsession(3)),
        Side(play=["Scout", "Union Leader", "Warrior Prodigy", "Spackle"]),
    )
    table.me.deploys("Desolate")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(3)
    table.resolves()
    assert table.me.play == ["Gnat"]
    assert sorted(table.you.play) == ["Spackle", "Union Leader", "Warrior Prodigy"]


def test_tactics_of_the_arcanist_a_to_d(only_card: str | None) -> None:
    CASES.run(only_card)
