"""Doomed cards are destroyed at once, together, before any trigger. Rules: 408.4, 402.2."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, outcome
from app.games.spoils.engine.model import events
from tests.support.rules import shows
from tests.support.scenario import PLAIN_FACTION, Side, Table, board, character, item, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
UNCLEARED = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.BASIC1E])
BOUNCER = "Club Mau Bouncer"
BOOM = tactic("Boom", [v.Destroy(v.ITEM)])
BLAST = tactic("Blast", [v.Destroy(v.CHARACTER)])


def resolve(table: Table) -> None:
    """Pass windows, and take the first of what has to be put in order."""
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        assert table.asked is not None
        table.asked.answers(0)
        table.resolves()


@ALL
def test_408_4_two_that_hit_back_destroy_each_other_and_the_game_goes_on(
    edition: Edition,
) -> None:
    table = board(Side(play=[BOUNCER]), Side(play=[BOUNCER]), edition=edition)
    table.me.attacks(BOUNCER)
    table.you.blocks(BOUNCER)
    resolve(table)
    assert (table.me.play, table.you.play) == ([], [])
    assert outcome(table.state) is None


def test_408_4_what_enters_play_with_life_0_is_gone_before_a_text_that_waits_for_it() -> None:
    mine = ["Wand of Possession", "Ensmallment Ray", "Pwny Bomb"]
    table = board(Side(play=mine, resources=2))
    table.me.uses("Wand of Possession", "POSSESS")
    resolve(table)
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert "Pwny Bomb" in table.me.play, "there is no token left to attach to"


@pytest.mark.parametrize(
    "me",
    [
        Side(play=["Affectionate Dollkeeper"], hand=["Gnat"], resources=["Deception"] * 3),
        Side(
            play=["Brawny", "Poisoned Blade"],
            attached={"Poisoned Blade": "Brawny"},
            hand=["Gnat"],
        ),
    ],
    ids=["Affectionate Dollkeeper", "Poisoned Blade"],
)
def test_408_8_battle_damage_destroys_before_a_text_that_waits_for_the_damage(me: Side) -> None:
    table = board(me, Side(play=["Venomous Sacspider"]), character("Brawny", 3, 5, 2))
    table.me.attacks(me.play[0])
    table.you.blocks("Venomous Sacspider")
    resolve(table)
    assert table.me.hand == [], "it was destroyed by battle damage"


def test_408_4_a_bearer_that_its_item_saved_has_to_survive_the_text_as_well() -> None:
    table = board(
        Side(play=["Affectionate Dollkeeper"], resources=["Deception"] * 3),
        Side(play=["Gnat", "Hidden Sandwich"], attached={"Hidden Sandwich": "Gnat"}),
    )
    table.me.attacks("Affectionate Dollkeeper")
    table.you.blocks("Gnat")
    resolve(table)
    assert table.you.discard == ["Hidden Sandwich", "Gnat"]
    killed = [it for it in table.told(events.Destroyed) if table.state.name(it.card) == "Gnat"]
    with shows("408.8"):
        assert [it.by_battle_damage for it in killed] == [False]


@ALL
def test_402_2_of_cards_destroyed_together_the_active_player_replaces_first(
    edition: Edition,
) -> None:
    bearers = [
        Side(play=["Golemizer", name], attached={"Golemizer": name}, hand=["Boom"])
        for name in ("Gnat", "Key Man")
    ]
    for active in (0, 1):
        table = board(*bearers, BOOM, active=active, edition=edition)
        mine = (table.me, table.you)[active]
        mine.deploys("Boom")
        table.resolves()
        assert table.asked is mine
        mine.agrees()
        assert table.asked is not mine
        assert table.asks is DecisionKind.MAY


@pytest.mark.parametrize("order", [["Stuttershy", "Guard"], ["Guard", "Stuttershy"]])
def test_304_1_what_is_destroyed_together_is_gone_before_triggers_of_what_happens_instead(
    order: list[str],
) -> None:
    table = board(Side(hand=["Blast"]), Side(play=order), BLAST, character("Guard", 1, 2))
    table.me.deploys("Blast")
    table.resolves()
    assert table.asks is DecisionKind.MAY
    assert table.you.discard == ["Guard"]
    with shows("503.1"):
        assert table.you.face_down == ["Stuttershy"]


def test_506_4_a_player_says_which_of_different_cards_is_replaced_first() -> None:
    sides = (
        Side(hand=["Boom"]),
        Side(play=["Gnat", "Golemizer", "Lantern"], attached={"Golemizer": "Gnat"}),
    )
    lantern = item(
        "Lantern", v.Replacement(v.Destroyed(), (v.Draw(), v.Put(v.THIS, v.OUT_OF_GAME)))
    )
    table = board(*sides, BOOM, lantern)
    table.me.deploys("Boom")
    table.resolves()
    assert table.asked is table.you
    assert table.asks is DecisionKind.ORDER
    table.you.says("Lantern")
    assert table.you.out_of_game == ["Lantern"]
    assert table.asks is DecisionKind.MAY


@UNCLEARED
def test_408_4_giada_does_not_outlive_damage_that_her_own_token_makes_lethal(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Brute"]),
        Side(play=["Giada, the Elegant"]),
        character("Brute", 3, 9, 2),
        edition=edition,
    )
    table.me.attacks("Brute")
    table.you.blocks("Giada, the Elegant")
    table.resolves()
    assert table.asks is DecisionKind.MAY
    table.you.agrees()
    resolve(table)
    assert table.you.play == [], "her life is lower than the damage that stayed"
    killed = table.told(events.Destroyed)[-1]
    with shows("408.8"):
        assert killed.sources == (), "the rules do it, and nothing is replaced again"


@UNCLEARED
def test_408_4_damage_that_destroyed_nothing_in_an_earlier_turn_saves_from_no_other(
    edition: Edition,
) -> None:
    ward = item("Ward", v.AttachTo(), v.Replacement(v.Destroyed(v.HOST), (v.Destroy(v.THIS),)))
    jab = tactic("Jab", [v.Inflict(2, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(hand=["Jab", "Jab"]),
        Side(play=["Guard", "Ward"], attached={"Ward": "Guard"}, faction=PLAIN_FACTION),
        ward,
        jab,
        character("Guard", 1, 2, 2),
        edition=edition,
    )
    table.me.deploys("Jab")
    table.resolves()
    assert table.you.play == ["Guard"]
    table.next_turn()
    table.next_turn()
    table.me.deploys("Jab")
    table.resolves()
    assert table.you.play == []


def test_507_5a_who_is_left_of_two_namesakes_is_looked_at_after_triggers() -> None:
    hermit = character(
        "Hermit", 1, 1, 2, v.Unique("Hermit"), v.Trigger(v.EntersPlay(), (v.Destroy(v.THIS),))
    )
    table = board(Side(play=["Hermit"], hand=["Hermit"], resources=1), Side(), hermit)
    table.me.deploys("Hermit")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Hermit"]
