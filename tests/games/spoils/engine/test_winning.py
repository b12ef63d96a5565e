"""Ways to win a game, and the cards that a deck brings along. Rules: 101 to 103."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Done, apply, outcome, to_decide
from tests.support.made_cards import CHEAP_GUARD, GUARD, MADE, SLOW, SWITCH
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic
from tests.support.tables import at_table

ALL = pytest.mark.parametrize("edition", list(Edition))


@ALL
@rule("basic1e:B.primary.1")
def test_101_1_a_card_that_may_attack_at_once_does_so_against_the_rule(edition: Edition) -> None:
    swift = character(
        "Swift", 1, 1, 1,
        v.Conditional(v.THIS, (v.Can(v.Action.ATTACK_AT_ONCE),)),
    )  # fmt: skip
    for name, able in (("Swift", True), ("Guard", False)):
        table = board(Side(fresh=[name]), Side(), swift, GUARD, edition=edition)
        assert table.me.can_attack() is able


@ALL
def test_101_1_parkour_hoodlum_ignores_what_locations_do_to_characters(edition: Edition) -> None:
    resort = at_table(Side(play=["Parkour Hoodlum", "Guard", "Clandestine Resort"]),
                      edition=edition)  # fmt: skip
    assert (resort.life("Parkour Hoodlum"), resort.life("Guard")) == (1, 4)
    alley = at_table(Side(play=["Parkour Hoodlum", "Guard", "Hangdog Alley"]), edition=edition)
    alley.me.attacks("Parkour Hoodlum")
    assert alley.asks is not DecisionKind.ATTACKERS, "for the other one a party has one member"
    even = at_table(Side(play=["Parkour Hoodlum", "Guard", "Arcana Department"]), edition=edition)
    even.me.attacks("Parkour Hoodlum")
    assert even.state.battle is not None
    assert even.names(even.state.battle.attacking) == ["Parkour Hoodlum"]


@ALL
def test_101_1_parkour_hoodlum_ignores_their_prices_and_replacements_too(edition: Edition) -> None:
    toll = location(
        "Toll", 9,
        v.Requirement(
            v.EACH, v.MustPay(2, v.Action.USE_ABILITY, v.CHARACTER)
        ),
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),)),
    )  # fmt: skip
    gift = item("Gift", v.Conditional(v.CHARACTER, (
        v.GainsText(v.Ability("RUN", (v.Pay(1),), ())),)))  # fmt: skip
    table = board(
        Side(play=["Parkour Hoodlum", "Guard", "Toll", "Gift"], hand=["Kill"], resources=2),
        Side(), *MADE, toll, gift, edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Parkour Hoodlum", "RUN")
    assert not table.me.can_use("Guard", "RUN")
    table.me.deploys("Kill")
    table.me.picks("Parkour Hoodlum")
    table.resolves()
    assert "Parkour Hoodlum" in table.me.discard


@ALL
def test_102_1_the_owner_of_the_winning_deck_wins_wherever_they_sit(edition: Edition) -> None:
    table = board(Side(play=[SWITCH, "Guard"]), Side(influence=2), CHEAP_GUARD, edition=edition)
    assert to_decide(table.state) == 1
    table.me.attacks("Guard")
    while table.state.decision is not None:
        table.happened.extend(apply(table.state, Done()))
    result = outcome(table.state)
    assert result is not None
    assert result.winner == 0


@ALL
@rule("cr2010:102.1", "basic1e:B.object.1")
def test_102_1_without_influence_a_player_has_lost(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(influence=3), SLOW, edition=edition)
    table.me.attacks("Slow")
    table.resolves()
    with shows("408.3a"):
        assert table.winner is table.me
    assert table.asks is None


@ALL
@rule("basic1e:B.draw.2")
def test_102_1a_drawing_from_an_empty_deck_does_not_lose(edition: Edition) -> None:
    study = tactic("Study", [v.Draw(3)])
    table = board(Side(hand=["Study"], deck=["Guard"]), Side(), study, GUARD, edition=edition)
    table.me.deploys("Study")
    table.resolves()
    assert table.me.hand == ["Guard"]
    assert table.asks is DecisionKind.ACT


@ALL
@rule("cr2010:102.2", "basic1e:B.object.3")
def test_102_2_both_losing_together_is_a_draw(edition: Edition) -> None:
    doom = tactic("Doom", [v.LoseInfluence(5, v.EACH)])
    table = board(Side(hand=["Doom"], influence=4), Side(influence=3), doom, edition=edition)
    table.me.deploys("Doom")
    table.resolves()
    assert table.state.result is not None
    with shows("306.4"):
        assert table.state.result.winner is None
