"""Cards whose text no other card shares."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.terms import Area
from tests.support.made_cards import COSTLY_WALL, GAIN, GUARD, HAT, KILL, PAY_WITH_HAND, SHOT
from tests.support.scenario import Side, Table, board, character, item, location, tactic
from tests.support.tables import at_table, auction, settles


def text_keywords(table: Table, name: str) -> tuple[v.HasKeyword, ...]:
    """The keywords a card has by its text now."""
    from app.games.spoils.engine.read.active_text import text_of

    return text_of(table.state, table.card(name)).keywords


def test_voidal_trinket_keeps_one_on_top_and_orders_the_rest() -> None:
    table = at_table(Side(play=["Voidal Trinket"], deck=["Hat", "Guard", "Big", "Wait"]))
    table.me.uses("Voidal Trinket", "AUGUR")
    table.me.answers(3)
    settles(table)
    table.me.picks("Guard")
    assert (table.asks, table.me.choices()) == (DecisionKind.ORDER, ["Hat", "Big"])
    table.me.picks("Big")
    assert table.me.deck == ["Guard", "Wait", "Big", "Hat"]


def test_ambiguity_embiggener_lets_a_whole_hand_be_ordered() -> None:
    table = at_table(
        Side(play=["Ambiguity Embiggener"], hand=["Hat", "Guard"], deck=["Big"] * 3),
        Side(deck=["Big"] * 3), active=1,
    )  # fmt: skip
    table.you.ends_turn()
    settles(table)
    table.me.answers(2)
    assert (table.asks, table.me.choices()) == (DecisionKind.ORDER, ["Hat", "Guard"])
    table.me.picks("Guard")
    settles(table)
    assert table.me.deck[-2:] == ["Guard", "Hat"]


def test_an_auction_that_nobody_bids_in_costs_nothing() -> None:
    table = auction(Edition.CR3, 2, 2)
    table.me.passes()
    assert (table.controller("Guard"), table.you.free) == (table.you, 2)


def test_in_the_opponents_place_the_numeric_cost_is_ones_own() -> None:
    sides = Side(play=["The Billionaire"], resources=1), Side(play=["Clerk"], deck=["Hat"])
    table = board(*sides, GUARD, HAT, PAY_WITH_HAND)
    table.me.uses("Clerk", "WORK")
    table.resolves()
    assert (table.me.free, table.is_depleted("Clerk")) == (0, True)
    assert (table.me.hand, table.you.hand) == ([], ["Hat"])
    poor = board(Side(play=["The Billionaire"]), Side(play=["Clerk"], resources=3), PAY_WITH_HAND)
    assert not poor.me.can_use("Clerk", "WORK")
    without = board(Side(resources=3), Side(play=["Clerk"], resources=3), PAY_WITH_HAND)
    assert not without.me.can_use("Clerk", "WORK")


def test_a_priced_pick_is_left_out_where_it_cannot_be_paid() -> None:
    table = board(
        Side(hand=["Shot"], play=["Wall"]),
        Side(play=["Lucky Charm", "Guard"]),
        GUARD,
        COSTLY_WALL,
        SHOT,
    )
    table.me.deploys("Shot")
    assert table.me.choices() == ["Wall"]
    table.me.picks("Wall")
    table.resolves()
    assert table.damage("Wall") == 2


@pytest.mark.parametrize(
    ("resources", "pays", "found"), [(2, True, 1), (2, False, 0), (1, None, 0)]
)
def test_a_priced_search_is_paid_or_does_not_happen(
    resources: int, pays: bool | None, found: int
) -> None:
    seek = tactic("Seek", [v.Search(v.CHARACTER), v.Put(v.FOUND, v.HAND)])
    table = board(
        Side(hand=["Seek"], deck=["Guard", "Hat"], resources=resources),
        Side(play=["Department of Rejections"]), GUARD, HAT, seek,
    )  # fmt: skip
    table.me.deploys("Seek")
    table.resolves()
    if pays is not None:
        table.me.answers(int(pays))
    if table.asks is DecisionKind.SEARCH:
        table.me.picks("Guard")
    assert len(table.me.hand) == found
    assert table.me.free == (0 if pays else resources)
    assert bool(table.told(events.Searched)) is bool(pays)


def test_abilities_of_characters_alone_cost_2_more_by_the_rejections() -> None:
    sage = character("Sage", 1, 1, 1, v.Ability("HUM", (), (GAIN,)))
    bell = item("Bell", v.Ability("RING", (), (GAIN,)))
    table = board(Side(play=["Sage", "Bell"]), Side(play=["Department of Rejections"]), sage, bell)
    assert (table.me.can_use("Sage", "HUM"), table.me.can_use("Bell", "RING")) == (False, True)


@pytest.mark.parametrize("name", ["Shot", "Kill", "Fade"])
def test_one_card_takes_damage_and_leaves_play_in_anothers_place(name: str) -> None:
    fade = tactic("Fade", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CHARACTER)])
    shield = "6r4wny 60dy9u4rd5"
    table = board(
        Side(hand=[shield, "Hat"], play=["Guard"], resources=["Rage"] * 6),
        Side(hand=[name]), GUARD, HAT, SHOT, KILL, fade,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.resolves()
    table.me.deploys(shield)
    table.resolves()
    table.me.ends_turn()
    table.you.deploys(name)
    table.you.picks("Guard")
    table.resolves()
    assert "Guard" in table.me.play
    assert "Hat" in table.me.play, "what is attached stays"
    place = {"Shot": Area.IN_PLAY, "Kill": Area.DISCARD_PILE, "Fade": Area.HAND}[name]
    assert table.area(shield) is place
    hit = [table.state.name(it.target) for it in table.told(events.DamageInflicted)]
    assert hit == ([shield] if name == "Shot" else [])


def test_characters_depleted_by_a_location_are_not_restored_by_the_restore_rule() -> None:
    free = v.Ability("FREE", (v.Pick(v.CHARACTER),), (v.Restore(v.PICKED),))
    rest = v.Trigger(v.TurnStarts(), (v.Restore(v.CHARACTER.you_control()),), name="RESTORE RULE")
    home = item("Home", rest, free)
    table = board(
        Side(hand=["Intriguing Mezzanine", "Kill"], resources=["Greed"] * 5),
        Side(play=["Guard", "Wall", "Home"]), GUARD, COSTLY_WALL, home, KILL,
    )  # fmt: skip
    table.me.deploys("Intriguing Mezzanine")
    table.resolves()
    assert table.is_depleted("Guard")
    assert table.is_depleted("Wall")
    table.next_turn()
    assert (table.is_depleted("Guard"), table.is_depleted("Wall")) == (True, True)
    table.you.uses("Home", "FREE")
    table.you.picks("Guard")
    table.resolves()
    assert not table.is_depleted("Guard"), "another effect restores it"
    table.next_turn()
    table.me.deploys("Kill")
    table.me.picks("Intriguing Mezzanine")
    table.resolves()
    table.next_turn()
    assert not table.is_depleted("Wall"), "the location is gone"


def test_for_a_turn_only_costs_destroy_and_all_damage_is_0() -> None:
    burn = v.Ability("BURN", (v.Destroy(v.THIS),), (GAIN,))
    wick = item("Wick", burn)
    table = board(
        Side(
            hand=["Limited Liability", "Kill", "Shot"], play=["Wick"], resources=["Greed"] * 2
        ),
        Side(play=["Guard"]), GUARD, wick, KILL, SHOT,
    )  # fmt: skip
    table.me.deploys("Limited Liability")
    table.resolves()
    table.me.deploys("Kill")
    table.me.picks("Guard")
    table.resolves()
    table.me.deploys("Shot")
    table.resolves()
    assert (table.you.play, table.damage("Guard")) == (["Guard"], 0)
    table.me.uses("Wick", "BURN")
    table.resolves()
    assert (table.me.play, table.me.influence) == ([], 21)


def test_a_pick_is_changed_while_it_is_responded_to() -> None:
    table = board(
        Side(hand=["Shot"], play=["Guard", "Wall"]),
        Side(hand=["Mistaken Identity"], play=["Ox"], resources=["Deception"] * 2),
        GUARD, COSTLY_WALL, SHOT, character("Ox", 1, 5),
    )  # fmt: skip
    assert not table.you.can_deploy("Mistaken Identity")
    table.me.deploys("Shot")
    table.me.picks("Guard")
    table.you.deploys("Mistaken Identity")
    assert sorted(table.you.choices()) == ["Ox", "Wall"]
    table.you.picks("Wall")
    table.resolves()
    assert (table.damage("Guard"), table.damage("Wall"), table.damage("Ox")) == (0, 2, 0)


def test_an_item_lands_on_another_character_than_was_picked_for_it() -> None:
    table = board(
        Side(hand=["Hat"], play=["Guard", "Wall"], resources=1),
        Side(hand=["Mistaken Identity"], resources=["Deception"] * 2), GUARD, COSTLY_WALL, HAT,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.me.picks("Guard")
    table.you.deploys("Mistaken Identity")
    table.resolves()
    assert table.state.attached_to[table.card("Hat")] == table.card("Wall")


def test_what_picked_no_character_cannot_be_mistaken() -> None:
    gift = tactic("Gift", [GAIN])
    table = board(
        Side(hand=["Gift"], play=["Guard"]),
        Side(hand=["Mistaken Identity"], resources=["Deception"] * 2), GUARD, gift,
    )  # fmt: skip
    table.me.deploys("Gift")
    assert not table.you.can_deploy("Mistaken Identity")


def test_piles_are_divided_chosen_and_compared() -> None:
    table = board(
        Side(play=["Mustache Aficionado"], deck=["Guard", "Wall", "Hat", "Hat"]),
        Side(deck=["Hat", "Hat", "Hat"]), GUARD, COSTLY_WALL, HAT,
    )  # fmt: skip
    table.me.uses("Mustache Aficionado", "MUSTACHE SHOWDOWN")
    table.resolves()
    assert sorted(table.me.choices()) == ["Guard", "Hat", "Wall"]
    table.me.picks("Wall")
    table.me.passes()
    table.you.picks("Hat")
    table.you.passes()
    assert table.me.numbers() == [0, 1], "face-down: nothing but the number of cards is known"
    table.me.answers(1)
    table.you.answers(0)
    assert table.me.choices() == ["Wall"], "3 against 1 and 1"
    table.me.picks("Wall")
    assert (table.me.hand, sorted(table.me.deck)) == (["Wall"], ["Guard", "Hat", "Hat"])
    assert len(table.told(events.Shuffled)) == 2


def test_both_pay_in_turn_until_one_stops_and_draw_as_much() -> None:
    table = board(
        Side(hand=["Negotiation Ceremonies"], resources=["Greed"] * 4, deck=["Hat"] * 5),
        Side(resources=1, deck=["Hat"] * 5), HAT,
    )  # fmt: skip
    table.me.deploys("Negotiation Ceremonies")
    table.me.agrees()
    table.you.agrees()
    table.me.agrees()
    table.resolves()
    assert (table.me.free, table.you.free) == (2, 0)
    assert (table.me.hand, table.you.hand) == (["Hat"] * 2, ["Hat"])


def test_cards_are_deployed_for_free_within_a_sum() -> None:
    table = board(
        Side(
            hand=["Reality Shift", "Hat", "Hat"], play=["Guard", "Wall"],
            resources=["Obsession"] * 7,
        ),
        Side(), GUARD, COSTLY_WALL, HAT,
    )  # fmt: skip
    table.me.deploys("Reality Shift")
    table.resolves()
    assert table.asks is DecisionKind.DEPLOY
    assert sorted(table.me.choices()) == ["Guard", "Wall"], "a hat has nobody to sit on"
    table.me.picks("Wall")
    table.resolves()
    assert sorted(table.me.choices()) == ["Guard", "Hat", "Hat"], "2 are left of 5"
    table.me.picks("Guard")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "nothing fits into 0"
    assert sorted(table.me.play) == ["Guard", "Wall"]


@pytest.mark.parametrize(("strong", "gone"), [(3, ["Thief"]), (1, [])])
def test_the_survivor_of_a_fight_wears_its_loser(strong: int, gone: list[str]) -> None:
    thief = character("Thief", 1, 3, 2, v.COVERT)
    table = board(
        Side(hand=["Skin Suit"], play=["Brute"], resources=["Rage"] * 4), Side(play=["Thief"]),
        character("Brute", strong, 4), thief,
    )  # fmt: skip
    table.me.deploys("Skin Suit")
    table.resolves()
    assert table.you.out_of_game == gone
    assert table.damage("Brute") == 1
    assert [it.keyword for it in text_keywords(table, "Brute")] == (
        [v.Keyword.COVERT] if gone else []
    )
    assert table.told(events.Destroyed) == []


def test_of_a_fight_without_survivor_nobody_leaves_the_game() -> None:
    table = board(
        Side(hand=["Skin Suit"], play=["Brute"], resources=["Rage"] * 4), Side(play=["Twin"]),
        character("Brute", 3, 2), character("Twin", 2, 3),
    )  # fmt: skip
    table.me.deploys("Skin Suit")
    table.resolves()
    assert (table.me.discard, table.you.discard) == (["Brute", "Skin Suit"], ["Twin"])


def test_each_player_keeps_one_card_of_every_type() -> None:
    tower = location("Tower", 4)
    table = board(
        Side(hand=["Spatchcocking"], play=["Guard", "Wall", "Tower"], resources=["Obsession"] * 4),
        Side(play=["Guard"]), GUARD, COSTLY_WALL, tower,
    )  # fmt: skip
    table.me.deploys("Spatchcocking")
    table.resolves()
    assert sorted(table.me.choices()) == ["Guard", "Wall"]
    table.me.picks("Wall")
    assert (table.me.play, table.me.hand) == (["Wall", "Tower"], ["Guard"])
    assert table.you.play == ["Guard"]


def test_out_of_the_discard_pile_a_hand_is_thinned_to_one_card_of_every_type() -> None:
    table = board(
        Side(discard=["Spatchcocking"], resources=["Obsession"] * 4),
        Side(hand=["Guard", "Wall", "Hat", "Rage"]), GUARD, COSTLY_WALL, HAT,
    )  # fmt: skip
    table.me.uses("Spatchcocking", "RECUR")
    table.resolves()
    table.you.picks("Guard")
    assert (sorted(table.you.hand), table.you.discard) == (["Guard", "Hat", "Rage"], ["Wall"])
    assert table.me.out_of_game == ["Spatchcocking"]


def test_a_terminated_ability_is_not_used_again_this_turn() -> None:
    bell = item("Bell", v.Ability("RING", (), (GAIN,)), v.Ability("TOLL", (), (GAIN,)))
    name = "Subsection 5, Paragraph 12"
    table = board(
        Side(play=["Bell", "Bell"]), Side(hand=[name], deck=["Hat"], resources=["Greed"] * 2),
        bell, HAT,
    )  # fmt: skip
    table.me.uses("Bell", "RING")
    table.you.deploys(name)
    table.resolves()
    assert (table.me.influence, table.you.hand) == (20, ["Hat"])
    ringing = [it.card for it in table.me.legal if getattr(it, "number", None) == 0]
    assert len(ringing) == 1, "only the other bell"
    assert table.me.can_use("Bell", "TOLL")
    table.next_turn()
    table.next_turn()
    assert len([it for it in table.me.legal if getattr(it, "number", None) == 0]) == 2


@pytest.mark.parametrize("agrees", [True, False])
def test_a_lost_flip_may_be_flipped_again(agrees: bool) -> None:
    bet = tactic("Bet", [v.FlipCoin((GAIN,), (v.LoseInfluence(1),))])
    for seed in range(40):
        table = board(
            Side(hand=["Bet"], play=["Two-Headed Coin"], deck=["Hat"] * 2), Side(), bet, HAT,
            seed=seed,
        )  # fmt: skip
        table.me.deploys("Bet")
        table.resolves()
        if table.asks is not DecisionKind.MAY:
            assert table.me.influence == 21, "won at once"
            continue
        assert table.told(events.CoinFlipped) == [], "it was not lost yet"
        table.me.answers(int(agrees))
        flips = [it.won for it in table.told(events.CoinFlipped)]
        assert len(flips) == 1
        assert table.me.influence == (21 if flips[0] else 19)
        assert len(table.me.hand) == int(agrees)
        assert ("Two-Headed Coin" in table.me.play) is not agrees
        if flips[0] or not agrees:
            return
    pytest.fail("no seed lost a flip and won it again")


def test_tokens_are_spent_on_effects() -> None:
    table = board(
        Side(hand=["Voidal Poisoning"], play=["Jar"], deck=["Hat", "Guard"],
             resources=["Obsession"] * 3),
        Side(play=["Wall"], hand=["Hat"]), HAT, GUARD, COSTLY_WALL,
        item("Jar", v.Ability("FILL", (), (v.PutTokens(v.THIS, 7),))),
    )  # fmt: skip
    table.me.uses("Jar", "FILL")
    table.resolves()
    table.me.deploys("Voidal Poisoning")
    table.resolves()
    table.me.answers(6)
    assert table.tokens("Jar") == 1
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(0)
    assert (table.damage("Wall"), table.me.numbers()) == (1, [0, 1, 2, 3])
    table.me.answers(2)
    assert (table.you.hand, table.me.numbers()) == ([], [0, 1, 2, 3])
    table.me.answers(3)
    table.me.picks("Guard")
    assert table.me.hand == ["Guard"]
    assert table.asks is DecisionKind.ACT, "no token is left"


def test_a_card_in_hand_is_deployed_for_1_as_a_resource_is_played() -> None:
    sow = tactic("Sow", [v.PlayResources(1)])
    for rages, able in ((1, True), (0, False)):
        table = board(
            Side(hand=["Sow", "Hat", "Witty Worm"], resources=["Obsession"] * (1 + rages)),
            Side(), HAT, sow,
        )  # fmt: skip
        table.me.deploys("Sow")
        table.resolves()
        table.me.plays_resource("Hat", face_down=True)
        assert table.asks is DecisionKind.MAY
        table.me.agrees()
        if able:
            table.me.agrees()
        table.resolves()
        assert ("Witty Worm" in table.me.play) is able


def test_what_is_established_in_the_middle_of_a_text_works_from_its_own_beginning() -> None:
    shield = v.Establish(v.Replacement(v.Inflicts(v.CARD), (GAIN,)))
    ward = tactic("Ward", [GAIN, v.May(then=(GAIN, shield))])
    table = board(Side(hand=["Ward", "Shot"]), Side(play=["Guard"]), GUARD, SHOT, ward)
    table.me.deploys("Ward")
    table.resolves()
    table.me.agrees()
    assert table.me.influence == 22
    table.me.deploys("Shot")
    table.resolves()
    assert (table.damage("Guard"), table.me.influence) == (0, 23)
