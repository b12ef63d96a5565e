"""Depleting, destroying, discarding, drawing, searching. Rules: 303 to 307, 312, 313."""

from collections import Counter

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    CardId,
    DecisionKind,
    Deck,
    Done,
    EndTurn,
    apply,
    legal_actions,
    new_game,
)
from app.games.spoils.engine.agents import passive
from app.games.spoils.engine.model import events
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType
from tests.support.made_cards import (
    ARMED,
    BARE,
    GAIN,
    GUARD,
    HAT,
    LAMP,
    LEARN,
    LIFE_HAT,
    LIFT,
    MONK,
    RICH,
    SLAY,
    STEAL,
    TOWER,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, made, tactic
from tests.support.tables import at_table, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
PARROT = character(
    "Parrot", 1, 1, 1,
    v.Ability(
        "ECHO",
        (v.Only(v.RespondingTo(v.TACTIC)),),
        (v.Duplicate(v.RESPONDED_TO),),
    ),
)  # fmt: skip
GIFT = tactic("Gift", [v.GainInfluence(2)], pays=[v.Discard(1)], cost=3, threshold="RR")


def echoed(edition: Edition, mine: list[str], *play: str, name: str = "Gift") -> Table:
    """A tactic is deployed, and its opponent's Parrot echoes it."""
    modes = v.OneOfTexts((v.OnResolve((GAIN,)), v.OnResolve((v.LoseInfluence(5, v.OPPONENT),))))
    both = made("Both", CardType.TACTIC, modes, cost=0)
    back = tactic("Back", [GAIN, v.Put(v.THIS, v.HAND)])
    hush = item("Hush", v.Requirement(v.OPPONENT, v.Cannot(v.Action.DEPLOY, v.TACTIC)))
    tell = item("Tell", v.Trigger(v.Deploys(v.EACH, v.TACTIC), (GAIN,)))
    table = board(
        Side(hand=["Gift", "Guard", "Both", "Back"], play=play, resources=3),
        Side(play=["Parrot"], hand=mine, deck=["Wall"] * 4),
        GUARD, WALL, PARROT, GIFT, both, back, hush, tell, edition=edition,
    )  # fmt: skip
    table.me.deploys(name)
    if name == "Gift":
        table.me.picks("Guard")
    elif name == "Both":
        table.me.answers(0)
    table.you.uses("Parrot", "ECHO")
    table.me.passes()
    return table


TOSS = tactic("Toss", [v.Discard(2)])
SPY = tactic(
    "Spy",
    [
        v.Search(v.CHARACTER, deck=v.OPPONENT),
        v.Put(v.FOUND, v.DISCARD_PILE),
    ],
)


@ALL
def test_303_2_what_is_depleted_is_not_depleted_again(edition: Edition) -> None:
    poke = v.Ability("POKE", (v.Deplete(v.THIS),), (GAIN,))
    freeze = tactic("Freeze", [v.Deplete(v.CHARACTER)])
    table = board(
        Side(play=["Imp", "Guard"], hand=["Freeze", "Freeze"]), Side(),
        character("Imp", 1, 1, 1, poke), GUARD, freeze, edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert not table.me.can_use("Imp", "POKE"), "it cannot pay that cost again"
    for _ in range(2):
        table.me.deploys("Freeze")
        table.resolves()
    depleted = [table.state.name(event.card) for event in table.told(events.Depleted)]
    assert depleted == ["Imp", "Guard"]


@pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR3])
def test_303_2_only_what_is_depleted_is_restored(edition: Edition) -> None:
    rise = v.Ability("RISE", (v.Restore(v.THIS),), (GAIN,))
    poke = v.Ability("POKE", (v.Deplete(v.THIS),), ())
    wake = tactic("Wake", [v.Restore(v.CHARACTER)])
    table = board(
        Side(play=["Imp", "Guard"], hand=["Wake"]), Side(), character("Imp", 1, 1, 1, rise, poke),
        GUARD, wake, edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Imp", "RISE"), "it cannot pay that cost"
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert table.me.can_use("Imp", "RISE")
    table.me.deploys("Wake")
    table.resolves()
    restored = [table.state.name(event.card) for event in table.told(events.Restored)]
    assert restored == ["Imp"], "the Guard was not depleted"


@ALL
def test_303_3_a_restored_card_can_be_used_again(edition: Edition) -> None:
    poke = v.Ability("POKE", (v.Deplete(v.THIS),), (GAIN,))
    wake = tactic("Wake", [v.Restore(v.CHARACTER)])
    table = board(
        Side(play=["Imp"], hand=["Wake"]), Side(), character("Imp", 1, 1, 1, poke), wake,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "POKE")
    table.resolves()
    with shows("303.1"):
        assert table.is_depleted("Imp")
        assert not table.me.can_use("Imp", "POKE")
        assert not table.me.can_attack()
    table.me.deploys("Wake")
    table.resolves()
    assert not table.is_depleted("Imp")
    assert table.me.can_use("Imp", "POKE")
    assert table.me.can_attack()


@ALL
@pytest.mark.parametrize(
    ("name", "there", "gone"),
    [
        ("Executive Poaching", ["Gnat", "Guard", "Big"], ["Big"]),
        ("Subordinate Demotivation", ["Gnat", "Guard", "Big"], ["Gnat"]),
    ],
)
def test_304_1_one_character_with_the_extreme_numeric_cost_is_destroyed(
    edition: Edition, name: str, there: list[str], gone: list[str]
) -> None:
    table = at_table(Side(hand=[name], resources=RICH), Side(play=there), edition=edition)
    table.me.deploys(name)
    settles(table)
    assert table.asks is DecisionKind.ACT, "nobody had to be asked"
    assert table.you.discard == gone


def test_304_1_of_those_tied_for_the_highest_cost_its_player_decides() -> None:
    side = Side(play=["Gnat", "Guard", "Peer"])
    table = at_table(Side(hand=["Executive Poaching"], resources=RICH), side)
    table.me.deploys("Executive Poaching")
    settles(table)
    assert table.me.choices() == ["Guard", "Peer"]
    table.me.picks("Peer")
    assert table.you.discard == ["Peer"]


@ALL
def test_304_1_a_destroyed_card_goes_from_play_to_its_owners_discard_pile(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Steal", "Kill"]), Side(play=["Guard"], hand=["Guard"]), GUARD, STEAL, SLAY,
        edition=edition,
    )  # fmt: skip
    for name in ("Steal", "Kill"):
        table.me.deploys(name)
        table.resolves()
    (destroyed,) = table.told(events.Destroyed)
    assert destroyed.last_controller == 0
    assert (table.you.discard, table.you.hand) == (["Guard"], ["Guard"])
    assert table.me.discard == ["Steal", "Kill"]


def test_304_1_the_stone_destroys_what_leaves_play_for_a_hand_and_lets_cards_be_drawn() -> None:
    table = board(
        Side(hand=["Lift", "Learn"], play=["The Stone of Shame"], deck=["Bare"] * 2),
        Side(play=["Armed"]), ARMED, BARE, LIFT, LEARN,
    )  # fmt: skip
    table.me.deploys("Lift")
    table.resolves()
    assert (table.you.hand, table.you.discard) == ([], ["Armed"])
    table.me.deploys("Learn")
    table.resolves()
    assert table.me.hand == ["Bare", "Bare"]


@ALL
@rule("basic1e:B.discard.1")
def test_305_1_cards_are_discarded_from_hand_together(edition: Edition) -> None:
    waste = tactic("Waste", [v.Discard(2, v.OPPONENT)])
    table = board(
        Side(hand=["Waste"]), Side(hand=["Guard", "Tower", "Guard"]), waste, GUARD, TOWER,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Waste")
    table.you.passes()
    table.you.picks("Guard")
    table.you.picks("Tower")
    assert table.you.discard == ["Guard", "Tower"]
    (discarded,) = table.told(events.Discarded)
    assert len(discarded.cards) == 2


def test_305_2_of_cards_discarded_together_each_is_replaced_by_itself() -> None:
    table = board(
        Side(hand=["Toss", "Bare", "Lamp"], play=["Resurrection Emporium"]), Side(),
        BARE, LAMP, TOSS,
    )  # fmt: skip
    table.me.deploys("Toss")
    table.resolves()
    assert (table.me.hand, table.me.out_of_game) == ([], ["Bare"])
    assert table.me.discard == ["Lamp", "Toss"]


@ALL
def test_306_1_the_top_card_of_the_deck_is_drawn(edition: Edition) -> None:
    study = tactic("Study", [v.Draw(1)])
    table = board(
        Side(hand=["Study", "Study"], deck=["Guard", "Wall", "Monk"]), Side(deck=["Monk"]), GUARD,
        WALL, MONK, study, edition=edition,
    )  # fmt: skip
    seen = []
    for _ in range(2):
        table.me.deploys("Study")
        table.resolves()
        seen.append((table.me.hand[-1], table.me.deck))
    assert seen == [("Guard", ["Wall", "Monk"]), ("Wall", ["Monk"])]
    assert table.you.deck == ["Monk"]


def test_306_1_to_draw_is_to_put_into_a_hand() -> None:
    table = board(
        Side(hand=["Learn", "Quotidian Misfire"], resources=["Obsession"] * 4, deck=["Lamp"] * 3),
        Side(deck=["Hat"]), LAMP, HAT, LEARN,
    )  # fmt: skip
    table.me.deploys("Quotidian Misfire")
    table.resolves()
    table.me.deploys("Learn")
    table.resolves()
    assert (table.me.hand, table.me.deck) == ([], ["Lamp"])
    assert sorted(table.me.discard) == ["Lamp", "Lamp", "Learn", "Quotidian Misfire"]
    assert not table.told(events.Drew), "nothing was drawn"


@ALL
def test_306_2_who_fails_to_draw_has_not_done_so(edition: Edition) -> None:
    toll = (v.If(v.Done(), (v.LoseInfluence(1),)),)
    deal = tactic("Deal", [v.Draw(1), *toll])
    for deck, influence in (((), 20), (("Guard",), 19)):
        table = board(Side(hand=["Deal"], deck=deck), Side(), GUARD, deal, edition=edition)
        table.me.deploys("Deal")
        table.resolves()
        assert table.me.influence == influence


@ALL
def test_306_2_to_draw_as_a_cost_takes_a_card_to_draw(edition: Edition) -> None:
    study = v.Ability("STUDY", (v.Draw(1),), (v.GainInfluence(1),))
    for deck in ((), ("Guard",)):
        table = board(
            Side(play=["Monk"], deck=deck), Side(), GUARD, character("Monk", 1, 1, 1, study),
            edition=edition,
        )  # fmt: skip
        assert table.me.can_use("Monk", "STUDY") is bool(deck)


@ALL
def test_306_2_a_player_without_cards_goes_on(edition: Edition) -> None:
    table = board(Side(), Side(faction="The Tournament Faction"), edition=edition)
    table.next_turn()
    assert table.you.deck == []
    assert table.asks is DecisionKind.ACT
    apply(table.state, EndTurn())
    assert passive(table.state, legal_actions(table.state)) == Done()


@ALL
@rule("EX-008", "cr2010:306.3", "basic1e:B.draw.3")
def test_306_3_cards_are_drawn_as_a_group(edition: Edition) -> None:
    study = tactic("Study", [v.Draw(2)])
    watcher = character("Watcher", 1, 1, 1, v.Trigger(v.Draws(v.YOU), (v.GainInfluence(1),)))
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard"] * 5),
        Side(),
        study,
        watcher,
        WEAK_GUARD,
        edition=edition,
    )
    table.me.deploys("Study")
    table.resolves()
    (drew,) = table.told(events.Drew)
    assert len(drew.cards) == 2
    assert table.me.influence == 21


@ALL
@rule("basic1e:B.dup.1", "basic1e:B.dup.3", "basic1e:B.dup.4")
def test_307_1_a_duplicate_asks_for_extra_costs_but_no_number_and_no_threshold(
    edition: Edition,
) -> None:
    table = echoed(edition, ["Wall"])
    assert table.you.discard == ["Wall"], "the extra cost, with no resources at all"
    assert table.asks is DecisionKind.RESPOND
    assert table.state.decision is not None
    assert table.state.decision.player == 1, "nobody was asked to respond to the copy"
    assert table.you.influence == 22
    table.resolves()
    assert (table.me.influence, table.me.discard) == (22, ["Guard", "Gift"])
    assert echoed(edition, []).you.influence == 20, "without the extra cost there is no copy"


@ALL
@rule("basic1e:B.dup.2")
def test_307_1_only_in_the_first_edition_a_duplicate_counts_as_deployed(edition: Edition) -> None:
    table = echoed(edition, [], "Tell", name="Back")
    times = 2 if edition is Edition.BASIC1E else 1
    assert len(table.told(events.Deployed)) == times
    assert table.me.influence == 20 + times, "what waits for a deployed tactic"


@COMPREHENSIVE
def test_307_2_a_duplicate_may_use_another_mode(edition: Edition) -> None:
    table = echoed(edition, [], name="Both")
    assert table.you.numbers() == [0, 1]
    table.you.answers(1)
    table.resolves()
    assert (table.me.influence, table.you.influence) == (16, 20)


@ALL
@rule("basic1e:B.dup.4")
def test_307_3_where_tactics_are_forbidden_a_duplicate_is_terminated(edition: Edition) -> None:
    table = echoed(edition, ["Wall"], "Hush")
    table.resolves()
    assert (table.you.influence, table.you.hand) == (20, ["Wall"])
    assert table.me.influence == 22


def test_307_4_a_duplicate_is_gone_when_it_leaves_the_cards_being_deployed() -> None:
    table = echoed(Edition.CR3, [], name="Back")
    assert (table.you.influence, table.you.hand) == (21, [])
    table.resolves()
    assert "Back" in table.me.hand
    assert table.state.being_deployed == []
    state = table.state
    copies = [
        CardId(card)
        for card in range(len(state.kind))
        if state.owner[card] == 1 and state.name(CardId(card)) == "Back"
    ]
    assert [state.area[card] for card in copies] == [Area.OUT_OF_GAME]


@ALL
@pytest.mark.parametrize(("deck", "owner"), [(v.YOU, 0), (v.OPPONENT, 1)])
def test_312_1_a_searched_deck_is_shuffled_by_its_owner(
    edition: Edition, deck: v.Player, owner: int
) -> None:
    seek = tactic("Seek", [v.Search(v.CARD, deck=deck), v.Put(v.FOUND, v.HAND)])
    order = ["Guard", "Wall", "Monk", *["Rage"] * 20]
    orders = set()
    for seed in range(3):
        table = board(
            Side(hand=["Seek"], deck=order), Side(deck=order), GUARD, WALL, MONK, seek,
            edition=edition, seed=seed,
        )  # fmt: skip
        table.me.deploys("Seek")
        table.resolves()
        table.me.picks("Guard")
        assert [event.player for event in table.told(events.Shuffled)] == [owner]
        searched, other = (table.me, table.you) if owner == 0 else (table.you, table.me)
        assert sorted(searched.deck) == sorted(order[1:])
        assert other.deck == order
        orders.add(tuple(searched.deck))
    assert len(orders) > 1, "the order is left to chance"


@COMPREHENSIVE
@rule("EX-010a", "EX-010b", "EX-010c", "EX-010d", "basic1e:B.search.2")
def test_312_2_a_search_may_fail_unless_any_card_will_do(edition: Edition) -> None:
    for wanted, deck, done in (
        (v.ITEM, ["Guard"], None),
        (v.ITEM, ["Hat", "Guard"], True),
        (v.CARD, ["Hat", "Guard"], False),
    ):
        seek = tactic("Seek", [v.Search(wanted), v.Put(v.FOUND, v.HAND)])
        table = board(
            Side(hand=["Seek"], deck=deck), Side(), WEAK_GUARD, LIFE_HAT, seek, edition=edition
        )
        table.me.deploys("Seek")
        table.resolves()
        assert (table.asks is DecisionKind.SEARCH) is (done is not None)
        if done is not None:
            assert any(str(action) == "done" for action in table.me.legal) is done
            if done:
                table.me.passes()
            else:
                table.me.picks("Hat")
        assert table.told(events.Shuffled)


@ALL
def test_313_1_a_shuffled_deck_holds_the_same_cards_in_an_order_left_to_chance(
    catalogue: Catalogue, edition: Edition
) -> None:
    deck = Deck("The Tournament Faction", ("Rage", "Greed", "Scout", "Gnat") * 20)
    orders = []
    for seed in (1, 1, 2):
        state = new_game(catalogue, (deck, deck), seed=seed, edition=edition, first=0)
        while state.decision is not None and state.decision.kind is not DecisionKind.MULLIGAN:
            apply(state, legal_actions(state)[0])
        orders.append([state.name(card) for card in (*state.hand[0], *state.deck[0])])
    assert all(Counter(order) == Counter(orders[0]) for order in orders)
    assert len(orders[0]) == 78, "all but the starting resources"
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) != orders[0]


@COMPREHENSIVE
@pytest.mark.parametrize(("pile", "times"), [((), 0), (("Guard", "Guard"), 1)])
def test_313_2_shuffling_no_cards_into_a_deck_is_no_shuffling(
    edition: Edition, pile: tuple[str, ...], times: int
) -> None:
    renew = tactic("Renew", [v.Put(v.CARD.in_discard_pile(), v.DECK_SHUFFLED)])
    table = board(
        Side(hand=["Renew"], deck=["Wall", "Wall"], discard=pile), Side(), GUARD, WALL, renew,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Renew")
    table.resolves()
    assert len(table.told(events.Shuffled)) == times


def test_each_card_that_is_discarded_may_go_into_escrow() -> None:
    table = board(
        Side(hand=["Toss", "Bare", "Lamp", "Hat"], play=["Arcane Escrow"]), Side(),
        BARE, LAMP, HAT, TOSS,
    )  # fmt: skip
    table.me.deploys("Toss")
    table.resolves()
    table.me.sets("Bare", "Lamp")
    table.me.declines()
    table.me.agrees()
    assert (table.me.hand, table.me.out_of_game) == (["Hat"], ["Lamp"])
    assert table.me.discard == ["Bare", "Toss"]
    (discarded,) = table.told(events.Discarded)
    assert table.names(discarded.cards) == ["Bare"]


def test_a_price_on_searching_ones_own_deck_is_not_due_for_anothers() -> None:
    table = board(
        Side(hand=["Spy"]), Side(play=["Department of Rejections"], deck=["Bare"]), BARE, SPY
    )
    table.me.deploys("Spy")
    table.resolves()
    table.me.picks("Bare")
    assert table.you.discard == ["Bare"]
