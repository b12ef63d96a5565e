"""Real cards whose texts hold as long as something is the case, played on the table."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Intercept, Move, Number, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.resources import provided
from app.games.shadowfist.engine.write import areas, marks, power
from app.games.shadowfist.engine.write.areas import burn_for_victory
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Resource, Restriction
from tests.games.shadowfist.cards.real import real
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    named,
    plain_site,
    site,
    state_card,
    table,
)


def unique(title: str = "Star") -> Kind:
    """A Unique Character."""
    return character(title, 3, restrictions=[Restriction.UNIQUE])


def damage_of(game: Table, target: int, *attackers: int) -> int:
    """The damage on a target after an attack on it by these Characters."""
    before = game.state.damage[target]
    game.to_act()
    game.attacks(target, *attackers)
    return game.state.damage[target] - before


# Numbers that count.


def count_edges(game: Table, player: int) -> None:
    game.play(1, edge("One"))
    game.play(1, edge("Two"))


def count_smoked_sites(game: Table, player: int) -> None:
    game.smoked(player, site("Gone"))


def count_smoked_bar(game: Table, player: int) -> None:
    game.smoked(player, plain_site("Gone"))


def count_burned(game: Table, player: int) -> None:
    burn_for_victory(game.state, game.play(1, site("Burned")), player)


def count_power_sites(game: Table, player: int) -> None:
    for place in range(3):
        game.play(player, site(f"Site {place}"))


def count_petals(game: Table, player: int) -> None:
    game.play(player, named(character("Servant"), "petal"))
    game.play(1, named(character("Other"), "petal"))


def have_power(game: Table, player: int) -> None:
    power.gain(game.state, player, 1)


def have_pair(game: Table, player: int) -> None:
    game.play(player, character("Twin"))
    game.play(1, character("Twin"))


def be_armed(game: Table, player: int) -> None:
    hero = game.state.in_play[player][0]
    sword = state_card("Sword", restrictions=[Restriction.WEAPON])
    game.play(player, sword, at=hero)


@pytest.mark.parametrize(
    ("title", "change", "more"),
    [
        ("Netherworld Vet", count_edges, 2),
        ("Aimee Sprigg", count_smoked_sites, 2),
        ("Guerilla Nihilists", count_smoked_bar, 2),
        ("Kun Kan", count_burned, 1),
        ("Buddhist Monk", count_power_sites, 1),
        ("Xin Ji Yang", count_petals, 2),
        ("Eyes of the Magpie", have_power, 1),
        ("Isomorphic Spirit", have_pair, 2),
        ("Tricia Kwok", be_armed, 1),
    ],
)
def test_fighting_follows_what_is_counted(
    shadowfist: Catalogue, title: str, change: Callable[[Table, int], None], more: int
) -> None:
    game = table()
    game.power(0, 0)
    hero = game.play(0, real(shadowfist, title))
    before = scores.fighting(game.state, hero)
    change(game, 0)
    assert scores.fighting(game.state, hero) == before + more


def test_sprigg_counts_feng_shui_sites_only(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, "Aimee Sprigg"))
    before = scores.fighting(game.state, hero)
    game.smoked(0, plain_site())
    game.smoked(1, site())
    assert scores.fighting(game.state, hero) == before


def test_fire_warriors_count_what_others_took_or_burned(shadowfist: Catalogue) -> None:
    game = table()
    warriors = game.play(0, real(shadowfist, "Fire Warriors"))
    game.play(1, character("Traitor"), owner=0)
    lost = game.play(0, site("Lost"))
    assert scores.fighting(game.state, warriors) == 3
    burn_for_victory(game.state, lost, 1)
    assert scores.fighting(game.state, warriors) == 4


def test_ting_ting_counts_opponents_with_more_power_sites_and_stays(
    shadowfist: Catalogue,
) -> None:
    game = table(3)
    ting = game.play(0, real(shadowfist, "Ting Ting"))
    game.play(0, site("Own"))
    for place in range(2):
        game.play(1, site(f"One {place}"))
        game.play(2, site(f"Two {place}", power=0))
    assert scores.fighting(game.state, ting) == 6 + 2
    take_control(game.state, ting, 1)
    assert game.state.controller[ting] == 0


def test_the_fighting_of_shih_ho_kuai_is_the_chi_of_his_player(shadowfist: Catalogue) -> None:
    """R10: X as Fighting is continuous. Rules: 48.1."""
    game = table()
    hero = game.play(0, real(shadowfist, "Shih Ho Kuai"))
    own = provided(game.state, 0, list(Resource).index(Resource.CHI))
    game.play(0, edge("Well", provides="CC"))
    assert scores.fighting(game.state, hero) == own + 2
    assert not scores.is_unknown(game.state, hero)


def test_sam_mallory_is_as_tough_as_he_is_hurt(shadowfist: Catalogue) -> None:
    game = table()
    sam = game.play(0, real(shadowfist, "Sam Mallory"))
    assert scores.toughness(game.state, sam) == 0
    marks.put_damage(game.state, sam, sam, 3, 0, in_combat=False)
    assert scores.toughness(game.state, sam) == 3


def test_exo_skeleton_counts_high_tech(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 2))
    game.play(0, real(shadowfist, "Exo-Skeleton"), at=hero)
    own = provided(game.state, 0, list(Resource).index(Resource.HIGH_TECH))
    game.play(0, edge("Lab", provides="HH"))
    assert scores.fighting(game.state, hero) == 2 + own + 2
    assert scores.toughness(game.state, hero) == 1


def test_frenzy_counts_everybody_who_is_hurt(shadowfist: Catalogue) -> None:
    game = table()
    hero, hurt = game.play(0, character("Hero", 2)), game.play(1, character("Hurt", 4))
    game.play(0, real(shadowfist, "Frenzy"), at=hero)
    marks.put_damage(game.state, hurt, hurt, 1, 0, in_combat=False)
    assert scores.fighting(game.state, hero) == 3
    assert scores.has(game.state, hero, Keyword.LOYALTY)


def test_grey_mountain_counts_both_kinds_and_himself_once(shadowfist: Catalogue) -> None:
    game = table()
    mountain = game.play(0, real(shadowfist, "Grey Mountain"))
    base = scores.fighting(game.state, mountain)
    game.play(1, named(character("Both"), "lodge", "transformed"))
    assert scores.fighting(game.state, mountain) == base + 1


# Keywords and scores under a condition.


def test_genghis_has_guts_from_the_third_wound(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, "Genghis X"))
    marks.put_damage(game.state, hero, hero, 2, 0, in_combat=False)
    assert not scores.has(game.state, hero, Keyword.GUTS)
    marks.put_damage(game.state, hero, hero, 1, 0, in_combat=False)
    assert scores.has(game.state, hero, Keyword.GUTS)


def test_police_escort_guards_a_unique_card_of_its_own_side(shadowfist: Catalogue) -> None:
    game = table()
    escort = game.play(0, real(shadowfist, "Police Escort"))
    game.play(1, unique(), at=game.state.at[escort])
    assert scores.toughness(game.state, escort) == 0
    game.play(0, unique("Boss"), at=game.state.at[escort])
    assert scores.toughness(game.state, escort) == 1
    assert scores.has(game.state, escort, Keyword.MOBILITY)


def test_robo_bonobo_envies_one_opponent_with_more_unique_cards(shadowfist: Catalogue) -> None:
    game = table(3)
    bonobo = game.play(0, real(shadowfist, "Robo-Bonobo"))
    game.play(1, unique("One"))
    game.play(2, unique("Two"))
    assert scores.toughness(game.state, bonobo) == 1
    game.play(0, unique("Mine"))
    assert scores.toughness(game.state, bonobo) == 0, "two opponents with one each have no more"


def test_rat_clan_spies_want_a_friend_who_requires_resources(shadowfist: Catalogue) -> None:
    game = table()
    spies = game.play(0, real(shadowfist, "Rat Clan Spies"))
    game.play(0, named(character("Free"), "lodge"))
    assert not scores.has(game.state, spies, Keyword.STEALTH)
    game.play(0, named(character("Dear", requires="a"), "lodge"))
    assert scores.has(game.state, spies, Keyword.STEALTH)


def test_liquidators_need_the_lodge(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, "Liquidators"))
    target = game.play(1, site(body=30))
    assert damage_of(game, target, hero) == 3
    game = table()
    hero = game.play(0, real(shadowfist, "Liquidators"))
    game.play(0, named(character("Boss"), "lodge"))
    target = game.play(1, site(body=30))
    assert damage_of(game, target, hero) == 4


def test_kung_fu_student_looks_at_low_sites_in_front(shadowfist: Catalogue) -> None:
    game = table()
    student = game.play(0, real(shadowfist, "Kung Fu Student"))
    game.play(0, site("High", body=5))
    assert scores.fighting(game.state, student) == 1
    low = game.play(0, site("Low", body=5))
    marks.put_damage(game.state, low, low, 1, 0, in_combat=False)
    assert scores.fighting(game.state, student) == 2, "Body is what is left of it"


def test_austere_monks_help_while_the_hand_is_small(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Austere Monks"))
    hero = game.play(0, character("Hero", 3))
    assert scores.fighting(game.state, hero) == 3
    for card in game.state.hand[0][2:]:
        areas.toast(game.state, card)
    assert scores.fighting(game.state, hero) == 4


def test_pi_yin_toughens_what_is_unhurt(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Pi Yin"))
    hero, garden = game.play(0, character("Hero", 5)), game.play(0, site())
    theirs = game.play(1, site("Theirs"))
    assert [scores.toughness(game.state, it) for it in (hero, garden, theirs)] == [1, 1, 0]
    marks.put_damage(game.state, hero, hero, 1, 0, in_combat=False)
    assert scores.toughness(game.state, hero) == 0


def test_agency_support_lasts_as_long_as_there_is_power(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Agency Support"))
    hero = game.play(0, character())
    power.gain(game.state, 0, 1)
    assert scores.has(game.state, hero, Keyword.STEALTH)
    assert scores.has(game.state, hero, Keyword.TACTICS)
    power.lose(game.state, 0, game.state.power[0])
    assert not scores.has(game.state, hero, Keyword.TACTICS)


def test_ancient_lineage_looks_for_the_same_title_among_the_smoked(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Ancient Lineage"))
    heir, other = game.play(0, character("Heir", 2)), game.play(0, character("Other", 2))
    assert scores.fighting(game.state, heir) == 2
    game.smoked(0, character("Heir", 2))
    assert [scores.fighting(game.state, it) for it in (heir, other)] == [3, 2]


@pytest.mark.parametrize(("title", "size"), [("Arcane Vault", 7), ("Temple of Celestial Mercy", 8)])
def test_some_sites_make_the_hand_larger(shadowfist: Catalogue, title: str, size: int) -> None:
    game = table()
    vault = game.play(0, real(shadowfist, title), face_down=True)
    assert scores.hand_size(game.state, 0) == 6, "not while it is face-down"
    marks.reveal(game.state, vault)
    assert (scores.hand_size(game.state, 0), scores.hand_size(game.state, 1)) == (size, 6)


def test_family_home_looks_at_the_power_of_the_left_neighbour(shadowfist: Catalogue) -> None:
    game = table(3)
    home = game.play(0, real(shadowfist, "Family Home"))
    printed = game.state.kinds[home].power
    for amounts, more in (((1, 1, 9), 0), ((1, 2, 0), 1)):
        for player, amount in enumerate(amounts):
            power.lose(game.state, player, game.state.power[player])
            power.gain(game.state, player, amount)
        assert scores.power_score(game.state, home) == printed + more


def test_river_of_lights_flows_after_a_burned_site(shadowfist: Catalogue) -> None:
    game = table()
    river = game.play(0, real(shadowfist, "River of Lights"))
    before = scores.power_score(game.state, river)
    burn_for_victory(game.state, game.play(1, site("Burned")), 0)
    assert scores.power_score(game.state, river) == before + 1


def test_mathemagician_provides_a_second_purist(shadowfist: Catalogue) -> None:
    game = table()
    place = list(Resource).index(Resource.PURISTS)
    mage = game.play(0, real(shadowfist, "Mathemagician"))
    assert provided(game.state, 0, place) == 2
    areas.smoke(game.state, mage)
    assert provided(game.state, 0, place) == 1, "only while in play"


def test_hidden_sanctum_strengthens_the_sites_at_its_location(shadowfist: Catalogue) -> None:
    game = table()
    sanctum = game.play(0, real(shadowfist, "Hidden Sanctum"))
    behind = game.play(0, plain_site("Behind"), at=game.state.at[sanctum])
    next_door = game.play(0, plain_site("Next door"))
    printed = game.state.kinds[sanctum].body
    found = [scores.body(game.state, it) for it in (sanctum, behind, next_door)]
    assert found == [printed + 5, 10, 5]


def test_security_is_for_a_site(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(0, site(body=5))
    game.play(0, real(shadowfist, "Security"), at=garden)
    assert scores.body(game.state, garden) == 9


# Attacks.


def test_professional_killer_is_stealthy_alone(shadowfist: Catalogue) -> None:
    for others, is_stealthy in (((), True), (("Friend",), False)):
        game = table()
        killer = game.play(0, real(shadowfist, "Professional Killer"))
        friends = [game.play(0, character(it)) for it in others]
        target = game.play(1, site(body=30))
        game.hand(1, event())
        game.to_act()
        game.declares(target, killer, *friends)
        assert scores.has(game.state, killer, Keyword.STEALTH) == is_stealthy


def test_bulletproof_monk_and_bellringer_differ_in_attacks(shadowfist: Catalogue) -> None:
    game = table()
    monk = game.play(0, real(shadowfist, "Bulletproof Monk"))
    ringer = game.play(0, real(shadowfist, "Buddhist Bellringer"))
    target = game.play(1, site(body=30))
    game.hand(1, event())
    assert [scores.toughness(game.state, it) for it in (monk, ringer)] == [1, 1], (
        "by the Bellringer"
    )
    game.to_act()
    game.declares(target, monk, ringer)
    assert [scores.toughness(game.state, it) for it in (monk, ringer)] == [1, 0]


def test_wolf_clan_hunters_count_the_other_attackers(shadowfist: Catalogue) -> None:
    game = table()
    hunters = game.play(0, real(shadowfist, "Wolf Clan Hunters"))
    wolf = game.play(0, named(character("Wolf", 1), "transformed"))
    home = game.play(0, named(character("Home", 1), "transformed"))
    target = game.play(1, site(body=30))
    assert damage_of(game, target, hunters, wolf) == 2 + 1 + 1
    assert game.state.area[home] is Area.IN_PLAY


def test_nobody_of_the_buro_intercepts_edge_warrior(shadowfist: Catalogue) -> None:
    game = table()
    warrior = game.play(0, real(shadowfist, "Edge Warrior"))
    target = game.play(1, site(body=9))
    here = game.state.at[target]
    cop = game.play(1, named(character("Cop"), "cop"), at=here)
    monk = game.play(1, named(character("Monk"), "monk"), at=here)
    game.to_act()
    game.declares(target, warrior)
    declined = game.settle()
    assert Intercept(monk, warrior) in declined
    assert Intercept(cop, warrior) not in declined


@pytest.mark.parametrize(("amount", "is_free"), [(4, True), (3, False)])
def test_commander_keyes_passes_with_power_behind_him(
    shadowfist: Catalogue, amount: int, is_free: bool
) -> None:
    game = table()
    keyes = game.play(0, real(shadowfist, "Commander Roger Keyes"))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard"), at=game.state.at[target])
    game.to_act()
    power.lose(game.state, 0, game.state.power[0])
    power.gain(game.state, 0, amount)
    game.declares(target, keyes)
    assert (Intercept(guard, keyes) not in game.settle()) == is_free


def test_the_subject_of_thunder_sword_attacks_no_sites(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, "Thunder Sword"), at=hero)
    garden = game.play(1, site())
    foe = game.play(1, character("Foe", 2))
    game.to_act()
    targets = {it.target for it in game.options if hasattr(it, "target")}
    assert foe in targets
    assert garden not in targets


def test_dallas_rocket_hits_the_target_of_her_attack_harder(shadowfist: Catalogue) -> None:
    game = table()
    dallas = game.play(0, real(shadowfist, "Dallas Rocket"))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 1), at=game.state.at[target])
    game.to_act()
    game.declares(target, dallas)
    game.intercepts((guard, dallas))
    game.settle()
    assert [it.amount for it in game.has_told(events.Damaged) if it.source == dallas] == [3, 2 + 3]


def test_dallas_rocket_ambushes_the_buro(shadowfist: Catalogue) -> None:
    game = table()
    dallas = game.play(0, real(shadowfist, "Dallas Rocket"))
    foe = game.play(1, named(character("Agent", 3), "buro"))
    game.to_act()
    game.attacks(foe, dallas)
    assert game.state.area[foe] is Area.SMOKED
    assert game.state.damage[dallas] == 0, "she struck first"


def test_alfar_ambush_whoever_is_turned(shadowfist: Catalogue) -> None:
    game = table()
    alfar = game.play(0, real(shadowfist, "Alfar"))
    foe = game.play(1, character("Foe", 2))
    game.to_act()
    marks.turn(game.state, foe)
    game.attacks(foe, alfar)
    assert game.state.area[foe] is Area.SMOKED
    assert game.state.area[alfar] is Area.IN_PLAY


def test_blood_reaver_fears_interceptors_only(shadowfist: Catalogue) -> None:
    game = table()
    reaver = game.play(0, real(shadowfist, "Blood Reaver"))
    foe = game.play(1, character("Foe", 9))
    game.to_act()
    game.attacks(foe, reaver)
    assert game.state.damage[reaver] == 0


def test_murder_of_crows_lames_opponents_while_it_attacks(shadowfist: Catalogue) -> None:
    game = table()
    crows = game.play(0, real(shadowfist, "Murder of Crows"))
    foe = game.play(1, character("Foe", 3))
    game.to_act()
    game.attacks(foe, crows)
    told = {it.source: it.amount for it in game.has_told(events.Damaged)}
    assert told[foe] == 2


def test_barbarian_ambushes_in_attacks_on_the_netherworld(shadowfist: Catalogue) -> None:
    game = table()
    barbarian = game.play(0, real(shadowfist, "Barbarian"))
    foe = game.play(1, named(character("Foe", 7), "netherworld"))
    game.to_act()
    game.attacks(foe, barbarian)
    assert game.state.area[foe] is Area.SMOKED
    assert game.state.area[barbarian] is Area.IN_PLAY


# Damage.


def test_student_of_the_shark_bites_what_bleeds(shadowfist: Catalogue) -> None:
    for damage, taken in ((0, 2), (1, 3)):
        game = table()
        shark = game.play(0, real(shadowfist, "Student of the Shark"))
        target = game.play(1, site(body=30))
        game.state.damage[target] = damage
        assert damage_of(game, target, shark) == taken


def test_maverick_cop_takes_nothing_from_hoods(shadowfist: Catalogue) -> None:
    game = table()
    cop = game.play(0, real(shadowfist, "Maverick Cop"))
    hood = game.play(1, named(character("Hood", 9), "hood"))
    other = game.play(1, character("Other", 2))
    for source in (hood, other):
        inflict_by_effect(game.state, source, [cop], 2)
    assert game.state.damage[cop] == 2


def test_curio_shop_shrugs_off_cheap_cards_of_opponents(shadowfist: Catalogue) -> None:
    game = table()
    shop = game.play(0, real(shadowfist, "Curio Shop"))
    cheap, dear = (game.play(1, character(f"Cost {it}", 3, cost=it)) for it in (1, 2))
    own = game.play(0, character("Own", cost=1))
    for source, taken in ((cheap, 0), (dear, 1), (own, 2)):
        inflict_by_effect(game.state, source, [shop], 1)
        assert game.state.damage[shop] == taken


def test_puzzle_garden_takes_three_from_a_character_at_most(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(1, real(shadowfist, "Puzzle Garden"))
    one, two = (game.play(0, character(it, 9)) for it in ("One", "Two"))
    assert damage_of(game, garden, one, two) == 6


def test_full_metal_nutball_is_proof_against_unique_cards(shadowfist: Catalogue) -> None:
    game = table()
    nutball = game.play(0, real(shadowfist, "Full Metal Nutball"))
    star, plain = game.play(1, unique()), game.play(1, character("Plain"))
    assert is_immune(game.state, nutball, star)
    assert not is_immune(game.state, nutball, plain)
    game.to_act()
    game.attacks(star, nutball)
    assert game.state.damage[nutball] == 0


def test_sir_james_lamb_is_hard_to_hurt_in_combat(shadowfist: Catalogue) -> None:
    game = table()
    lamb = game.play(0, real(shadowfist, "Sir James Lamb"))
    foe = game.play(1, character("Foe", 9))
    inflict_by_effect(game.state, foe, [lamb], 1)
    assert game.state.damage[lamb] == 1, "not by effects"
    game.to_act()
    game.attacks(foe, lamb)
    assert [it.amount for it in game.has_told(events.Damaged) if it.source == lamb] == [3 + 2]


def test_proximi_chi_scanner_finds_unique_cards(shadowfist: Catalogue) -> None:
    for kind, taken in ((site("Plain", 30), 4), (unique_site(), 6)):
        game = table()
        hero = game.play(0, character("Hero", 3))
        game.play(0, real(shadowfist, "Proximi-chi Scanner"), at=hero)
        target = game.play(1, kind)
        assert damage_of(game, target, hero) == taken


def unique_site() -> Kind:
    """A Unique Feng Shui Site of 30 Body."""
    return site("Only", 30, restrictions=[Restriction.UNIQUE])


def test_kincaid_magnum_counts_once(shadowfist: Catalogue) -> None:
    """R9: of Not Cumulative cards of one title one counts. Rules: 49.4."""
    game = table()
    hero = game.play(0, character("Hero", 3))
    for _ in range(2):
        game.play(0, real(shadowfist, ".44 Kincaid Magnum"), at=hero)
    target = game.play(1, site(body=30))
    assert damage_of(game, target, hero) == 6


def test_martial_focus_looks_for_states_on_both_sides(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Martial Focus"))
    hero = game.play(0, character("Hero", 3))
    game.play(0, state_card(), at=hero)
    target = game.play(1, site(body=30))
    game.play(1, state_card("Flag"), at=target)
    assert damage_of(game, target, hero) == 3 + 2 + 2


def test_sports_car_gains_nothing_against_other_drivers(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, "Sports Car"), at=hero)
    foe = game.play(1, character("Foe", 9))
    game.play(1, state_card("Bike", restrictions=[Restriction.VEHICLE]), at=foe)
    game.to_act()
    game.attacks(foe, hero)
    assert [it.amount for it in game.has_told(events.Damaged) if it.source == hero] == [3]


# Cannot.


def test_walking_corpses_do_not_heal_and_do_not_wander(shadowfist: Catalogue) -> None:
    game = table()
    first = game.play(0, site("One"))
    game.play(0, site("Two"))
    corpses = game.play(0, real(shadowfist, "Walking Corpses"), at=game.state.at[first])
    marks.put_damage(game.state, corpses, corpses, 1, 0, in_combat=False)
    marks.heal(game.state, corpses)
    assert game.state.damage[corpses] == 1
    game.hand(0, event())
    game.to_act()
    assert not game.can(lambda it: isinstance(it, Move))


def test_the_subject_of_house_arrest_stays_turned(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(1, character())
    game.play(0, real(shadowfist, "House Arrest"), at=hero)
    marks.turn(game.state, hero)
    game.until(Question.DISCARD, 1)
    assert game.state.turned[hero]


def test_chthonian_lake_is_smoked_or_seized_and_not_burned(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 20))
    lake = game.play(1, real(shadowfist, "Chthonian Lake"))
    game.play(1, site("Spare"))
    game.to_act()
    game.declares(lake, hero)
    game.until(Question.FATE)
    assert game.options == (Number(0), Number(1))


def test_walk_on_the_wild_side_is_for_the_lodge(shadowfist: Catalogue) -> None:
    game = table()
    walk = game.hand(0, replace(real(shadowfist, "Walk on the Wild Side"), requires=()))
    game.play(0, character("Plain"))
    lodge = game.play(1, named(character("Member"), "lodge"))
    game.power(0, 9)
    game.to_act()
    game.do(Play(walk))
    game.quiet()
    assert game.state.subject[walk] == lodge


def test_arcanotank_fires_at_everybody_there(shadowfist: Catalogue) -> None:
    game = table()
    hero, foe = game.play(0, character("Hero", 3)), game.play(1, character("Foe", 3))
    tank = game.play(0, real(shadowfist, "Arcanotank"), at=hero)
    game.state.at[foe] = game.state.at[hero]
    assert scores.fighting(game.state, hero) == 6
    game.hand(0, event())
    game.to_act()
    game.do(Use(tank, 0))
    game.quiet()
    assert (game.state.damage[hero], game.state.damage[foe]) == (0, 1), "Toughness"
