"""Games that begin in the middle: for puzzles, reports of mistakes, and players that search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.game_builder import build_game
from app.games.spoils.engine.impossible_positions import (
    described,
    unknown,
    wrong_facts,
    wrong_frame,
    wrong_rules,
)
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.game import RECORD_SCHEMA, Game
from app.games.spoils.engine.model.locals import AttackLocals
from app.games.spoils.engine.model.position import (
    BATTLE_PHASES,
    BLOCKED_PHASES,
    InPlay,
    Part,
    Phase,
    Position,
    Side,
    WrongPosition,
)
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.procedures import attacking, battle, loop
from app.games.spoils.engine.procedures import turn as turns
from app.games.spoils.engine.write import areas, layout, mutations
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area

_NEXT_STEP: Final = MappingProxyType(
    {
        Phase.ATTACKED: attacking.attackers_window,
        Phase.ATTACK_ANSWERED: attacking.defenders_window,
        Phase.BLOCKING: attacking.choose_blockers,
        Phase.BLOCKED: attacking.end,
        Phase.BLOCK_ANSWERED: attacking.end,
    }
)
"""The step of an attack that comes next in each phase of a battle."""


class ImpossiblePosition(ValueError):  # noqa: N818  it is a refusal, named as one
    """A position that no game could reach. `problems` are all things wrong with it."""

    def __init__(self, problems: Sequence[WrongPosition]) -> None:
        super().__init__(" ".join(map(str, problems)))
        self.problems = tuple(problems)


def position(
    catalogue: Catalogue,
    sides: Sequence[Side],
    *,
    seed: int,
    turn: int = 3,
    active: Player = 0,
    phase: Phase = Phase.ACTION,
    edition: Edition = DEFAULT_EDITION,
    blanks: bool = False,
    scripts: Mapping[str, v.Script] = SCRIPTS,
    record_schema: int = RECORD_SCHEMA,
) -> State:
    """A game that begins in a position, up to its first question.

    `sides` lists the sides of seats 0 and 1; `turn` counts the turns of both players, with the
    current one, of `active`. Every card counts as lying as described since the turn started. In
    the phases of a battle, the `part` of each card says which cards attack and block, and which
    location is the target; without one the target is the opposing faction. There must be an
    attacker, and nobody has assigned damage yet. Effects that last, bindings of texts, and
    damage being assigned cannot be set up: begin earlier and let `apply` reach them. `seed`,
    `blanks`, `scripts` and `record_schema` are those of `new_game`.

    Raises ImpossiblePosition, with a problem for each mistake, and CannotReferee for texts
    that the referee cannot follow.
    """
    wanted = Position(tuple(side.frozen() for side in sides), turn, active, phase)
    problems = [*wrong_frame(wanted), *unknown(catalogue, wanted)]
    problems = problems or [*wrong_facts(catalogue, wanted)]
    if problems:
        raise ImpossiblePosition(problems)
    names = [name for side in sides for name in side.names]
    game = build_game(
        catalogue, names, seed=seed, edition=edition, blanks=blanks, scripts=scripts,
        position=wanted, record_schema=record_schema,
    )  # fmt: skip
    state = lay_out(game, wanted)
    problems = [*wrong_rules(state)]
    if problems:
        raise ImpossiblePosition(problems)
    loop.run(state)
    return state


def lay_out(game: Game, wanted: Position) -> State:
    """The cards of a position, and the turn that runs, before the first question."""
    state = State(game)
    mutations.set_seed(state, game.seed)
    for player, side in enumerate(wanted.sides):
        areas.create_faction(state, game.kind_of[side.faction], player)
        faction = game.catalogue.by_name[side.faction].faction
        assert faction is not None
        influence = faction.influence if side.influence is None else side.influence
        mutations.set_influence(state, player, influence)
    parts: dict[Part, list[CardId]] = {part: [] for part in Part}
    for player, side in enumerate(wanted.sides):
        _lay_side(state, player, side, parts)
    is_start = wanted.phase is Phase.START
    layout.set_turn(state, wanted.turn - is_start, wanted.active ^ is_start)
    frame = frames.push(state, "turns", wanted.active)
    if not is_start:
        frames.go_to(frame, turns.TURNS, turns.act)
    if wanted.phase in BATTLE_PHASES:
        _lay_battle(state, wanted.phase, parts)
    state_checks.note_states_that_hold(state)
    return state


def _lay_battle(state: State, phase: Phase, parts: Mapping[Part, Sequence[CardId]]) -> None:
    """The battle being fought, up to the question of its phase. Rules: 608.1, 609.1a."""
    target = (*parts[Part.TARGET], state.faction[1 - state.active])[0]
    attackers, blockers = parts[Part.ATTACKS], parts[Part.BLOCKS]
    layout.lay_battle(state, target, attackers, blockers if phase in BLOCKED_PHASES else None)
    attack = attacking.start(state, state.active, target)
    frames.go_to(attack, attacking.ATTACK, _NEXT_STEP[phase])
    if phase in BLOCKED_PHASES:
        fight = frames.push(state, "battle", state.active)
        if phase is Phase.BLOCK_ANSWERED:
            frames.go_to(fight, battle.BATTLE, battle.defenders_window)
    elif phase is not Phase.BLOCKING:
        frames.own(attack, AttackLocals).chosen = tuple(attackers)


_Parts: TypeAlias = Mapping[Part, list[CardId]]


def _lay_side(state: State, player: Player, side: Side, parts: _Parts) -> None:
    kind_of = state.game.kind_of
    deck, hand = ([kind_of[name] for name in pile] for pile in (side.deck, side.hand))
    layout.lay_hidden(state, player, deck, hand)
    for area, pile in (
        (Area.DISCARD_PILE, side.discard_pile),
        (Area.OUT_OF_GAME, side.out_of_game),
        (Area.VOID, side.void),
    ):
        for name in pile:
            areas.create(state, kind_of[name], player, area)
    for card in (*side.resources, *side.in_play):
        _lay_card(state, player, described(card), parts)


def _lay_card(
    state: State, side: Player, card: InPlay, parts: _Parts, host: CardId | None = None
) -> None:
    """A card and all that is attached to it."""
    if card.has_paid:
        host = state.faction[side if card.controller is None else card.controller]
    laid = layout.lay_in_play(state, state.game.kind_of[card.name], side, card, host)
    if card.part is not None:
        parts[card.part].append(laid)
    for other in card.attached:
        _lay_card(state, side, other, parts, laid)
