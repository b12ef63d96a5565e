"""Views of a game: hidden cards stay hidden. Rules: 403.1a, 403.2a, 411.2."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Deploy, State, apply, legal_actions
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.observe import NO_SIDE, determinise, may_see, observe
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType
from tests.support.scenario import Side, board, character, tactic
from tests.support.spoils_games import positions, random_game
from tests.support.spoils_worlds import every_state, in_another_world
from tests.support.watched_games import varied_game


def with_the_unseen_swapped(state: State, player: int) -> State:
    """A copy that differs only in what the player may not see."""
    copy = state.clone()
    for owner in (0, 1):
        unseen = [
            card
            for card in range(len(copy.kind))
            if copy.owner[card] == owner and not may_see(state, player, card)
        ]
        kinds = [copy.kind[card] for card in unseen]
        for card, kind in zip(unseen, reversed(kinds), strict=True):
            copy.kind[card] = kind
    copy.cached, copy.derived, copy.offered = {}, DerivedCache(), None
    return copy


@pytest.mark.slow
def test_403_2a_states_that_differ_in_hidden_cards_look_alike(catalogue: Catalogue) -> None:
    chance = random.Random(9)
    for seed in range(2):
        state = random_game(catalogue, seed, Edition.CR3)
        compared = 0
        for _ in range(300):
            if state.decision is None:
                break
            apply(state, chance.choice(legal_actions(state)))
            for player in (0, 1):
                copy = with_the_unseen_swapped(state, player)
                assert observe(copy, player) == observe(state, player)
                compared += 1
        assert compared > 100


@pytest.mark.parametrize("edition", list(Edition))
def test_403_2a_the_opponents_hand_is_a_number_of_cards(edition: Edition) -> None:
    table = board(
        Side(hand=["Guard"]), Side(hand=["Guard", "Guard"]), character("Guard", 1, 1),
        edition=edition,
    )  # fmt: skip
    view = observe(table.state, 0)
    assert view.sides[1].hand is None
    assert view.sides[1].hand_count == 2
    assert view.sides[0].hand is not None
    assert [name for _, name in view.sides[0].hand] == ["Guard"]


def test_411_2_a_face_down_card_shows_its_front_to_its_controller_only() -> None:
    table = board(Side(face_down=["Guard"]), Side(), character("Guard", 1, 1))
    card = table.card("Guard")
    assert may_see(table.state, 0, card)
    assert not may_see(table.state, 1, card)
    view = next(it for it in observe(table.state, 1).in_play if it.card == card)
    assert view.name is None
    assert view.strength is None


def test_a_spectator_sees_neither_hand_nor_what_lies_face_down(catalogue: Catalogue) -> None:
    compared = 0
    for seed in range(2):
        for state in positions(varied_game(catalogue, seed, Edition.CR3), seed, 120):
            view = observe(state, None)
            assert (view.person, view.legal, view.words) == (None, (), ())
            for side, hand in zip(view.sides, state.hand, strict=True):
                assert side.hand_count == len(hand)
                assert not hand or side.hand is None or len(side.hand) < len(hand)
            for card in view.in_play:
                assert (card.name is None) <= card.face_down
            assert observe(with_the_unseen_swapped(state, NO_SIDE), None) == view
            compared += view.sides[0].hand is None
    assert compared > 100


def test_403_1a_nobody_sees_a_deck_unless_a_text_shows_it() -> None:
    peek = tactic("Peek", [v.Look(v.top(1)), v.May(then=(v.Draw(1),))])
    table = board(
        Side(hand=["Peek"], deck=["Guard", "Guard"]), Side(), peek, character("Guard", 1, 1)
    )
    assert observe(table.state, 0).sides[0].known_of_deck == ()
    table.me.deploys("Peek")
    table.resolves()
    assert observe(table.state, 0).sides[0].known_of_deck == ((0, "Guard"),)
    assert observe(table.state, 1).sides[0].known_of_deck == ()


def test_403_1a_what_a_text_looked_at_is_seen_while_an_offer_asks_for_some_of_it() -> None:
    seek = tactic(
        "Seek",
        [v.Look(v.top(3)), v.May((v.Choose(v.LOOKED_AT.that(v.OfType((CardType.CHARACTER,)))),))],
    )
    table = board(
        Side(hand=["Seek"], deck=["Guard", "Rage", "Wall"]), Side(), seek,
        character("Guard", 1, 1), character("Wall", 1, 1),
    )  # fmt: skip
    table.me.deploys("Seek")
    table.resolves()
    table.me.agrees()
    assert table.me.choices() == ["Guard", "Wall"]
    assert observe(table.state, 0).sides[0].known_of_deck == (
        (0, "Guard"),
        (1, "Rage"),
        (2, "Wall"),
    )
    assert observe(table.state, 1).sides[0].known_of_deck == ()


@pytest.mark.parametrize("asked", [v.Pick, v.Choose])
def test_411_2_choosing_a_face_down_card_does_not_show_its_front(
    asked: type[v.Pick | v.Choose],
) -> None:
    snoop = tactic("Snoop", [asked(v.CARD.being(v.State.FACE_DOWN)), v.Draw(1)])
    table = board(
        Side(hand=["Snoop"]), Side(face_down=["Guard", "Wall"]), snoop,
        character("Guard", 1, 1), character("Wall", 1, 1),
    )  # fmt: skip
    table.me.deploys("Snoop")
    table.resolves()
    assert len(table.me.choices()) == 2
    assert {it.name for it in observe(table.state, 0).in_play if it.face_down} == {None}


def test_403_2a_a_card_chosen_in_a_hidden_hand_is_seen_only_where_a_text_looks_at_it() -> None:
    hand = v.CARD.in_hand(v.OPPONENT)
    for first, seen in (((), None), ((v.Look(hand),), ["Guard", "Wall"])):
        grab = tactic("Grab", [*first, v.Choose(hand), v.Put(v.CHOSEN, v.DECK_TOP)])
        table = board(
            Side(hand=["Grab"]), Side(hand=["Guard", "Wall"]), grab,
            character("Guard", 1, 1), character("Wall", 1, 1),
        )  # fmt: skip
        table.me.deploys("Grab")
        table.resolves()
        shown = observe(table.state, 0).sides[1].hand
        assert (shown and [name for _, name in shown]) == seen


def differences(one: object, other: object, path: str = "state") -> Iterator[str]:
    """Yield the paths at which two values differ, in everything that can be reached from them."""
    if one is other:
        return
    if type(one) is not type(other):
        yield path
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            yield path
        for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
            yield from differences(mine, yours, f"{path}[{place}]")
    elif isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            yield path
        for key in one.keys() & other.keys():
            yield from differences(one[key], other[key], f"{path}[{key}]")
    elif is_dataclass(one):
        for it in fields(one):
            mine, yours = getattr(one, it.name), getattr(other, it.name)
            yield from differences(mine, yours, f"{path}.{it.name}")
    elif one != other:
        yield path


@pytest.mark.slow
@pytest.mark.parametrize("edition", list(Edition))
def test_nothing_in_a_determinised_copy_tells_how_hidden_cards_lie(
    catalogue: Catalogue, edition: Edition
) -> None:
    in_costs = compared = 0
    for seed in range(3):
        for state in positions(varied_game(catalogue, seed, edition), seed, 150):
            if state.decision is None or not (state.undo or len(state.this_turn) % 5 == 0):
                continue
            other = in_another_world(state, state.decision.player)
            compared += [it.kind for it in every_state(state)] != [
                it.kind for it in every_state(other)
            ]
            in_costs += bool(state.undo)
            one, another = (determinise(it, it.decision.player, 7) for it in (state, other))
            assert list(differences(one, another)) == []
            assert one.rng != state.rng
            assert [it.rng == one.rng for it in one.undo] == [
                it.rng == state.rng for it in state.undo
            ]
    assert in_costs > 10
    assert compared > 30


def test_the_states_kept_in_case_costs_fail_are_dealt_like_the_state_itself() -> None:
    table = board(
        Side(play=["Guard", "Guard"], hand=["Zap"]), Side(deck=["Guard", "Sentry", "Watch"]),
        tactic("Zap", pays=[v.Pick(v.CHARACTER)]), character("Guard", 1, 1),
        character("Sentry", 1, 1), character("Watch", 1, 1),
    )  # fmt: skip
    apply(table.state, Deploy(table.card("Zap")))
    assert table.state.undo
    before = [list(it.kind) for it in every_state(table.state)]
    dealt = {seed: determinise(table.state, 0, seed) for seed in range(20)}
    assert len({tuple(copy.kind) for copy in dealt.values()}) > 3
    for copy in dealt.values():
        for kept in copy.undo:
            assert kept.kind == copy.kind[: len(kept.kind)]
    assert [it.kind for it in every_state(table.state)] == before


def test_a_determinised_copy_keeps_what_the_player_knows(catalogue: Catalogue) -> None:
    state = random_game(catalogue, 3, Edition.CR3)
    chance = random.Random(3)
    for _ in range(60):
        apply(state, chance.choice(legal_actions(state)))
    player = state.decision.player if state.decision is not None else 0
    copy = determinise(state, player, 99)
    assert observe(copy, player) == observe(state, player)
    assert sorted(copy.kind) == sorted(state.kind)
