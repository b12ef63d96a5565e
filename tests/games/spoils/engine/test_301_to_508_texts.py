"""Terms, effects, triggers, replacements, conditionals, keywords. Rules: 301 to 312, 402 to 508."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, atoms, changing, moving, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 2, cost=2)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
BOUNCE = tactic("Bounce", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])
DRAGONS = words.CARD.of_subtype("dragon")
HAT = item("Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),)))


def armed(edition: Edition, *hand: str) -> object:
    """A guard who wears a hat, and a player with tactics in hand."""
    table = board(
        Side(play=["Guard"], hand=["Hat", *hand], resources=1), Side(), GUARD, HAT, KILL, BOUNCE,
        tactic("Banish", [words.Put(words.PICKED, words.OUT_OF_GAME)],
               pays=[words.Pick(words.CHARACTER)]),
        tactic("Bury", [words.Put(words.PICKED, words.DECK_SHUFFLED)],
               pays=[words.Pick(words.CHARACTER)]),
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.resolves()
    return table


@ALL
@rule("EX-B10a", "cr2010:507.2a", "basic1e:B.attachx.1")
def test_507_2a_what_it_attaches_to_is_picked_as_a_cost(edition: Edition) -> None:
    table = armed(edition)
    assert table.state.attached_to[table.card("Hat")] == table.card("Guard")
    assert table.life("Guard") == 3


@ALL
def test_507_2a_the_pick_is_the_first_of_the_costs(edition: Edition) -> None:
    """Picked before anything is discarded or paid, and before the opponent may respond."""
    cape = item("Cape", words.AttachTo(), words.OnResolve(cost=(words.Discard(1),)), cost=1)
    side = Side(play=["Guard", "Guard"], hand=["Cape", "Kill", "Hat"], resources=1)
    table = board(side, Side(), GUARD, HAT, KILL, cape, edition=edition)
    table.me.deploys("Cape")
    assert (table.asks, table.me.choices()) == (DecisionKind.PICK, ["Guard", "Guard"])
    table.me.picks("Guard")
    assert (sorted(table.me.choices()), table.me.free) == (["Hat", "Kill"], 1)
    table.me.picks("Hat")
    assert (table.asks, table.asked, table.me.free) == (DecisionKind.RESPOND, table.you, 0)
    alone = board(Side(hand=["Cape", "Kill"], resources=1), Side(), KILL, cape, edition=edition)
    assert not alone.me.can_deploy("Cape"), "there is nobody to wear it"


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


@ALL
@rule("EX-B10b", "cr2010:507.2c", "basic1e:B.attachx.3")
def test_507_2c_without_its_target_an_attaching_card_is_discarded(edition: Edition) -> None:
    table = board(
        Side(play=["Guard"], hand=["Hat"], resources=1), Side(hand=["Kill"]), GUARD, HAT, KILL,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.me.discard) == ["Guard", "Hat"]


@COMPREHENSIVE
@rule("EX-014", "cr2010:402.4", "basic1e:B.clarify.2")
def test_402_4_an_effect_loses_track_of_a_card_that_moved(edition: Edition) -> None:
    table = board(
        Side(hand=["Bounce"]), Side(play=["Guard"], hand=["Kill"]), GUARD, KILL, BOUNCE,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Bounce")
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.you.discard) == ["Guard", "Kill"]
    assert table.you.hand == []


@ALL
@rule("EX-013", "basic1e:B.clarify.1")
def test_402_3a_only_characters_in_play_are_picked(edition: Edition) -> None:
    wipe = tactic("Wipe", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
    table = board(
        Side(play=["Guard"], hand=["Wipe", "Guard"], discard=["Guard"]), Side(play=["Hat"]),
        GUARD, HAT, wipe, edition=edition,
    )  # fmt: skip
    table.me.deploys("Wipe")
    assert sorted(table.me.choices()) == ["Guard", "Hat"]


@COMPREHENSIVE
@rule("EX-009a", "EX-009b")
def test_310_1_what_cannot_be_picked_can_still_be_chosen(edition: Edition) -> None:
    ghost = character(
        "Ghost", 1, 1, 1,
        words.Conditional(words.THIS, (words.Cannot(words.Action.BE_PICKED),)),
    )  # fmt: skip
    curse = tactic("Curse", [words.Choose(words.CHARACTER), words.Destroy(words.CHOSEN)])
    table = board(
        Side(hand=["Kill", "Curse"]), Side(play=["Ghost"]), ghost, KILL, curse, edition=edition
    )
    assert not table.me.can_deploy("Kill")
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.discard == ["Ghost"]


@COMPREHENSIVE
@rule("EX-024a", "cr2010:505.2b")
def test_505_2b_of_two_that_must_be_picked_the_player_takes_one(edition: Edition) -> None:
    bait = character(
        "Bait", 1, 1, 1, words.Conditional(words.THIS, (words.Must(words.Action.BE_PICKED),))
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Bait", "Bait", "Guard"]), bait, GUARD, KILL,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    assert table.me.choices() == ["Bait", "Bait"]


@ALL
@rule("EX-015")
def test_402_7a_what_cannot_be_destroyed_stays(edition: Edition) -> None:
    peace = item(
        "Peace", words.Conditional(words.CHARACTER, (words.Cannot(words.Action.BE_DESTROYED),))
    )
    table = board(
        Side(hand=["Kill"]), Side(play=["Guard", "Peace"]), GUARD, peace, KILL, edition=edition
    )
    table.me.deploys("Kill")
    table.resolves()
    assert "Guard" in table.you.play


@ALL
@rule("EX-008", "cr2010:306.3", "basic1e:B.draw.3")
def test_306_3_cards_are_drawn_as_a_group(edition: Edition) -> None:
    study = tactic("Study", [words.Draw(2)])
    watcher = character(
        "Watcher", 1, 1, 1, words.Trigger(words.Draws(words.YOU), (words.GainInfluence(1),))
    )
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard"] * 5), Side(), study, watcher, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    (drew,) = table.told(happened.Drew)
    assert len(drew.cards) == 2
    assert table.me.influence == 21


@COMPREHENSIVE
@rule("EX-010a", "EX-010b", "EX-010c", "EX-010d", "basic1e:B.search.2")
def test_312_2_a_search_may_fail_unless_any_card_will_do(edition: Edition) -> None:
    for wanted, deck, done in (
        (words.ITEM, ["Guard"], None),
        (words.ITEM, ["Hat", "Guard"], True),
        (words.CARD, ["Hat", "Guard"], False),
    ):
        seek = tactic("Seek", [words.Search(wanted), words.Put(words.FOUND, words.HAND)])
        table = board(Side(hand=["Seek"], deck=deck), Side(), GUARD, HAT, seek, edition=edition)
        table.me.deploys("Seek")
        table.resolves()
        assert (table.asks is DecisionKind.SEARCH) is (done is not None)
        if done is not None:
            assert any(str(action) == "done" for action in table.me.legal) is done
            if done:
                table.me.passes()
            else:
                table.me.picks("Hat")
        assert table.told(happened.Shuffled)


@ALL
@rule("EX-022", "cr2010:504.1", "EX-B06", "EX-B08", "basic1e:B.conditionals.1")
def test_504_1_a_conditional_ends_with_its_condition(edition: Edition) -> None:
    bully = character(
        "Bully", 1, 1, 1,
        words.Conditional(
            words.THIS,
            (words.More(words.STRENGTH, 1), words.More(words.LIFE, 1)),
            words.Exists(words.CHARACTER.opponent_controls()),
        ),
    )  # fmt: skip
    table = board(
        Side(play=["Bully"], hand=["Kill"]), Side(play=["Guard"]), bully, GUARD, KILL,
        edition=edition,
    )  # fmt: skip
    assert (table.strength("Bully"), table.life("Bully")) == (2, 2)
    table.me.deploys("Kill")
    table.me.picks("Guard")
    table.resolves()
    assert (table.strength("Bully"), table.life("Bully")) == (1, 1)


@COMPREHENSIVE
@rule("EX-001")
def test_201_4b_a_subtype_is_counted_among_your_own_cards(edition: Edition) -> None:
    whelp = character("Whelp", 2, 2, subtypes=("dragon",))
    mother = character(
        "Mother", 2, 2, 1,
        words.Conditional(
            words.THIS,
            (words.More(words.STRENGTH, words.Count(DRAGONS.you_control())),),
        ),
    )  # fmt: skip
    table = board(
        Side(play=["Mother", "Whelp", "Whelp"]), Side(play=["Whelp"]), whelp, mother,
        edition=edition,
    )  # fmt: skip
    assert table.strength("Mother") == 4


@COMPREHENSIVE
@rule("cr2010:402.6")
def test_402_6_losing_beats_gaining(edition: Edition) -> None:
    gift = item("Gift", words.Conditional(words.CHARACTER, (words.Gains(words.Keyword.COVERT),)))
    theft = item("Theft", words.Conditional(words.CHARACTER, (words.Loses(words.Keyword.COVERT),)))
    spy = character("Spy", 1, 1, 1, words.COVERT)
    table = board(
        Side(play=["Spy", "Gift", "Theft"]), Side(play=["Guard"]), spy, gift, theft, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Spy")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Guard"]


@ALL
@rule("EX-025", "cr2010:506.1", "basic1e:B.replacements.1")
def test_506_1_a_replaced_event_never_happens(edition: Edition) -> None:
    dust = character(
        "Dust", 1, 1, 1,
        words.Replacement(
            words.PutFromPlay(words.THIS, words.DISCARD_PILE),
            (words.Put(words.THIS, words.OUT_OF_GAME),),
        ),
    )  # fmt: skip
    table = board(Side(hand=["Kill"]), Side(play=["Dust"]), dust, KILL, edition=edition)
    table.me.deploys("Kill")
    table.resolves()
    assert table.you.out_of_game == ["Dust"]
    assert table.you.discard == []
    assert not table.told(happened.Destroyed)


@COMPREHENSIVE
@pytest.mark.parametrize(("homes", "area"), [(1, Area.DISCARD_PILE), (2, Area.HAND)])
@rule("EX-027a", "EX-027b", "cr2010:506.5")
def test_506_5_each_replacement_is_used_once(edition: Edition, homes: int, area: Area) -> None:
    home = item(
        "Home",
        words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),)),
    )
    trap = item(
        "Trap",
        words.Replacement(
            words.PutFromPlay(words.CHARACTER, words.HAND), (words.Destroy(words.THAT),)
        ),
    )
    table = board(
        Side(hand=["Kill"], play=["Trap", *["Home"] * homes]), Side(play=["Guard"]),
        home, trap, GUARD, KILL, edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert table.area("Guard") is area


@ALL
@rule("EX-034", "cr2010:402.5b")
def test_402_5b_what_depends_on_a_replaced_instruction(edition: Edition) -> None:
    home = item(
        "Home",
        words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),)),
    )
    reap = tactic(
        "Reap",
        [words.Destroy(words.PICKED), words.If(words.Done(), (words.Draw(1),))],
        pays=[words.Pick(words.CHARACTER)],
    )
    table = board(
        Side(hand=["Reap"], deck=["Guard"]), Side(play=["Guard", "Home"]), home, reap, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Reap")
    table.resolves()
    assert table.you.hand == ["Guard"]
    assert table.me.hand == ([] if edition is Edition.CR3 else ["Guard"])


@COMPREHENSIVE
@rule("cr2010:506.2")
def test_506_2_a_cost_is_not_replaced(edition: Edition) -> None:
    phoenix = character(
        "Phoenix", 1, 1, 1,
        words.Replacement(words.Destroyed(), (words.Put(words.THIS, words.HAND),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [words.Draw(1)],
        pays=[words.Pick(words.CHARACTER), words.Destroy(words.PICKED)],
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
        words.AttachTo(),
        words.Replacement(words.Destroyed(), (words.FlipFaceDown(words.THIS),)),
    )
    rite = tactic(
        "Rite",
        [words.Draw(1)],
        pays=[words.Pick(words.CHARACTER), words.Destroy(words.PICKED)],
    )
    table = board(
        Side(play=["Guard"], hand=["Tool", "Rite"], resources=1), Side(), pickaxe, rite, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Tool")
    table.resolves()
    table.me.deploys("Rite")
    table.resolves()
    assert table.area("Guard") is Area.DISCARD_PILE
    assert (table.area("Tool") is Area.IN_PLAY) is kept
    assert table.state.face_down[table.card("Tool")] is kept


@COMPREHENSIVE
def test_411_4_a_flipped_card_is_a_new_resource_of_its_owner(edition: Edition) -> None:
    """Stolen before, it is its owner's again and has lost its tokens."""
    turn = tactic("Turn", [words.FlipFaceDown(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(hand=["Steal", "Turn"]), Side(play=["Guard"]), turn, steal, GUARD, edition=edition
    )
    guard = table.card("Guard")
    table.state.tokens[guard] = 2
    for name in ("Steal", "Turn"):
        table.me.deploys(name)
        table.resolves()
    assert (table.me.play, table.you.play) == ([], [])
    assert (table.me.free, table.you.free, table.tokens("Guard")) == (0, 1, 0)
    (left,) = table.told(happened.LeftPlay)
    (entered,) = [event for event in table.told(happened.EnteredPlay) if event.card == guard]
    assert (left.card, left.last_controller) == (guard, 0)
    assert (entered.controller, entered.face_down) == (1, True)


@ALL
def test_402_4_a_card_that_leaves_a_hand_loses_the_text_it_gained_there(edition: Edition) -> None:
    state = board(Side(hand=["Guard"]), Side(), GUARD, edition=edition).state
    (card,) = state.hand[0]
    will = words.Trigger(words.LeavesPlay(), (words.Draw(1),))
    scope = changing.scope_of(state, card)
    atoms.change(state, words.GainsText(will), (state.ref(card),), scope, words.Until.FOR_GOOD)
    assert changing.text_of(state, card).triggers == (will,)
    moving.relocate(state, [moving.Move(card, Area.DISCARD_PILE)])
    assert changing.text_of(state, card).triggers == ()


@COMPREHENSIVE
@rule("EX-029")
def test_508_1a_a_trigger_that_was_gained_still_sees_its_card_leave(edition: Edition) -> None:
    will = words.Trigger(words.LeavesPlay(), (words.Draw(1),))
    bless = tactic(
        "Bless",
        [words.Alter(words.PICKED, (words.GainsText(will),), words.Until.FOR_GOOD)],
        pays=[words.Pick(words.CHARACTER)],
    )
    table = board(
        Side(play=["Guard"], hand=["Bless", "Kill"], deck=["Hat"]), Side(), GUARD, HAT, bless,
        KILL, edition=edition,
    )  # fmt: skip
    for name in ("Bless", "Kill"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.hand == ["Hat"]


@ALL
@rule("EX-B09a", "EX-B09b", "cr2010:507.5a", "basic1e:B.unique.1", "basic1e:B.unique.2")
def test_507_5a_a_player_keeps_one_of_two_with_a_unique_name(edition: Edition) -> None:
    queen = character("Queen", 1, 1, 1, words.Unique("Beatrix"), cost=0)
    regent = character("Regent", 2, 2, 1, words.Unique("beatrix"), cost=0)
    table = board(
        Side(play=["Queen"], hand=["Regent"]), Side(play=["Queen"]), queen, regent,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Regent")
    table.resolves()
    table.me.picks("Regent")
    assert table.me.play == ["Regent"]
    assert table.you.play == ["Queen"]


def test_507_5a_a_card_that_is_unique_twice_by_one_name_is_no_second_card() -> None:
    queen = character(
        "Queen", 1, 1, 1, words.Unique("Queen"),
        words.Conditional(words.CHARACTER, (words.GainsUniqueName(),)), cost=0,
    )  # fmt: skip
    table = board(Side(hand=["Queen"]), Side(), queen)
    table.me.deploys("Queen")
    table.resolves()
    assert table.state.decision is not None
    assert table.state.decision.kind is DecisionKind.ACT
    assert table.me.play == ["Queen"]


def test_506_1_a_replacement_put_in_force_last_is_followed_from_its_own_start() -> None:
    gain = words.GainInfluence(1)
    saves = words.Establish(words.Replacement(words.Destroyed(words.CARD), (gain, gain)))
    ward = tactic("Ward", [gain, gain, saves])
    shot = tactic("Shot", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(hand=["Ward", "Shot"]), Side(play=["Stone"]), ward, shot, character("Stone", 1, 1, 1)
    )
    before = table.state.influence[0]
    for name in ("Ward", "Shot"):
        table.me.deploys(name)
        table.resolves()
    assert table.you.play == ["Stone"]
    assert table.state.influence[0] == before + 4


def test_408_4b_the_damage_of_a_replaced_destruction_is_gone() -> None:
    stone = character(
        "Stone", 1, 3, 1,
        words.Replacement(words.Destroyed(), (words.GainInfluence(1),)),
    )  # fmt: skip
    shot = tactic("Shot", [words.Inflict(3, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(Side(hand=["Shot"]), Side(play=["Stone"]), stone, shot)
    table.me.deploys("Shot")
    table.resolves()
    assert table.you.play == ["Stone"]
    with shows("506.6"):
        assert table.damage("Stone") == 0
    assert table.you.influence == 21


@ALL
@rule("cr2010:409.3b")
def test_409_3a_a_micromajig_vanishes_when_it_leaves_play(edition: Edition) -> None:
    build = tactic("Build", [words.PutMicromajigs(2)])
    table = board(Side(hand=["Build", "Kill"]), Side(), build, KILL, edition=edition)
    table.me.deploys("Build")
    table.resolves()
    assert table.me.play == ["Micromajig Token"] * 2
    assert (table.strength("Micromajig Token"), table.life("Micromajig Token")) == (1, 1)
    token = table.card("Micromajig Token")
    is_majig = "majig" in stats.subtypes(table.state, token)
    assert is_majig is (edition is not Edition.BASIC1E)
    assert not stats.is_covert(table.state, token)
    table.me.deploys("Kill")
    table.me.picks("Micromajig Token")
    table.resolves()
    assert table.me.play == ["Micromajig Token"]
    assert "Micromajig Token" not in table.me.discard


@ALL
@rule("cr2010:409.3b", "basic1e:B.majig.2")
def test_409_3a_only_the_first_edition_removes_a_token_before_it_is_destroyed(
    edition: Edition,
) -> None:
    build = tactic("Build", [words.PutMicromajigs()])
    mourn = item(
        "Grave", words.Trigger(words.Destroyed(words.CHARACTER), (words.GainInfluence(1),))
    )
    table = board(
        Side(hand=["Build", "Hat", "Kill"], play=["Grave"], resources=1), Side(),
        build, mourn, HAT, KILL, edition=edition,
    )  # fmt: skip
    for name in ("Build", "Hat", "Kill"):
        table.me.deploys(name)
        table.resolves()
    first = edition is Edition.BASIC1E
    assert table.me.play == ["Grave"]
    assert table.told(happened.LeftPlay)
    assert table.me.influence == (20 if first else 21)
    assert table.area("Hat") is (Area.OUT_OF_GAME if first else Area.DISCARD_PILE)


@ALL
@rule("cr2010:407.3a", "basic1e:B.takecontrol.1")
def test_407_3a_the_most_recent_effect_has_control(edition: Edition) -> None:
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    lend = tactic(
        "Lend",
        [words.TakeControl(words.PICKED, until=words.Until.END_OF_TURN)],
        pays=[words.Pick(words.CHARACTER)],
    )
    """Stolen for good, borrowed back for a turn in response, and then the thief's again."""
    table = board(
        Side(hand=["Steal", "Wait"]), Side(play=["Guard"], hand=["Lend", "Steal"]), GUARD, steal,
        lend, tactic("Wait"), edition=edition,
    )  # fmt: skip
    controllers = [table.controller("Guard")]
    table.me.deploys("Steal")
    table.resolves()
    controllers.append(table.controller("Guard"))
    table.me.deploys("Wait")
    table.you.deploys("Lend")
    table.resolves()
    controllers.append(table.controller("Guard"))
    table.next_turn()
    controllers.append(table.controller("Guard"))
    table.you.deploys("Steal")
    table.resolves()
    table.next_turn()
    controllers.append(table.controller("Guard"))
    assert controllers == [table.you, table.me, table.you, table.me, table.you]


@ALL
@rule("basic1e:B.loops.1")
def test_414_1_a_loop_nobody_can_end_is_a_draw(edition: Edition) -> None:
    up = item(
        "Up", words.Trigger(words.TurnEnds(), (words.PutTokens(),)),
        words.Trigger(words.Depleted(words.CARD), (words.Restore(words.THAT),)),
    )  # fmt: skip
    down = item("Down", words.Trigger(words.Restored(words.CARD), (words.Deplete(words.THAT),)))
    start = words.Ability("START", (words.Deplete(words.THIS),), ())
    table = board(
        Side(play=["Up", "Down", "Key"]), Side(), up, down, item("Key", start), edition=edition
    )
    table.me.uses("Key", "START")
    assert table.state.result is not None
    assert table.state.result.winner is None
    assert table.told(happened.LoopStopped)


@ALL
def test_414_1_a_loop_is_a_draw_even_if_it_asks_for_an_order_in_each_round(
    edition: Edition,
) -> None:
    up = item("Up", words.Trigger(words.Depleted(words.CARD), (words.Restore(words.THAT),)))
    down = item("Down", words.Trigger(words.Restored(words.CARD), (words.Deplete(words.THAT),)))
    audience = item("Audience", words.Trigger(words.Restored(words.CARD), (words.PutTokens(),)))
    start = words.Ability("START", (), (words.Deplete(words.THIS),))
    table = board(
        Side(play=["Up", "Down", "Audience", "Key"]), Side(), up, down, audience,
        item("Key", start), edition=edition,
    )  # fmt: skip
    table.me.uses("Key", "START")
    table.resolves()
    orders = 0
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
        orders += 1
    assert orders > 100
    assert table.state.result is not None
    assert table.state.result.winner is None


@ALL
def test_207_6_damage_can_be_taken_off_a_location(edition: Edition) -> None:
    mend = tactic("Mend", [words.RemoveDamage(words.PICKED, 1)], pays=[words.Pick(words.LOCATION)])
    table = board(Side(play=["Tower"], hand=["Mend"]), Side(), location("Tower", 5), mend,
                  edition=edition)  # fmt: skip
    tower = table.card("Tower")
    table.state.damage[tower] = {tower: 3}
    table.me.deploys("Mend")
    table.resolves()
    with shows("408.5b"):
        assert table.damage("Tower") == 2


@ALL
@pytest.mark.parametrize(
    ("instead", "area"),
    [(words.Put(words.THAT, words.HAND), Area.HAND), (words.GainInfluence(1), Area.IN_PLAY)],
)
def test_301_4b_attached_cards_follow_what_replaces_the_exit(
    edition: Edition, instead: words.Step, area: Area
) -> None:
    home = item("Home", words.Replacement(words.Destroyed(words.CHARACTER), (instead,)))
    table = board(
        Side(play=["Guard", "Home"], hand=["Hat", "Kill"], resources=1), Side(), GUARD, HAT, KILL,
        home, edition=edition,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.resolves()
    table.me.deploys("Kill")
    table.resolves()
    assert (table.area("Guard"), table.area("Hat")) == (area, area)


@COMPREHENSIVE
def test_503_1_what_waits_for_the_next_event_waits_once(edition: Edition) -> None:
    omen = tactic("Omen", [words.Later(words.Draws(words.YOU), (words.GainInfluence(1),))])
    study = tactic("Study", [words.Draw(1), words.Draw(1)])
    table = board(
        Side(hand=["Omen", "Study"], deck=["Guard"] * 3), Side(), omen, study, GUARD,
        edition=edition,
    )  # fmt: skip
    for name in ("Omen", "Study"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.influence == 21


@COMPREHENSIVE
@rule("cr2010:411.3")
def test_411_3_a_card_flipped_up_leaves_play_and_pays_extra_costs_first(edition: Edition) -> None:
    hidden = character(
        "Hidden", 3, 3, 1, words.FlipUp(1, "", (words.Draw(1),)),
        words.OnResolve(cost=(words.Discard(1),)), cost=9,
    )  # fmt: skip
    table = board(
        Side(face_down=["Hidden"], deck=["Guard"]), Side(), hidden, GUARD, edition=edition
    )
    table.me.deploys("Hidden", flip_up=True)
    assert table.told(happened.LeftPlay)
    assert table.me.discard == ["Guard"], "what Flip Up adds precedes the other extra costs"
    table.resolves()
    assert table.me.play == ["Hidden"]


@ALL
def test_202_9_a_faction_is_touched_only_where_a_text_says_so(edition: Edition) -> None:
    storm = tactic("Storm", [words.Inflict(1, words.CARD)])
    table = board(
        Side(hand=["Storm"], play=["Guard"], resources=["Rage", "Greed"]), Side(), storm, GUARD,
        edition=edition,
    )  # fmt: skip
    assert stats.icons(table.state, 0) == (0, 1, 0, 0, 1, 0)
    table.me.deploys("Storm")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 20)
    assert table.damage("Guard") == 1


@ALL
@rule("EX-007")
def test_302_14_a_character_is_in_a_party_with_itself(edition: Edition) -> None:
    cheer = words.Ability(
        "CHEER",
        (words.Pick(words.CHARACTER.that(words.InPartyWith(words.THIS))),),
        (words.Alter(words.PICKED, (words.More(words.STRENGTH, 1),)),),
        per_turn=1,
    )
    table = board(
        Side(play=["Captain", "Guard"]), Side(), character("Captain", 1, 1, 1, cheer), GUARD,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Captain", "CHEER")
    table.me.attacks("Captain")
    table.me.uses("Captain", "CHEER")
    table.resolves()
    assert table.you.influence == 18


@ALL
@rule("EX-B02", "basic1e:B.item.1")
def test_201_4b_a_subtype_is_picked_whatever_the_type(edition: Edition) -> None:
    sort = tactic("Sort", [words.Destroy(words.PICKED)],
                  pays=[words.Pick(words.CARD.of_subtype("gear"))])  # fmt: skip
    table = board(
        Side(hand=["Sort"], play=["Helm", "Robot", "Guard"]), Side(), sort, GUARD,
        item("Helm", subtypes=("gear",)), character("Robot", 1, 1, subtypes=("gear",)),
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Sort")
    assert table.me.choices() == ["Helm", "Robot"]
