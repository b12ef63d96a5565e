"""Attaching and detaching. Rules: 301."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Area
from tests.support.made_cards import (
    COSTLY_WALL,
    ELITE,
    GUARD,
    HAT,
    KILL,
    LIFE_HAT,
    SLAY,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import armed, settles, stolen

ALL = pytest.mark.parametrize("edition", list(Edition))
BURY = tactic("Bury", [v.FlipFaceDown(v.PICKED)], pays=[v.Pick(v.CHARACTER)])


@ALL
@rule("basic1e:B.attach.2")
def test_301_2_a_card_attached_anew_leaves_its_old_place(edition: Edition) -> None:
    move = tactic(
        "Move",
        [v.Attach(v.picked(1), v.picked(2))],
        pays=[v.Pick(v.ITEM), v.Pick(v.CHARACTER)],
    )
    other = character("Other", 1, 1)
    table = board(
        Side(play=["Guard", "Other"], hand=["Hat", "Move"], resources=1), Side(),
        GUARD, other, LIFE_HAT, move, edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.me.picks("Guard")
    table.resolves()
    table.me.deploys("Move")
    table.me.picks("Other")
    table.resolves()
    assert table.state.attached_to[table.card("Hat")] == table.card("Other")
    assert (table.life("Guard"), table.life("Other")) == (3, 2)


def test_301_2_what_was_chosen_to_meet_a_cost_is_known_to_the_effect() -> None:
    table = board(
        Side(play=["Guard", "Wall"], hand=["Luteoderm Armor"], resources=ELITE),
        Side(),
        GUARD,
        COSTLY_WALL,
    )
    table.me.deploys("Luteoderm Armor")
    table.me.picks("Guard")
    table.resolves()
    table.me.uses("Luteoderm Armor", "HANDOFF")
    table.me.picks("Wall")
    table.resolves()
    assert (table.strength("Guard"), table.strength("Wall")) == (2, 3)
    assert table.is_depleted("Wall")


@ALL
def test_301_3_a_card_is_attached_to_one_card_and_may_carry_many(edition: Edition) -> None:
    hat = item("Hat", v.AttachTo(), v.Conditional(v.HOST, (v.More(v.LIFE, 1),)))
    table = board(
        Side(play=["Guard", "Wall"], hand=["Hat", "Hat"], resources=2), Side(), GUARD, WALL, hat,
        edition=edition,
    )  # fmt: skip
    for _ in range(2):
        table.me.deploys("Hat")
        table.me.picks("Guard")
        table.resolves()
    guard = table.card("Guard")
    hats = [card for card in table.state.in_play if table.state.name(card) == "Hat"]
    with shows("301.1"):
        assert [table.state.attached_to[card] for card in hats] == [guard, guard]
    assert (table.life("Guard"), table.life("Wall")) == (5, 4)
    mutations.attach(table.state, hats[0], table.card("Wall"))
    assert [table.state.attached_to[card] for card in hats] == [table.card("Wall"), guard]
    assert (table.life("Guard"), table.life("Wall")) == (4, 5)


@ALL
@pytest.mark.parametrize("replaced", [False, True])
def test_301_4_what_is_attached_is_flipped_face_down_with_its_bearer(
    edition: Edition, replaced: bool
) -> None:
    """Flipped by an effect, or instead of being destroyed; what is attached is the opponent's."""
    instead = v.Replacement(v.Destroyed(v.THIS), (v.FlipFaceDown(v.THIS),))
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
    assert not table.told(events.Destroyed)


def test_301_4_where_the_item_goes_along_nobody_takes_it() -> None:
    table = stolen(Edition.CR3)
    table.me.deploys("Kill")
    table.me.picks("Gizmo")
    settles(table)
    assert (table.you.discard, table.asks) == (["Gizmo"], DecisionKind.ACT)


@ALL
@pytest.mark.parametrize(
    ("name", "area"),
    [
        ("Kill", Area.DISCARD_PILE),
        ("Banish", Area.OUT_OF_GAME),
        ("Bounce", Area.HAND),
        ("Bury", Area.DECK),
    ],
)
@rule("EX-042", "cr2010:301.4a", "basic1e:B.attach.3")
def test_301_4a_what_is_attached_leaves_play_in_the_same_way(
    edition: Edition, name: str, area: Area
) -> None:
    table = armed(edition, name)
    table.me.deploys(name)
    table.resolves()
    assert table.area("Guard") is area
    assert table.area("Hat") is area


@pytest.mark.parametrize(("play", "area"), [((), Area.DISCARD_PILE), (("Home",), Area.HAND)])
def test_301_4b_what_is_attached_follows_the_replaced_way_out(
    play: tuple[str, ...], area: Area
) -> None:
    home = item(
        "Home",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),)),
    )
    table = board(
        Side(play=["Guard", *play], hand=["Hat", "Kill"], resources=1), Side(),
        GUARD, LIFE_HAT, SLAY, home,
    )  # fmt: skip
    for name in ("Hat", "Kill"):
        table.me.deploys(name)
        table.resolves()
    assert (table.area("Guard"), table.area("Hat")) == (area, area)


@ALL
@pytest.mark.parametrize(
    ("instead", "area"),
    [(v.Put(v.THAT, v.HAND), Area.HAND), (v.GainInfluence(1), Area.IN_PLAY)],
)
def test_301_4b_attached_cards_follow_what_replaces_the_exit(
    edition: Edition, instead: v.Step, area: Area
) -> None:
    home = item("Home", v.Replacement(v.Destroyed(v.CHARACTER), (instead,)))
    table = board(
        Side(play=["Guard", "Home"], hand=["Hat", "Kill"], resources=1),
        Side(),
        WEAK_GUARD,
        LIFE_HAT,
        SLAY,
        home,
        edition=edition,
    )
    table.me.deploys("Hat")
    table.resolves()
    table.me.deploys("Kill")
    table.resolves()
    assert (table.area("Guard"), table.area("Hat")) == (area, area)
