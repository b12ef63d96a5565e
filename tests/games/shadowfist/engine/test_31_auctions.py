"""Uniqueness auctions. Rules: 31, 49.9."""

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Number, Play, Reveal
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.terms import Restriction
from tests.support.rules import shows
from tests.support.shadowfist_table import Table, character, event, site, table

UNIQUE = [Restriction.UNIQUE]


def auction(seats: int = 3, powers: tuple[int, ...] = (3, 5, 4)) -> tuple[Table, int, int]:
    """Player 0 plays a Unique Character of which player 1 has a copy: the copies, older first."""
    game = table(seats)
    old = game.play(1, character("Boss", restrictions=UNIQUE))
    new = game.hand(0, character("Boss", restrictions=UNIQUE))
    for player, power in enumerate(powers):
        game.power(player, power)
        game.hand(player, event())
    game.to_act()
    game.do(Play(new))
    return game, old, new


def test_31_1_two_unique_cards_of_one_title_start_an_auction() -> None:
    game, old, new = auction()
    assert game.asked == (0, Question.BID)
    with shows("31.5.1"):
        assert events.AuctionOpened(0, (new, old)) in game.told
    with shows("31.5"):
        assert game.options == (Number(1), Number(2), Number(3)), "the bid is compulsory"
    with shows("24.5.4"):
        assert game.state.scene is not None
        assert len(game.state.scene.stack) == 1, "it comes before the responses"


def test_31_0_an_auction_freezes_the_game() -> None:
    game, _, _ = auction()
    before = game.state.scene
    game.do(Number(1))
    assert before is not None
    assert game.state.scene is before
    assert not game.can(lambda it: isinstance(it, Play))


def test_31_4_and_31_6_everybody_may_bid_clockwise_and_higher() -> None:
    game, _, _ = auction()
    game.do(Number(2))
    assert game.asked == (1, Question.BID)
    assert game.options == (PASS, Number(3), Number(4), Number(5))
    game.do(PASS)
    with shows("31.4"):
        assert game.asked == (2, Question.BID), "who owns no copy bids too"
    game.do(Number(3))
    assert game.asked == (1, Question.BID), "player 1 has too little to raise"
    with shows("31.6"):
        assert game.options == (PASS, Number(4), Number(5)), "no more than one has"


def test_31_7_only_the_winner_pays_and_decides() -> None:
    game, old, new = auction()
    game.do(Number(2))
    game.do(Number(3))
    game.do(PASS)
    assert game.asked == (1, Question.KEEP)
    assert game.state.power == [3, 2, 4]
    with shows("31.7.1"):
        assert set(game.options) == {Choose(old), Choose(new)}


def test_31_7_1_a_losing_newcomer_is_toasted_and_cancelled() -> None:
    game, old, new = auction()
    game.do(Number(1))
    game.do(Number(2))
    game.until(Question.KEEP)
    game.do(Choose(old))
    assert game.state.toasted[0][-1] == new
    assert events.Canceled(new) in game.told
    assert not game.has_told(events.Toasted)
    with shows("49.9"):
        assert game.state.area[old] is Area.IN_PLAY


def test_31_7_1_a_losing_original_is_smoked() -> None:
    game, old, new = auction()
    game.do(Number(1))
    game.until(Question.KEEP)
    game.do(Choose(new))
    assert game.state.smoked[1] == [old]
    assert not game.has_told(events.Smoked)


def test_31_5_without_power_the_new_copy_is_toasted_at_once() -> None:
    game, old, new = auction(powers=(0, 5, 4))
    assert new in game.state.toasted[0]
    assert game.state.area[old] is Area.IN_PLAY
    assert not game.has_told(events.BidMade)


def test_31_1_face_down_copies_cause_none_until_they_are_revealed() -> None:
    game = table()
    game.play(0, site("Gate", restrictions=UNIQUE))
    hidden = game.play(1, site("Gate", restrictions=UNIQUE), face_down=True)
    flash = game.hand(0, event())
    game.power(1, 2)
    game.to_act()
    game.do(Play(flash))
    assert not game.has_told(events.AuctionOpened)
    game.until(Question.RESPOND, 1)
    game.do(Reveal(hidden))
    with shows("31.2", "31.5.1"):
        assert game.asked == (1, Question.BID), "who revealed opens, after the generation"


def test_31_2_an_auction_begins_after_a_resolution() -> None:
    game = table()
    game.play(0, site("Gate", restrictions=UNIQUE))
    hidden = game.play(1, site("Gate", restrictions=UNIQUE), face_down=True)
    flash = game.hand(0, event())
    game.hand(1, event())
    game.power(1, 2)
    game.to_act()
    game.do(Play(flash))
    marks.reveal(game.state, hidden)
    game.do(PASS)
    with shows("24.8.1.2"):
        assert game.asked == (1, Question.BID)


def test_31_8_of_more_than_two_copies_any_controller_may_open() -> None:
    game = table(3)
    gates = [game.play(it, site("Gate", restrictions=UNIQUE), face_down=True) for it in range(3)]
    flash = game.hand(0, event())
    game.hand(1, event())
    for player in range(3):
        game.power(player, 2)
    game.to_act()
    game.do(Play(flash))
    for gate in gates:
        marks.reveal(game.state, gate)
    game.until(Question.OPEN)
    assert game.asked == (0, Question.OPEN)
    game.do(PASS)
    assert game.asked == (1, Question.OPEN)
    game.do(Number(1))
    game.until(Question.KEEP, 1)
    game.do(Choose(gates[2]))
    assert game.state.area[gates[2]] is Area.IN_PLAY
    assert (gates[0] in game.state.toasted[0], gates[1] in game.state.toasted[1]) == (True, True)


def test_31_8_if_nobody_opens_all_are_toasted() -> None:
    game = table(3)
    gates = [game.play(it, site("Gate", restrictions=UNIQUE), face_down=True) for it in range(3)]
    flash = game.hand(0, event())
    game.hand(1, event())
    game.to_act()
    game.do(Play(flash))
    for gate in gates:
        marks.reveal(game.state, gate)
    for _ in range(3):
        game.until(Question.OPEN)
        game.do(PASS)
    assert [game.state.area[it] for it in gates] == [Area.TOASTED] * 3


def test_49_1_identity_joins_titles_in_auctions() -> None:
    game = table()
    game.play(1, character("Boss", restrictions=UNIQUE))
    other = character("The Boss Returns", restrictions=UNIQUE, titles=("The Boss Returns", "Boss"))
    new = game.hand(0, other)
    game.power(0, 2)
    game.to_act()
    game.do(Play(new))
    assert game.asked == (0, Question.BID)
    with shows("31.1"):
        assert game.has_told(events.AuctionOpened)
