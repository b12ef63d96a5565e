"""Replacements. Rules: 506."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.terms import Area
from tests.support.made_cards import (
    BARE,
    GUARD,
    HAT,
    KILL,
    LAMP,
    MADE,
    SLAY,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import at_table, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
SEEK = tactic("Seek", [v.Search(v.CHARACTER), v.Put(v.FOUND, v.HAND)])


@ALL
@rule("EX-025", "cr2010:506.1", "basic1e:B.replacements.1")
def test_506_1_a_replaced_event_never_happens(edition: Edition) -> None:
    dust = character(
        "Dust", 1, 1, 1,
        v.Replacement(
            v.PutFromPlay(v.THIS, v.DISCARD_PILE),
            (v.Put(v.THIS, v.OUT_OF_GAME),),
        ),
    )  # fmt: skip
    table = board(Side(hand=["Kill"]), Side(play=["Dust"]), dust, SLAY, edition=edition)
    table.me.deploys("Kill")
    table.resolves()
    assert table.you.out_of_game == ["Dust"]
    assert table.you.discard == []
    assert not table.told(events.Destroyed)


def test_506_1_a_replacement_put_in_force_last_is_followed_from_its_own_start() -> None:
    gain = v.GainInfluence(1)
    saves = v.Establish(v.Replacement(v.Destroyed(v.CARD), (gain, gain)))
    ward = tactic("Ward", [gain, gain, saves])
    shot = tactic("Shot", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(hand=["Ward", "Shot"]), Side(play=["Stone"]), ward, shot, character("Stone", 1, 1, 1)
    )
    before = table.state.influence[0]
    for name in ("Ward", "Shot"):
        table.me.deploys(name)
        table.resolves()
    assert table.you.play == ["Stone"]
    assert table.state.influence[0] == before + 4


@pytest.mark.parametrize(("pays", "hand"), [(True, ["Lamp", "Bare"]), (False, ["Bare"])])
def test_506_1_a_search_can_be_replaced_before_the_deck_is_looked_through(
    pays: bool, hand: list[str]
) -> None:
    table = board(
        Side(hand=["Seek"], play=["Golden Charm"], resources=1, deck=["Lamp", "Bare"]), Side(),
        BARE, LAMP, SEEK,
    )  # fmt: skip
    table.me.deploys("Seek")
    table.resolves()
    table.me.agrees() if pays else table.me.declines()
    table.me.picks("Bare")
    assert (table.me.hand, table.me.free) == (hand, 0 if pays else 1)


@ALL
def test_506_1_of_cards_discarded_together_each_is_replaced_by_itself(edition: Edition) -> None:
    lucky = character("Lucky", 1, 1, 1, v.Replacement(
        v.PutAnywhere(v.THIS, v.DISCARD_PILE),
        (v.Put(v.THIS, v.DECK_SHUFFLED),), area=Area.HAND,
    ))  # fmt: skip
    drop = tactic("Drop", [v.Discard(3)])
    table = board(
        Side(hand=["Drop", "Guard", "Lucky", "Wall"]), Side(), GUARD, WALL, lucky, drop,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Drop")
    table.resolves()
    assert (table.me.hand, table.me.deck) == ([], ["Lucky"])
    assert table.me.discard == ["Guard", "Wall", "Drop"]
    (together,) = table.told(events.Discarded)
    assert table.names(together.cards) == ["Guard", "Wall"]


@ALL
def test_506_1_what_never_resolves_goes_to_the_discard_pile_by_way_of_replacements(
    edition: Edition,
) -> None:
    pyre = item("Pyre", v.Replacement(
        v.PutAnywhere(v.CARD.owned_by(v.YOU), v.DISCARD_PILE),
        (v.Put(v.THAT, v.OUT_OF_GAME),),
    ))  # fmt: skip
    stop = tactic("Stop", [v.Terminate(v.RESPONDED_TO)])
    table = board(
        Side(play=["Pyre", "Wall"], hand=["Guard", "Hat", "Kill"], resources=4),
        Side(hand=["Stop", "Kill"]), GUARD, WALL, HAT, KILL, pyre, stop, edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    table.you.deploys("Stop")
    table.resolves()
    table.me.deploys("Hat")
    table.you.deploys("Kill")
    table.you.picks("Wall")
    table.resolves()
    table.me.deploys("Kill")
    table.me.picks("Pyre")
    table.resolves()
    assert table.me.out_of_game == ["Guard", "Wall", "Hat", "Pyre"]
    assert table.me.discard == ["Kill"], "Pyre left play before Kill did"
    assert table.you.discard == ["Stop", "Kill"]


@COMPREHENSIVE
def test_506_2_influence_lost_as_a_cost_is_raised_though_no_cost_is_replaced(
    edition: Edition,
) -> None:
    price = v.Ability("SWEAR", (v.LoseInfluence(2),), ())
    ward = item("Ward", v.Replacement(
        v.LosesInfluence(v.OPPONENT), (v.GainInfluence(9),)))  # fmt: skip
    for watcher, left in (("Gideon, the Ultimate Warrior", 17), ("Ward", 18)):
        table = board(
            Side(play=["Oath"]), Side(play=[watcher]), *MADE, ward, item("Oath", price),
            edition=edition,
        )  # fmt: skip
        table.me.uses("Oath", "SWEAR")
        with shows("410.3"):
            assert table.me.influence == left


@COMPREHENSIVE
def test_506_2_cards_drawn_as_a_cost_are_raised_too(edition: Edition) -> None:
    well = item("Well", v.Ability("DIP", (v.Draw(),), ()))
    table = board(
        Side(play=["Well", "Beatrix Winterbottom"], deck=["Hat"] * 5), Side(), *MADE, well,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Well", "DIP")
    assert table.me.hand == ["Hat", "Hat"]


@COMPREHENSIVE
@rule("cr2010:506.2")
def test_506_2_a_cost_is_not_replaced(edition: Edition) -> None:
    phoenix = character(
        "Phoenix", 1, 1, 1,
        v.Replacement(v.Destroyed(), (v.Put(v.THIS, v.HAND),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [v.Draw(1)],
        pays=[v.Pick(v.CHARACTER), v.Destroy(v.PICKED)],
    )
    table = board(Side(play=["Phoenix"], hand=["Rite"]), Side(), phoenix, rite, edition=edition)
    table.me.deploys("Rite")
    table.resolves()
    assert "Phoenix" in table.me.discard


@pytest.mark.parametrize(("edition", "kept"), [(Edition.CR3, True), (Edition.CR2010, False)])
@rule("EX-026a", "EX-026b")
def test_506_2a_what_is_attached_keeps_its_replacement_in_a_cost(
    edition: Edition, kept: bool
) -> None:
    pickaxe = item(
        "Tool",
        v.AttachTo(),
        v.Replacement(v.Destroyed(), (v.FlipFaceDown(v.THIS),)),
    )
    rite = tactic(
        "Rite",
        [v.Draw(1)],
        pays=[v.Pick(v.CHARACTER), v.Destroy(v.PICKED)],
    )
    table = board(
        Side(play=["Guard"], hand=["Tool", "Rite"], resources=1), Side(), pickaxe, rite, WEAK_GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Tool")
    table.resolves()
    table.me.deploys("Rite")
    table.resolves()
    assert table.area("Guard") is Area.DISCARD_PILE
    assert (table.area("Tool") is Area.IN_PLAY) is kept
    assert table.state.face_down[table.card("Tool")] is kept


@ALL
@rule("basic1e:B.replacements.2")
def test_506_3_what_waits_for_the_next_such_event_replaces_that_one_alone(
    edition: Edition,
) -> None:
    shield = tactic(
        "Shield",
        [v.Establish(v.Replacement(v.Inflicts(v.CARD), (v.AmountBecomes(0),), next_only=True))],
    )
    shot = tactic("Shot", [v.Inflict(2, v.FACTION.opponent_controls())])
    table = board(Side(hand=["Shield", "Shot", "Shot"]), Side(), shield, shot, edition=edition)
    left = []
    for name in ("Shield", "Shot", "Shot"):
        table.me.deploys(name)
        table.resolves()
        left.append(table.you.influence)
    assert left == [20, 20, 18]


@ALL
@rule("basic1e:B.multirepl.1")
def test_506_4_of_several_replacements_one_is_chosen(edition: Edition) -> None:
    home = item(
        "Home",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),)),
    )
    void = item(
        "Pit",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.OUT_OF_GAME),)),
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Guard", "Home", "Pit"]), GUARD, SLAY, home, void,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert table.state.decision is not None
    assert table.state.decision.player == 1, "both are the opponent's"
    table.you.answers(table.state.decision.words.index("Pit"))
    assert table.area("Guard") is Area.OUT_OF_GAME


@ALL
@pytest.mark.parametrize("active", [0, 1])
def test_506_4_the_active_player_chooses_among_replacements_of_both_players(
    edition: Edition, active: int
) -> None:
    home = v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),))
    pit = v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.OUT_OF_GAME),))
    burn = v.Ability("BURN", (), (v.Destroy(v.CHARACTER.named("Guard")),))
    for choice, area in (("Home", Area.HAND), ("Pit", Area.OUT_OF_GAME)):
        table = board(
            Side(play=["Home", "Torch"]), Side(play=["Pit", "Torch", "Guard"]), GUARD,
            item("Home", home), item("Pit", pit), item("Torch", burn), edition=edition,
            active=active,
        )  # fmt: skip
        seat = (table.me, table.you)[active]
        seat.uses("Torch", "BURN")
        table.resolves()
        assert (table.asks, table.asked) == (DecisionKind.ORDER, seat)
        seat.answers(table.state.decision.words.index(choice))
        assert table.area("Guard") is area


@ALL
def test_506_4_the_replacements_not_chosen_are_ignored_even_if_the_thing_happens_after_all(
    edition: Edition,
) -> None:
    offer = v.May((v.Put(v.THAT, v.HAND),), otherwise=(v.AsUsual(),))
    ask = item("Ask", v.Replacement(v.Destroyed(v.CHARACTER), (offer,)))
    pit = item(
        "Pit",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.OUT_OF_GAME),)),
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Guard", "Ask", "Pit"]), GUARD, SLAY, ask, pit,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.state.decision is not None
    table.you.answers(table.state.decision.words.index("Ask"))
    table.you.declines()
    assert table.area("Guard") is Area.DISCARD_PILE


@ALL
@pytest.mark.parametrize("guarded", [("Guard", "Guard"), ("Guard", "Wall")])
def test_506_4_two_copies_of_a_delayed_replacement_wait_apart(
    edition: Edition, guarded: tuple[str, str]
) -> None:
    """Used twice on one character, or on two: the second still waits when the first was used."""
    nothing = v.Replacement(v.Inflicts(v.CARD, v.PICKED), (v.AmountBecomes(0),), next_only=True)
    shield = v.Ability("SHIELD", (v.Pick(v.CHARACTER.you_control()),), (v.Establish(nothing),))
    zap = tactic("Zap", [v.Inflict(9, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Guard", "Wall", "Priest"], hand=["Zap", "Zap"]), Side(), GUARD, WALL,
        character("Priest", 1, 1, 1, shield), zap, edition=edition,
    )  # fmt: skip
    for name in guarded:
        table.me.uses("Priest", "SHIELD")
        table.me.picks(name)
        table.resolves()
    for name in guarded:
        table.me.deploys("Zap")
        table.me.picks(name)
        table.resolves()
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
    assert table.me.play == ["Guard", "Wall", "Priest"]
    assert not table.state.changes, "both are used up"


@ALL
def test_506_5_each_use_of_an_ability_lowers_damage_once(edition: Edition) -> None:
    table = at_table(
        Side(play=["Fiscal Intercessor", "Guard"], hand=["Rest", "Shot"]), edition=edition
    )
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Guard")
    settles(table)
    table.me.deploys("Rest")
    table.me.picks("Fiscal Intercessor")
    settles(table)
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Guard")
    settles(table)
    table.me.deploys("Shot")
    table.me.picks("Guard")
    settles(table)
    assert table.damage("Guard") == 0


@ALL
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_506_5_a_sockem_bot_can_be_paid_off_again_and_again(edition: Edition, times: int) -> None:
    table = at_table(Side(play=["Sockem Bot"]), Side(resources=times), edition=edition)
    strength = table.strength("Sockem Bot")
    table.me.attacks("Sockem Bot")
    table.me.passes()
    for _ in range(times):
        table.you.uses("Sockem Bot", "PAY OFF")
        table.me.passes()
    settles(table)
    with shows("408.2", "410.3"):
        assert table.you.influence == 20 - strength + times


@COMPREHENSIVE
@pytest.mark.parametrize(("homes", "area"), [(1, Area.DISCARD_PILE), (2, Area.HAND)])
@rule("EX-027a", "EX-027b", "cr2010:506.5")
def test_506_5_each_replacement_is_used_once(edition: Edition, homes: int, area: Area) -> None:
    home = item(
        "Home",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),)),
    )
    trap = item(
        "Trap",
        v.Replacement(v.PutFromPlay(v.CHARACTER, v.HAND), (v.Destroy(v.THAT),)),
    )
    table = board(
        Side(hand=["Kill"], play=["Trap", *["Home"] * homes]), Side(play=["Guard"]),
        home, trap, WEAK_GUARD, SLAY, edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert table.area("Guard") is area
