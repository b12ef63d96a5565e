"""Tokens, Micromajig tokens and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    announces_use,
    chooses,
    copy_of,
    deploys,
    ends_turn,
    host,
    is_offered,
    last_answers,
    majigs,
    may_block,
    prefers,
    replies,
    size,
    uses,
)
from tests.support.card_tables import my_turn_starts, poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.made_cards import MAJIG
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Domain of Depravity", "Skimping Ecto-Manipulator", "Surprising Nuisance")
@interaction("token", "token")
def a_token_on_a_micromajig_destroys_it_where_tokens_weaken() -> None:
    me = rich("Surprising Nuisance", play=["Domain of Depravity", "Skimping Ecto-Manipulator"])
    table = set_up(me)
    deploys(table.me, "Surprising Nuisance")
    assert majigs(table.me) == 2
    uses(table.me, "Skimping Ecto-Manipulator", "ENERGIZE", MAJIG)
    assert majigs(table.me) == 1
    with shows("409.3a"):
        assert MAJIG not in table.me.discard


@CASES.of("Pwny Bomb", "Wand of Possession")
@interaction("token", "attached")
def a_bomb_attached_to_a_new_micromajig_is_destroyed_with_it() -> None:
    table = set_up(rich("Crushing Usury", play=["Pwny Bomb", "Wand of Possession"]))
    uses(table.me, "Wand of Possession", "POSSESS")
    assert is_offered(table.me)
    replies(table.me, True)
    assert host(table, "Pwny Bomb") == MAJIG
    assert size(table, MAJIG) == (2, 2)
    deploys(table.me, "Crushing Usury", MAJIG)
    with shows("409.3a"):
        assert majigs(table.me) == 0
        assert sorted(table.me.discard) == ["Crushing Usury", "Pwny Bomb"]


@CASES.of("Pony Slaystation", "Reluctant Hiree", "Oddment Collector")
@interaction("token", "trigger")
def tokens_that_a_character_enters_with_count_for_what_waits_for_it() -> None:
    table = set_up(poor(play=["Pony Slaystation"]), rich("Reluctant Hiree"), active=1)
    deploys(table.you, "Reluctant Hiree")
    assert table.you.discard == ["Reluctant Hiree"], "3 of its strength of 4 are gone as it enters"
    assert table.damage("Pony Slaystation") == 1
    table = set_up(poor(play=["Pony Slaystation"]), rich("Oddment Collector"), active=1)
    deploys(table.you, "Oddment Collector")
    assert size(table, "Oddment Collector") == (6, 6)
    assert table.damage("Pony Slaystation") == 0


@CASES.of("Surprising Nuisance", "Watchtower")
@interaction("token", "trigger")
def micromajigs_that_enter_play_trigger_like_cards() -> None:
    table = set_up(rich("Surprising Nuisance"), poor(play=["Watchtower"]))
    deploys(table.me, "Surprising Nuisance")
    with shows("503.4"):
        assert table.asks is DecisionKind.ORDER
        assert table.asked is table.you
    prefers(table.you, "Watchtower")
    assert majigs(table.me) == 0


@CASES.of("Skimping Ecto-Manipulator", "Evanesce")
@interaction("token", "response")
def a_token_for_a_card_that_left_in_response_is_put_nowhere() -> None:
    me = rich(play=["Skimping Ecto-Manipulator", "Duelist of Surfeit"])
    table = set_up(me, rich("Evanesce"))
    announces_use(table.me, "Skimping Ecto-Manipulator", "ENERGIZE", "Duelist of Surfeit")
    deploys(table.you, "Evanesce", "Duelist of Surfeit")
    settles(table)
    assert table.me.hand == ["Duelist of Surfeit"]
    with shows("402.4"):
        assert table.tokens("Duelist of Surfeit") == 0
    deploys(table.me, "Duelist of Surfeit")
    assert table.tokens("Duelist of Surfeit") == 0


@CASES.of("Wand of Possession")
@interaction("token", "battle")
def a_covert_micromajig_attacks_the_turn_after_and_only_covert_blocks() -> None:
    me = rich(play=["Wand of Possession"])
    table = set_up(me, poor(play=["Scout", "Puddle of Goo"]))
    uses(table.me, "Wand of Possession", "POSSESS")
    with shows("204.3"):
        assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    table.me.attacks(MAJIG)
    assert may_block(table) == ["Puddle of Goo"]


@CASES.of("Framptle Tromwibbler, Lord of Bling")
@interaction("token", "requirement")
@interaction("trigger", "requirement")
def nobody_attacks_until_the_second_token_destroys_framptle() -> None:
    name = "Framptle Tromwibbler, Lord of Bling"
    table = my_turn_starts(rich(play=[name, "Scout"]), poor(play=["Gnat"]))
    assert table.tokens(name) == 1
    assert not table.me.can_attack()
    ends_turn(table)
    assert not table.you.can_attack()
    ends_turn(table)
    assert name in table.me.discard
    assert table.me.can_attack()


@CASES.of("Micromajigmakermachinemajig", "Target Practice")
@interaction("token", "temporary")
def the_micromajig_that_was_given_away_takes_no_damage_this_turn() -> None:
    name = "Micromajigmakermachinemajig"
    table = set_up(rich("Target Practice", "Target Practice", play=[name]))
    table.me.uses(name, "RELEASE THE MAJIGS!")
    assert table.asked is table.you
    table.you.agrees()
    settles(table)
    assert (majigs(table.me), majigs(table.you)) == (1, 1)
    theirs = copy_of(table.you, MAJIG)
    table.me.deploys("Target Practice")
    chooses(table.me, theirs)
    assert majigs(table.you) == 1
    table.next_turn()
    table.next_turn()
    table.me.deploys("Target Practice")
    chooses(table.me, theirs)
    assert majigs(table.you) == 0


@CASES.of("God's Autograph", "Surprising Nuisance")
@interaction("token", "unique")
@interaction("temporary", "unique")
def of_micromajigs_with_a_unique_name_one_is_kept() -> None:
    table = set_up(rich("Surprising Nuisance", play=["God's Autograph"]))
    deploys(table.me, "Surprising Nuisance")
    if table.asks is not DecisionKind.ACT:
        replies(table.me, MAJIG)
    assert majigs(table.me) == 1


@CASES.of("Gewgawed Gimcrack")
@interaction("token", "threshold")
@interaction("trigger", "threshold")
def three_icons_allow_a_second_token_each_turn() -> None:
    for icons in (2, 3):
        me = Side(play=["Gewgawed Gimcrack"], resources=["Elitism"] * icons, deck=["Scout"])
        table = my_turn_starts(me)
        last_answers(table)
        assert table.tokens("Gewgawed Gimcrack") == icons - 1


@CASES.of("Napiform Protuberance", "Surprising Nuisance")
@interaction("token", "attached")
@interaction("token", "token")
def gear_whose_token_kills_its_bearer_leaves_with_it() -> None:
    table = set_up(rich("Napiform Protuberance", "Surprising Nuisance"))
    deploys(table.me, "Surprising Nuisance")
    deploys(table.me, "Napiform Protuberance", MAJIG)
    assert majigs(table.me) == 1
    assert "Napiform Protuberance" in table.me.discard
