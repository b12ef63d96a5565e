"""Where two rules meet: cards, areas, control, damage and numbers. Rules: 102 to 414."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import events as happened
from tests.support.rules import rule
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)


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
@rule("506.6", "207.5")
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
@rule("402.5b", "102.1a")
def test_306_2_who_fails_to_draw_has_not_done_so(edition: Edition) -> None:
    toll = (words.If(words.Done(), (words.LoseInfluence(1),)),)
    deal = tactic("Deal", [words.Draw(1), *toll])
    for deck, influence in (((), 20), (("Guard",), 19)):
        table = board(Side(hand=["Deal"], deck=deck), Side(), GUARD, deal, edition=edition)
        table.me.deploys("Deal")
        table.resolves()
        assert table.me.influence == influence


@ALL
@rule("401.2")
def test_306_2_to_draw_as_a_cost_takes_a_card_to_draw(edition: Edition) -> None:
    study = words.Ability("STUDY", (words.Draw(1),), (words.GainInfluence(1),))
    for deck in ((), ("Guard",)):
        table = board(
            Side(play=["Monk"], deck=deck), Side(), GUARD, character("Monk", 1, 1, 1, study),
            edition=edition,
        )  # fmt: skip
        assert table.me.can_use("Monk", "STUDY") is bool(deck)
