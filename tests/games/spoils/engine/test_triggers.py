"""Triggers. Rules: 503."""

from dataclasses import replace

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.game import RECORD_SCHEMA
from app.games.spoils.engine.record import table_digest
from tests.support.made_cards import GAIN, GUARD, SLAY, WALL, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.tables import at_table, settles, stolen

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


@pytest.mark.parametrize(("name", "most"), [("Flaming Barduse", 2), ("Really Big Barduse", 5)])
def test_503_1_a_barduse_inflicts_its_damage_as_it_enters_play(name: str, most: int) -> None:
    table = at_table(Side(hand=[name], resources=["Rage"] * 6), Side(play=["Big"]))
    table.me.deploys(name)
    table.me.agrees()
    table.me.sets("Big")
    settles(table)
    assert table.me.numbers() == list(range(most + 1))
    table.me.answers(most)
    assert table.damage("Big") == most


@ALL
def test_503_1_what_a_card_was_attached_to_is_known_as_it_leaves_play(edition: Edition) -> None:
    table = stolen(edition)
    table.me.deploys("Kill")
    table.me.picks("Sticky Stealy Hand")
    settles(table)
    assert table.me.discard == ["Sticky Stealy Hand", "Kill"]
    assert table.controller("Gizmo") is table.you


@COMPREHENSIVE
def test_503_1_what_waits_for_the_next_event_waits_once(edition: Edition) -> None:
    omen = tactic("Omen", [v.Later(v.Draws(v.YOU), (v.GainInfluence(1),))])
    study = tactic("Study", [v.Draw(1), v.Draw(1)])
    table = board(
        Side(hand=["Omen", "Study"], deck=["Guard"] * 3), Side(), omen, study, WEAK_GUARD,
        edition=edition,
    )  # fmt: skip
    for name in ("Omen", "Study"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.influence == 21


@ALL
def test_503_1_a_trigger_is_followed_at_once_in_the_middle_of_another_text(
    edition: Edition,
) -> None:
    """A card is drawn, the trigger gains 2, and only then the text of Study goes on."""
    watcher = item("Watcher", v.Trigger(v.Draws(v.YOU), (v.GainInfluence(2),)))
    study = tactic("Study", [v.Draw(1), v.LoseInfluence(5), v.Draw(1)])
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard", "Wall"]), Side(), GUARD, WALL,
        watcher, study, edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    told = (events.Drew, events.InfluenceGained, events.InfluenceLost)
    assert [type(event) for event in table.happened if isinstance(event, told)] == [
        events.Drew, events.InfluenceGained, events.InfluenceLost,
        events.Drew, events.InfluenceGained,
    ]  # fmt: skip


@ALL
def test_503_1_a_trigger_is_followed_though_its_card_has_left_play(edition: Edition) -> None:
    will = v.Trigger(v.Destroyed(v.CHARACTER), (GAIN,))
    sweep = tactic("Sweep", [v.Destroy(v.CHARACTER)])
    table = board(
        Side(hand=["Sweep"]), Side(play=["Seer", "Guard"]), GUARD, sweep,
        character("Seer", 1, 1, 1, will), edition=edition,
    )  # fmt: skip
    table.me.deploys("Sweep")
    table.resolves()
    assert table.you.play == []
    assert table.you.influence == 22, "it saw the Guard and itself go"


@COMPREHENSIVE
def test_503_3_triggers_wait_until_the_costs_are_satisfied(edition: Edition) -> None:
    grave = character(
        "Mourner", 1, 1, 1,
        v.Trigger(v.Destroyed(v.CHARACTER.others()), (v.GainInfluence(1),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [v.Draw(1)],
        pays=[v.Pick(v.CHARACTER.named("Guard")), v.Destroy(v.PICKED)],
        cost=1,
    )
    table = board(
        Side(play=["Mourner", "Guard"], hand=["Rite"], resources=1),
        Side(),
        grave,
        rite,
        WEAK_GUARD,
        edition=edition,
    )
    table.me.deploys("Rite")
    kinds = [type(event) for event in table.happened]
    with shows("604.1f"):
        assert kinds.index(events.Paid) < kinds.index(events.InfluenceGained)


def test_503_3_triggers_did_not_wait_in_the_first_edition() -> None:
    grave = character(
        "Mourner", 1, 1, 1,
        v.Trigger(v.Destroyed(v.CHARACTER.others()), (v.GainInfluence(1),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [v.Draw(1)],
        pays=[v.Pick(v.CHARACTER.named("Guard")), v.Destroy(v.PICKED)],
        cost=1,
    )
    table = board(
        Side(play=["Mourner", "Guard"], hand=["Rite"], resources=1),
        Side(),
        grave,
        rite,
        WEAK_GUARD,
        edition=Edition.BASIC1E,
    )
    table.me.deploys("Rite")
    kinds = [type(event) for event in table.happened]
    with shows("basic1e:B.triggers.1"):
        assert kinds.index(events.InfluenceGained) < kinds.index(events.Paid)


@ALL
@rule("basic1e:B.multitrig.1")
def test_503_4_triggers_of_both_players_are_ordered_by_the_active_player(
    edition: Edition,
) -> None:
    watcher = item(
        "Watcher",
        v.Trigger(v.Destroyed(v.CHARACTER), (v.GainInfluence(1),)),
    )
    table = board(
        Side(hand=["Kill"], play=["Watcher"]), Side(play=["Guard", "Watcher"]),
        GUARD, SLAY, watcher, edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert table.state.decision is not None
    assert table.state.decision.player == 0
    table.me.answers(1)
    assert (table.me.influence, table.you.influence) == (21, 21)


@ALL
def test_503_4_of_two_cards_that_left_together_the_player_says_which_one_a_text_is_about_first(
    edition: Edition,
) -> None:
    """The one text was set off twice; the order shows on the deck."""
    tomb = item(
        "Tomb",
        v.Trigger(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.DECK_TOP),)),
    )
    sweep = tactic("Sweep", [v.Destroy(v.CHARACTER)])
    for first, deck in ((0, ["Wall", "Guard"]), (1, ["Guard", "Wall"])):
        table = board(
            Side(play=["Guard", "Wall", "Tomb"], hand=["Sweep"]), Side(), GUARD, WALL, tomb, sweep,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Sweep")
        table.resolves()
        assert table.asks is DecisionKind.ORDER
        assert table.state.decision.words == ("Tomb: Guard", "Tomb: Wall")
        table.me.answers(first)
        assert table.me.deck == deck


@ALL
def test_503_4_nobody_is_asked_for_an_order_that_makes_no_difference(edition: Edition) -> None:
    wake = item("Wake", v.Trigger(v.Destroyed(v.CHARACTER), (v.GainInfluence(1),)))
    sweep = tactic("Sweep", [v.Destroy(v.CHARACTER)])
    table = board(
        Side(play=["Guard", "Wall", "Wake"], hand=["Sweep"]), Side(), GUARD, WALL, wake, sweep,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Sweep")
    table.resolves()
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 22)


WAKE = v.Trigger(v.Destroyed(v.CHARACTER), (v.GainInfluence(1),))


def woken(effect: v.Step, *others: str, edition: Edition, schema: int = RECORD_SCHEMA) -> Table:
    """A character goes while two cards of one kind have a trigger on that, and others have too."""
    sweep = tactic("Sweep", [v.Destroy(v.CHARACTER.named("Guard"))])
    table = board(
        Side(play=["Guard", "Twin", "Twin", *others], hand=["Sweep"], deck=["Guard"] * 4), Side(),
        GUARD, item("Twin", v.Trigger(v.Destroyed(v.CHARACTER), (effect,))), item("Wake", WAKE),
        sweep, edition=edition,
    )  # fmt: skip
    table.state.game = replace(table.state.game, record_schema=schema)
    table.me.deploys("Sweep")
    table.resolves()
    return table


@ALL
def test_503_4_two_cards_that_do_the_same_are_not_put_in_order(edition: Edition) -> None:
    table = woken(v.GainInfluence(1), edition=edition)
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 22)
    offered = woken(v.May(then=(v.Draw(),)), edition=edition)
    assert offered.asks is DecisionKind.MAY
    offered.me.agrees()
    offered.me.agrees()
    assert (offered.asks, len(offered.me.hand)) == (DecisionKind.ACT, 2)


@ALL
def test_503_4_of_triggers_that_are_alike_one_is_offered(edition: Edition) -> None:
    table = woken(v.Draw(), "Wake", edition=edition)
    assert table.asks is DecisionKind.ORDER
    assert len(table.me.legal) == 2
    table.me.answers(0)
    assert table.asks is DecisionKind.ORDER
    assert (len(table.me.hand), table.me.influence) == (1, 20)
    table.me.answers(1)
    assert table.asks is DecisionKind.ACT
    assert (len(table.me.hand), table.me.influence) == (2, 21)


@ALL
@pytest.mark.parametrize(
    "effect",
    [
        v.PutTokens(v.THIS),
        v.GainInfluence(v.Count(v.CHARACTER.others())),
        v.May((v.Pick(v.CARD),), (v.Destroy(v.PICKED),)),
    ],
)
def test_503_4_texts_that_depend_on_their_card_are_put_in_order(
    edition: Edition, effect: v.Step
) -> None:
    assert woken(effect, edition=edition).asks is DecisionKind.ORDER


@ALL
@pytest.mark.parametrize("effect", [v.Draw(), v.PutMicromajigs(2), v.DiscardAtRandom()])
def test_503_4_what_is_not_put_in_order_comes_out_the_same_in_any_order(
    edition: Edition, effect: v.Step
) -> None:
    unasked = woken(effect, edition=edition)
    assert unasked.asks is DecisionKind.ACT
    for first in (0, 1):
        asked = woken(effect, edition=edition, schema=2)
        asked.me.answers(first)
        assert table_digest(asked.state) == table_digest(unasked.state)


@ALL
def test_503_4_games_of_earlier_records_ask_for_every_order(edition: Edition) -> None:
    table = woken(v.GainInfluence(1), edition=edition, schema=2)
    assert table.asks is DecisionKind.ORDER
    assert len(table.me.legal) == 2


@ALL
def test_503_4a_the_order_of_triggers_is_decided_one_at_a_time(edition: Edition) -> None:
    """The result of the first trigger is seen before the next one is chosen."""
    names = ("First", "Second", "Third")
    bells = [
        item(name, v.Trigger(v.Draws(v.YOU), (v.GainInfluence(10**place),)))
        for place, name in enumerate(names)
    ]
    study = tactic("Study", [v.Draw(1)])
    table = board(
        Side(play=names, hand=["Study"], deck=["Guard"]), Side(), GUARD, study, *bells,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    seen = []
    for choice in ("Second", "Third"):
        assert (table.asks, table.asked) == (DecisionKind.ORDER, table.me)
        offered = table.state.decision.words
        seen.append((table.me.influence, len(offered)))
        table.me.answers(next(n for n, it in enumerate(offered) if it.startswith(choice)))
    assert seen == [(20, 3), (30, 2)]
    assert [event.amount for event in table.told(events.InfluenceGained)] == [10, 100, 1]
