"""A game may begin in the middle, in any position that a game could reach and in no other."""

from collections.abc import Sequence

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Attack,
    CannotReferee,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    ImpossiblePosition,
    InPlay,
    Part,
    Phase,
    RandomAgent,
    Side,
    State,
    apply,
    events,
    legal_actions,
    observe,
    person_at,
    play_on,
    position,
    read_record,
    record_of,
    replay,
)
from app.games.spoils.engine.record import table_digest
from app.games.spoils.facts import Catalogue

FACTION = "The Tournament Faction"
HOST = "Scout"
ITEM = "Fat Pants"
"""An item with the keyword Attach to a character."""


def one_side(**rest: object) -> Side:
    return Side(FACTION, **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", list(Edition))
def test_a_position_shows_everything_as_it_was_described(
    catalogue: Catalogue, edition: Edition
) -> None:
    worn = InPlay(ITEM, controller=1, tokens=2)
    mine = one_side(
        influence=7,
        in_play=[InPlay("Gnat", is_depleted=True), InPlay(HOST, is_new=True, attached=(worn,))],
        resources=["Rage", InPlay("Greed", has_paid=True), InPlay("Gnat", is_face_down=True)],
        hand=["Gnat", HOST],
        deck=[HOST, "Gnat", "Rage"],
        discard_pile=["Greed"],
        out_of_game=["Rage"],
    )
    yours = one_side(in_play=[InPlay("Department of Rejections", damage=1)], hand=["Gnat"])
    state = position(catalogue, [mine, yours], seed=5, turn=6, active=1, edition=edition)
    view = observe(state, person_at(state, 0))
    assert (view.turn, view.active, view.kind) == (6, 1, DecisionKind.ACT)
    assert view.sides[0].influence == 7
    assert [name for _, name in view.sides[0].hand or ()] == ["Gnat", HOST]
    assert [name for _, name in view.sides[0].discard_pile] == ["Greed"]
    assert [name for _, name in view.sides[0].out_of_game] == ["Rage"]
    assert [state.name(card) for card in state.deck[0]] == [HOST, "Gnat", "Rage"]
    assert (view.sides[1].hand, view.sides[1].hand_count) == (None, 1)
    lying = {(card.name, card.face_down): card for card in view.in_play if card.controller == 0}
    assert lying["Gnat", False].depleted
    assert lying["Gnat", False].ready
    assert not lying[HOST, False].ready
    assert lying["Greed", False].attached_to == state.faction[0]
    assert ("Gnat", True) in lying
    theirs = {card.name: card for card in view.in_play if card.controller == 1}
    assert theirs[ITEM].attached_to == lying[HOST, False].card
    assert (theirs[ITEM].tokens, theirs[ITEM].owner) == (2, 1)
    assert theirs["Department of Rejections"].damage == 1


def test_204_3_only_a_card_that_is_not_new_attacks(catalogue: Catalogue) -> None:
    def attacks(card: InPlay) -> bool:
        state = position(catalogue, [one_side(in_play=[card]), one_side()], seed=1)
        return any(str(action).startswith("attack") for action in legal_actions(state))

    assert attacks(InPlay(HOST))
    assert not attacks(InPlay(HOST, is_new=True))


def test_602_1_a_position_may_be_where_a_turn_starts(catalogue: Catalogue) -> None:
    """The faction restores and develops before anything else."""
    mine = one_side(in_play=[InPlay(HOST, is_depleted=True)], deck=["Rage"] * 5)
    state = position(catalogue, [mine, one_side()], seed=1, turn=5, phase=Phase.START)
    assert (state.turn, state.active) == (5, 0)
    assert state.decision is not None
    assert state.decision.kind is not DecisionKind.ACT


def test_601_1c_the_turns_before_are_counted_from_who_went_first(catalogue: Catalogue) -> None:
    for turn, active, first in ((1, 0, 0), (1, 1, 1), (2, 1, 0), (4, 0, 1)):
        state = position(catalogue, [one_side(), one_side()], seed=1, turn=turn, active=active)
        assert state.first == first
        apply(state, EndTurn())


def wrong(catalogue: Catalogue, mine: Side, **rest: object) -> Sequence[str]:
    """The problems of an impossible position."""
    with pytest.raises(ImpossiblePosition) as refused:
        position(catalogue, [mine, one_side()], seed=1, **rest)  # type: ignore[arg-type]
    return tuple(it.words for it in refused.value.problems)


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (one_side(hand=["No Such Thing"]), "The catalogue has no card named No Such Thing."),
        (Side("Rage"), "Rage is not a faction."),
        (one_side(influence=-1), "Player 1 has -1 influence, which is never below 0."),
        (one_side(influence=0), "Player 1 has no influence left and would have lost."),
        (one_side(hand=[FACTION]), f"{FACTION} is a faction and cannot be in player 1's hand."),
        (one_side(in_play=[FACTION]), f"{FACTION} is a second faction in play for player 1."),
        (one_side(in_play=[ITEM]), f"{ITEM} must be attached to something."),
        (
            one_side(in_play=[InPlay("Gnat", is_face_down=True)]),
            "Gnat is face-down and so a resource, not a Character; list it among resources.",
        ),
        (
            one_side(resources=["Gnat"]),
            "Gnat is face-up and not a resource, so it is not among resources.",
        ),
        (
            one_side(in_play=[InPlay("Department of Rejections", attached=(InPlay(ITEM),))]),
            f"{ITEM} is attached to Department of Rejections, to which it cannot be attached.",
        ),
        (
            one_side(in_play=[InPlay(HOST, attached=(InPlay("Gnat"),))]),
            f"Gnat is attached to {HOST}, but attaches to nothing.",
        ),
        (one_side(in_play=[InPlay("Gnat", damage=-1)]), "Gnat cannot have -1 damage."),
        (one_side(in_play=[InPlay("Gnat", tokens=-2)]), "Gnat cannot have -2 tokens."),
        (
            one_side(in_play=[InPlay("Lucky Charm", damage=1)]),
            "Lucky Charm is neither a character nor a location and has no damage.",
        ),
        (
            one_side(in_play=[InPlay("Gnat", has_paid=True)]),
            "Gnat is not among resources and cannot have paid.",
        ),
        (
            one_side(in_play=[InPlay("Gnat", controller=2)]),
            "Gnat is controlled by seat 2, which does not exist.",
        ),
        (
            one_side(hand=["Micromajig Token"]),
            "Micromajig Token is a token and exists only in play",
        ),
    ],
)
def test_what_no_game_could_reach_is_refused_and_named(
    catalogue: Catalogue, side: Side, said: str
) -> None:
    (problem,) = wrong(catalogue, side)
    assert problem.startswith(said)


GATE = "Department of Rejections"
FIGHT = [Phase.ATTACKED, Phase.ATTACK_ANSWERED, Phase.BLOCKING, Phase.BLOCKED, Phase.BLOCK_ANSWERED]


def fighting(phase: Phase, target: str | None) -> list[Side]:
    """A battle of two attackers, up to a phase; one that blocks, another that might have."""
    is_blocked = phase in (Phase.BLOCKED, Phase.BLOCK_ANSWERED)
    attacks, is_fought = Part.ATTACKS, phase is not Phase.ACTION
    return [
        one_side(
            in_play=[
                InPlay(name, is_depleted=is_fought, part=attacks if is_fought else None)
                for name in (HOST, "Gnat")
            ],
            resources=["Rage"] * 3,
        ),
        one_side(
            in_play=[
                InPlay(HOST, part=Part.BLOCKS if is_blocked else None),
                "Gnat",
                InPlay(GATE, part=Part.TARGET if is_fought and target else None),
            ]
        ),
    ]


def played_up_to(state: State, phase: Phase, target: str | None) -> None:
    """Attack with both characters, up to the question of a phase."""
    gate = next(card for card in state.in_play if state.name(card) == GATE)
    mine, yours = (
        [card for card in state.in_play if state.name(card) in (HOST, "Gnat")][n : n + 2]
        for n in (0, 2)
    )
    apply(state, Attack(gate if target else state.faction[1]))
    for card in mine:
        if Choose(card) in legal_actions(state):
            apply(state, Choose(card))
    if Done() in legal_actions(state) and state.decision.kind is DecisionKind.ATTACKERS:  # type: ignore[union-attr]
        apply(state, Done())
    answers = [Done(), Done(), Choose(yours[0]), Done(), Done()]
    for answer in answers[: {0: 0, 1: 1, 2: 2, 3: 4, 4: 5}[FIGHT.index(phase)]]:
        apply(state, answer)


@pytest.mark.parametrize("target", [None, GATE])
@pytest.mark.parametrize("phase", FIGHT)
@pytest.mark.parametrize("edition", list(Edition))
def test_608_1_a_battle_set_up_goes_on_like_one_that_was_played(
    catalogue: Catalogue, edition: Edition, phase: Phase, target: str | None
) -> None:
    before = position(catalogue, fighting(Phase.ACTION, target), seed=3, edition=edition)
    played_up_to(before, phase, target)
    state = position(catalogue, fighting(phase, target), seed=3, phase=phase, edition=edition)
    for _ in range(40):
        assert table_digest(state) == table_digest(before)
        assert legal_actions(state) == legal_actions(before)
        if state.battle is None:
            break
        answer = legal_actions(state)[0]
        assert apply(state, answer) == apply(before, answer)
    assert state.battle is None
    assert any(isinstance(it, events.Attacked) for it in state.this_turn)


def test_a_battle_is_recorded_and_replayed(catalogue: Catalogue) -> None:
    state = position(catalogue, fighting(Phase.BLOCKED, None), seed=3, phase=Phase.BLOCKED)
    given = play_on(state, (RandomAgent(1), RandomAgent(2)), actions=9)
    record = read_record(record_of(state, given).to_json())
    assert replay(record, catalogue).battle == state.battle


@pytest.mark.parametrize(
    ("part", "controller", "phase", "said"),
    [
        (Part.ATTACKS, 0, Phase.ACTION, "Gnat takes part in a battle, but in phase 'action'"),
        (Part.ATTACKS, 1, Phase.ATTACKED, "Gnat attacks, but its controller does not have"),
        (Part.BLOCKS, 0, Phase.BLOCKED, "Gnat blocks, but its controller has the turn."),
        (Part.BLOCKS, 1, Phase.BLOCKING, "Gnat blocks before blockers are chosen"),
        (Part.TARGET, 0, Phase.ATTACKED, "Gnat is attacked, but its controller has the turn."),
        (Part.TARGET, 1, Phase.ATTACKED, "Gnat is neither a faction nor a location to attack."),
    ],
)
def test_608_1_a_battle_that_cannot_be_is_refused(
    catalogue: Catalogue, part: Part, controller: int, phase: Phase, said: str
) -> None:
    is_fought = phase is not Phase.ACTION
    mine = [InPlay(HOST, is_depleted=True, part=Part.ATTACKS if is_fought else None)]
    problems = wrong(
        catalogue, one_side(in_play=[*mine, InPlay("Gnat", controller=controller, part=part)]),
        phase=phase,
    )  # fmt: skip
    assert [it[: len(said)] for it in problems] == [said]


def test_608_1a_a_battle_has_attackers_who_fight_and_one_target(catalogue: Catalogue) -> None:
    assert wrong(catalogue, one_side(), phase=Phase.BLOCKING) == (
        "Nobody attacks, but the phase 'blocking' is part of a battle.",
    )
    gates = [InPlay(GATE, controller=1, part=Part.TARGET)] * 2
    attacker = InPlay(HOST, part=Part.ATTACKS)
    assert wrong(catalogue, one_side(in_play=[attacker, *gates]), phase=Phase.ATTACKED) == (
        f"An attack has one target, not 2: {GATE}, {GATE}.",
    )
    charm = InPlay("Lucky Charm", part=Part.ATTACKS)
    assert wrong(catalogue, one_side(in_play=[charm]), phase=Phase.ATTACKED) == (
        "Lucky Charm is not a character and does not fight in a battle.",
    )


def test_408_4_damage_that_would_have_destroyed_is_refused(catalogue: Catalogue) -> None:
    life = catalogue.by_name[HOST].life
    assert life is not None
    (problem,) = wrong(catalogue, one_side(in_play=[InPlay(HOST, damage=life)]))
    assert problem.startswith(f"{HOST} has {life} damage and could take less than {life}")
    bearer = InPlay(HOST, damage=life, attached=(InPlay(ITEM),))
    position(catalogue, [one_side(in_play=[bearer]), one_side()], seed=1)


def test_507_5a_two_with_one_unique_name_are_refused(catalogue: Catalogue) -> None:
    unique = next(
        card.name for card in catalogue.cards if card.keywords.unique and card.strength is not None
    )
    (problem,) = wrong(catalogue, one_side(in_play=[unique, unique]))
    assert "Unique" in problem


def test_everything_that_is_wrong_is_named_at_once(catalogue: Catalogue) -> None:
    side = one_side(influence=-1, hand=["No Such Thing", "Nor This"])
    assert len(wrong(catalogue, side)) == 3
    assert len(wrong(catalogue, one_side(hand=[FACTION], resources=["Gnat"]))) == 2


def test_a_third_player_a_fifth_seat_and_turn_0_are_refused(catalogue: Catalogue) -> None:
    with pytest.raises(ImpossiblePosition, match="There are 3 sides"):
        position(catalogue, [one_side()] * 3, seed=1)
    assert "There is no seat 5" in wrong(catalogue, one_side(), active=5)[0]
    assert "There is no turn 0" in wrong(catalogue, one_side(), turn=0)[0]


def test_a_text_that_the_referee_cannot_follow_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(CannotReferee, match="Gnat"):
        position(catalogue, [one_side(hand=["Gnat"]), one_side()], seed=1, scripts={})
    position(catalogue, [one_side(hand=["Gnat"]), one_side()], seed=1, scripts={}, blanks=True)


def busy(catalogue: Catalogue) -> State:
    side = one_side(
        in_play=[HOST, InPlay("Gnat", attached=(InPlay(ITEM),))],
        resources=["Rage", "Greed", "Rage", InPlay("Gnat", is_face_down=True)],
        hand=["Gnat", HOST],
        deck=["Gnat", "Rage", HOST] * 4,
    )
    return position(catalogue, [side, side], seed=9)


def test_a_game_from_a_position_is_recorded_and_replayed(catalogue: Catalogue) -> None:
    state = busy(catalogue)
    given = play_on(state, (RandomAgent(1), RandomAgent(2)), actions=80)
    record = record_of(state, given)
    assert read_record(record.to_json()).to_json() == record.to_json()
    again = replay(read_record(record.to_json()), catalogue)
    assert record_of(again, given) == record


def test_the_numbers_of_hidden_cards_tell_nothing(catalogue: Catalogue) -> None:
    """A deck in order of its cards' numbers would show an opponent what is drawn next."""
    state = busy(catalogue)
    assert state.deck[0] != sorted(state.deck[0])
    assert sorted(state.deck[0] + state.hand[0]) != state.deck[0] + state.hand[0]


def test_a_position_goes_on_like_any_game(catalogue: Catalogue) -> None:
    state = busy(catalogue)
    mine = [it for it in legal_actions(state) if isinstance(it, Deploy)]
    assert {state.name(it.card) for it in mine} <= {"Gnat", HOST}
    play_on(state, (RandomAgent(3), RandomAgent(4)))
    assert state.result is not None
