"""Influence, icons, tactics, hands, flipping and the turn. Rules: 202, 203, 205, 311, 403, 602."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.rules import rule, shows
from tests.support.scenario import Made, Side, Table, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
STUDY = tactic("Study", [words.Draw(1)])
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
STAPLES = {"Obsession": "O", "Greed": "G", "Elitism": "E", "Deception": "D", "Rage": "R"}


def odd(threshold: str) -> Made:
    """A made-up card that costs nothing but asks for icons."""
    return character("Odd", 1, 1, cost=0, threshold=threshold)


@ALL
@pytest.mark.parametrize(("influence", "lost"), [(4, False), (3, True)])
@rule("basic1e:B.object.2")
def test_202_3_whoever_has_no_influence_left_has_lost(
    edition: Edition, influence: int, lost: bool
) -> None:
    curse = tactic("Curse", [words.LoseInfluence(3, words.OPPONENT)])
    table = board(Side(hand=["Curse"]), Side(influence=influence), curse, edition=edition)
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.influence == influence - 3
    assert (table.winner is table.me) is lost
    assert (table.asks is None) is lost


@ALL
@rule("basic1e:B.resource.1", "basic1e:B.icons.1")
def test_203_4_a_resource_gives_the_icon_that_a_threshold_asks_for(edition: Edition) -> None:
    for name in STAPLES:
        for other, icon in STAPLES.items():
            table = board(Side(resources=[name], hand=["Odd"]), Side(), odd(icon), edition=edition)
            with shows("203.5c", "405.5"):
                assert table.me.can_deploy("Odd") is (name == other), f"{name} for {icon}"
        twice = odd(STAPLES[name] * 2)
        table = board(Side(resources=[name], hand=["Odd"]), Side(), twice, edition=edition)
        assert not table.me.can_deploy("Odd"), "it is one icon"


@ALL
def test_311_1_provided_icons_count_for_their_controller_only(edition: Edition) -> None:
    lamp = item("Lamp", words.Provides("RE"))
    ours = edition is not Edition.BASIC1E  # where only resources give icons
    for mine, yours, able in (((), (), False), (("Lamp",), (), ours), ((), ("Lamp",), False)):
        table = board(
            Side(play=mine, hand=["Odd"]), Side(play=yours), lamp, odd("RE"), edition=edition
        )
        assert table.me.can_deploy("Odd") is able


@ALL
def test_311_2_a_staple_provides_its_icon_while_it_lies_face_up(edition: Edition) -> None:
    volition = edition is Edition.CR3
    for icon, down, up in (("R", False, True), ("V", volition, False)):
        table = board(Side(face_down=["Rage"], hand=["Odd"]), Side(), odd(icon), edition=edition)
        assert table.me.can_deploy("Odd") is down
        table = board(Side(resources=["Rage"], hand=["Odd"]), Side(), odd(icon), edition=edition)
        assert table.me.can_deploy("Odd") is up


@ALL
@rule("basic1e:B.tactic.3")
def test_205_1_a_tactic_fits_in_the_own_turn_a_response_and_the_pauses_of_a_battle(
    edition: Edition,
) -> None:
    def table() -> Table:
        return board(
            Side(play=["Monk"], hand=["Study"]), Side(hand=["Study"]), MONK, STUDY, edition=edition
        )

    own = table()
    assert own.me.can_deploy("Study")
    assert not own.you.can_deploy("Study")
    response = table()
    response.me.uses("Monk", "NAP")
    assert response.you.can_deploy("Study")
    battle = table()
    battle.me.attacks("Monk")
    assert (battle.asks, battle.me.can_deploy("Study")) == (DecisionKind.BATTLE_WINDOW, True)
    battle.me.passes()
    assert (battle.asks, battle.you.can_deploy("Study")) == (DecisionKind.BATTLE_WINDOW, True)


@ALL
@rule("basic1e:B.areas.2")
def test_403_2b_a_hand_may_hold_any_number_of_cards(edition: Edition) -> None:
    feast = tactic("Feast", [words.Draw(30)])
    table = board(
        Side(hand=["Feast", *["Guard"] * 20], deck=["Guard"] * 30), Side(), feast, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Feast")
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert len(table.me.hand) == 50
    assert table.me.discard == ["Feast"]


@COMPREHENSIVE
def test_411_3_flipped_up_the_resource_leaves_play_and_a_new_card_enters(
    edition: Edition,
) -> None:
    hidden = character(
        "Hidden", 3, 3, 1, words.FlipUp(0, ""),
        words.Trigger(words.EntersPlay(), (words.GainInfluence(1),)),
        cost=9,
    )  # fmt: skip
    table = board(Side(face_down=["Hidden"], resources=1), Side(), hidden, edition=edition)
    table.state.tokens[table.card("Hidden")] = 2
    assert table.me.free == 2
    table.me.deploys("Hidden", flip_up=True)
    table.resolves()
    assert table.me.free == 1, "the resource is gone"
    assert table.me.influence == 21, "a card entered play"
    assert table.tokens("Hidden") == 0, "it is a new card"
    assert not table.me.can_attack(), "it was not there when the turn started"


def test_602_1_nobody_acts_between_the_things_that_start_a_turn() -> None:
    grow = words.Ability("GROW", (), (words.Alter(words.THIS, (words.More(words.LIFE, 2),)),))
    bell = item("Bell", words.Trigger(words.TurnStarts(), (words.GainInfluence(1, words.EACH),)))
    table = board(
        Side(play=["Tree"]), Side(play=["Bell"], fresh=["Guard"]),
        character("Tree", 1, 1, 1, grow), GUARD, bell,
    )  # fmt: skip
    tree = table.card("Tree")
    table.me.uses("Tree", "GROW")
    table.resolves()
    table.state.damage[tree] = {tree: 2}
    table.next_turn()
    assert table.me.play == ["Tree"], "the damage is gone when the life is"
    assert (table.damage("Tree"), table.life("Tree")) == (0, 1)
    assert table.you.can_attack()
    assert not table.told(happened.Destroyed)


@ALL
@rule("cr2010:206.1", "basic1e:B.item.4")
def test_206_1_items_and_locations_are_deployed_in_the_own_turn_only(edition: Edition) -> None:
    for card in (item("Relic", cost=0), location("Tower", 2, cost=0)):
        name = card.card.name
        table = board(
            Side(play=["Monk"], hand=[name]), Side(hand=[name]), MONK, card, edition=edition
        )
        assert table.me.can_deploy(name)
        table.me.uses("Monk", "NAP")
        assert table.asks is DecisionKind.RESPOND
        with shows("207.1"):
            assert not table.you.can_deploy(name)
        table.resolves()
        table.me.deploys(name)
        table.resolves()
        assert table.area(name) is Area.IN_PLAY
