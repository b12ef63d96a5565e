"""What the referee refuses, and where it stops looking. Rules: 401.2, 410, 414.2b."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import CannotReferee, EndTurn, is_playable, legal, missing_words
from app.games.spoils.terms import Area
from tests.support.scenario import Side, Table, board, character, item, tactic

EXPENSIVE = (words.More(words.NUMERIC_COST, 1),)
HAND = words.CARD.in_hand()
MINE = words.CHARACTER.being_deployed(words.YOU)
HIGHEST = words.CHARACTER.that(words.Highest(words.STRENGTH))


@pytest.mark.parametrize(
    ("paragraph", "told"),
    [
        (words.Conditional(HAND, EXPENSIVE), "More of numeric cost outside play"),
        (words.Conditional(MINE, EXPENSIVE), "More of numeric cost outside play"),
        (
            words.Conditional(words.THIS, EXPENSIVE, area=Area.HAND),
            "More of numeric cost outside play",
        ),
        (
            words.OnResolve(cost=(words.Alter(words.THIS, EXPENSIVE),)),
            "More of numeric cost outside play",
        ),
        (
            words.Conditional(words.THIS, (words.Less(words.TOKENS, 1),)),
            "Less of tokens",
        ),
        (
            words.Conditional(words.THIS, (words.Becomes(words.Measure.PRINTED_LIFE, 1),)),
            "Becomes of printed life",
        ),
    ],
)
def test_406_3_a_change_of_a_number_that_would_do_nothing_is_refused(
    paragraph: words.Paragraph, told: str
) -> None:
    assert missing_words(words.script("Odd", paragraph)) == (told,)
    with pytest.raises(CannotReferee, match=f"Odd .{told}"):
        board(Side(hand=["Odd"]), Side(), item("Odd", paragraph))


def test_406_1_a_change_of_the_numeric_cost_of_cards_in_play_is_followed() -> None:
    dear = words.Conditional(words.CHARACTER, (words.More(words.NUMERIC_COST, 2),))
    assert is_playable(words.script("Odd", dear))
    table = board(Side(play=["Odd", "Guard"]), Side(), item("Odd", dear), character("Guard", 1, 1))
    assert table.stat("Guard", words.NUMERIC_COST) == 3


@pytest.mark.parametrize(
    "paragraph",
    [
        words.OnResolve((words.Destroy(HIGHEST),)),
        words.Conditional(HIGHEST, (words.Gains(words.Keyword.COVERT),)),
        words.Trigger(words.TurnStarts(), (words.Draw(words.Count(HIGHEST)),)),
    ],
)
def test_the_highest_of_several_is_refused_where_nobody_could_decide_between_them(
    paragraph: words.Paragraph,
) -> None:
    assert missing_words(words.script("Odd", paragraph)) == ("Highest outside Pick and Choose",)


@pytest.mark.parametrize(
    ("cost", "told"),
    [
        ((words.Draw(), words.Discard(cards=words.CHARACTER)), "Discard"),
        ((words.Look(words.top(1)), words.Pick(words.LOOKED_AT)), "Pick"),
        (
            (
                words.Reveal(words.top(1)),
                words.Only(words.Matches(words.REVEALED, words.CHARACTER)),
            ),
            "Only",
        ),
        (
            (
                words.Reveal(words.top(1)),
                words.Pay(words.Total(words.NUMERIC_COST, words.REVEALED)),
            ),
            "Pay",
        ),
        ((words.Draw(), words.Choose(words.CHARACTER.in_hand())), "Choose"),
    ],
)
def test_401_2_a_cost_that_would_tell_hidden_cards_by_being_offered_is_refused(
    cost: tuple[words.Step, ...], told: str
) -> None:
    lacks = (f"{told} of cards that the cost brings to light",)
    ability = words.Ability("PEEK", cost, ())
    assert missing_words(words.script("Odd", ability)) == lacks
    assert missing_words(words.script("Odd", words.OnResolve(cost=cost))) == lacks
    flip_up = words.FlipUp(1, "", cost[:1])
    assert missing_words(words.script("Odd", flip_up, words.OnResolve(cost=cost[1:]))) == lacks


def test_401_2_a_cost_may_draw_and_then_discard_any_card() -> None:
    swap = words.Ability("SWAP", (words.Draw(), words.Discard()), ())
    table = board(Side(play=["Odd"], deck=["Odd"]), Side(), item("Odd", swap))
    assert table.me.can_use("Odd", "SWAP")


def vault(kinds: int) -> Table:
    """A tactic that asks for 3 characters whose strengths add up to that of the strongest 3."""
    lock = tactic(
        "Lock",
        pays=[
            words.Pick(words.CHARACTER, 3),
            words.Only(words.Equal(words.Total(words.STRENGTH, words.PICKED), 3 * kinds - 3)),
        ],
    )
    guards = [character(f"Guard {n}", n, 1) for n in range(kinds + 1)]
    names = [it.card.name for it in guards]
    return board(Side(hand=["Lock"], play=names[1:]), Side(), lock, *guards)


def test_401_2_what_is_not_found_in_400_tries_counts_as_impossible() -> None:
    assert vault(6).me.can_deploy("Lock")
    assert not vault(16).me.can_deploy("Lock"), "though the last three would do"


def test_414_2b_after_so_many_actions_in_a_turn_only_ending_it_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert legal.ACTIONS_PER_TURN == 600
    monkeypatch.setattr(legal, "ACTIONS_PER_TURN", 5)
    free = words.Ability("PRAY", (), (words.GainInfluence(1),))
    table = board(Side(play=["Monk"]), Side(), character("Monk", 1, 1, 1, free))
    for _ in range(5):
        table.me.uses("Monk", "PRAY")
        table.resolves()
    assert (table.me.legal, table.me.influence) == ((EndTurn(),), 25)
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Monk", "PRAY")
