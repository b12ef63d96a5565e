"""Where two rules meet: cards, areas, control, damage and numbers. Rules: 102 to 414."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
HAT = item("Hat", words.AttachTo(words.CHARACTER))
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])


@COMPREHENSIVE
def test_408_8_who_dies_of_less_life_was_not_destroyed_by_the_damage_it_had(
    edition: Edition,
) -> None:
    glory = item(
        "Glory", words.Trigger(words.DestroyedByBattle(words.CHARACTER), (words.GainInfluence(5),))
    )
    wither = tactic(
        "Wither",
        [words.Alter(words.PICKED, (words.Less(words.Measure.LIFE, 2),))],
        pays=[words.Pick(words.CHARACTER.opponent_controls())],
    )
    for withered, influence in ((True, 20), (False, 25)):
        attacker = "Guard" if withered else "Giant"
        table = board(
            Side(play=[attacker, "Glory"], hand=["Wither"]), Side(play=["Wall"]), GUARD, WALL,
            character("Giant", 4, 4), glory, wither, edition=edition,
        )  # fmt: skip
        table.me.attacks(attacker)
        table.you.blocks("Wall")
        table.resolves()
        if withered:
            assert table.damage("Wall") == 2
            table.me.deploys("Wither")
            table.resolves()
        (gone,) = table.told(happened.Destroyed)
        assert (gone.by_battle_damage, bool(gone.sources)) == (not withered, not withered)
        assert table.me.influence == influence


@ALL
def test_408_5_a_location_whose_destruction_was_replaced_is_not_destroyed_again_by_anything(
    edition: Edition,
) -> None:
    """In the older editions its damage stays, and destroys it again only when there is more."""
    saved = words.Replacement(words.Destroyed(words.THIS), (words.GainInfluence(1),))
    wait = tactic("Wait", [words.Draw(1)])
    table = board(
        Side(play=["Guard", "Page"], hand=["Wait"], deck=["Guard"]), Side(play=["Fort"]), GUARD,
        character("Page", 1, 1), location("Fort", 2, saved), wait, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target="Fort")
    table.resolves()
    table.me.deploys("Wait")
    table.resolves()
    assert (table.you.play, table.you.influence) == (["Fort"], 21)
    table.me.attacks("Page", target="Fort")
    table.resolves()
    assert table.you.influence == (21 if edition is Edition.CR3 else 22)


@ALL
def test_306_2_who_fails_to_draw_has_not_done_so(edition: Edition) -> None:
    toll = (words.If(words.Done(), (words.LoseInfluence(1),)),)
    deal = tactic("Deal", [words.Draw(1), *toll])
    for deck, influence in (((), 20), (("Guard",), 19)):
        table = board(Side(hand=["Deal"], deck=deck), Side(), GUARD, deal, edition=edition)
        table.me.deploys("Deal")
        table.resolves()
        assert table.me.influence == influence


@ALL
def test_306_2_to_draw_as_a_cost_takes_a_card_to_draw(edition: Edition) -> None:
    study = words.Ability("STUDY", (words.Draw(1),), (words.GainInfluence(1),))
    for deck in ((), ("Guard",)):
        table = board(
            Side(play=["Monk"], deck=deck), Side(), GUARD, character("Monk", 1, 1, 1, study),
            edition=edition,
        )  # fmt: skip
        assert table.me.can_use("Monk", "STUDY") is bool(deck)


CHEAP = tactic("Cheap", [words.ReduceNextCost(2)])


@ALL
def test_406_5b_the_next_cost_is_lower_where_a_requirement_asks_for_it_too(
    edition: Edition,
) -> None:
    """Attacking, picking and searching at a price of 3, with 1 free resource."""
    them = [words.Action.ATTACK, words.Action.PICK, words.Action.SEARCH]
    toll = item("Toll", *(words.Requirement(words.OPPONENT, words.MustPay(3, it)) for it in them))
    aim = words.Ability(
        "AIM", (), (words.Pick(words.CHARACTER.opponent_controls()), words.Destroy(words.PICKED))
    )
    seek = words.Ability(
        "SEEK", (), (words.Search(words.CHARACTER), words.Put(words.FOUND, words.HAND))
    )
    monk = character("Monk", 1, 1, 1, aim, seek)
    for doing in ("attack", "AIM", "SEEK"):
        for cheap in (False, True):
            table = board(
                Side(play=["Monk"], hand=["Cheap"], deck=["Guard"], resources=1),
                Side(play=["Wall", "Toll"]), GUARD, WALL, CHEAP, monk, toll, edition=edition,
            )  # fmt: skip
            if cheap:
                table.me.deploys("Cheap")
                table.resolves()
            if doing == "attack":
                assert table.me.can_attack() is cheap
                continue
            table.me.uses("Monk", doing)
            table.resolves()
            if table.me.numbers():
                table.me.agrees()
                table.me.picks("Guard")
            done = table.you.play == ["Toll"] or table.me.hand == ["Guard"]
            assert (done, table.me.free) == (cheap, 0 if cheap else 1)


@COMPREHENSIVE
def test_406_7_the_numeric_cost_of_a_flipped_up_card_is_lower_than_what_was_paid(
    edition: Edition,
) -> None:
    """Its Flip Up of 3 is paid in full; for other texts it costs 2."""
    sale = item("Sale", words.Conditional(words.CHARACTER.being_deployed(), (words.Cheaper(1),)))
    small = words.CHARACTER.at_most(words.Measure.NUMERIC_COST, 2)
    stop = tactic(
        "Stop", [words.Terminate(words.RESPONDED_TO)], pays=[words.Only(words.RespondingTo(small))]
    )
    for play in ((), ("Sale",)):
        table = board(
            Side(face_down=["Lurker"], resources=2, play=play), Side(hand=["Stop"]),
            character("Lurker", 1, 1, 1, words.FlipUp(3, ""), cost=9), sale, stop,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Lurker", flip_up=True)
        assert table.me.free == 0
        assert table.you.can_deploy("Stop") is bool(play)


@COMPREHENSIVE
def test_406_7_what_lowers_the_next_cost_lowers_the_total_and_not_the_flip_up(
    edition: Edition,
) -> None:
    """Flip Up 2 and then 3 more: of the total of 5 the 2 paid and 2 off leave 1."""
    lurker = character(
        "Lurker", 1, 1, 1, words.FlipUp(2, ""), words.OnResolve(cost=(words.Pay(3),)), cost=9
    )
    table = board(
        Side(face_down=["Lurker"], hand=["Cheap"], resources=3), Side(), lurker, CHEAP,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_deploy("Lurker", flip_up=True)
    table.me.deploys("Cheap")
    table.resolves()
    table.me.deploys("Lurker", flip_up=True)
    table.me.picks("Lurker")
    table.resolves()
    assert [it.amount for it in table.told(happened.Paid)] == [2, 1]
    assert (table.me.play, table.me.free) == (["Lurker"], 1)


BURY = tactic("Bury", [words.FlipFaceDown(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
MAKE = tactic("Make", [words.PutMicromajigs(1)])


@ALL
@pytest.mark.parametrize("replaced", [False, True])
def test_301_4_what_is_attached_is_flipped_face_down_with_its_bearer(
    edition: Edition, replaced: bool
) -> None:
    """Flipped by an effect, or instead of being destroyed; what is attached is the opponent's."""
    instead = words.Replacement(words.Destroyed(words.THIS), (words.FlipFaceDown(words.THIS),))
    table = board(
        Side(play=["Groom"], hand=["Bury", "Kill"]), Side(hand=["Hat"], resources=1),
        character("Groom", 1, 1, 1, instead), HAT, BURY, KILL, edition=edition, active=1,
    )  # fmt: skip
    table.you.deploys("Hat")
    table.resolves()
    table.you.ends_turn()
    table.me.deploys("Kill" if replaced else "Bury")
    if replaced:
        table.me.picks("Groom")
    table.resolves()
    state = table.state
    groom, hat = table.card("Groom"), table.card("Hat")
    assert all(state.area[it] is Area.IN_PLAY and state.face_down[it] for it in (groom, hat))
    assert (state.controller[groom], state.controller[hat]) == (0, 1)
    assert not table.told(happened.Destroyed)


@ALL
@pytest.mark.parametrize("how", [
    (words.FlipFaceDown(words.PICKED),),
    (words.Put(words.PICKED, words.PLAY_FACE_DOWN),),
    (words.Put(words.PICKED, words.OUT_OF_GAME), words.Put(words.PICKED, words.PLAY)),
    (words.Put(words.PICKED, words.HAND), words.Put(words.PICKED, words.PLAY)),
    (words.Destroy(words.PICKED), words.Put(words.PICKED, words.PLAY)),
])  # fmt: skip
def test_409_3a_a_card_token_that_left_play_does_not_come_back_either_way_up(
    edition: Edition, how: tuple[words.Step, ...]
) -> None:
    spell = tactic("Spell", how, pays=[words.Pick(words.CHARACTER)])
    table = board(Side(hand=["Make", "Spell"]), Side(), MAKE, spell, edition=edition)
    for name in ("Make", "Spell"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.play == []
    assert table.me.free == 0
    assert table.me.hand == table.me.discard[2:] == []


@COMPREHENSIVE
def test_409_3a_a_trigger_on_its_leaving_finds_no_token_to_put_back(edition: Edition) -> None:
    cradle = item(
        "Cradle",
        words.Trigger(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.PLAY),)),
    )
    table = board(
        Side(play=["Cradle", "Wall"], hand=["Make", "Sweep"]), Side(), MAKE, WALL, cradle,
        tactic("Sweep", [words.Destroy(words.CHARACTER)]), edition=edition,
    )  # fmt: skip
    for name in ("Make", "Sweep"):
        table.me.deploys(name)
        table.resolves()
        if table.me.numbers():
            table.me.answers(0)
    assert table.me.play == ["Cradle", "Wall"], "Wall is a card and comes back"


@COMPREHENSIVE
def test_411_4_a_card_put_into_play_face_down_from_play_is_flipped(edition: Edition) -> None:
    """Instead of being destroyed, for 2."""
    name = "Super Shiny Caltrops of DOOM!"
    table = board(Side(play=[name], hand=["Kill"], resources=2), Side(), KILL, edition=edition)
    table.me.deploys("Kill")
    table.me.picks(name)
    table.resolves()
    table.me.agrees()
    assert table.state.face_down[table.card(name)]
    assert (table.me.play, table.me.free) == ([], 1)
