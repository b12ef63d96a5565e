"""Where two rules meet: texts, deploying and battles. Rules: 502 to 508, 601 to 610."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Choose, DecisionKind, Deploy, EndTurn, apply
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.scenario import Made, Side, Table, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
HAT = item("Hat", words.AttachTo(words.CHARACTER))
RUSH = words.Can(words.Action.ATTACK_AT_ONCE)
CALL = tactic(
    "Call", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER.you_control())]
)


def blink(kind: words.Cards, *then: words.Step) -> Made:
    """A tactic by which a card leaves play and comes back as a new one."""
    away = (words.Put(words.PICKED, words.OUT_OF_GAME), words.Put(words.PICKED, words.PLAY))
    return tactic("Blink", [*away, *then], pays=[words.Pick(kind)])


def until(table: Table, kind: type[happened.Event]) -> None:
    """Both players pass until something of a kind has happened."""
    while not table.told(kind):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        (table.me, table.you)[table.state.decision.player].passes()


@ALL
def test_608_1c_a_blocker_added_twice_blocks_once(edition: Edition) -> None:
    table = board(
        Side(play=["Guard"]), Side(play=["Wall"], hand=["Call", "Call"]), GUARD, WALL, CALL,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.passes()
    for _ in range(2):
        table.you.deploys("Call")
        table.me.passes()
    table.you.passes()
    table.you.passes()
    assert table.state.battle is not None
    assert table.names(table.state.battle.blocking) == ["Wall"]
    table.resolves()
    assert table.damage("Wall") == 2, "nothing was divided between the card and itself"


@ALL
def test_407_4_a_blocker_added_before_blocks_is_none_after_it_changed_sides(
    edition: Edition,
) -> None:
    lure = tactic(
        "Lure",
        [words.TakeControl(words.PICKED), words.TakeControl(words.PICKED, words.OPPONENT)],
        pays=[words.Pick(words.CHARACTER.opponent_controls())],
    )
    table = board(
        Side(play=["Guard"], hand=["Lure"]), Side(play=["Wall"], hand=["Call", "Wait"]), GUARD,
        WALL, CALL, lure, tactic("Wait"), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.passes()
    table.you.deploys("Call")
    table.me.passes()
    table.you.deploys("Wait")
    table.me.deploys("Lure")
    table.you.passes()
    table.me.passes()
    table.you.passes()
    table.you.passes()
    table.resolves()
    assert table.you.influence == 18, "Wall came back, but not into the battle"


@ALL
def test_609_1f_damage_assigned_to_a_location_does_not_reach_the_one_that_came_back(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard"]), Side(play=["Fort"], hand=["Blink"]), GUARD, location("Fort", 2),
        blink(words.LOCATION), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target="Fort")
    until(table, happened.DamageAssigned)
    table.me.passes()
    table.you.deploys("Blink")
    table.resolves()
    assert table.you.play == ["Fort"]
    assert table.damage("Fort") == 0


@ALL
def test_609_1b_a_character_that_left_and_joined_again_assigns_as_a_new_one(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard", "Slow"], hand=["Blink"]), Side(), GUARD, character("Slow", 1, 1, 1),
        blink(words.CHARACTER, words.AddToParty(words.PICKED)), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", "Slow")
    until(table, happened.DamageInflicted)
    table.me.deploys("Blink")
    table.me.picks("Guard")
    table.resolves()
    assert table.you.influence == 20 - 2 - 2 - 1


@COMPREHENSIVE
@pytest.mark.parametrize("returns", [False, True])
def test_402_4_what_counts_by_the_turn_is_counted_anew_for_a_card_that_came_back(
    edition: Edition, returns: bool
) -> None:
    once = words.Ability("ONCE", (), (words.GainInfluence(1),), per_turn=1)
    twice = words.Conditional(words.THIS, (words.AtMostEachTurn(1, words.Action.ATTACK), RUSH))
    table = board(
        Side(play=["Hero"], hand=["Blink"]), Side(), character("Hero", 1, 1, 1, once, twice),
        blink(words.CHARACTER), edition=edition,
    )  # fmt: skip
    table.me.uses("Hero", "ONCE")
    table.resolves()
    table.me.attacks("Hero")
    table.resolves()
    if returns:
        table.me.deploys("Blink")
        table.resolves()
    assert table.me.can_use("Hero", "ONCE") is returns
    assert table.me.can_attack() is returns


@ALL
def test_503_4_of_two_cards_that_left_together_the_player_says_which_one_a_text_is_about_first(
    edition: Edition,
) -> None:
    """The one text was set off twice; the order shows on the deck."""
    tomb = item(
        "Tomb",
        words.Trigger(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.DECK_TOP),)),
    )
    sweep = tactic("Sweep", [words.Destroy(words.CHARACTER)])
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
    wake = item("Wake", words.Trigger(words.Destroyed(words.CHARACTER), (words.GainInfluence(1),)))
    sweep = tactic("Sweep", [words.Destroy(words.CHARACTER)])
    table = board(
        Side(play=["Guard", "Wall", "Wake"], hand=["Sweep"]), Side(), GUARD, WALL, wake, sweep,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Sweep")
    table.resolves()
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 22)


@ALL
@pytest.mark.parametrize("guarded", [("Guard", "Guard"), ("Guard", "Wall")])
def test_506_4_two_copies_of_a_delayed_replacement_wait_apart(
    edition: Edition, guarded: tuple[str, str]
) -> None:
    """Used twice on one character, or on two: the second still waits when the first was used."""
    nothing = words.Replacement(
        words.Inflicts(words.CARD, words.PICKED), (words.AmountBecomes(0),), next_only=True
    )
    shield = words.Ability(
        "SHIELD", (words.Pick(words.CHARACTER.you_control()),), (words.Establish(nothing),)
    )
    zap = tactic("Zap", [words.Inflict(9, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
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
def test_506_1_of_cards_discarded_together_each_is_replaced_by_itself(edition: Edition) -> None:
    lucky = character("Lucky", 1, 1, 1, words.Replacement(
        words.PutAnywhere(words.THIS, words.DISCARD_PILE),
        (words.Put(words.THIS, words.DECK_SHUFFLED),), area=Area.HAND,
    ))  # fmt: skip
    drop = tactic("Drop", [words.Discard(3)])
    table = board(
        Side(hand=["Drop", "Guard", "Lucky", "Wall"]), Side(), GUARD, WALL, lucky, drop,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Drop")
    table.resolves()
    assert (table.me.hand, table.me.deck) == ([], ["Lucky"])
    assert table.me.discard == ["Guard", "Wall", "Drop"]
    (together,) = table.told(happened.Discarded)
    assert table.names(together.cards) == ["Guard", "Wall"]


@ALL
def test_506_1_what_never_resolves_goes_to_the_discard_pile_by_way_of_replacements(
    edition: Edition,
) -> None:
    pyre = item("Pyre", words.Replacement(
        words.PutAnywhere(words.CARD.owned_by(words.YOU), words.DISCARD_PILE),
        (words.Put(words.THAT, words.OUT_OF_GAME),),
    ))  # fmt: skip
    stop = tactic("Stop", [words.Terminate(words.RESPONDED_TO)])
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
def test_507_5b_a_unique_card_that_cannot_be_destroyed_is_tried_once(edition: Edition) -> None:
    king = words.Unique("King")
    spared = (words.Cannot(words.Action.BE_DESTROYED),)
    ward = item("Ward", words.Conditional(words.CHARACTER.named("Statue"), spared))
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
def test_604_1e_nobody_loses_by_costs_that_cannot_be_satisfied(edition: Edition) -> None:
    """The last influence and a card: without a card it cannot be used, with one it can."""
    pact = words.Ability("PACT", (words.LoseInfluence(3), words.Discard()), (words.Draw(1),))
    monk = character("Monk", 1, 1, 1, pact)
    table = board(Side(play=["Monk"], influence=3), Side(), monk, edition=edition)
    assert not table.me.can_use("Monk", "PACT")
    table = board(Side(play=["Monk"], hand=["Monk"], influence=3), Side(), monk, edition=edition)
    table.me.uses("Monk", "PACT")
    assert table.winner is table.you


@COMPREHENSIVE
def test_507_4b_what_pays_for_a_flip_up_is_asked_for_and_leads_to_no_dead_end(
    edition: Edition,
) -> None:
    """With 1 more to pay the Flip Up has to come out of the card itself."""
    more = words.OnResolve(cost=(words.Pay(1),))
    for paragraphs, choices in (((), ["Rage", "Lurker"]), ((more,), ["Lurker"])):
        lurker = character("Lurker", 1, 1, 1, words.FlipUp(1, ""), *paragraphs, cost=9)
        table = board(Side(face_down=["Lurker"], resources=1), Side(), lurker, edition=edition)
        table.me.deploys("Lurker", flip_up=True)
        assert table.me.choices() == choices
        table.me.picks("Lurker")
        table.resolves()
        assert table.me.play == ["Lurker"]
        assert not table.told(happened.Undone)


@COMPREHENSIVE
def test_507_4b_of_two_copies_the_one_flipped_up_may_be_the_one_that_pays(
    edition: Edition,
) -> None:
    lurker = character("Lurker", 1, 1, 1, words.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Lurker"] * 2), Side(), lurker, edition=edition)
    _, second = [it for it in table.me.legal if isinstance(it, Deploy)]
    table.happened.extend(apply(table.state, second))
    table.happened.extend(apply(table.state, Choose(second.card)))
    table.resolves()
    assert (table.me.play, table.me.free) == (["Lurker"], 1)


@ALL
def test_505_1_who_must_attack_does_so_before_the_turn_ends(edition: Edition) -> None:
    """Urged in the own turn or in a response; depleted, or without the price, it need not."""
    urge = tactic(
        "Urge",
        [words.Alter(words.PICKED, (words.Must(words.Action.ATTACK),))],
        pays=[words.Pick(words.CHARACTER.named("Guard"))],
    )
    toll = item("Toll", words.Requirement(words.OPPONENT, words.MustPay(1, words.Action.ATTACK)))
    for theirs, free, owed in (((), 0, True), (("Toll",), 1, True), (("Toll",), 0, False)):
        table = board(
            Side(play=["Guard", "Wall"], hand=["Wait"], resources=free),
            Side(play=theirs, hand=["Urge"]), GUARD, WALL, urge, toll, tactic("Wait"),
            edition=edition,
        )  # fmt: skip
        assert EndTurn() in table.me.legal
        table.me.deploys("Wait")
        table.you.deploys("Urge")
        table.resolves()
        assert (EndTurn() in table.me.legal) is not owed
        if owed:
            table.me.attacks("Guard")
            table.resolves()
            assert table.you.influence == 18
            assert EndTurn() in table.me.legal
