"""The Banker's cards leave alone whom they do not mean, and pick whom they may."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.vocabulary import STRENGTH
from tests.support.card_play import deploys
from tests.support.card_tables import greed, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()

ABOUT_THEMSELVES = (
    "Amortized Straw Man", "Blanching Butcher", "Caboodling Gladhander", "Ceremonious Groomer",
    "Circumspect Hijacker", "Class Action Defender", "Club Mau Bouncer", "Concealed Goon",
    "D3ck W4rd3n", "Derelict Seafarer", "Dowsing Cleric", "Dwarvish Grimalkin",
    "Embezzling Bookkeeper", "Entry-Level Employee", "Eustace Padamose-Gristwalter",
    "Flabbergasting Philosopher", "Frisky Fortunehunter", "Furtive Investor", "Ghostly Auditor",
    "Hassan-i of Thabbash", "High Court of Demands", "Intermittently Sneaky Lawyer", "Key Man",
    "Mafia Lawyer", "Mau Consultant", "Mau Strategist", "Mau Tough", "Moneychanger",
    "Motivational Speaker", "Mr. Fetch", "Mushroom Merchant", "Nasty Butler",
    "Overinsured Figurehead", "Paralegal Prodigy", "Port Manteau", "Property Condemner",
    "Prudent Thug", "Pugnacious Publicist", "Purloinering Pirate",
    "Randolph von Macovawitz Spitoon III, Ltd.", "Recapitulating Apparition", "Reluctant Hiree",
    "Repo Man", "Resurrection Technician", "Siluriformes Flaxenscale", "Timid Mau",
    "Underpaid Ancestor",
)  # fmt: skip


@CASES.of(*ABOUT_THEMSELVES)
def they_do_nothing_when_others_come_and_go_and_change_nobody_else() -> None:
    for name in ABOUT_THEMSELVES:
        table = set_up(
            Side(
                hand=["Kill", "Warrior Prodigy"], play=[name, "Union Leader", "Gilded Yurt"],
                tokens={name: 1}, resources=["Violence"] * 2, deck=["Greed"] * 6,
                discard=["Scout", "Rage"],
            ),
            Side(play=["Gigamajig"], deck=["Greed"] * 6),
        )  # fmt: skip
        assert (table.strength("Union Leader"), table.life("Union Leader")) == (5, 8), name
        assert (table.strength("Gigamajig"), table.life("Gigamajig")) == (10, 10), name
        assert not table.is_covert("Union Leader"), name
        deploys(table.me, "Warrior Prodigy")
        assert table.asks is DecisionKind.ACT, name
        assert (table.strength("Warrior Prodigy"), table.life("Warrior Prodigy")) == (2, 2), name
        deploys(table.me, "Kill", "Union Leader")
        assert table.asks is DecisionKind.ACT, name
        assert (table.me.influence, table.you.influence) == (20, 20), name
        assert (table.me.hand, table.you.hand) == ([], []), name
        assert table.me.play == [name, "Gilded Yurt", "Warrior Prodigy"], name
        assert table.you.play == ["Gigamajig"], name
        assert table.tokens(name) == 1, name
        assert sorted(table.me.discard) == ["Kill", "Rage", "Scout", "Union Leader"], name


TACTICS = (
    "Alluring Quicksand", "Anesthetizing Opulence", "Audacious Appraisal", "Clam Hash",
    "Contractual Execution", "Crushing Usury", "Irresistible Bribe", "Red Tape",
    "Secret Handshake", "Tiny Shiny",
)  # fmt: skip

ABILITIES = {
    "Emissary of Loot": "DELIVER", "Fiscal Intercessor": "PLEAD", "Homewrecker": "PROSTRATE",
    "Hungry-Hungry Idol": "FEED", "Intriguing Mezzanine": "PARTY ON!",
    "Pilgrimage Auditor": "IMPEDE", "Pinguid Bodyguard": "PROTECT",
    "Scintillating Chamber Pot": "TANTALIZE", "Skilled Negotiator": "HAGGLE",
}  # fmt: skip

FROM_THE_DISCARD_PILE = ("Alluring Quicksand", "Fountain Diver")


@CASES.of(*TACTICS)
def each_picks_one_character_of_either_side() -> None:
    for name in TACTICS:
        table = set_up(
            greed(name, play=["Key Man", "Gilded Yurt", "Magic Vault"]),
            Side(play=["Scout", "Union Leader", "Gold Summit"], face_down=["Gnat"]),
        )
        table.me.deploys(name)
        assert table.me.choices() == ["Key Man", "Scout", "Union Leader"], name
        table.me.picks("Scout")
        assert table.asked is table.you, name


@CASES.of(*ABILITIES)
def each_ability_picks_one_character_of_either_side() -> None:
    for name, ability in ABILITIES.items():
        table = set_up(
            greed(play=[name, "Key Man", "Gilded Yurt", "Magic Vault"], tokens={name: 1}),
            Side(play=["Scout", "Union Leader", "Gold Summit"], face_down=["Gnat"]),
        )
        table.me.uses(name, ability)
        if table.me.choices() and "Gilded Yurt" in table.me.choices():
            table.me.picks("Gilded Yurt")
        characters = [it for it in [name, "Key Man"] if table.stat(it, STRENGTH) is not None]
        assert table.me.choices() == [*characters, "Scout", "Union Leader"], name
        table.me.picks("Scout")
        assert table.asked is table.you, name
        table.resolves()
        assert table.life("Key Man") == 1, name
        assert (table.strength("Union Leader"), table.life("Union Leader")) == (5, 8), name
        assert not table.is_depleted("Union Leader"), name


@CASES.of(*FROM_THE_DISCARD_PILE)
def each_picks_one_character_in_play_from_the_discard_pile() -> None:
    for name in FROM_THE_DISCARD_PILE:
        table = set_up(
            greed(discard=[name, "Gnat"], play=["Key Man", "Gilded Yurt", "Magic Vault"]),
            Side(play=["Scout", "Union Leader", "Gold Summit"]),
        )
        table.me.uses(name, "RECUR")
        assert table.me.choices() == ["Key Man", "Scout", "Union Leader"], name
        table.me.picks("Scout")
        assert table.asked is table.you, name


FLIP_UP = {
    "Arcane Escrow": 1, "Auspicious Arrival": 3, "Clam Hash": 2, "Crushing Usury": 2,
    "Department of Rejections": 1, "Derelict Seafarer": 3, "Dwarvish Grimalkin": 2,
    "Flabbergasting Philosopher": 4, "Gus VanBaymaven": 2, "Hidden Ruins": 1,
    "Melty Cheese": 2, "Property Condemner": 2, "Prostitution Lobbyist": 0,
}  # fmt: skip


@CASES.of(*FLIP_UP)
def each_flips_up_for_its_exact_cost() -> None:
    for name, cost in FLIP_UP.items():
        table = set_up(
            greed(icons=6, face_down=[name, "Gold Summit"]), Side(play=["Scout"], resources=2)
        )
        table.me.deploys(name, flip_up=True)
        while table.asks is not DecisionKind.RESPOND:
            if table.asks is DecisionKind.ATTACH_TO_PAY:
                table.me.picks("Greed")
            else:
                table.me._does(table.me.legal[0])
        assert table.me.free == 7 - cost, name


ONCE_A_TURN = ("Erotic Assassin", "Pinguid Bodyguard", "Prudent Thug", "The Garbageman")


@CASES.of(*ONCE_A_TURN)
def others_may_attack_again_after_they_were_restored() -> None:
    for name in ONCE_A_TURN:
        table = set_up(greed("Rest", play=[name, "Scout"]))
        table.me.attacks("Scout")
        table.resolves()
        deploys(table.me, "Rest", "Scout")
        table.me.attacks("Scout")
        table.resolves()
        assert table.you.influence == 14, name


GEAR = (
    "Auspicious Tax", "Brummagem Jewelry", "Fat Pants", "Impressionistic Furball", "Melty Cheese",
    "Smear Campaign",
)  # fmt: skip


@CASES.of(*GEAR)
def each_is_attached_to_a_character_and_leaves_play_with_it() -> None:
    for name in GEAR:
        table = set_up(
            greed(name, "Kill", play=["Key Man", "Gold Summit"]),
            Side(play=["Scout", "Gilded Yurt", "Magic Vault"]),
        )
        table.me.deploys(name)
        assert table.me.choices() == ["Key Man", "Scout"], name
        table.me.picks("Scout")
        table.resolves()
        assert table.is_depleted("Scout") is (name == "Brummagem Jewelry")
        assert not table.is_depleted("Key Man")
        deploys(table.me, "Kill", "Scout")
        assert table.me.discard == [name, "Kill"] or table.me.discard == ["Kill", name], name


@CASES.of("Summary Judgment", "Surplus Soldier")
def a_destruction_that_is_replaced_is_none_and_the_cards_are_drawn() -> None:
    table = set_up(greed("Summary Judgment"), Side(play=["Surplus Soldier"]))
    deploys(table.me, "Summary Judgment")
    table.you.agrees()
    assert table.you.face_down == ["Surplus Soldier"]
    assert len(table.me.hand) == 1


@CASES.of("Golden Charm", "Basic Node")
def a_search_that_is_only_offered_draws_a_card_too() -> None:
    me = Side(hand=["Basic Node"], resources=["Elitism"] * 4, deck=["Hub Node", "Greed"])
    table = set_up(me, greed(play=["Golden Charm"], deck=["Rage"]))
    deploys(table.me, "Basic Node")
    table.me.agrees()
    assert table.asked is table.you
    table.you.agrees()
    assert (table.you.hand, table.you.free) == (["Rage"], 11)
    table.me.picks("Hub Node")
    assert table.me.hand == ["Hub Node"]


def test_they_do_only_what_is_meant(only_card: str | None) -> None:
    CASES.run(only_card)
