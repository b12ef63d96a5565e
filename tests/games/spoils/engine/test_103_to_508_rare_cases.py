"""Cases that are rare at the table. Rules: 307, 309, 313, 401, 403, 405, 407, 414, 505 to 508."""

from collections.abc import Sequence

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Action,
    CardId,
    DecisionKind,
    Deploy,
    Done,
    State,
    UseAbility,
    stats,
)
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.repeating import Shown, agreed, repeat, show
from app.games.spoils.terms import Area, CardType, Icon
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
GAIN = words.GainInfluence(1)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])


@COMPREHENSIVE
def test_309_1b_losing_influence_is_no_paying(edition: Edition) -> None:
    cheap = tactic("Cheap", [words.ReduceNextCost(5)])
    blood = tactic(
        "Blood", [words.GainInfluence(words.AmountPaid())], pays=[words.LoseInfluence(3)], cost=1
    )
    table = board(Side(hand=["Cheap", "Blood"], resources=1), Side(), cheap, blood, edition=edition)
    for name in ("Cheap", "Blood"):
        table.me.deploys(name)
        table.resolves()
    assert (table.me.influence, table.me.free) == (17, 1), "reduced is the payment alone"


@COMPREHENSIVE
@pytest.mark.parametrize(("pile", "times"), [((), 0), (("Guard", "Guard"), 1)])
def test_313_2_shuffling_no_cards_into_a_deck_is_no_shuffling(
    edition: Edition, pile: tuple[str, ...], times: int
) -> None:
    renew = tactic("Renew", [words.Put(words.CARD.in_discard_pile(), words.DECK_SHUFFLED)])
    table = board(
        Side(hand=["Renew"], deck=["Wall", "Wall"], discard=pile), Side(), GUARD, WALL, renew,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Renew")
    table.resolves()
    assert len(table.told(happened.Shuffled)) == times


@COMPREHENSIVE
def test_401_3b_to_lose_something_as_a_cost_a_card_must_have_it(edition: Edition) -> None:
    spend = words.Ability("SPEND", (words.RemoveTokens(words.THIS, 2),), (GAIN,))
    bleed = words.Ability("BLEED", (words.LoseInfluence(3),), (words.Draw(),))
    save = words.Ability("SAVE", (), (words.PutTokens(words.THIS),))
    miser = character("Miser", 1, 1, 1, spend, bleed, save)
    table = board(Side(play=["Miser"], influence=2), Side(), miser, edition=edition)
    for tokens in range(3):
        assert table.tokens("Miser") == tokens
        assert table.me.can_use("Miser", "SPEND") is (tokens == 2)
        if tokens < 2:
            table.me.uses("Miser", "SAVE")
            table.resolves()
    assert not table.me.can_use("Miser", "BLEED")
    table.me.uses("Miser", "SPEND")
    table.resolves()
    assert (table.tokens("Miser"), table.me.influence) == (0, 3)
    assert table.me.can_use("Miser", "BLEED")


@COMPREHENSIVE
def test_407_6_nobody_elses_character_joins_your_party(edition: Edition) -> None:
    rally = tactic("Rally", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    for joins in ("Guard", "Wall"):
        table = board(
            Side(play=["Chief", "Guard"], hand=["Rally"]), Side(play=["Wall"]),
            character("Chief", 1, 1), GUARD, WALL, rally, edition=edition,
        )  # fmt: skip
        table.me.attacks("Chief")
        table.me.deploys("Rally")
        table.me.picks(joins)
        table.you.passes()
        battle = table.state.battle
        assert battle is not None
        party = table.names(battle.attacking)
        assert party == (["Chief", "Guard"] if joins == "Guard" else ["Chief"])
        assert battle.blocking == battle.blockers_added == []


@ALL
@rule("EX-024c", "basic1e:B.multireq.1")
@pytest.mark.parametrize("size", [1, 2])
def test_505_2_of_several_requirements_as_many_as_fit_together_are_met(
    edition: Edition, size: int
) -> None:
    """Three must attack, yet so many are too many for one party."""
    eager = words.Conditional(
        words.THIS, (words.Must(words.Action.ATTACK), words.AttackingPartySize(size))
    )
    names = ["First", "Second", "Third"]
    them = [character(name, 1, 1, 1, eager) for name in names]
    table = board(Side(play=names), Side(), *them, edition=edition)
    assert table.me.can_attack()
    table.me.attacks()
    for number in range(size):
        assert Done() not in table.me.legal, "fewer than could be would meet too few"
        assert table.asks is DecisionKind.ATTACKERS
        table.me.picks(names[number])
    table.resolves()
    assert table.you.influence == 20 - size


@COMPREHENSIVE
def test_505_2c_not_to_act_is_no_way_to_meet_what_an_action_demands(edition: Edition) -> None:
    alone = words.Conditional(
        words.THIS, (words.Must(words.Action.ATTACK), words.AttackingPartySize(1))
    )
    table = board(
        Side(play=["Left", "Right"]), Side(),
        character("Left", 1, 1, 1, alone), character("Right", 1, 1, 1, alone), edition=edition,
    )  # fmt: skip
    assert table.me.can_attack(), "both at once is impossible, one of them is not"
    table.me.attacks("Right")
    table.resolves()
    assert table.you.influence == 19


@ALL
@rule("basic1e:B.replacements.2")
def test_506_3_what_waits_for_the_next_such_event_replaces_that_one_alone(
    edition: Edition,
) -> None:
    shield = tactic(
        "Shield",
        [
            words.Establish(
                words.Replacement(
                    words.Inflicts(words.CARD), (words.AmountBecomes(0),), next_only=True
                )
            )
        ],
    )
    shot = tactic("Shot", [words.Inflict(2, words.FACTION.opponent_controls())])
    table = board(Side(hand=["Shield", "Shot", "Shot"]), Side(), shield, shot, edition=edition)
    left = []
    for name in ("Shield", "Shot", "Shot"):
        table.me.deploys(name)
        table.resolves()
        left.append(table.you.influence)
    assert left == [20, 20, 18]


@COMPREHENSIVE
def test_507_2d_of_cards_that_enter_together_one_may_carry_the_other(edition: Edition) -> None:
    hat = item("Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),)))
    raise_all = tactic("Raise", [words.Put(words.CARD.in_discard_pile(), words.PLAY)])
    table = board(
        Side(hand=["Raise"], discard=["Hat", "Guard"]), Side(), hat, GUARD, raise_all,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Raise")
    table.resolves()
    assert sorted(table.me.play) == ["Guard", "Hat"]
    assert table.state.attached_to[table.card("Hat")] == table.card("Guard")
    assert table.life("Guard") == 4


@COMPREHENSIVE
def test_507_3e_more_than_one_covert_is_one(edition: Edition) -> None:
    hide = tactic("Hide", [words.Alter(words.CHARACTER, (words.Gains(words.Keyword.COVERT),))])
    seek = tactic("Seek", [words.Alter(words.CHARACTER, (words.Loses(words.Keyword.COVERT),))])
    table = board(
        Side(play=["Sneak"], hand=["Hide", "Hide", "Seek"]), Side(),
        character("Sneak", 1, 1, 1, words.COVERT), hide, seek, edition=edition,
    )  # fmt: skip
    covert = []
    for name in ("Hide", "Hide", "Seek"):
        table.me.deploys(name)
        table.resolves()
        covert.append(stats.is_covert(table.state, table.card("Sneak")))
    assert covert == [True, True, False]


@COMPREHENSIVE
def test_507_5b_a_prevented_destruction_is_tried_again_when_nothing_prevents_it(
    edition: Edition,
) -> None:
    king = character("King", 1, 1, 1, words.Unique("King"))
    ward = item(
        "Ward",
        words.Conditional(words.CHARACTER, (words.Cannot(words.Action.BE_DESTROYED),)),
    )
    table = board(
        Side(play=["Ward", "King"], hand=["King", "Kill"], resources=1), Side(), king, ward, KILL,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("King")
    table.resolves()
    assert table.me.play.count("King") == 2, "neither can be destroyed"
    table.me.deploys("Kill")
    table.me.picks("Ward")
    table.resolves()
    if table.asks is DecisionKind.CHOOSE_CARD:
        table.me.picks("King")
    assert table.me.play == ["King"]


@COMPREHENSIVE
def test_508_3_a_card_that_stops_being_a_character_loses_what_it_gained_as_one(
    edition: Edition,
) -> None:
    wake = words.Ability(
        "WAKE", (), (words.Alter(words.THIS, (words.GainsType(CardType.CHARACTER),)),)
    )
    bless = tactic(
        "Bless",
        [words.Alter(words.PICKED, (words.GainsText(words.COVERT),), words.Until.FOR_GOOD)],
        pays=[words.Pick(words.CHARACTER)],
    )
    golem = item("Golem", wake, strength=1, life=1, speed=1)
    table = board(Side(play=["Golem"], hand=["Bless"]), Side(), golem, bless, edition=edition)
    table.me.uses("Golem", "WAKE")
    table.resolves()
    table.me.deploys("Bless")
    table.resolves()
    assert stats.is_covert(table.state, table.card("Golem"))
    table.next_turn()
    table.next_turn()
    assert not stats.is_character(table.state, table.card("Golem"))
    table.me.uses("Golem", "WAKE")
    table.resolves()
    assert stats.is_character(table.state, table.card("Golem"))
    assert not stats.is_covert(table.state, table.card("Golem"))


@ALL
def test_410_2a_a_letter_is_0_on_a_card_that_was_not_deployed(edition: Edition) -> None:
    grow = words.Conditional(words.THIS, (words.More(words.STRENGTH, words.Number("X")),))
    ooze = character(
        "Ooze", 1, 1, 1, words.OnResolve(cost=(words.ChooseNumber(), words.Pay(words.Number("X")))),
        grow, cost=0,
    )  # fmt: skip
    put = tactic("Enter", [words.Put(words.CHARACTER.in_hand(), words.PLAY)])
    for name, strength in (("Enter", 1), ("Ooze", 3)):
        table = board(Side(hand=["Ooze", "Enter"], resources=2), Side(), ooze, put, edition=edition)
        table.me.deploys(name)
        if name == "Ooze":
            table.me.answers(2)
        table.resolves()
        with shows("basic1e:B.numbers.3"):
            assert table.strength("Ooze") == strength


PARROT = character(
    "Parrot", 1, 1, 1,
    words.Ability(
        "ECHO",
        (words.Only(words.RespondingTo(words.TACTIC)),),
        (words.Duplicate(words.RESPONDED_TO),),
    ),
)  # fmt: skip
GIFT = tactic("Gift", [words.GainInfluence(2)], pays=[words.Discard(1)], cost=3, threshold="RR")


def echoed(edition: Edition, mine: list[str], *play: str, name: str = "Gift") -> Table:
    """A tactic is deployed, and its opponent's Parrot echoes it."""
    modes = words.OneOfTexts(
        (words.OnResolve((GAIN,)), words.OnResolve((words.LoseInfluence(5, words.OPPONENT),)))
    )
    both = made("Both", CardType.TACTIC, modes, cost=0)
    back = tactic("Back", [GAIN, words.Put(words.THIS, words.HAND)])
    hush = item(
        "Hush", words.Requirement(words.OPPONENT, words.Cannot(words.Action.DEPLOY, words.TACTIC))
    )
    tell = item("Tell", words.Trigger(words.Deploys(words.EACH, words.TACTIC), (GAIN,)))
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
    assert len(table.told(happened.Deployed)) == times
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


def banished() -> Table:
    """One card is in the Void face-up, one face-down; two more lie face-down in play."""
    hide = tactic("Hide", [words.Put(words.PICKED, words.VOID_FACE_DOWN)],
                  pays=[words.Pick(words.CHARACTER)])  # fmt: skip
    show = tactic("Show", [words.Put(words.PICKED, words.VOID)], pays=[words.Pick(words.CHARACTER)])
    void = words.CARD.that(words.In(Area.VOID, words.EACH))
    fetch = tactic("Fetch", [words.Put(void, words.HAND)])
    dig = tactic("Dig", [words.Put(void.being(words.State.FACE_DOWN), words.HAND)])
    table = board(
        Side(
            play=["Guard", "Wall"], face_down=["Guard", "Wall"],
            hand=["Hide", "Show", "Fetch", "Dig"],
        ),
        Side(), GUARD, WALL, hide, show, fetch, dig,
    )  # fmt: skip
    for name, picked in (("Hide", "Guard"), ("Show", "Wall")):
        table.me.deploys(name)
        if picked in table.me.choices():
            table.me.picks(picked)
        table.resolves()
    return table


def test_403_7a_cards_in_the_void_lie_there_as_the_text_says() -> None:
    table = banished()
    (void, _) = table.state.void
    assert table.names(void) == ["Guard", "Wall"]
    assert [table.state.face_down[card] for card in void] == [True, False]
    table.next_turn()
    table.next_turn()
    assert table.state.void[0] == void


def test_403_7b_face_down_cards_in_the_void_are_meant_only_where_a_text_names_them() -> None:
    table = banished()
    table.me.deploys("Fetch")
    table.resolves()
    assert table.names(table.state.void[0]) == ["Guard"]
    table.me.deploys("Dig")
    table.resolves()
    assert table.state.void[0] == []
    assert sorted(table.me.hand) == ["Guard", "Wall"]


@rule("EX-038")
def test_411_1_a_face_down_card_in_the_void_provides_nothing() -> None:
    table = banished()
    assert table.state.face_down[table.state.void[0][0]]
    assert stats.icons(table.state, 0)[list(Icon).index(Icon.VOLITION)] == 2


LOOP = words.Ability("SPIN", (), (words.PutTokens(words.THIS),))
WHEEL = character("Wheel", 1, 1, 1, LOOP)


def spinning(edition: Edition) -> tuple[Table, tuple[Shown, ...]]:
    """A loop of one player's actions, shown once."""
    pause = tactic("Pause", [GAIN])
    table = board(Side(play=["Wheel"]), Side(hand=["Pause"]), WHEEL, pause, edition=edition)
    spin = UseAbility(table.card("Wheel"), 0)
    return table, show(table.state, [spin])


@ALL
@rule("basic1e:B.loops.2")
def test_414_2_what_one_repeats_at_will_is_shown_once_and_then_numbered(edition: Edition) -> None:
    table, shown = spinning(edition)
    table.resolves()
    with shows("414.2a"):
        assert table.tokens("Wheel") == 1
    assert repeat(table.state, shown, 12) == 12
    table.resolves()
    with shows("414.2b"):
        assert table.tokens("Wheel") == 13
    with pytest.raises(ValueError, match="0 times or more"):
        repeat(table.state, shown, -1)


@ALL
@rule("EX-021", "basic1e:B.loops.2")
def test_414_2c_the_opponent_steps_in_after_any_repetition_and_the_rest_goes_on(
    edition: Edition,
) -> None:
    table, shown = spinning(edition)
    table.resolves()
    seen = []

    def steps_in(state: State, legal: Sequence[Action]) -> Action:
        answers = [it for it in legal if isinstance(it, Deploy)]
        if answers and state.tokens[table.card("Wheel")] == 15:
            seen.append(state.tokens[table.card("Wheel")])
            return answers[0]
        return Done()

    assert repeat(table.state, shown, 40, steps_in) == 40
    table.resolves()
    assert (seen, table.you.influence, table.tokens("Wheel")) == ([15], 21, 41)


@ALL
@rule("EX-B13", "basic1e:B.loops.3")
@pytest.mark.parametrize(("stop_at", "mine", "yours"), [(None, 4, 4), (1, 4, 3), (0, 3, 3)])
def test_414_3_in_a_round_of_both_players_the_smaller_number_counts(
    edition: Edition, stop_at: int | None, mine: int, yours: int
) -> None:
    """Three repetitions after the one shown; the active player may stop inside the last."""
    table = board(
        Side(play=["Wheel"]), Side(play=["Cog"]), WHEEL, character("Cog", 1, 1, 1, LOOP),
        edition=edition,
    )  # fmt: skip
    spins = [UseAbility(table.card(name), 0) for name in ("Wheel", "Cog")]
    shown = show(table.state, spins)
    with shows("414.3a"):
        assert [each.person for each in shown] == [0, 1]
    times = agreed({0: 5, 1: 3})
    with shows("414.3b"):
        assert times == 3
    repeat(table.state, shown, times, stop_at=stop_at)
    table.resolves()
    with shows("414.3c"):
        assert (table.tokens("Wheel"), table.tokens("Cog")) == (mine, yours)


def test_414_3_a_round_that_cannot_go_on_ends_the_loop_early() -> None:
    burn = words.Ability("BURN", (words.RemoveTokens(words.THIS),), (GAIN,))
    lamp = character("Lamp", 1, 1, 1, words.Ability("FILL", (), (words.PutTokens(words.THIS, 3),)),
                     burn)  # fmt: skip
    table = board(Side(play=["Lamp"]), Side(), lamp)
    table.me.uses("Lamp", "FILL")
    table.resolves()
    shown = show(table.state, [UseAbility(table.card("Lamp"), 1)])
    assert repeat(table.state, shown, 9) == 2
    table.resolves()
    assert table.me.influence == 23
    with pytest.raises(ValueError, match="not legal"):
        show(table.state, [UseAbility(table.card("Lamp"), 1)])
