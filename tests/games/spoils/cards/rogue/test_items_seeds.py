"""Rogue items: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, host, is_face_down, may_stop, says, stats, uses
from tests.support.card_tables import flips_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, LIFT, STEAL
from tests.support.rules import shows
from tests.support.scenario import Seat, Side, Table, board

CASES = CardTests()


def ass_kicks(*yours: str) -> Table:
    table = board(Side(play=["Ass"]), Side(play=yours))
    table.me.ends_turn()
    while not (table.asked is table.you and table.asks is DecisionKind.PICK):
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        elif table.asks is DecisionKind.ACT:
            break
        else:
            table.resolves()
    return table


@CASES.of("Ass")
def it_brings_a_character_of_the_opponents_choice_and_goes_over_to_them() -> None:
    table = ass_kicks("Scout", "Gnat", "Tremor Engine")
    assert sorted(table.you.choices()) == ["Gnat", "Scout"]
    assert not may_stop(table.you)
    table.you.picks("Gnat")
    table.resolves()
    assert table.controller("Gnat") is table.me
    assert table.controller("Ass") is table.you
    assert table.controller("Scout") is table.you


@CASES.of("Ass")
def it_goes_over_even_if_there_is_nobody_to_take() -> None:
    table = ass_kicks()
    assert table.controller("Ass") is table.you


@CASES.of("Ass")
def the_opponent_does_not_give_a_character_they_do_not_own() -> None:
    me = Side(play=["Scout"])
    table = board(me, Side(play=["Ass"], hand=["Steal"]), STEAL, active=1)
    table.you.deploys("Steal")
    if table.you.choices():
        table.you.picks("Scout")
    table.resolves()
    table.next_turn()
    while table.controller("Ass") is not table.me:
        table.next_turn()
    assert table.controller("Scout") is table.you
    table.next_turn()
    assert table.controller("Scout") is table.you
    assert table.controller("Ass") is table.you


@CASES.of("Cashier's Window")
def it_turns_a_character_into_a_card() -> None:
    me = Side(play=["Cashier's Window", "Scout", "Lamp"], deck=["Rage"])
    table = board(me, Side(play=["Gnat"]), LAMP)
    uses(table.me, "Cashier's Window", "CASH IN")
    assert table.me.discard == ["Scout"]
    assert table.me.hand == ["Rage"]
    assert table.is_depleted("Cashier's Window")
    alone = board(Side(play=["Cashier's Window"], deck=["Rage"]), Side(play=["Gnat"]))
    assert not alone.me.can_use("Cashier's Window", "CASH IN")


@CASES.of("Community Chest")
def both_players_may_draw_or_play_a_resource_at_each_turn_start() -> None:
    for active in (0, 1):
        me = Side(play=["Community Chest"], deck=["Gnat"] * 4, hand=["Deception"])
        table = board(me, Side(deck=["Scout"] * 4, hand=["Deception"]), active=active)
        table.asked.ends_turn()  # type: ignore[union-attr]
        table.resolves()
        asked: list[Seat] = []
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            if not asked or asked[-1] is not table.asked:
                asked.append(table.asked)
            if table.asks is DecisionKind.PLAY_RESOURCE:
                table.asked.plays_resource("Deception")
            elif table.asks is DecisionKind.MAY:
                table.asked.agrees()
            else:
                table.asked.answers(0 if table.asked is table.me else 1)
        with shows("402.2"):
            assert asked == [[table.you, table.me], [table.me, table.you]][active]
        assert sorted(table.me.hand) == ["Deception", "Gnat"]
        assert table.you.hand == []
        assert table.you.free == 1


@CASES.of("Cunning Disguise")
def its_bearer_is_weaker_and_covert() -> None:
    table = board(
        Side(hand=["Cunning Disguise"], resources=["Deception"] * 2), Side(play=["Scout", "Gnat"])
    )
    deploys(table.me, "Cunning Disguise", "Scout")
    assert host(table, "Cunning Disguise") == "Scout"
    assert stats(table, "Scout") == (2, 2, 4)
    assert table.is_covert("Scout")
    assert not table.is_covert("Gnat")


@CASES.of("Cunning Disguise")
def it_kills_a_bearer_with_one_life() -> None:
    me = Side(hand=["Cunning Disguise"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Agile Highwayman"]))
    deploys(table.me, "Cunning Disguise", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]
    assert table.me.discard == ["Cunning Disguise"]


@CASES.of("Cunning Disguise")
def it_flips_up_for_nothing() -> None:
    flips_up("Cunning Disguise", 0, 2, play=["Scout"])


def knife_falls() -> Table:
    me = Side(
        play=["Flailing Knife", "Scout", "Gnat"], hand=["Kill"],
        deck=["Agile Highwayman", "Rage"], attached={"Flailing Knife": "Scout"},
    )  # fmt: skip
    table = board(me, Side(), KILL)
    assert table.strength("Scout") == 5
    deploys(table.me, "Kill", "Flailing Knife")
    return table


@CASES.of("Flailing Knife")
def a_right_guess_brings_it_back_from_the_discard_pile() -> None:
    table = knife_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, "character")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    assert host(table, "Flailing Knife") == "Gnat"
    assert table.me.deck == ["Rage", "Agile Highwayman"]


@CASES.of("Flailing Knife")
def a_wrong_guess_leaves_it_in_the_discard_pile() -> None:
    table = knife_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, "item")
    assert "Flailing Knife" in table.me.discard
    assert table.me.deck == ["Rage", "Agile Highwayman"]
    table = knife_falls()
    table.me.declines()
    assert "Flailing Knife" in table.me.discard
    assert table.me.deck == ["Agile Highwayman", "Rage"]


@CASES.of("Hidden Dagger")
def it_makes_its_bearer_stronger_and_is_handed_on() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Hidden Dagger"], resources=["Deception"] * 1)
    table = board(me, Side(play=["Union Leader"]))
    deploys(table.me, "Hidden Dagger", "Scout")
    assert stats(table, "Scout") == (4, 3, 4)
    table.me.uses("Hidden Dagger", "HANDOFF")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.is_depleted("Gnat")
    assert host(table, "Hidden Dagger") == "Gnat"
    assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Hidden Dagger")
def nobody_in_a_battle_takes_it() -> None:
    me = Side(play=["Scout", "Hidden Dagger"], attached={"Hidden Dagger": "Scout"})
    table = board(me)
    table.me.attacks("Scout")
    assert not table.me.can_use("Hidden Dagger", "HANDOFF")


@CASES.of("Hidden Dagger")
def it_flips_up_for_one() -> None:
    flips_up("Hidden Dagger", 1, 1, play=["Scout"])


@CASES.of("Lucky Charm")
def it_draws_a_card_as_it_enters() -> None:
    table = board(Side(hand=["Lucky Charm"], deck=["Gnat"], resources=["Deception"] * 2))
    deploys(table.me, "Lucky Charm")
    assert table.me.hand == ["Gnat"]


@CASES.of("Lucky Charm")
def the_opponent_pays_one_to_pick_its_players_characters() -> None:
    you = Side(play=["Lucky Charm", "Scout"])
    rich = board(Side(play=["Befuddling Beggar"], resources=1), you)
    rich.me.uses("Befuddling Beggar", "PANHANDLE")
    rich.me.picks("Scout")
    assert rich.me.free == 0
    rich.resolves()
    poor = board(Side(play=["Befuddling Beggar", "Gnat"]), you)
    poor.me.uses("Befuddling Beggar", "PANHANDLE")
    assert "Scout" not in poor.me.choices()


@CASES.of("Lucky Charm")
def its_own_player_and_picks_of_others_cost_nothing() -> None:
    me = Side(play=["Lucky Charm", "Befuddling Beggar", "Scout"], resources=1)
    table = board(me, Side(play=["Gnat"]))
    uses(table.me, "Befuddling Beggar", "PANHANDLE", "Scout")
    assert table.me.free == 1
    table = board(
        Side(play=["Befuddling Beggar", "Gnat"], resources=1), Side(play=["Lucky Charm", "Scout"])
    )
    uses(table.me, "Befuddling Beggar", "PANHANDLE", "Gnat")
    assert table.me.free == 1


@CASES.of("Muddle Bugs", "Bug Bite")
def as_many_tokens_as_its_cost_destroy_a_character() -> None:
    me = Side(play=["Muddle Bugs"], hand=["Bug Bite"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Muddle Bugs", "BINGE", "Warrior Prodigy")
    assert table.is_depleted("Muddle Bugs")
    assert table.tokens("Warrior Prodigy") == 1
    deploys(table.me, "Bug Bite", "Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]
    assert table.you.play == ["Scout"]


@CASES.of("Muddle Bugs", "Bug Bite")
def one_token_destroys_what_costs_one() -> None:
    table = board(Side(play=["Muddle Bugs"]), Side(play=["Oversoon Lightfoot", "Scout"]))
    uses(table.me, "Muddle Bugs", "BINGE", "Oversoon Lightfoot")
    assert table.you.discard == ["Oversoon Lightfoot"]
    me = Side(hand=["Bug Bite"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Oversoon Lightfoot", "Scout"]))
    deploys(table.me, "Bug Bite", "Oversoon Lightfoot")
    assert table.you.discard == ["Oversoon Lightfoot"]


@CASES.of("Rigged Tables")
def it_looks_at_a_top_card_and_depletes() -> None:
    for choice, expected in ((0, "Scout"), (1, "Gnat")):
        table = board(Side(play=["Rigged Tables"], deck=["Scout"]), Side(deck=["Gnat"]))
        uses(table.me, "Rigged Tables", "SIZE UP")
        table.me.answers(choice)
        (look,) = table.told(events.Revealed)
        assert (table.names(look.cards), look.to) == ([expected], 0)
        assert table.is_depleted("Rigged Tables")
        assert not table.me.can_use("Rigged Tables", "SIZE UP")


@CASES.of("Rigged Tables")
def it_puts_a_top_card_under_its_deck_for_one() -> None:
    for choice, mine, yours in ((0, "Rage", "Gnat"), (1, "Scout", "Greed")):
        table = board(
            Side(play=["Rigged Tables"], deck=["Scout", "Rage"], resources=1),
            Side(deck=["Gnat", "Greed"]),
        )
        uses(table.me, "Rigged Tables", "RIG")
        table.me.answers(choice)
        assert (table.me.deck[0], table.you.deck[0]) == (mine, yours)
        assert table.me.free == 0
        assert not table.is_depleted("Rigged Tables")


@CASES.of("Rigged Tables")
def walking_away_draws_a_card() -> None:
    table = board(Side(play=["Rigged Tables"], deck=["Scout"], resources=1))
    uses(table.me, "Rigged Tables", "WALK AWAY")
    assert table.me.discard == ["Rigged Tables"]
    assert table.me.hand == ["Scout"]
    assert table.me.free == 0


@CASES.of("Roundalicious Breasticles")
def it_gathers_a_token_each_turn_of_its_player_and_for_two() -> None:
    table = board(Side(play=["Roundalicious Breasticles"], resources=2))
    uses(table.me, "Roundalicious Breasticles", "JIGGLE JIGGLE")
    assert table.tokens("Roundalicious Breasticles") == 1
    assert table.me.free == 0
    table.next_turn()
    assert table.tokens("Roundalicious Breasticles") == 2
    table.next_turn()
    assert table.tokens("Roundalicious Breasticles") == 2


@CASES.of("Roundalicious Breasticles")
def it_takes_a_character_that_costs_no_more_than_its_tokens() -> None:
    me = Side(play=["Roundalicious Breasticles"], resources=6)
    table = board(me, Side(play=["Scout", "Agile Highwayman", "Warrior Prodigy"]))
    assert not table.me.can_use("Roundalicious Breasticles", "TANTALIZE")
    for _ in range(3):
        uses(table.me, "Roundalicious Breasticles", "JIGGLE JIGGLE")
    table.me.uses("Roundalicious Breasticles", "TANTALIZE")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Warrior Prodigy"]
    table.me.picks("Agile Highwayman")
    assert table.me.discard == ["Roundalicious Breasticles"]
    table.resolves()
    assert table.controller("Agile Highwayman") is table.me


@CASES.of("Rusty Pickaxe")
def its_bearer_is_stronger_and_tougher() -> None:
    table = board(Side(hand=["Rusty Pickaxe"], resources=["Deception"] * 1), Side(play=["Scout"]))
    deploys(table.me, "Rusty Pickaxe", "Scout")
    assert stats(table, "Scout") == (4, 4, 4)


@CASES.of("Rusty Pickaxe")
def it_is_turned_face_down_instead_of_being_destroyed() -> None:
    for target in ("Rusty Pickaxe", "Scout"):
        me = Side(play=["Rusty Pickaxe"], hand=["Kill"], attached={"Rusty Pickaxe": "Scout"})
        table = board(me, Side(play=["Scout"]), KILL)
        deploys(table.me, "Kill", target)
        assert is_face_down(table, "Rusty Pickaxe")
        assert table.controller("Rusty Pickaxe") is table.me
        assert table.me.free == 1
        assert table.me.discard == ["Kill"]


@CASES.of("Rusty Pickaxe")
def it_follows_its_bearer_to_the_hand() -> None:
    me = Side(play=["Rusty Pickaxe"], hand=["Lift"], attached={"Rusty Pickaxe": "Scout"})
    table = board(me, Side(play=["Scout"]), LIFT)
    deploys(table.me, "Lift", "Scout")
    assert table.me.hand == ["Rusty Pickaxe"]


@CASES.of("Rusty Pickaxe")
def flipped_up_it_costs_one() -> None:
    flips_up("Rusty Pickaxe", 1, 1, play=["Scout"])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
