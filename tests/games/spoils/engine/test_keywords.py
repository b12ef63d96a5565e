"""Keywords. Rules: 507."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Choose, DecisionKind, Deploy, apply
from app.games.spoils.engine.model import events
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import CardType
from tests.support.made_cards import (
    GUARD,
    KILL,
    LIFE_HAT,
    MONK,
    RECRUIT,
    SLAY,
    SLOW,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import armed

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))


@COMPREHENSIVE
def test_507_1_a_keyword_does_what_the_longer_rule_says(edition: Edition) -> None:
    only = v.OnlyBlockedBy(v.CHARACTER.being(v.State.COVERT))
    short = character("Short", 1, 1, 2, v.COVERT)
    long = character("Long", 1, 1, 2, v.Conditional(v.THIS, (only,)))
    scout = character("Lookout", 1, 1, 2, v.COVERT)
    able = {}
    for name in ("Short", "Long", "Guard"):
        table = board(
            Side(play=[name]), Side(play=["Lookout", "Wall"]), short, long, scout, GUARD,
            character("Wall", 1, 4), edition=edition,
        )  # fmt: skip
        table.me.attacks(name)
        table.resolves()
        able[name] = table.asks is DecisionKind.BLOCKERS and "Wall" in table.you.choices()
    assert able == {"Short": False, "Long": False, "Guard": True}


@ALL
@rule("EX-B10a", "cr2010:507.2a", "basic1e:B.attachx.1")
def test_507_2a_what_it_attaches_to_is_picked_as_a_cost(edition: Edition) -> None:
    table = armed(edition)
    assert table.state.attached_to[table.card("Hat")] == table.card("Guard")
    assert table.life("Guard") == 3


@ALL
def test_507_2a_the_pick_is_the_first_of_the_costs(edition: Edition) -> None:
    """Picked before anything is discarded or paid, and before the opponent may respond."""
    cape = item("Cape", v.AttachTo(), v.OnResolve(cost=(v.Discard(1),)), cost=1)
    side = Side(play=["Guard", "Guard"], hand=["Cape", "Kill", "Hat"], resources=1)
    table = board(side, Side(), WEAK_GUARD, LIFE_HAT, SLAY, cape, edition=edition)
    table.me.deploys("Cape")
    assert (table.asks, table.me.choices()) == (DecisionKind.PICK, ["Guard", "Guard"])
    table.me.picks("Guard")
    assert (sorted(table.me.choices()), table.me.free) == (["Hat", "Kill"], 1)
    table.me.picks("Hat")
    assert (table.asks, table.asked, table.me.free) == (DecisionKind.RESPOND, table.you, 0)
    alone = board(Side(hand=["Cape", "Kill"], resources=1), Side(), SLAY, cape, edition=edition)
    assert not alone.me.can_deploy("Cape"), "there is nobody to wear it"


@ALL
@rule("basic1e:B.attachx.2")
def test_507_2b_what_is_put_into_play_picks_what_it_attaches_to(edition: Edition) -> None:
    gift = tactic("Gift", [v.Put(v.ITEM.in_hand(), v.PLAY)])
    other = character("Other", 1, 1)
    table = board(
        Side(hand=["Gift", "Hat"], play=["Guard", "Other"]), Side(), GUARD, other, LIFE_HAT, gift,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Gift")
    table.resolves()
    assert table.asks is DecisionKind.PICK
    table.me.picks("Other")
    assert table.state.attached_to[table.card("Hat")] == table.card("Other")


@ALL
@rule("EX-B10b", "cr2010:507.2c", "basic1e:B.attachx.3")
def test_507_2c_without_its_target_an_attaching_card_is_discarded(edition: Edition) -> None:
    table = board(
        Side(play=["Guard"], hand=["Hat"], resources=1),
        Side(hand=["Kill"]),
        WEAK_GUARD,
        LIFE_HAT,
        SLAY,
        edition=edition,
    )
    table.me.deploys("Hat")
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.me.discard) == ["Guard", "Hat"]


@COMPREHENSIVE
def test_507_2d_of_cards_that_enter_together_one_may_carry_the_other(edition: Edition) -> None:
    hat = item("Hat", v.AttachTo(), v.Conditional(v.HOST, (v.More(v.LIFE, 1),)))
    raise_all = tactic("Raise", [v.Put(v.CARD.in_discard_pile(), v.PLAY)])
    table = board(
        Side(hand=["Raise"], discard=["Hat", "Guard"]), Side(), hat, GUARD, raise_all,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Raise")
    table.resolves()
    assert sorted(table.me.play) == ["Guard", "Hat"]
    assert table.state.attached_to[table.card("Hat")] == table.card("Guard")
    assert table.life("Guard") == 4


@ALL
@rule("basic1e:B.attachx.4")
def test_507_2e_an_attached_card_goes_when_its_bearer_is_a_character_no_longer(
    edition: Edition,
) -> None:
    change = tactic(
        "Change",
        [v.Alter(v.PICKED, (v.GainsType(CardType.ITEM),)),
         v.Alter(v.PICKED, (v.LosesType(CardType.CHARACTER),))],
        pays=[v.Pick(v.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"], hand=["Hat", "Change"], resources=1), Side(), GUARD, LIFE_HAT, change,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.resolves()
    table.me.deploys("Change")
    table.resolves()
    assert stats.types(table.state, table.card("Guard")) == {CardType.ITEM}
    assert "Hat" in table.me.discard


@ALL
def test_507_3_covert_parties_and_covert_blockers_keep_to_themselves(edition: Edition) -> None:
    thief, spy = character("Thief", 1, 1, 2, v.COVERT), character("Spy", 1, 1, 2, v.COVERT)
    for attackers, able in ((["Thief"], ["Spy"]), (["Thief", "Slow"], ["Wall"])):
        table = board(
            Side(play=attackers), Side(play=["Spy", "Wall"]), thief, spy, SLOW, WALL,
            edition=edition,
        )  # fmt: skip
        table.me.attacks(*attackers)
        table.passes_until(DecisionKind.BLOCKERS)
        with shows("302.11", "507.3a", "507.3b", "507.3c"):
            assert table.you.choices() == able


@ALL
def test_507_3d_a_character_that_gained_covert_is_covert(edition: Edition) -> None:
    cloak = item(
        "Cloak",
        v.Conditional(v.CHARACTER.named("Guard").you_control(), (v.Gains(v.Keyword.COVERT),)),
    )
    spy = character("Spy", 1, 1, 2, v.COVERT)
    cards = (GUARD, WALL, spy, cloak)
    for mine, yours, able in (
        (["Guard", "Cloak"], ["Spy", "Wall"], ["Spy"]),
        (["Guard"], ["Spy", "Wall"], ["Wall"]),
        (["Spy"], ["Guard", "Wall", "Cloak"], ["Guard"]),
    ):
        table = board(Side(play=mine), Side(play=yours), *cards, edition=edition)
        table.me.attacks(mine[0])
        table.passes_until(DecisionKind.BLOCKERS)
        assert table.you.choices() == able


@COMPREHENSIVE
def test_507_3e_more_than_one_covert_is_one(edition: Edition) -> None:
    hide = tactic("Hide", [v.Alter(v.CHARACTER, (v.Gains(v.Keyword.COVERT),))])
    seek = tactic("Seek", [v.Alter(v.CHARACTER, (v.Loses(v.Keyword.COVERT),))])
    table = board(
        Side(play=["Sneak"], hand=["Hide", "Hide", "Seek"]), Side(),
        character("Sneak", 1, 1, 1, v.COVERT), hide, seek, edition=edition,
    )  # fmt: skip
    covert = []
    for name in ("Hide", "Hide", "Seek"):
        table.me.deploys(name)
        table.resolves()
        covert.append(stats.is_covert(table.state, table.card("Sneak")))
    assert covert == [True, True, False]


def test_507_4_there_was_no_flip_up_in_the_first_edition() -> None:
    hidden = character("Hidden", 3, 3, 1, v.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Hidden"]), Side(), hidden, edition=Edition.BASIC1E)
    assert not table.me.can_deploy("Hidden", flip_up=True)


@COMPREHENSIVE
def test_507_4a_a_face_down_card_is_deployed_for_its_flip_up_cost_and_threshold(
    edition: Edition,
) -> None:
    """Its cost number is 9 and its own threshold OO; Flip Up asks for 2 and G."""
    hidden = character("Hidden", 3, 3, 1, v.FlipUp(2, "G"), cost=9, threshold="OO")
    for resources, able in (
        (["Greed", "Greed"], True), (["Greed"], True), (["Rage"] * 5, False), ([], False),
    ):  # fmt: skip
        table = board(
            Side(face_down=["Hidden"], hand=["Hidden"], resources=resources), Side(), hidden,
            edition=edition,
        )  # fmt: skip
        assert table.me.can_deploy("Hidden", flip_up=True) is able
        assert not table.me.can_deploy("Hidden"), "the one in hand"
    other = board(Side(resources=["Greed"] * 2), Side(face_down=["Hidden"]), hidden,
                  edition=edition)  # fmt: skip
    assert not other.me.can_deploy("Hidden", flip_up=True), "it is the opponent's"
    table = board(Side(face_down=["Hidden"], resources=["Greed"] * 3), Side(), hidden,
                  edition=edition)  # fmt: skip
    table.me.deploys("Hidden", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Hidden"], 1)
    assert not table.state.face_down[table.card("Hidden")]


@COMPREHENSIVE
def test_507_4a_what_cannot_be_played_cannot_be_flipped_up(edition: Edition) -> None:
    """A text that forbids playing cards reads their faces, as if they were in hand."""
    hidden = character("Hidden", 3, 3, 1, v.FlipUp(0, ""), cost=9, subtypes=("thief",))
    trick = tactic("Trick", [v.Draw()], v.FlipUp(0, ""), cost=9)
    thief = v.CARD.that(v.OfSubtype(("thief",)))
    bans = {
        v.Conditional(v.TACTIC, (v.Cannot(v.Action.BE_DEPLOYED),)): "Trick",
        v.Conditional(thief, (v.Cannot(v.Action.BE_DEPLOYED),)): "Hidden",
        v.Requirement(v.YOU, v.Cannot(v.Action.DEPLOY, v.CHARACTER)): "Hidden",
    }
    for ban, barred in bans.items():
        table = board(
            Side(face_down=["Hidden", "Trick"], play=["Ban"]), Side(), hidden, trick,
            item("Ban", ban), edition=edition,
        )  # fmt: skip
        for name in ("Hidden", "Trick"):
            assert table.me.can_deploy(name, flip_up=True) is (name != barred)


@COMPREHENSIVE
def test_507_4b_what_pays_for_a_flip_up_is_asked_for_and_leads_to_no_dead_end(
    edition: Edition,
) -> None:
    """With 1 more to pay the Flip Up has to come out of the card itself."""
    more = v.OnResolve(cost=(v.Pay(1),))
    for paragraphs, choices in (((), ["Rage", "Lurker"]), ((more,), ["Lurker"])):
        lurker = character("Lurker", 1, 1, 1, v.FlipUp(1, ""), *paragraphs, cost=9)
        table = board(Side(face_down=["Lurker"], resources=1), Side(), lurker, edition=edition)
        table.me.deploys("Lurker", flip_up=True)
        assert table.me.choices() == choices
        table.me.picks("Lurker")
        table.resolves()
        assert table.me.play == ["Lurker"]
        assert not table.told(events.Undone)


@COMPREHENSIVE
def test_507_4b_of_two_copies_the_one_flipped_up_may_be_the_one_that_pays(
    edition: Edition,
) -> None:
    lurker = character("Lurker", 1, 1, 1, v.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Lurker"] * 2), Side(), lurker, edition=edition)
    _, second = [it for it in table.me.legal if isinstance(it, Deploy)]
    table.happened.extend(apply(table.state, second))
    table.happened.extend(apply(table.state, Choose(second.card)))
    table.resolves()
    assert (table.me.play, table.me.free) == (["Lurker"], 1)


@rule("EX-039", "cr2010:507.4b")
@COMPREHENSIVE
def test_507_4b_a_face_down_card_may_pay_for_its_own_flip_up(edition: Edition) -> None:
    hidden = character("Hidden", 3, 3, 1, v.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Hidden"]), Side(), hidden, edition=edition)
    table.me.deploys("Hidden", flip_up=True)
    table.resolves()
    assert table.me.play == ["Hidden"]
    assert not table.state.face_down[table.card("Hidden")]


@COMPREHENSIVE
def test_507_4c_the_extra_cost_of_flip_up_comes_before_the_others(edition: Edition) -> None:
    hidden = character(
        "Hidden", 3, 3, 1,
        v.FlipUp(0, "", (v.Discard(1),)),
        v.OnResolve(cost=(v.Pick(v.CHARACTER),)),
        cost=9,
    )  # fmt: skip
    table = board(
        Side(face_down=["Hidden"], hand=["Guard", "Hat"], play=["Guard", "Wall"]), Side(),
        hidden, GUARD, LIFE_HAT, character("Wall", 1, 4), edition=edition,
    )  # fmt: skip
    table.me.deploys("Hidden", flip_up=True)
    assert sorted(table.me.choices()) == ["Guard", "Hat"], "first the discard"
    table.me.picks("Hat")
    assert table.asks is DecisionKind.PICK
    assert sorted(table.me.choices()) == ["Guard", "Wall"]


@rule("EX-028b", "EX-028a")
@COMPREHENSIVE
def test_507_4d_flip_up_keeps_the_timing_of_the_card(edition: Edition) -> None:
    hidden = character("Hidden", 3, 3, 1, v.FlipUp(1, ""), cost=9)
    quick = character("Quick", 3, 3, 1, v.FlipUp(1, ""), v.TACTICAL, cost=9)
    table = board(
        Side(play=["Monk"], resources=1),
        Side(face_down=["Hidden", "Quick", "Guttersnipe"], resources=["Deception"] * 2),
        hidden,
        quick,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    assert not table.you.can_deploy("Hidden", flip_up=True)
    assert table.you.can_deploy("Quick", flip_up=True) is (edition is Edition.CR3)
    assert table.you.can_deploy("Guttersnipe", flip_up=True), "it says so itself"


@ALL
@rule("EX-B09a", "EX-B09b", "cr2010:507.5a", "basic1e:B.unique.1", "basic1e:B.unique.2")
def test_507_5a_a_player_keeps_one_of_two_with_a_unique_name(edition: Edition) -> None:
    queen = character("Queen", 1, 1, 1, v.Unique("Beatrix"), cost=0)
    regent = character("Regent", 2, 2, 1, v.Unique("beatrix"), cost=0)
    table = board(
        Side(play=["Queen"], hand=["Regent"]), Side(play=["Queen"]), queen, regent,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Regent")
    table.resolves()
    table.me.picks("Regent")
    assert table.me.play == ["Regent"]
    assert table.you.play == ["Queen"]


@ALL
@pytest.mark.parametrize("kept", [0, 1])
def test_507_5a_what_waits_for_the_second_one_happens_before_the_choice(
    edition: Edition, kept: int
) -> None:
    twin = character(
        "Twin", 1, 1, 1, v.Unique("Twin"), v.Trigger(v.EntersPlay(), (v.GainInfluence(1),)), cost=0
    )
    table = board(Side(play=["Twin"], hand=["Twin"]), Side(), twin, edition=edition)
    table.me.deploys("Twin")
    table.resolves()
    with shows("503.1"):
        assert (table.asked, table.me.influence) == (table.me, 21)
    table.me._does(table.me.legal[kept])
    assert (table.me.play, table.me.discard) == (["Twin"], ["Twin"])
    assert table.me.influence == 21


def test_507_5a_a_card_that_is_unique_twice_by_one_name_is_no_second_card() -> None:
    queen = character(
        "Queen", 1, 1, 1, v.Unique("Queen"),
        v.Conditional(v.CHARACTER, (v.GainsUniqueName(),)), cost=0,
    )  # fmt: skip
    table = board(Side(hand=["Queen"]), Side(), queen)
    table.me.deploys("Queen")
    table.resolves()
    assert table.state.decision is not None
    assert table.state.decision.kind is DecisionKind.ACT
    assert table.me.play == ["Queen"]


@COMPREHENSIVE
def test_507_5b_a_prevented_destruction_is_tried_again_when_nothing_prevents_it(
    edition: Edition,
) -> None:
    king = character("King", 1, 1, 1, v.Unique("King"))
    ward = item(
        "Ward",
        v.Conditional(v.CHARACTER, (v.Cannot(v.Action.BE_DESTROYED),)),
    )
    table = board(
        Side(play=["Ward", "King"], hand=["King", "Kill"], resources=1), Side(), king, ward, KILL,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("King")
    table.resolves()
    assert table.me.play.count("King") == 2, "neither can be destroyed"
    table.me.deploys("Kill")
    table.me.picks("Ward")
    table.resolves()
    if table.asks is DecisionKind.CHOOSE_CARD:
        table.me.picks("King")
    assert table.me.play == ["King"]


@COMPREHENSIVE
def test_507_5b_a_unique_card_that_cannot_be_destroyed_is_tried_once(edition: Edition) -> None:
    king = v.Unique("King")
    spared = (v.Cannot(v.Action.BE_DESTROYED),)
    ward = item("Ward", v.Conditional(v.CHARACTER.named("Statue"), spared))
    table = board(
        Side(play=["Statue", "Ward"], hand=["Heir", "Wait", "Kill"], resources=1), Side(),
        character("Statue", 1, 1, 1, king), character("Heir", 1, 1, 1, king), ward, KILL,
        tactic("Wait"), edition=edition,
    )  # fmt: skip
    table.me.deploys("Heir")
    table.resolves()
    table.me.picks("Heir")
    table.me.deploys("Wait")
    table.resolves()
    assert (table.asks, table.me.play) == (DecisionKind.ACT, ["Statue", "Ward", "Heir"])
    table.me.deploys("Kill")
    table.me.picks("Ward")
    table.resolves()
    assert table.me.choices() == ["Statue", "Heir"], "nothing prevents it any more"
    table.me.picks("Heir")
    assert table.me.play == ["Heir"]


@ALL
def test_507_6a_a_tactical_card_is_deployed_like_a_tactic_in_cr3(edition: Edition) -> None:
    scout = character("Lookout", 1, 1, 1, v.TACTICAL)
    flag = item(
        "Flag",
        v.Conditional(v.CHARACTER.in_hand(), (v.Gains(v.Keyword.TACTICAL),)),
    )
    for hand, play in (("Lookout", []), ("Guard", ["Flag"])):
        table = board(
            Side(play=["Monk"], resources=1), Side(hand=[hand], play=play, resources=2),
            scout, flag, WEAK_GUARD, character("Monk", 1, 1, 1, RECRUIT), edition=edition,
        )  # fmt: skip
        table.me.uses("Monk", "RECRUIT")
        with shows("507.6b"):
            assert table.you.can_deploy(hand) is (edition is Edition.CR3)
    if edition is Edition.CR3:
        table.you.deploys("Guard")
        table.resolves()
        assert table.you.play == ["Flag", "Guard"]


def test_507_6b_tactical_works_in_hand_and_on_a_face_down_resource() -> None:
    scout = character("Lookout", 1, 1, 1, v.TACTICAL, v.FlipUp(1, ""))
    slow = character("Sluggard", 1, 1, 1, v.FlipUp(1, ""))
    there = ["Lookout", "Sluggard"]
    table = board(
        Side(play=["Monk"]), Side(hand=there, face_down=there, resources=1), scout, slow, MONK
    )
    table.me.uses("Monk", "NAP")
    for name, able in (("Lookout", True), ("Sluggard", False)):
        assert table.you.can_deploy(name) is able
        assert table.you.can_deploy(name, flip_up=True) is able
    table.you.deploys("Lookout", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.you.picks("Rage")
    table.me.passes()
    assert table.you.play == ["Lookout"]
