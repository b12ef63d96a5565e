"""Items of the Rogue, from Mercenary's Creed to Two-Headed Coin."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.rogue.table_talk import (
    bears,
    deploys,
    icons,
    is_face_down,
    my_turn_starts,
    needs_to_flip_up,
    stats,
    uses,
    with_coin,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, LIFT
from tests.support.scenario import Side, Table, board

CASES = CardTests()


def creed(mine: int, yours: int) -> Table:
    """The Creed lies on your Scout; both have this many resources left."""
    me = Side(play=["Gnat"], hand=["Mercenary's Creed"], resources=icons(3 + mine))
    table = board(me, Side(play=["Scout"], resources=yours))
    deploys(table.me, "Mercenary's Creed", "Scout")
    return table


@CASES.of("Mercenary's Creed")
def either_player_bribes_its_bearer_for_three() -> None:
    table = creed(3, 3)
    uses(table.me, "Mercenary's Creed", "BRIBE")
    assert table.controller("Scout") is table.me
    assert table.me.free == 0
    table.me.ends_turn()
    assert table.you.can_use("Mercenary's Creed", "BRIBE")
    table.you.uses("Mercenary's Creed", "BRIBE")
    table.resolves()
    assert table.controller("Scout") is table.you
    assert table.you.free == 0


@CASES.of("Mercenary's Creed")
def only_its_owner_blackmails_for_two() -> None:
    table = creed(2, 2)
    uses(table.me, "Mercenary's Creed", "BLACKMAIL")
    assert table.controller("Scout") is table.me
    assert table.me.free == 0
    table.me.ends_turn()
    assert not table.you.can_use("Mercenary's Creed", "BLACKMAIL")
    assert not table.you.can_use("Mercenary's Creed", "BRIBE")


@CASES.of("Misappropriation Machine")
def it_takes_a_card_out_of_a_discard_pile_and_goes_over() -> None:
    me = Side(play=["Misappropriation Machine"], discard=["Gnat"])
    table = board(me, Side(discard=["Scout", "Tremor Engine", "Gambling Den", "Rage"]))
    table.me.uses("Misappropriation Machine", "STEAL")
    assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
    table.me.picks("Tremor Engine")
    assert table.is_depleted("Misappropriation Machine")
    table.resolves()
    assert table.me.play == ["Tremor Engine"]
    assert table.you.play == ["Misappropriation Machine"]


@CASES.of("Muddle Bugs", "Bug Bite")
def as_many_tokens_as_its_cost_destroy_a_character() -> None:
    me = Side(play=["Muddle Bugs"], hand=["Bug Bite"], resources=icons(2))
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
    me = Side(hand=["Bug Bite"], resources=icons(2))
    table = board(me, Side(play=["Oversoon Lightfoot", "Scout"]))
    deploys(table.me, "Bug Bite", "Oversoon Lightfoot")
    assert table.you.discard == ["Oversoon Lightfoot"]


@CASES.of("Poisoned Blade")
def what_its_bearer_damages_is_destroyed() -> None:
    me = Side(play=["Scout", "Poisoned Blade"], attached={"Poisoned Blade": "Scout"})
    table = board(me, Side(play=["Union Leader", "Gnat"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.you.discard == ["Union Leader"]
    assert table.me.play == ["Scout", "Poisoned Blade"]


@CASES.of("Poisoned Blade", "Hidden Dagger")
def it_is_handed_to_a_character_that_depletes() -> None:
    for name in ("Poisoned Blade", "Hidden Dagger"):
        me = Side(play=["Scout", "Gnat", name], attached={name: "Scout"})
        table = board(me, Side(play=["Union Leader"]))
        table.me.uses(name, "HANDOFF")
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Gnat")
        table.resolves()
        assert table.is_depleted("Gnat")
        assert not table.is_depleted("Scout")
        assert bears(table, name) == "Gnat"


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


@CASES.of("Rocket Boots")
def its_bearer_is_stronger_and_faster() -> None:
    table = board(
        Side(play=["Gnat"], hand=["Rocket Boots"], resources=icons(5)), Side(play=["Scout"])
    )
    deploys(table.me, "Rocket Boots", "Scout")
    assert stats(table, "Scout") == (4, 3, 5)
    uses(table.me, "Rocket Boots", "HANDOFF")
    assert bears(table, "Rocket Boots") == "Gnat"
    assert table.is_depleted("Gnat")
    assert table.me.free == 0
    assert stats(table, "Scout") == (3, 3, 4)


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
    table = board(Side(hand=["Rusty Pickaxe"], resources=icons(1)), Side(play=["Scout"]))
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
def it_flips_up_for_one() -> None:
    needs_to_flip_up("Rusty Pickaxe", 1, 1, play=["Scout"])


def unfolds(top: str) -> Table:
    tool = "Sharpey Pointy Lethal Army Tool"
    me = Side(play=["Dandy Day-Trader", "Gnat", tool], deck=[top, "Rage"], resources=2,
              attached={tool: "Dandy Day-Trader"})  # fmt: skip
    table = board(me, Side(play=["Scout", "Agile Highwayman"]))
    assert table.strength("Dandy Day-Trader") == 3
    uses(table.me, tool, "UNFOLD")
    assert table.me.free == 0
    assert [table.names(it.cards) for it in table.told(events.Revealed)] == [[top]]
    return table


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_dear_card_weakens_the_opposing_characters() -> None:
    for top in ("Costly Filcher", "Union Leader"):
        table = unfolds(top)
        assert table.you.play == ["Scout"]
        assert table.life("Scout") == 2
        assert table.life("Dandy Day-Trader") == 5
        assert table.is_depleted("Dandy Day-Trader")
        table.next_turn()
        assert table.life("Scout") == 3


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_cheap_card_destroys_its_bearer() -> None:
    for top in ("Scout", "Rigged Tables"):
        table = unfolds(top)
        assert table.me.play == ["Gnat"]
        assert table.you.play == ["Scout", "Agile Highwayman"]
        assert table.life("Scout") == 3


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_resource_destroys_its_bearer_and_all_opposing_characters() -> None:
    table = unfolds("Deception")
    assert table.me.play == ["Gnat"]
    assert table.you.play == []


@CASES.of("Sharpey Pointy Lethal Army Tool")
def it_is_attached_to_its_players_own_characters_only() -> None:
    tool = "Sharpey Pointy Lethal Army Tool"
    table = board(Side(hand=[tool], resources=icons(2)), Side(play=["Scout"]))
    assert not table.me.can_deploy(tool)
    table = board(Side(hand=[tool], play=["Gnat"], resources=icons(2)), Side(play=["Scout"]))
    deploys(table.me, tool, "Gnat")
    assert bears(table, tool) == "Gnat"


def sticky(won: bool) -> Table:
    def play(seed: int) -> Table:
        me = Side(hand=["Sticky Stealy Hand", "Kill"], resources=icons(2))
        table = board(me, Side(play=["Lamp"]), LAMP, KILL, seed=seed)
        deploys(table.me, "Sticky Stealy Hand", "Lamp")
        return table

    return with_coin(won, play)


@CASES.of("Sticky Stealy Hand")
def a_won_coin_takes_the_item() -> None:
    table = sticky(True)
    assert table.controller("Lamp") is table.me
    assert bears(table, "Sticky Stealy Hand") == "Lamp"


@CASES.of("Sticky Stealy Hand")
def a_lost_coin_returns_it_to_hand() -> None:
    table = sticky(False)
    assert table.controller("Lamp") is table.you
    assert sorted(table.me.hand) == ["Kill", "Sticky Stealy Hand"]


@CASES.of("Sticky Stealy Hand")
def the_owner_has_the_item_back_when_it_leaves_play() -> None:
    table = sticky(True)
    deploys(table.me, "Kill", "Sticky Stealy Hand")
    assert table.controller("Lamp") is table.you
    assert "Sticky Stealy Hand" in table.me.discard


@CASES.of("Tremor Engine")
def both_decks_lose_two_cards_as_its_players_turn_starts() -> None:
    table = my_turn_starts(
        Side(play=["Tremor Engine"], deck=["Scout", "Rage", "Gnat"]), Side(deck=["Greed"] * 5)
    )
    assert sorted(table.me.discard) == ["Rage", "Scout"]
    assert table.you.discard == ["Greed"] * 2
    table.next_turn()
    assert (len(table.me.discard), len(table.you.discard)) == (2, 2)


def double_headed(won: bool) -> Table:
    """I own the Coin, and flip one; a lost one has not settled yet."""
    me = Side(
        play=["Two-Headed Coin"], hand=["Throatstabber"], resources=icons(3), deck=["Gnat"] * 9
    )
    for seed in range(1, 40):
        table = board(me, seed=seed)
        deploys(table.me, "Throatstabber")
        if (table.asks is DecisionKind.ACT) is won:
            return table
    raise AssertionError("no coin fell like this")


@CASES.of("Two-Headed Coin")
def a_lost_coin_may_be_flipped_again_for_a_card() -> None:
    table = double_headed(False)
    table.me.agrees()
    assert table.me.play == ["Throatstabber"]
    assert len(table.me.hand) == 1
    assert len(table.me.deck) == 9
    assert [*table.me.hand, *table.me.deck].count("Two-Headed Coin") == 1
    (coin,) = table.told(events.CoinFlipped)
    assert table.is_depleted("Throatstabber") is not coin.won


@CASES.of("Two-Headed Coin")
def the_lost_coin_may_stand() -> None:
    table = double_headed(False)
    table.me.declines()
    assert table.is_depleted("Throatstabber")
    assert "Two-Headed Coin" in table.me.play
    assert table.me.hand == []


@CASES.of("Two-Headed Coin")
def a_won_coin_and_the_opponents_coins_are_left_alone() -> None:
    (coin,) = double_headed(True).told(events.CoinFlipped)
    assert coin.won

    def play(seed: int) -> Table:
        me = Side(hand=["Throatstabber"], resources=icons(3))
        table = board(me, Side(play=["Two-Headed Coin"], deck=["Gnat"]), seed=seed)
        deploys(table.me, "Throatstabber")
        return table

    for won in (True, False):
        assert with_coin(won, play).asks is DecisionKind.ACT


def test_items_of_the_rogue_m_to_t(only_card: str | None) -> None:
    CASES.run(only_card)
