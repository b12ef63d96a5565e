"""Gearsmith locations: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, fights, is_offered, majigs, refuses, uses
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
PLAFOND = "Hypnotic Plafond"
GOOFARIUM = "Top-Secret Subterranean Goofarium"


@CASES.of(PLAFOND)
def covert_parties_inflict_no_battle_damage_to_your_faction() -> None:
    for party, lost in ((["Thief"], 0), (["Guard"], 2), (["Thief", "Guard"], 3)):
        table = set_up(Side(play=[PLAFOND]), Side(play=["Thief", "Guard"]), active=1)
        table.you.attacks(*party)
        table.resolves()
        assert table.me.influence == 20 - lost
    table = set_up(Side(play=[PLAFOND, "Thief"]))
    table.me.attacks("Thief")
    table.resolves()
    assert table.you.influence == 19
    table = set_up(Side(play=[PLAFOND]), Side(play=["Thief"]), active=1)
    table.you.attacks("Thief", target=PLAFOND)
    table.resolves()
    assert table.damage(PLAFOND) == 1


@CASES.of(PLAFOND)
def locations_and_damage_of_others_are_not_spared() -> None:
    table = set_up(Side(play=["Thief"]), Side(play=[PLAFOND, "House"]))
    fights(table.me, "Thief", target="House")
    assert table.damage("House") == 1
    table = set_up(Side(play=["Thief", "Guard"]), Side(play=[PLAFOND]))
    fights(table.me, "Thief", "Guard")
    assert table.you.influence == 17


@CASES.of("Micromajig Factory")
def four_wind_up_a_majig() -> None:
    table = set_up(elitism(play=["Micromajig Factory"], icons=9))
    for count in (1, 2):
        uses(table.me, "Micromajig Factory", "WIND UP")
        assert (majigs(table.me), table.me.free) == (count, 9 - 4 * count)
    assert not table.me.can_use("Micromajig Factory", "WIND UP")


@CASES.of(GOOFARIUM)
def covert_characters_do_not_damage_it() -> None:
    table = set_up(Side(play=[GOOFARIUM]), Side(play=["Thief", "Guard"]), active=1)
    table.you.attacks("Thief", "Guard", target=GOOFARIUM)
    if is_offered(table.me):
        refuses(table.me)
    table.resolves()
    assert table.damage(GOOFARIUM) == 2


@CASES.of(GOOFARIUM)
def when_you_are_attacked_as_many_resources_as_attackers_may_be_detached() -> None:
    for party in (["Guard"], ["Guard", "Big"]):
        for wanted in range(len(party) + 1):
            table = set_up(
                elitism("Luteoderm Goliath", play=[GOOFARIUM, "Thief", "Research Assistant"]),
                Side(play=["Guard", "Big"], deck=["Rage"]),
            )
            deploys(table.me, "Luteoderm Goliath", "Thief")
            table.next_turn()
            assert table.me.free == 4
            table.you.attacks(*party)
            if table.asks is DecisionKind.MAY:
                table.me.answers(1 if wanted else 0)
            for _ in range(wanted):
                if "Elitism" in table.me.choices():
                    table.me.picks("Elitism")
            if wanted < len(party) and table.asks is DecisionKind.CHOOSE_CARD:
                table.me.passes()
            assert table.me.free == 4 + wanted
            assert table.asks is DecisionKind.BATTLE_WINDOW


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
