"""What single cards of the Rogue and the Warlord do, played out."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import Attack, DecisionKind, Done
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.scenario import Side, board, character, item, location, tactic

GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4, cost=3)
BOX = item("Box", cost=3)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
SHOT = tactic("Shot", [words.Inflict(2, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
DECEPTION, RAGE = ["Deception"], ["Rage"]


@pytest.mark.parametrize(("free", "able"), [(3, False), (4, True)])
def test_411_2_a_face_down_character_that_is_revealed_may_be_deployed(
    free: int, able: bool
) -> None:
    table = board(
        Side(hand=["Burly Assailment"], resources=DECEPTION * free, face_down=["Wall"],
             deck=["Box"]),
        Side(), WALL, BOX,
    )  # fmt: skip
    table.me.deploys("Burly Assailment")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    table.resolves()
    table.me.agrees()
    table.resolves()
    assert (table.me.play == ["Wall"]) is able, "it does not pay for itself"
    assert table.me.free == (0 if able else 3)
    assert table.me.hand == ["Box"]


def test_only_a_character_is_revealed_for_a_character() -> None:
    table = board(
        Side(hand=["Burly Assailment"], resources=DECEPTION * 2, face_down=["Box"]), Side(), BOX
    )
    assert not table.me.can_deploy("Burly Assailment")


@pytest.mark.parametrize(("cost", "left"), [(4, 6), (5, 1)])
def test_the_dealer_delivers_a_face_down_weapon_free_up_to_numeric_cost_4(
    cost: int, left: int
) -> None:
    gun = item("Gun", cost=cost, threshold="RRRR", subtypes=("gear",))
    table = board(
        Side(play=["Gang Weapon Dealer"], resources=DECEPTION * 5, face_down=["Gun", "Box"]),
        Side(), gun, BOX,
    )  # fmt: skip
    dealer = table.card("Gang Weapon Dealer")
    table.state.tokens[dealer] = 2
    table.me.uses("Gang Weapon Dealer", "DELIVERY")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    table.resolves()
    assert table.me.play == ["Gang Weapon Dealer", "Gun"], "the Box is no gear"
    assert (table.me.free, table.tokens("Gang Weapon Dealer")) == (left, 1)


def test_406_2_the_explosion_counts_the_cost_of_the_resource_it_reveals() -> None:
    table = board(
        Side(hand=["Implosive Explosion"], resources=RAGE * 3, face_down=["Box"]),
        Side(play=["Wall"]), WALL, BOX,
    )  # fmt: skip
    table.me.deploys("Implosive Explosion")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    assert table.damage("Wall") == 3
    assert (table.me.discard, table.area("Implosive Explosion")) == (["Box"], Area.IN_PLAY)
    assert table.state.face_down[table.card("Implosive Explosion")]


@pytest.mark.parametrize(("name", "ability"), [
    ("Fired Hand", "PETTY VENGEANCE"), ("Vorpal Sword", "SNICKER SNACK"),
])  # fmt: skip
def test_201_5b_an_ability_for_a_face_down_card_is_used_while_it_lies_so(
    name: str, ability: str
) -> None:
    for up, down, able in (([name], [], False), ([], [name], True)):
        table = board(
            Side(play=["Guard", *up], face_down=down, hand=["Box"], resources=3),
            Side(play=["Wall"]), GUARD, WALL, BOX,
        )  # fmt: skip
        assert table.me.can_use(name, ability) is able
    table.me.uses(name, ability)
    table.me.picks("Wall")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    assert (table.life("Wall"), table.damage("Wall")) in ((3, 0), (4, 2))
    assert table.me.discard == ["Box"]


def test_310_1_a_card_an_opponent_cannot_pick_is_safe_from_players_and_not_from_cards() -> None:
    yours = words.CHARACTER.you_control()
    theirs = words.CHARACTER.opponent_controls()
    opponent = words.OPPONENT
    mine = tactic("Mine", [words.Pick(yours, who=opponent), words.Destroy(words.PICKED)])
    table = board(Side(play=["Martial Artist"], hand=["Mine"]), Side(), mine)
    table.me.deploys("Mine")
    table.resolves()
    assert table.me.play == ["Martial Artist"], "the opponent picks, by my card"
    other = tactic("Other", [words.Pick(theirs, who=opponent), words.Destroy(words.PICKED)])
    table = board(Side(play=["Martial Artist"]), Side(hand=["Other"]), other, active=1)
    table.you.deploys("Other")
    table.resolves()
    assert table.me.play == [], "I pick, by the opponent's card"


COUSIN = character("Cousin", 1, 1, subtypes=("cicibeo",))


@pytest.mark.parametrize("is_deployed", [True, False])
def test_a_cicibeo_from_hand_takes_a_character_over_and_one_from_elsewhere_does_not(
    is_deployed: bool,
) -> None:
    raise_it = tactic(
        "Raise", [words.Put(words.PICKED, words.PLAY)],
        pays=[words.Pick(words.CHARACTER.in_discard_pile())],
    )  # fmt: skip
    table = board(
        Side(play=["Cicibeo the Swift"], hand=["Cousin", "Raise"], discard=["Cousin"],
             resources=DECEPTION * 6),
        Side(play=["Guard"]), GUARD, COUSIN, raise_it,
    )  # fmt: skip
    table.me.deploys("Cousin" if is_deployed else "Raise")
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is is_deployed
    if is_deployed:
        table.me.agrees()
        table.me.picks("Guard")
        assert table.controller("Guard") is table.me


@pytest.mark.parametrize("step", [
    words.Discard(2), words.Destroy(words.CHARACTER), words.Put(words.top(2), words.DISCARD_PILE),
])  # fmt: skip
def test_201_5b_the_madster_is_shuffled_in_from_wherever_it_would_be_discarded(
    step: words.Step,
) -> None:
    cards = ["Marauding Madster", "Guard"]
    kind = type(step)
    table = board(
        Side(
            hand=["Loss", *(cards if kind is words.Discard else [])],
            play=cards if kind is words.Destroy else [],
            deck=cards if kind is words.Put else [],
        ),
        Side(), GUARD, tactic("Loss", [step]),
    )  # fmt: skip
    table.me.deploys("Loss")
    table.resolves()
    assert table.me.deck == ["Marauding Madster"]
    assert sorted(table.me.discard) == ["Guard", "Loss"], "what goes with it goes as usual"


def test_the_moose_is_the_opponents_from_the_start() -> None:
    table = board(Side(hand=["Hollow Moose"], resources=DECEPTION * 2), Side())
    table.me.deploys("Hollow Moose")
    table.resolves()
    assert table.you.play == ["Hollow Moose"]


def test_a_resource_cannot_be_named_for_the_photograph() -> None:
    table = board(Side(hand=["Incriminating Photograph"], resources=DECEPTION * 3), Side())
    table.me.deploys("Incriminating Photograph")
    table.resolves()
    decision = table.state.decision
    assert decision is not None
    assert "Pinch" in decision.words
    assert "Rage" not in decision.words


@pytest.mark.parametrize(("hand", "asked"), [(["Guard"], True), ([], False)])
def test_402_5_a_snake_in_ambush_is_destroyed_where_nothing_can_be_discarded(
    hand: list[str], asked: bool
) -> None:
    snake = "Unexpected Boobysnake"
    table = board(Side(hand=[snake, *hand], resources=DECEPTION * 4), Side(), GUARD, active=1)
    table.you.ends_turn()
    table.me.deploys(snake)
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is asked
    assert table.area(snake) is (Area.IN_PLAY if asked else Area.DISCARD_PILE)
    if asked:
        table.me.agrees()
        assert (table.me.play, table.me.discard) == ([snake], ["Guard"])


def test_608_1_a_counter_attack_is_fought_in_the_opponents_turn() -> None:
    table = board(
        Side(hand=["Counter Attack"], play=["Wall"], fresh=["Guard"], deck=["Box"],
             resources=DECEPTION * 3),
        Side(), GUARD, WALL, BOX, active=1,
    )  # fmt: skip
    table.you.ends_turn()
    table.me.deploys("Counter Attack")
    table.resolves()
    assert table.me.legal == (Attack(table.state.faction[1]),), "it is no offer"
    table.me.attacks()
    assert table.me.choices() == ["Wall"], "the Guard has not been here since the turn started"
    table.me.sets("Wall")
    table.resolves()
    assert (table.you.influence, table.me.hand) == (19, ["Box"])


def test_407_6_the_brigand_swaps_the_blocker_for_another_of_the_opponents() -> None:
    table = board(Side(play=["Mendacious Brigand"]), Side(play=["Guard", "Wall"]), GUARD, WALL)
    table.me.attacks("Mendacious Brigand")
    table.you.blocks("Guard")
    table.me.agrees()
    battle = table.state.battle
    assert battle is not None
    assert table.names(battle.blocking) == ["Wall"]
    table.resolves()
    assert (table.damage("Wall"), table.damage("Guard"), table.you.influence) == (2, 0, 20)


def test_a_depleted_character_joins_the_sneak_attack() -> None:
    table = board(
        Side(hand=["Sneaker Attack!"], play=["Guard", "Wall"], resources=DECEPTION * 2),
        Side(), GUARD, WALL,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.deploys("Sneaker Attack!")
    assert table.is_depleted("Wall")
    table.resolves()
    assert table.you.influence == 17


@pytest.mark.parametrize(("others", "able"), [([], False), (["Guard"], True)])
def test_505_1_an_oaf_neither_attacks_nor_blocks_alone(others: list[str], able: bool) -> None:
    table = board(Side(play=["Anxious Oaf", *others]), Side(), GUARD)
    assert table.me.can_attack() is able
    table = board(Side(play=["Anxious Oaf", *others]), Side(play=["Wall"]), GUARD, WALL, active=1)
    table.you.attacks("Wall")
    if not able:
        table.resolves()
        assert table.me.influence == 19, "nobody could block"
        return
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.picks("Anxious Oaf")
    assert Done() not in table.me.legal
    table.me.picks("Guard")
    table.resolves()
    assert table.me.influence == 20


def test_505_1_who_must_attack_alone_blocks_together() -> None:
    table = board(
        Side(play=["Hangdog Alley", "Guard", "Wall"]), Side(play=["Thug"]),
        GUARD, WALL, character("Thug", 1, 9),
    )  # fmt: skip
    table.me.attacks("Guard")
    table.resolves()
    assert not table.is_depleted("Wall")
    table = board(
        Side(play=["Hangdog Alley", "Guard", "Wall"]), Side(play=["Thug"]),
        GUARD, WALL, character("Thug", 1, 9), active=1,
    )  # fmt: skip
    table.you.attacks("Thug")
    table.me.blocks("Guard", "Wall")
    table.resolves()
    if table.asks is DecisionKind.DIVIDE:
        table.you.answers(1)
        table.resolves()
    assert table.damage("Thug") == 3


def test_what_was_drunk_from_the_milkshake_is_deployed_in_the_opponents_turn() -> None:
    table = board(
        Side(hand=["I Drink Your Milkshake!"], resources=DECEPTION * 4),
        Side(hand=["Guard"], deck=["Guard", "Wall"], resources=2), GUARD, WALL,
    )  # fmt: skip
    table.me.deploys("I Drink Your Milkshake!")
    table.resolves()
    table.me.agrees()
    table.me.picks("Guard")
    table.me.ends_turn()
    table.resolves()
    table.you.deploys("Guard")
    table.me.agrees()
    table.me.agrees()
    table.resolves()
    assert (table.me.play, table.me.free) == (["Guard"], 1)
    assert (table.you.play, table.you.discard) == ([], ["Guard"])


@pytest.mark.parametrize(("option", "strength", "life"), [(0, 2, 3), (1, 3, 2)])
def test_the_mammajamma_is_faster_whatever_it_loses_for_it(
    option: int, strength: int, life: int
) -> None:
    jamma = "Epicureous Mammajamma"
    table = board(Side(play=[jamma], resources=1), Side())
    table.me.uses(jamma, "RUB IT DOWN")
    table.resolves()
    table.me.answers(option)
    told = (table.strength(jamma), table.life(jamma), table.stat(jamma, words.Measure.SPEED))
    assert told == (strength, life, 4)


@pytest.mark.parametrize(("attorneys", "left"), [(0, 17), (1, 18), (3, 20)])
def test_408_3_what_damage_takes_from_a_faction_is_a_loss_of_influence(
    attorneys: int, left: int
) -> None:
    sting = tactic("Sting", [words.Inflict(2, words.FACTION.opponent_controls())])
    gideon = "Gideon, the Ultimate Warrior"
    table = board(
        Side(play=[gideon], hand=["Sting"]), Side(play=["Tax Attorney"] * attorneys), sting
    )
    table.me.deploys("Sting")
    table.resolves()
    assert table.you.influence == left
    assert [it.amount for it in table.told(happened.DamageInflicted)] == [2]


@pytest.mark.parametrize(("resources", "speed", "is_there"), [(5, 4, False), (6, 3, True)])
def test_the_blockhead_is_slower_once_it_loses_its_other_text(
    resources: int, speed: int, is_there: bool
) -> None:
    blockhead = "Rushing Crushing Blockhead"
    table = board(Side(play=[blockhead], resources=resources), Side())
    assert table.stat(blockhead, words.Measure.SPEED) == speed
    table.me.attacks(blockhead)
    table.resolves()
    assert (table.area(blockhead) is Area.IN_PLAY) is is_there
    assert (table.me.influence, table.you.influence) == (20 if is_there else 18, 16)


def test_fewer_cards_than_were_paid_for_may_be_revealed_by_the_jackmove() -> None:
    table = board(
        Side(hand=["Jackmove"], resources=DECEPTION * 6),
        Side(deck=["Guard", "Kill", "Box", "Wall"]), GUARD, KILL, BOX, WALL,
    )  # fmt: skip
    table.me.deploys("Jackmove")
    table.me.answers(3)
    table.resolves()
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    assert (table.me.play, table.you.discard) == (["Guard"], ["Kill"])
    assert table.you.deck == ["Box", "Wall"]


def test_the_location_in_fanatic_reach_is_not_the_item_picked_before() -> None:
    table = board(
        Side(hand=["Fanatical Shriever"], resources=RAGE * 6),
        Side(play=["Box", "Hut"]), BOX, location("Hut", 4),
    )  # fmt: skip
    table.me.deploys("Fanatical Shriever")
    table.me.agrees()
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[-1])
    assert (table.area("Box"), table.damage("Hut")) == (Area.DISCARD_PILE, 2)


def test_402_8_the_rest_goes_to_the_bottom_in_the_order_its_player_likes() -> None:
    table = board(
        Side(play=["Intellectual Reliquary"], resources=1, deck=["Guard", "Wall", "Box", "Kill"]),
        Side(), GUARD, WALL, BOX, KILL,
    )  # fmt: skip
    table.me.uses("Intellectual Reliquary", "IMBIBE")
    table.resolves()
    assert table.asks is DecisionKind.ORDER, "no tactic is among the three"
    table.me.picks("Box")
    table.me.picks("Guard")
    assert table.me.deck == ["Kill", "Box", "Guard", "Wall"]


def test_402_8_the_opponent_orders_what_rosy_palmer_leaves() -> None:
    table = board(
        Side(play=["Rosy Palmer, and Her Five Friends"], hand=["Kill"]),
        Side(deck=["Box", "Kill", "Guard", "Box", "Kill", "Wall"]), GUARD, WALL, BOX, KILL,
    )  # fmt: skip
    table.me.deploys("Kill")
    while table.asks is DecisionKind.PICK:
        table.me.picks("Rosy Palmer, and Her Five Friends")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.CHOOSE_CARD:
        table.me.picks("Guard")
    assert table.state.decision is not None
    assert (table.asks, table.state.decision.player) == (DecisionKind.ORDER, 1)
    for name in ("Kill", "Box", "Kill"):
        table.you.picks(name)
    assert table.me.play == ["Guard"]
    assert table.you.deck == ["Wall", "Kill", "Box", "Kill", "Box"]


@pytest.mark.parametrize("goes_through", [True, False])
def test_609_1c_all_battle_damage_of_the_flattener_goes_to_one_side(goes_through: bool) -> None:
    table = board(Side(play=["Colossal Flattener"]), Side(play=["Guard", "Wall"]), GUARD, WALL)
    strength = table.strength("Colossal Flattener")
    assert strength > 2
    table.me.attacks("Colossal Flattener")
    table.you.blocks("Guard", "Wall")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.me.numbers() == [0, strength]
    table.me.answers(strength if goes_through else 0)
    if not goes_through:
        assert table.me.numbers() == list(range(strength + 1))
        table.me.answers(0)
    table.resolves()
    lost = 20 - table.you.influence
    assert (lost == strength) is goes_through
    assert (table.you.play == ["Guard", "Wall"]) is goes_through
