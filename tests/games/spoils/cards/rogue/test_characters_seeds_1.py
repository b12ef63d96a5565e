"""Rogue characters: Seed 1."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, may_block, may_stop, says, stats, uses
from tests.support.card_tables import flips_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import LAMP
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
TOKEN = tactic("Token", [v.PutTokens(v.PICKED)], pays=[v.Pick(v.CARD)])


def dollkeeper_meets_leader(resources: int) -> Table:
    table = board(
        Side(play=["Affectionate Dollkeeper"], resources=["Deception"] * resources),
        Side(play=["Union Leader"]),
    )
    table.me.attacks("Affectionate Dollkeeper")
    table.you.blocks("Union Leader")
    table.resolves()
    return table


@CASES.of("Affectionate Dollkeeper")
def it_destroys_the_character_it_damages() -> None:
    table = dollkeeper_meets_leader(3)
    assert table.you.discard == ["Union Leader"]
    assert table.me.play == ["Affectionate Dollkeeper"]


@CASES.of("Affectionate Dollkeeper")
def it_destroys_nothing_below_three_icons() -> None:
    table = dollkeeper_meets_leader(2)
    assert table.you.play == ["Union Leader"]
    assert table.damage("Union Leader") == 2


@CASES.of("Booty Licker")
def it_takes_an_item_for_its_cost() -> None:
    table = board(
        Side(play=["Booty Licker"], resources=2),
        Side(play=["Tremor Engine", "Scout", "Lamp"]),
        LAMP,
    )
    table.me.uses("Booty Licker", "CLAIM")
    assert table.me.choices() == ["Tremor Engine", "Lamp"]
    table.me.picks("Tremor Engine")
    assert table.me.free == 0
    table.resolves()
    assert table.controller("Tremor Engine") is table.me
    assert table.is_depleted("Booty Licker")


@CASES.of("Booty Licker")
def it_takes_nothing_it_cannot_pay_for() -> None:
    table = board(Side(play=["Booty Licker"], resources=1), Side(play=["Tremor Engine"]))
    assert not table.me.can_use("Booty Licker", "CLAIM")


@CASES.of("Booty Licker")
def it_flips_up_for_two() -> None:
    flips_up("Booty Licker", 2, 3)


@CASES.of("Cloaked Weaponmaster")
def its_player_can_deploy_gear_like_a_tactic() -> None:
    hand = ["Rocket Boots", "Tremor Engine", "Agile Highwayman"]
    table = board(Side(play=["Cloaked Weaponmaster"], hand=hand, resources=["Deception"] * 3))
    table.me.attacks("Cloaked Weaponmaster")
    assert table.me.can_deploy("Rocket Boots")
    assert not table.me.can_deploy("Tremor Engine")
    assert not table.me.can_deploy("Agile Highwayman")
    without = board(Side(play=["Scout"], hand=hand, resources=["Deception"] * 3))
    without.me.attacks("Scout")
    assert not without.me.can_deploy("Rocket Boots")


@CASES.of("Cloaked Weaponmaster")
def the_opponent_gains_nothing_of_it() -> None:
    you = Side(hand=["Rocket Boots"], resources=["Deception"] * 3)
    table = board(Side(play=["Cloaked Weaponmaster"]), you)
    table.me.attacks("Cloaked Weaponmaster")
    table.me.passes()
    assert not table.you.can_deploy("Rocket Boots")


@CASES.of("Cloaked Weaponmaster")
def its_player_can_flip_gear_up_like_a_tactic_too() -> None:
    hidden = ["Rusty Pickaxe", "Backdoor Brigand"]
    for companion in ("Cloaked Weaponmaster", "Scout"):
        table = board(Side(play=[companion], face_down=hidden, resources=["Deception"] * 5))
        table.me.attacks(companion)
        can = table.me.can_deploy("Rusty Pickaxe", flip_up=True)
        assert can is (companion == "Cloaked Weaponmaster")
        assert not table.me.can_deploy("Backdoor Brigand", flip_up=True)


def gambles(choice: str) -> Table:
    me = Side(hand=["Dauntless Gambler"], deck=["Scout", "Rage"], resources=["Deception"] * 3)
    table = board(me)
    deploys(table.me, "Dauntless Gambler")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, choice)
    return table


@CASES.of("Dauntless Gambler")
def it_grows_if_the_top_card_is_of_the_chosen_type() -> None:
    table = gambles("character")
    assert table.tokens("Dauntless Gambler") == 1
    assert stats(table, "Dauntless Gambler") == (3, 3, 3)
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Dauntless Gambler")
def a_wrong_guess_puts_the_card_under_the_deck_all_the_same() -> None:
    table = gambles("tactic")
    assert stats(table, "Dauntless Gambler") == (2, 2, 3)
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Dauntless Gambler")
def a_second_token_adds_nothing() -> None:
    table = board(Side(play=["Dauntless Gambler"], hand=["Token"] * 2), Side(), TOKEN)
    for count in (1, 2):
        deploys(table.me, "Token", "Dauntless Gambler")
        assert table.tokens("Dauntless Gambler") == count
        assert stats(table, "Dauntless Gambler") == (3, 3, 3)


@CASES.of("Dauntless Gambler", "Flimflam Man")
def no_type_has_to_be_chosen() -> None:
    for name in ("Dauntless Gambler", "Flimflam Man"):
        table = board(Side(hand=[name], deck=["Scout", "Rage"], resources=["Deception"] * 4))
        deploys(table.me, name)
        table.me.declines()
        assert table.asks is DecisionKind.ACT
        assert table.me.deck == ["Scout", "Rage"]
        assert table.tokens(name) == 0


@CASES.of("Dazzling Trapezist")
def a_card_put_back_makes_a_character_faster_this_turn() -> None:
    table = board(Side(play=["Dazzling Trapezist"], hand=["Rage", "Gnat"], deck=["Greed"]))
    table.me.uses("Dazzling Trapezist", "INSPIRE")
    assert sorted(table.me.choices()) == ["Gnat", "Rage"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.me.deck == ["Gnat", "Greed"]
    assert table.speed("Dazzling Trapezist") == 4
    table.next_turn()
    assert table.speed("Dazzling Trapezist") == 3
    assert not board(Side(play=["Dazzling Trapezist"])).me.can_use("Dazzling Trapezist", "INSPIRE")


def flimflams(choice: str) -> Table:
    table = board(Side(hand=["Flimflam Man"], deck=["Scout", "Rage"], resources=["Deception"] * 4))
    deploys(table.me, "Flimflam Man")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, choice)
    return table


@CASES.of("Flimflam Man")
def it_brings_the_top_card_to_hand_if_its_type_was_guessed() -> None:
    table = flimflams("character")
    assert table.me.hand == ["Scout"]
    assert table.me.deck == ["Rage"]


@CASES.of("Flimflam Man")
def otherwise_the_top_card_goes_under_the_deck() -> None:
    table = flimflams("resource")
    assert table.me.hand == []
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Harbinger of Anguish")
def it_takes_one_life_this_turn() -> None:
    table = board(Side(play=["Harbinger of Anguish"], resources=1), Side(play=["Scout"]))
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Scout")
    assert table.is_depleted("Harbinger of Anguish")
    assert table.me.free == 0
    assert stats(table, "Scout") == (3, 2, 4)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Harbinger of Anguish")
def one_life_less_kills_what_has_one() -> None:
    table = board(Side(play=["Harbinger of Anguish"], resources=1), Side(play=["Agile Highwayman"]))
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]


@CASES.of("Hypnotic Illusionist")
def it_takes_a_character_that_costs_no_more_than_its_players_icons() -> None:
    for count, taken in ((4, True), (3, False)):
        resources = [*["Deception"] * count, *["Treachery"] * 0, *["Rage"] * (5 - count)]
        table = board(
            Side(play=["Hypnotic Illusionist"], resources=resources), Side(play=["Scout"])
        )
        uses(table.me, "Hypnotic Illusionist", "HYPNOTIZE", "Scout")
        assert table.me.free == 0
        assert table.me.discard == ["Hypnotic Illusionist"]
        assert (table.controller("Scout") is table.me) is taken


@CASES.of("Maxwell Cockswagger")
def it_struts_for_two() -> None:
    for option, expected in ((0, (3, 3, 5)), (1, (3, 2, 4))):
        table = board(Side(play=["Maxwell Cockswagger"], resources=2), Side(play=["Scout"]))
        uses(table.me, "Maxwell Cockswagger", "STRUT", "Scout")
        table.me.answers(option)
        assert table.me.free == 0
        assert stats(table, "Scout") == expected
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Obtuse Pipesmoker")
def it_grows_with_five_icons() -> None:
    for count, expected in ((5, (5, 4, 4)), (4, (4, 3, 3))):
        table = board(Side(play=["Obtuse Pipesmoker"], resources=["Deception"] * count))
        assert stats(table, "Obtuse Pipesmoker") == expected


@CASES.of("Opportune Slotpuller")
def it_gambles_on_the_type_of_the_top_card() -> None:
    for guess, expected in (("character", (3, 1, 4)), ("item", (1, 2, 4))):
        table = board(Side(play=["Opportune Slotpuller"], deck=["Scout", "Rage"], resources=1))
        table.me.uses("Opportune Slotpuller", "GAMBLE")
        says(table.me, guess)
        assert table.me.deck == ["Scout", "Rage"]
        table.resolves()
        assert table.me.free == 0
        assert table.me.deck == ["Rage", "Scout"]
        assert stats(table, "Opportune Slotpuller") == expected
        table.next_turn()
        assert stats(table, "Opportune Slotpuller") == (1, 2, 4)


@CASES.of("Pit Boss")
def it_is_as_fast_as_its_player_has_icons() -> None:
    for resources, expected in (([], 0), (["Deception", "Rage"], 1), (["Treachery"] * 2, 4)):
        table = board(
            Side(play=["Pit Boss"], resources=resources), Side(resources=["Deception"] * 3)
        )
        assert stats(table, "Pit Boss") == (2, 2, expected)


@CASES.of("Shadowy Mugger")
def it_may_put_a_card_of_the_opposing_deck_into_the_discard_pile() -> None:
    me = Side(hand=["Shadowy Mugger"], resources=["Deception"] * 4)
    deck = ["Scout", "Rage", "Gnat"]
    table = board(me, Side(deck=deck))
    deploys(table.me, "Shadowy Mugger")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Rage", "Scout"]
    with shows("312.2"):
        assert not may_stop(table.me)
    table.me.picks("Gnat")
    assert table.you.discard == ["Gnat"]
    assert sorted(table.you.deck) == ["Rage", "Scout"]
    assert table.is_covert("Shadowy Mugger")
    table = board(me, Side(deck=deck))
    deploys(table.me, "Shadowy Mugger")
    table.me.declines()
    assert table.you.deck == deck


@CASES.of("Slinking Bandido")
def it_takes_a_token_whenever_it_damages_a_faction() -> None:
    table = board(Side(play=["Slinking Bandido"]))
    assert table.is_covert("Slinking Bandido")
    table.me.attacks("Slinking Bandido")
    table.resolves()
    assert table.tokens("Slinking Bandido") == 1
    assert stats(table, "Slinking Bandido") == (2, 1, 1)
    table = board(Side(), Side(play=["Slinking Bandido"]), active=1)
    table.you.attacks("Slinking Bandido")
    table.resolves()
    assert table.tokens("Slinking Bandido") == 1


@CASES.of("Slinking Bandido")
def damage_to_a_location_brings_no_token() -> None:
    table = board(Side(play=["Slinking Bandido"]), Side(play=["Narrow Passage"]))
    table.me.attacks("Slinking Bandido", target="Narrow Passage")
    table.resolves()
    assert table.damage("Narrow Passage") == 1
    assert table.tokens("Slinking Bandido") == 0


@CASES.of("Sly Bilker")
def it_looks_at_the_top_card_of_either_deck() -> None:
    for choice, expected in ((0, "Scout"), (1, "Gnat")):
        me = Side(play=["Sly Bilker"], deck=["Scout", "Rage"], resources=1)
        table = board(me, Side(deck=["Gnat", "Rage"]))
        uses(table.me, "Sly Bilker", "SIZE UP")
        table.me.answers(choice)
        assert table.me.free == 0
        (look,) = table.told(events.Revealed)
        assert table.names(look.cards) == [expected]
        assert look.to == 0
        assert table.me.deck == ["Scout", "Rage"]
        assert table.you.deck == ["Gnat", "Rage"]


@CASES.of("Swollen Ostrich")
def it_flips_up_for_one() -> None:
    flips_up("Swollen Ostrich", 1, 2)


@CASES.of("Titillating Contortionist")
def it_makes_a_character_block_it() -> None:
    table = board(Side(play=["Titillating Contortionist"]), Side(play=["Scout", "Gnat"]))
    table.me.attacks("Titillating Contortionist")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Titillating Contortionist"]
    table.me.picks("Scout")
    assert "Scout" in may_block(table)
    assert not may_stop(table.you)
    table.you.picks("Scout")
    assert may_stop(table.you)


@CASES.of("Titillating Contortionist")
def nobody_has_to_block_it_unasked() -> None:
    table = board(Side(play=["Titillating Contortionist"]), Side(play=["Scout", "Gnat"]))
    table.me.attacks("Titillating Contortionist")
    table.me.declines()
    assert sorted(may_block(table)) == ["Gnat", "Scout"]
    assert may_stop(table.you)


@CASES.of("Transient Smuggler")
def it_smuggles_a_weak_character() -> None:
    table = board(
        Side(play=["Transient Smuggler", "Scout"]), Side(play=["Agile Highwayman", "Union Leader"])
    )
    table.me.uses("Transient Smuggler", "SMUGGLE")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Transient Smuggler"]
    table.me.picks("Agile Highwayman")
    table.resolves()
    assert table.is_depleted("Transient Smuggler")
    assert table.is_covert("Agile Highwayman")
    table.next_turn()
    assert not table.is_covert("Agile Highwayman")


@CASES.of("Underhanded Gamer")
def it_outsmarts_an_opponent_with_more_characters() -> None:
    me = Side(play=["Underhanded Gamer"], resources=3)
    table = board(me, Side(play=["Scout", "Gnat"]))
    uses(table.me, "Underhanded Gamer", "OUTSMART")
    assert table.me.free == 0
    table.me.attacks("Underhanded Gamer")
    assert may_block(table) == []
    even = board(me, Side(play=["Scout", "Lamp"]), LAMP)
    assert not even.me.can_use("Underhanded Gamer", "OUTSMART")
    even.me.attacks("Underhanded Gamer")
    assert may_block(even) == ["Scout"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
