"""A text that speaks of a card type does nothing to a card that lost it. Rules: 208.2."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import CardType
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
CHARACTER = words.CHARACTER
WAKE = words.Ability(
    "WAKE",
    (),
    (
        words.Alter(
            words.THIS,
            (
                words.GainsType(CardType.CHARACTER),
                words.Becomes(words.STRENGTH, 3),
                words.Becomes(words.LIFE, 3),
                words.Becomes(words.SPEED, 1),
            ),
        ),
    ),
)
HIDE = words.Ability(
    "HIDE",
    (),
    (words.Alter(words.THIS, (words.LosesType(CardType.CHARACTER),), words.Until.FOR_GOOD),),
)
GOLEM = item("Golem", WAKE, HIDE)


def on_a_golem(edition: Edition, *effect: words.Step, hides: bool = True) -> Table:
    """The opponent's golem is picked as a character, and may hide in response."""
    spell = tactic("Spell", effect, pays=[words.Pick(CHARACTER)])
    table = board(
        Side(hand=["Spell"]), Side(play=["Golem"]), spell, GOLEM, edition=edition, active=1
    )
    table.you.uses("Golem", "WAKE")
    table.me.passes()
    table.you.ends_turn()
    table.me.deploys("Spell")
    if hides:
        table.you.uses("Golem", "HIDE")
        table.me.passes()
    table.you.passes()
    return table


EFFECTS: tuple[words.Step, ...] = (
    words.Destroy(words.PICKED),
    words.Put(words.PICKED, words.HAND),
    words.Put(words.PICKED, words.OUT_OF_GAME),
    words.TakeControl(words.PICKED),
    words.Deplete(words.PICKED),
    words.PutTokens(words.PICKED),
    words.Alter(words.PICKED, (words.Gains(words.Keyword.COVERT),)),
)


def marks(table: Table) -> tuple[object, ...]:
    """What of the golem an effect could change."""
    state, card = table.state, table.card("Golem")
    changed = [it for it in state.changes if (card, state.arrival[card]) in (it.cards or ())]
    return (
        state.area[card], state.controller[card], state.depleted[card], state.tokens[card],
        [it for it in changed if isinstance(it.what, words.Gains)],
    )  # fmt: skip


@ALL
@rule("basic1e:B.chtype.2")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda step: type(step).__name__)
def test_208_2_a_picked_character_that_is_none_any_more_is_not_affected(
    edition: Edition, effect: words.Step
) -> None:
    untouched = marks(board(Side(), Side(play=["Golem"]), GOLEM, edition=edition))
    assert marks(on_a_golem(edition, effect, hides=False)) != untouched
    assert marks(on_a_golem(edition, effect)) == untouched


@ALL
@rule("basic1e:B.chtype.2")
def test_208_2_a_text_that_says_card_still_affects_it(edition: Edition) -> None:
    table = on_a_golem(edition, words.Destroy(words.PICKED_CARD))
    assert table.you.discard == ["Golem"]


@ALL
def test_208_2_an_item_that_became_a_character_too_is_still_an_item(edition: Edition) -> None:
    spell = tactic("Spell", [words.Destroy(words.PICKED)], pays=[words.Pick(words.ITEM)])
    table = board(Side(hand=["Spell"]), Side(play=["Golem"]), spell, GOLEM, edition=edition)
    table.me.deploys("Spell")
    table.you.uses("Golem", "WAKE")
    table.me.passes()
    table.you.passes()
    with shows("208.1a"):
        assert table.you.discard == ["Golem"]


@ALL
def test_208_2_a_card_that_the_text_moved_itself_is_known_as_it_is(edition: Edition) -> None:
    away = (words.Put(words.PICKED, words.OUT_OF_GAME), words.Put(words.PICKED, words.PLAY))
    table = on_a_golem(edition, *away, hides=False)
    assert table.controller("Golem") is table.me, "put back, though it came back as an item"


@ALL
def test_208_2_a_trigger_on_a_character_does_nothing_to_it_once_it_is_none(
    edition: Edition,
) -> None:
    sobering = item(
        "Sobering",
        words.Trigger(
            words.Attacks(CHARACTER),
            (
                words.Alter(
                    words.THAT, (words.LosesType(CardType.CHARACTER),), words.Until.FOR_GOOD
                ),
            ),
        ),
    )
    deadly = item("Deadly", words.Trigger(words.Attacks(CHARACTER), (words.Destroy(words.THAT),)))
    for first, is_destroyed in ((0, False), (1, True)):
        table = board(
            Side(play=["Golem", "Sobering", "Deadly"]), Side(), GOLEM, sobering, deadly,
            edition=edition,
        )  # fmt: skip
        table.me.uses("Golem", "WAKE")
        table.you.passes()
        table.me.attacks("Golem")
        assert table.asks is DecisionKind.ORDER
        table.me.answers(first)
        assert ("Golem" in table.me.discard) is is_destroyed


def caught(pogo: str, trap: str, ability: str) -> Table:
    """A Pogo attacks, is picked by the trap, and hides in response."""
    side = Side(play=[trap], deck=["Gnat"])
    table = board(Side(play=[pogo], resources=3), side)
    table.me.uses(pogo, "RAAR!")
    table.you.passes()
    table.me.attacks(pogo)
    table.me.passes()
    table.you.uses(trap, ability)
    table.me.uses(pogo, "HIDE!")
    table.you.passes()
    table.me.passes()
    return table


@pytest.mark.parametrize("pogo", ["Frickin' Sweet Pogo-Bunny", "One-Legged Hopping Pogo-Bear"])
def test_208_2_a_pogo_that_hides_from_a_trap_stays_in_play(pogo: str) -> None:
    table = caught(pogo, "Jacque's Trap", "IT'S A TRAP!")
    assert table.me.play == [pogo]
    assert table.is_depleted(pogo)


def test_208_2_banana_peel_flips_a_pogo_that_hides_for_it_says_card() -> None:
    table = caught("Frickin' Sweet Pogo-Bunny", "Banana Peel", "SLIP")
    assert table.me.play == []
    assert table.state.face_down[table.card("Frickin' Sweet Pogo-Bunny")]


@ALL
@rule("basic1e:B.chtype.2")
def test_208_2_what_was_picked_while_deploying_has_to_be_it_still_on_entering_play(
    edition: Edition,
) -> None:
    slayer = character(
        "Slayer", 1, 1, 1, words.OnResolve(cost=(words.Pick(CHARACTER),)),
        words.Trigger(words.EntersPlay(), (words.Destroy(words.PICKED),)), cost=0,
    )  # fmt: skip
    bell = item("Bell", words.Ability("RING", (), ()))
    for hides in (False, True):
        table = board(
            Side(play=["Bell"], hand=["Slayer"]), Side(play=["Golem"]), GOLEM, slayer, bell,
            edition=edition,
        )  # fmt: skip
        table.me.uses("Bell", "RING")
        table.you.uses("Golem", "WAKE")
        table.me.passes()
        table.you.passes()
        table.me.deploys("Slayer")
        if hides:
            table.you.uses("Golem", "HIDE")
            table.me.passes()
        table.you.passes()
        assert ("Golem" in table.you.play) is hides
