"""Cards on which the rulebook leaves a question open: what docs/rulings.md decides."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import CardType
from tests.support.rules import shows
from tests.support.scenario import (
    PLAIN_FACTION,
    Side,
    Table,
    board,
    character,
    item,
    made,
    tactic,
)

ICONS = ["Deception", "Rage", "Greed", "Elitism", "Obsession"] * 4


def pays(table: Table) -> None:
    """Pay with the first resources that are offered."""
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])


def test_401_2a_no_card_of_a_hidden_hand_can_be_discarded_in_its_players_place() -> None:
    for seen in (False, True):
        table = board(
            Side(play=["The Billionaire", *(["Glass"] if seen else [])]),
            Side(play=["Tad Disingenuous"], hand=["Gnat"]),
            item("Glass", v.Conditional(v.CARD.in_hand(v.OPPONENT), (v.Revealed(),))),
        )
        assert table.me.can_use("Tad Disingenuous", "UNDERHANDED DEAL") == seen


def test_609_1f_additional_damage_is_an_amount_of_its_own() -> None:
    table = board(
        Side(hand=["Needless Beating"], resources=["Rage"] * 6),
        Side(play=["Ox", "Anvil"], attached={"Anvil": "Ox"}, influence=15),
        character("Ox", 1, 9, 1),
        item(
            "Anvil", v.AttachTo(), v.Replacement(v.Inflicts(v.CARD, v.HOST), (v.ChangeAmount(2),))
        ),
    )
    table.me.deploys("Needless Beating")
    if table.asks is DecisionKind.PICK:
        table.me.picks("Ox")
    pays(table)
    table.resolves()
    with shows("410.3"):
        assert table.damage("Ox") == (2 + 2) + (1 + 2)


def test_405_2_a_resource_that_is_played_does_not_use_up_an_eased_threshold() -> None:
    table = board(
        Side(
            play=["Clockman Skydocks"],
            faction="The Tournament Faction",
            resources=["Deception"] * 9,
            hand=["Rage", "Odd"],
        ),
        Side(faction=PLAIN_FACTION),
        character("Odd", 1, 1, cost=1, threshold="R"),
    )
    table.me.uses("Clockman Skydocks", "BUSINESS DAY")
    table.me.says("R")
    pays(table)
    table.resolves()
    assert table.me.can_deploy("Odd")
    table.me.uses("The Tournament Faction", "RESOURCE")
    pays(table)
    table.resolves()
    table.me.plays_resource("Rage", face_down=True)
    table.resolves()
    with shows("203.2"):
        assert table.me.can_deploy("Odd"), "no card was deployed yet"


def test_402_5_a_revealed_resource_is_not_offered_to_be_deployed() -> None:
    for top, offered in (("Rage", False), ("Gnat", True)):
        table = board(
            Side(play=["Cheats McGuillicutty"], deck=[top, "Gnat"], resources=["Obsession"] * 4)
        )
        table.me.uses("Cheats McGuillicutty", "CHEAT")
        table.resolves()
        assert (table.asks is DecisionKind.MAY) == offered


def test_402_5_nobody_is_asked_what_all_can_see_to_do_nothing() -> None:
    for deck, hand in (([], []), (["Gnat"], [])):
        table = board(Side(hand=["700160x 31f", *hand], deck=deck, resources=["Elitism"] * 9))
        table.me.deploys("700160x 31f")
        pays(table)
        table.resolves()
        assert table.asks is (DecisionKind.MAY if deck else DecisionKind.ACT)


def test_403_2a_what_only_hidden_cards_make_idle_is_asked() -> None:
    for hand, asked in ((["Muddle"], True), ([], False)):
        table = board(Side(hand=["Late Addition", *hand], resources=["Deception"] * 4))
        table.me.deploys("Late Addition")
        pays(table)
        table.resolves()
        assert (table.asks is DecisionKind.MAY) == asked


def test_402_5_a_choice_over_a_picked_card_that_left_is_not_asked() -> None:
    doom = tactic("Doom", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    for answered in (True, False):
        table = board(
            Side(hand=["Audacious Appraisal"], resources=["Greed"] * 6),
            Side(play=["Scamp"], hand=["Doom"]),
            doom,
            character("Scamp", 1, 1, 3, cost=1),
        )
        table.me.deploys("Audacious Appraisal")
        pays(table)
        if answered:
            table.you.deploys("Doom")
        table.resolves()
        if table.asks is DecisionKind.CHOOSE_NUMBER:
            table.asked.answers(1)
            table.resolves()
        assert (table.asks is DecisionKind.CHOOSE_OPTION) == (not answered)


def test_402_5_an_offer_is_made_where_the_text_around_it_asks_whether_it_was_taken_up() -> None:
    offer = v.May(then=(v.Draw(),))
    around = (v.If(v.Exists(v.CARD), (offer,)), v.If(v.Done(), (v.GainInfluence(1),)))
    for effect, asked in ((around[:1], False), (around, True)):
        me = Side(hand=["Chance"], play=["Gnat"], deck=[])
        table = board(me, Side(), tactic("Chance", effect))
        table.me.deploys("Chance")
        table.resolves()
        assert (table.asks is DecisionKind.MAY) == asked


def test_402_5_a_player_is_picked_unasked_where_it_makes_no_difference() -> None:
    for deck in ([], ["Gnat"]):
        table = board(Side(play=["Sly Bilker"], resources=["Greed"] * 2, deck=deck), Side(deck=[]))
        table.me.uses("Sly Bilker", "SIZE UP")
        pays(table)
        table.resolves()
        assert (table.asks is DecisionKind.CHOOSE_OPTION) == bool(deck)


def test_402_5_an_option_in_which_each_player_does_nothing_is_not_asked_for() -> None:
    they = v.Player.THEY
    gift = v.By(v.Player.EACH, (v.May(then=(v.Draw(who=they),), who=they),))
    for deck in ([], ["Gnat"]):
        table = board(
            Side(hand=["Deal"], deck=[]),
            Side(deck=deck),
            tactic("Deal", [v.ChooseOne(((gift,), (gift, gift)))]),
        )
        table.me.deploys("Deal")
        table.resolves()
        assert (table.asks is DecisionKind.CHOOSE_OPTION) == bool(deck)


def test_402_5_the_use_of_an_ability_is_offered_where_there_may_be_one() -> None:
    for play, hand, asked in (([], [], False), (["Scamp"], [], True), ([], ["Gnat"], True)):
        nap = v.Ability("NAP", (), (v.GainInfluence(1),))
        table = board(
            Side(hand=["Try", *hand], play=play),
            Side(),
            tactic("Try", [v.May(then=(v.UseAbility(),))]),
            character("Scamp", 1, 1, 3, nap),
        )
        table.me.deploys("Try")
        table.resolves()
        assert (table.asks is DecisionKind.MAY) == asked, "a hand may hold a card with one"
        if play:
            table.me.agrees()
            table.resolves()
            assert table.me.influence == 21, "the only ability is used at once"


def test_307_1_no_text_of_a_duplicate_is_chosen_where_none_can_be_followed() -> None:
    on_own_turn, always = (v.Only(v.TurnOf(v.YOU)),), ()
    for costs, asked in (((on_own_turn, on_own_turn), False), ((on_own_turn, always), True)):
        texts = tuple(v.OnResolve((v.GainInfluence(1),), it) for it in costs)
        table = board(
            Side(hand=["Stroll"]),
            Side(hand=["Muddle"], resources=["Obsession"] * 9),
            made("Stroll", CardType.TACTIC, v.OneOfTexts(texts), cost=0),
        )
        table.me.deploys("Stroll")
        table.me.answers(0)
        table.you.deploys("Muddle")
        pays(table)
        table.resolves()
        if asked:
            assert (table.asks, table.asked) == (DecisionKind.CHOOSE_OPTION, table.you)
            table.you.answers(1)
            table.resolves()
        assert table.asks is DecisionKind.ACT
        assert (table.me.influence, table.you.influence) == (20, 20 + asked)


def test_402_5_an_offer_that_is_repeated_is_not_made_over_an_empty_hand() -> None:
    for hand in ([], ["Gnat"]):
        me = Side(hand=["Degenerate Molestation", *hand], resources=ICONS)
        table = board(me, Side(hand=["Scout"]))
        table.me.deploys("Degenerate Molestation")
        pays(table)
        table.resolves()
        assert (table.asks is DecisionKind.MAY) == bool(hand), "a hand may hold what can be played"


def test_307_1_no_text_of_a_duplicate_is_chosen_where_all_do_nothing() -> None:
    for hand, asked in (([], False), (["Gnat"], True)):
        table = board(
            Side(hand=["Ritual of the Screaming Cheese", "Voidal Replication"], resources=ICONS),
            Side(hand=["Scout", "Scout", *hand]),
        )
        table.me.deploys("Ritual of the Screaming Cheese")
        table.you.answers(0)
        pays(table)
        table.resolves()
        if hand:
            table.you.sets("Scout", "Scout")
        table.me.deploys("Voidal Replication")
        pays(table)
        table.resolves()
        assert (table.asks is DecisionKind.CHOOSE_OPTION) == asked


def test_602_1a_a_character_laid_out_with_damage_was_damaged_this_turn() -> None:
    for damage in (0, 1):
        yours = Side(play=["Union Leader"], damage={"Union Leader": damage})
        table = board(Side(hand=["Snake Eyes"], resources=ICONS), yours)
        table.me.deploys("Snake Eyes")
        pays(table)
        table.resolves()
        assert (table.you.discard == ["Union Leader"]) == bool(damage)


def test_204_3_a_character_laid_out_as_new_was_not_in_play_as_the_turn_started() -> None:
    jo = "Jo Ciendeilio, M07h3r 0f 1337"
    for where, can in ((Side(play=[jo, "Scout"]), True), (Side(play=[jo], fresh=["Scout"]), False)):
        table = board(where, Side())
        assert table.me.can_use("Scout", "RESEARCH") is can
