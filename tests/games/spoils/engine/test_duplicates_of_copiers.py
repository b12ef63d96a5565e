"""Copies of tactics that copy others end. Rules: 307.1, 414.1."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, outcome
from app.games.spoils.engine.model import events
from tests.support.made_cards import WAIT
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, item, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
ICONS = ["Deception", "Rage", "Greed", "Elitism", "Obsession"] * 4
COPIER = "Voidal Replication"


def pays(table: Table) -> None:
    """Pay with the first resources that are offered."""
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])


@ALL
@pytest.mark.parametrize("insight", ["Day of the Tentacle", "Brilliant Insight"])
def test_307_1_a_copy_of_muddle_answers_what_its_original_answered(
    insight: str, edition: Edition
) -> None:
    table = board(
        Side(hand=[insight, "Muddle"], play=["Gnat"], resources=ICONS, deck=["Gnat"] * 9),
        Side(hand=["Muddle"], play=["Gnat"], resources=ICONS, deck=["Gnat"] * 9),
        edition=edition,
    )
    table.me.deploys(insight)
    pays(table)
    table.you.deploys("Muddle")
    pays(table)
    table.me.deploys("Muddle")
    pays(table)
    free = table.me.free
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])
        table.resolves()
    assert outcome(table.state) is None
    copied = {"Day of the Tentacle": 0, "Brilliant Insight": 4}[insight]
    assert table.me.free == free - copied, "the copy is paid for once"
    assert table.me.discard.count("Muddle") == table.you.discard.count("Muddle") == 1
    with shows("314.1"):
        assert table.you.hand == [], "their Muddle was terminated"


@ALL
def test_307_1_a_copy_of_replication_copies_what_was_played_before_its_original(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Wait", COPIER, COPIER], resources=["Obsession"] * 9),
        Side(),
        WAIT,
        edition=edition,
    )
    for name in ("Wait", COPIER, COPIER):
        table.me.deploys(name)
        table.resolves()
    assert outcome(table.state) is None
    assert not table.told(events.LoopStopped)
    followed = [table.state.name(it.card) for it in table.told(events.Resolved)]
    assert followed == ["Wait", COPIER, COPIER]


@ALL
def test_307_1_replication_that_answers_muddle_copies_it_on_what_it_answers(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Brilliant Insight", COPIER], resources=ICONS, deck=["Gnat"] * 9),
        Side(hand=["Muddle"], resources=ICONS, deck=["Gnat"] * 9),
        edition=edition,
    )
    table.me.deploys("Brilliant Insight")
    pays(table)
    table.you.deploys("Muddle")
    pays(table)
    table.me.deploys(COPIER)
    pays(table)
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])
        table.resolves()
    assert outcome(table.state) is None


@ALL
def test_307_1_a_text_goes_on_after_a_duplicate_whose_costs_cannot_be_satisfied(
    edition: Edition,
) -> None:
    needs = (v.Pick(v.CHARACTER.you_control()),)
    table = board(
        Side(hand=["Stroll"], play=["Gnat"]),
        Side(hand=["Muddle"], resources=ICONS),
        tactic("Stroll", (v.GainInfluence(1),), pays=needs),
        edition=edition,
    )
    table.me.deploys("Stroll")
    table.you.deploys("Muddle")
    table.resolves()
    with shows("314.1"):
        assert table.told(events.Terminated)
    assert (table.me.influence, table.you.influence) == (20, 20), "neither of them was followed"


@ALL
def test_307_4_a_duplicate_that_is_put_into_play_is_gone_and_never_enters_it(
    edition: Edition,
) -> None:
    sink = tactic("Sink", (v.Put(v.THIS, v.Place.PLAY_FACE_DOWN),), cost=0)
    herald = item("Herald", v.Trigger(v.EntersPlay(v.CARD), (v.GainInfluence(1),)))
    me = Side(hand=["Sink", COPIER], play=["Herald"], resources=["Obsession"] * 9)
    table = board(me, Side(), sink, herald, edition=edition)
    table.me.deploys("Sink")
    table.resolves()
    assert (table.me.face_down, table.me.influence) == (["Sink"], 21)
    table.me.deploys(COPIER)
    pays(table)
    table.resolves()
    with shows("307.4"):
        assert (table.me.face_down, table.me.influence) == (["Sink"], 21)
    assert len(table.told(events.EnteredPlay)) == 1
