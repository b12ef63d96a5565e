"""What single cards of the Gearsmith and the Banker do, played out."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import Attack
from app.games.spoils.terms import Area
from tests.support.scenario import Side, Table, board, character, item, location, tactic

GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4, cost=3)
HAT = item("Hat", words.AttachTo(), cost=1, subtypes=("gear",))
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
ELITE, GREED = ["Elitism"] * 12, ["Greed"] * 12


def test_301_2_what_was_chosen_to_meet_a_cost_is_known_to_the_effect() -> None:
    table = board(
        Side(play=["Guard", "Wall"], hand=["Luteoderm Armor"], resources=ELITE), Side(), GUARD, WALL
    )
    table.me.deploys("Luteoderm Armor")
    table.me.picks("Guard")
    table.resolves()
    table.me.uses("Luteoderm Armor", "HANDOFF")
    table.me.picks("Wall")
    table.resolves()
    assert (table.strength("Guard"), table.strength("Wall")) == (2, 3)
    assert table.is_depleted("Wall")


def test_a_card_of_the_type_of_the_one_removed_for_it_is_searched() -> None:
    table = board(
        Side(play=["Workshop"], discard=["Guard"], deck=["Hat", "Wall", "Hat"], resources=ELITE),
        Side(), GUARD, WALL, HAT,
    )  # fmt: skip
    table.me.uses("Workshop", "CONSTRUCT")
    table.resolves()
    table.me.agrees()
    assert table.me.choices() == ["Wall"]
    table.me.picks("Wall")
    assert table.me.deck == ["Wall", "Hat", "Hat"]
    assert table.me.out_of_game == ["Guard"]


def test_203_2_any_card_is_played_face_down_by_the_financier() -> None:
    table = board(
        Side(play=["Thabbashite Financier"], hand=["Hat"], face_down=["Guard"] * 5),
        Side(), GUARD, HAT,
    )  # fmt: skip
    table.me.uses("Thabbashite Financier", "BLOOD GOLD")
    table.resolves()
    assert table.asks is DecisionKind.MAY
    table.me.agrees()
    assert (table.me.hand, table.area("Hat")) == ([], Area.IN_PLAY)
    assert (table.me.free, table.me.influence) == (4, 19)


BIG = character("Big", 5, 9, cost=2)
THIEF = character("Thief", 1, 9, 2, words.COVERT)
HOUSE = location("House", 9)
BOX = item("Box", words.Ability("OPEN", (words.Pay(3),), (words.GainInfluence(1),)), cost=5)
DISCARD = tactic("Discard", [words.Discard()])
MILL = tactic("Mill", [words.Put(words.top(1), words.DISCARD_PILE)])
STEAL = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
DRESS = tactic(
    "Dress",
    [words.Put(words.top(1), words.PLAY, attached_to=words.PICKED)],
    pays=[words.Pick(words.CHARACTER)],
)
COMPANY = (GUARD, WALL, HAT, KILL, BIG, THIEF, HOUSE, BOX, DISCARD, MILL, STEAL, DRESS)
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


def uses(table: Table, name: str, ability: str, *picks: str) -> None:
    """I use an ability, answer its picks, and it resolves."""
    table.me.uses(name, ability)
    for pick in picks:
        table.me.picks(pick)
    table.resolves()


def deploys(table: Table, name: str, *picks: str) -> None:
    """I deploy a card, answer its picks, and it resolves."""
    table.me.deploys(name)
    for pick in picks:
        table.me.picks(pick)
    table.resolves()


def test_402_8_playing_gear_on_an_elf_detaches_and_putting_it_there_does_not() -> None:
    table = board(
        Side(
            play=["4p7 31f", "Guard"], hand=["Hat", "Hat", "Dress"], deck=["Hat"], resources=ELITE
        ),
        Side(), *COMPANY,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.me.picks("Guard")
    table.resolves()
    assert (table.asks, table.me.free) == (DecisionKind.ACT, 11), "worn by somebody else"
    table.me.deploys("Hat")
    table.me.picks("4p7 31f")
    table.me.agrees()
    table.me.picks("Elitism")
    table.resolves()
    assert (table.me.free, table.strength("4p7 31f")) == (11, 3)
    deploys(table, "Dress", "4p7 31f")
    assert (table.asks, table.me.deck, table.me.free) == (DecisionKind.ACT, [], 11)


def test_a_craftsman_makes_an_items_ability_cheaper_too() -> None:
    for resources, able in ((0, False), (1, True)):
        table = board(Side(play=["Adjunct Artisan", "Box"], resources=resources), Side(), *COMPANY)
        uses(table, "Adjunct Artisan", "FABRICATE")
        assert table.me.can_use("Box", "OPEN") is able
    table.me.uses("Box", "OPEN")
    table.resolves()
    assert (table.me.influence, table.me.free) == (21, 0)


def test_the_next_card_costs_less_and_the_next_ability_does_not() -> None:
    side = Side(play=["Box"], hand=["1337!", "Big"], resources=ELITE[:5])
    table = board(side, Side(), *COMPANY)
    deploys(table, "1337!")
    assert not table.me.can_use("Box", "OPEN")
    deploys(table, "Big")
    assert table.me.free == 2


JO = "Jo Ciendeilio, M07h3r 0f 1337"


def test_mother_asks_how_long_a_card_is_in_play_and_not_whose_it_was() -> None:
    table = board(
        Side(play=[JO], hand=["Steal", "Wall"], resources=ELITE), Side(play=["Guard"]), *COMPANY
    )
    deploys(table, "Steal", "Guard")
    assert table.me.can_use("Guard", "RESEARCH")
    deploys(table, "Wall")
    assert not table.me.can_use("Wall", "RESEARCH"), "came this turn"
    table.next_turn()
    table.you.ends_turn()
    assert table.me.can_use("Wall", "RESEARCH"), "on an opponent's turn too"


BUNNY, BEAR = "Frickin' Sweet Pogo-Bunny", "One-Legged Hopping Pogo-Bear"


def test_208_1a_an_item_that_hid_can_be_a_character_again() -> None:
    for name, strength in ((BUNNY, 2), (BEAR, 3)):
        table = board(Side(play=[name], resources=ELITE), Side(), *COMPANY)
        uses(table, name, "RAAR!")
        assert (table.strength(name), table.me.can_attack()) == (strength, True)
        uses(table, name, "HIDE!")
        assert not stats.is_character(table.state, table.card(name))
        table.next_turn()
        table.next_turn()
        uses(table, name, "RAAR!")
        assert stats.is_character(table.state, table.card(name))
        assert table.strength(name) == strength


def test_paying_the_bot_off_spares_characters_and_factions_but_no_location() -> None:
    for target, hurt in ((None, 7), ("House", 8)):
        table = board(Side(play=["Sockem Bot"], resources=ELITE), Side(play=["House"]), *COMPANY)
        uses(table, "Sockem Bot", "PAY OFF")
        table.me.attacks("Sockem Bot", target=target)
        table.resolves()
        assert (table.damage("House") or 20 - table.you.influence) == hurt


def atlasphere(*, attack: bool) -> Table:
    """You put the Atlasphere on your Big, which attacks then or waits for my attack."""
    table = board(
        Side(play=["Guard"]),
        Side(play=["Big", "Wall"], hand=["Spiky Atlasphere"], resources=ELITE), *COMPANY, active=1,
    )  # fmt: skip
    table.you.deploys("Spiky Atlasphere")
    table.you.picks("Big")
    table.resolves()
    if attack:
        table.you._does(next(it for it in table.you.legal if isinstance(it, Attack)))
    else:
        table.next_turn()
        table.me.attacks("Guard")
        table.passes_until(DecisionKind.BLOCKERS)
    table.you.picks("Big")
    return table


def test_505_1_who_attacks_only_alone_may_block_together() -> None:
    assert atlasphere(attack=True).you.choices() == []
    assert atlasphere(attack=False).you.choices() == ["Wall"]


def test_502_4_gear_grappled_is_attached_to_whom_the_magnet_was() -> None:
    table = board(
        Side(play=["Guard", "Wall"], hand=["Tri-Pole Magnet"], discard=["Hat"], resources=ELITE),
        Side(), *COMPANY,
    )  # fmt: skip
    deploys(table, "Tri-Pole Magnet", "Wall")
    uses(table, "Tri-Pole Magnet", "GRAPPLE")
    assert table.state.attached_to[table.card("Hat")] == table.card("Wall")
    assert table.me.discard == ["Tri-Pole Magnet"]


@pytest.mark.parametrize(
    ("side", "how"),
    [
        (Side(hand=["Discard", "Mountainous Golem"]), "Discard"),
        (Side(hand=["Mill"], deck=["Mountainous Golem"]), "Mill"),
        (Side(hand=["Kill"], play=["Mountainous Golem"]), "Kill"),
    ],
)
def test_201_5b_the_mountain_leaves_the_game_from_wherever_it_is_discarded(
    side: Side, how: str
) -> None:
    table = board(side, Side(), *COMPANY)
    deploys(table, how)
    assert (table.me.discard, table.me.out_of_game) == ([how], ["Mountainous Golem"])


def test_603_2_a_face_down_item_is_revealed_and_played() -> None:
    table = board(
        Side(hand=["Accidental Invention"], face_down=["Box", "Guard"], resources=ELITE,
             deck=["Hat"]),
        Side(), *COMPANY,
    )  # fmt: skip
    table.me.deploys("Accidental Invention")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Elitism")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Elitism")
    table.resolves()
    assert (table.me.play, table.me.hand, table.me.free) == (["Box"], ["Hat"], 7)
    without = board(Side(hand=["Accidental Invention"], face_down=["Guard"], resources=ELITE),
                    Side(), *COMPANY)  # fmt: skip
    assert not without.me.can_deploy("Accidental Invention")


@pytest.mark.parametrize(("name", "offered"), [("Guard", True), ("Box", True), ("House", False)])
def test_308_1_the_junker_plays_what_the_opponent_picks_if_it_can_be(
    name: str, offered: bool
) -> None:
    table = board(
        Side(play=["Runic Junker"], face_down=["Guard", "Box", "House", *["Wall"] * 4]),
        Side(), *COMPANY, active=1,
    )  # fmt: skip
    table.you.ends_turn()
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Wall")
    table.you.picks(name)
    assert table.asks is (DecisionKind.MAY if offered else DecisionKind.ACT)
    if offered:
        table.me.agrees()
        table.resolves()
        assert name in table.me.play


@pytest.mark.parametrize("blocks", [True, False])
def test_302_10_the_lawyer_is_avenged_by_the_opposing_party_in_a_battle_or_not(
    blocks: bool,
) -> None:
    table = board(Side(play=["Big"], hand=["Kill"]), Side(play=["Mafia Lawyer"]), *COMPANY)
    table.me.attacks("Big")
    if not blocks:
        deploys(table, "Kill", "Mafia Lawyer")
    else:
        table.you.blocks("Mafia Lawyer")
    table.resolves()
    assert table.you.play == []
    assert table.you.influence == (25 if blocks else 20), "5 gained; unblocked 5 lost"


HALL = "Hall of Great Justice"


@COMPREHENSIVE
@pytest.mark.parametrize("name", ["Swinish Elder", "Vilghame Manewaft"])
def test_605_1c_a_resource_is_attached_as_it_is_played(name: str, edition: Edition) -> None:
    table = board(
        Side(hand=["Rage"], resources=4, faction=HALL), Side(play=[name], resources=GREED),
        *COMPANY, edition=edition,
    )  # fmt: skip
    table.me.uses(HALL, "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    if table.asks is DecisionKind.MAY:
        table.you.agrees()
    assert (table.me.free, table.me.hand) == (0, [])


def test_nobody_pays_for_a_character_that_is_gone_already() -> None:
    table = board(
        Side(play=["Recycling Scheme Facility"], hand=["Kill"], resources=ELITE),
        Side(play=["Guard"], resources=GREED), *COMPANY,
    )  # fmt: skip
    deploys(table, "Kill", "Guard")
    table.me.agrees()
    assert (table.asks, table.you.deck, table.you.free) == (DecisionKind.ACT, ["Guard"], 12)


def test_405_5_icons_for_a_turn_count_towards_thresholds() -> None:
    table = board(Side(hand=["31337!", "Goloam"], resources=["Elitism", *GREED]), Side(), *COMPANY)
    assert not table.me.can_deploy("Goloam")
    table.me.deploys("31337!")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    assert table.me.can_deploy("Goloam")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Goloam")


def test_314_1_an_alarm_for_two_of_one_name_brings_up_to_two_majigs() -> None:
    name = "Hilarious Refrigerator Alarm"
    table = board(
        Side(hand=["Guard", "Guard"], resources=ELITE), Side(hand=[name], resources=ELITE), *COMPANY
    )
    deploys(table, "Guard")
    table.me.deploys("Guard")
    table.you.deploys(name)
    table.resolves()
    assert table.you.numbers() == [0, 1, 2]
    table.you.answers(2)
    assert (table.me.play, table.you.play) == (["Guard"], ["Micromajig Token"] * 2)


def test_408_1_a_card_picked_twice_is_damaged_once() -> None:
    table = board(
        Side(play=["Big"], hand=["Pwny Bomb", "Surprising Nuisance"], resources=ELITE),
        Side(play=["Big"]), *COMPANY,
    )  # fmt: skip
    deploys(table, "Pwny Bomb")
    deploys(table, "Surprising Nuisance")
    table.me.answers(0)
    table.me.agrees()
    while table.asks is DecisionKind.MAY:
        table.me.declines()
    uses(table, "Pwny Bomb", "PWNED", "Micromajig Token")
    hit = [it.amount for it in table.told(happened.DamageInflicted)]
    assert hit == [7]


GHOST = "Recapitulating Apparition"


@pytest.mark.parametrize("stolen", [False, True])
def test_407_2_a_ghost_comes_back_from_your_own_discard_pile_only(stolen: bool) -> None:
    mine, yours = ([], [GHOST]) if stolen else ([GHOST], [])
    table = board(
        Side(play=mine, hand=["Kill", "Steal"], resources=ELITE), Side(play=yours), *COMPANY
    )
    if stolen:
        deploys(table, "Steal")
    deploys(table, "Kill", GHOST)
    assert table.asks is (DecisionKind.ACT if stolen else DecisionKind.MAY)
    if not stolen:
        table.me.agrees()
        assert (table.me.play, table.is_depleted(GHOST), table.me.free) == ([GHOST], True, 11)


ELF = "3p1ph4ny 31f"


@pytest.mark.parametrize("taken", [True, False])
def test_308_1_who_deploys_for_free_lets_the_opponent_do_so_too(taken: bool) -> None:
    table = board(
        Side(hand=[ELF, "Guard", "Kill", "Rage"], resources=ELITE), Side(hand=["Big", "Kill"]),
        *COMPANY,
    )  # fmt: skip
    deploys(table, ELF)
    if not taken:
        table.me.declines()
        assert table.asks is DecisionKind.ACT, "only if you do"
        return
    table.me.agrees()
    assert table.me.choices() in ([], ["Guard"]), "no tactic, no resource"
    if table.me.choices():
        table.me.picks("Guard")
    table.resolves()
    table.you.agrees()
    table.resolves()
    assert (table.me.play, table.you.play) == ([ELF, "Guard"], ["Big"])
    assert (table.me.free, table.you.free) == (7, 0)


@pytest.mark.parametrize("plays", [True, False])
def test_an_item_that_was_found_is_played_for_free_or_kept(plays: bool) -> None:
    device = "The Whatever Device"
    table = board(Side(play=[device], deck=["Box", "Guard"], resources=ELITE), Side(), *COMPANY)
    table.me.uses(device, "THANK GOD WE INVENTED THE...")
    table.me.answers(5)
    table.resolves()
    table.me.picks("Box")
    table.me.answers(int(plays))
    table.resolves()
    assert (table.me.play, table.me.hand) == ((["Box"], []) if plays else ([], ["Box"]))
    assert table.me.free == 7


def test_402_4_a_card_set_aside_a_second_time_is_known_once() -> None:
    put = words.Ability("PUT", (), (words.Put(words.CARD.in_hand(), words.OUT_OF_GAME),))
    take = words.Ability(
        "TAKE", (), (words.Choose(words.SET_ASIDE), words.Put(words.CHOSEN, words.HAND))
    )
    table = board(Side(play=["Chest"], hand=["Guard"]), Side(), GUARD, item("Chest", put, take))
    for use in ("PUT", "TAKE", "PUT"):
        table.me.uses("Chest", use)
        table.resolves()
    known = table.state.memory[table.card("Chest")][words.Role.SET_ASIDE.value]
    assert known == (table.state.ref(table.card("Guard")),)
