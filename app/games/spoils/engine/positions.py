"""Games that begin in the middle: for puzzles, reports of mistakes, and players that search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.game_builder import SEATS, build_game
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
    Wrong,
    WrongPosition,
)
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.procedures import attacking, battle, loop
from app.games.spoils.engine.procedures import turn as turns
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.write import areas, layout, mutations
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType

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

_DAMAGEABLE = frozenset({CardType.CHARACTER, CardType.LOCATION})


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
    problems = [*_wrong_frame(wanted), *_unknown(catalogue, wanted)]
    problems = problems or [*_wrong_facts(catalogue, wanted)]
    if problems:
        raise ImpossiblePosition(problems)
    names = [name for side in sides for name in side.names]
    game = build_game(
        catalogue, names, seed=seed, edition=edition, blanks=blanks, scripts=scripts,
        position=wanted, record_schema=record_schema,
    )  # fmt: skip
    state = lay_out(game, wanted)
    problems = [*_wrong_rules(state)]
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
        _lay_card(state, player, _described(card), parts)


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


def _described(card: InPlay | str) -> InPlay:
    return InPlay(card) if isinstance(card, str) else card


def _wrong_frame(wanted: Position) -> Iterator[WrongPosition]:
    """Yield the mistakes in the position that show without looking at any card."""
    if len(wanted.sides) != SEATS:
        yield WrongPosition(
            Wrong.SIDES,
            f"There are {len(wanted.sides)} sides; the referee can run games of {SEATS}.",
        )
    if wanted.active not in range(SEATS):
        yield WrongPosition(
            Wrong.SEAT, f"There is no seat {wanted.active} to have the turn; seats are 0 and 1."
        )
    if wanted.turn < 1:
        yield WrongPosition(Wrong.TURN, f"There is no turn {wanted.turn}; the first is turn 1.")
    yield from _wrong_parts(wanted)
    for player, side in enumerate(wanted.sides):
        if side.influence is not None and side.influence < 0:
            yield WrongPosition(
                Wrong.INFLUENCE,
                f"Player {player + 1} has {side.influence} influence, which is never below 0.",
            )


def _wrong_parts(wanted: Position) -> Iterator[WrongPosition]:
    """Yield the mistakes in the parts that cards take in a battle. Rules: 302, 608.1."""
    taking: dict[Part, list[InPlay]] = {part: [] for part in Part}
    for seat, side in enumerate(wanted.sides):
        for card in (it for each in (*side.in_play, *side.resources) for it in _with_cards(each)):
            if card.part is None:
                continue
            taking[card.part].append(card)
            is_active = (seat if card.controller is None else card.controller) == wanted.active
            if wanted.phase not in BATTLE_PHASES:
                yield WrongPosition(
                    Wrong.NO_BATTLE,
                    f"{card.name} takes part in a battle, but in phase '{wanted.phase}' is none.",
                    card.name,
                )
            elif card.part is Part.ATTACKS and not is_active:
                yield WrongPosition(
                    Wrong.ATTACKS_OUT_OF_TURN,
                    f"{card.name} attacks, but its controller does not have the turn.",
                    card.name,
                )
            elif card.part is not Part.ATTACKS and is_active:
                what = "blocks" if card.part is Part.BLOCKS else "is attacked"
                yield WrongPosition(
                    Wrong.DEFENDS_IN_OWN_TURN,
                    f"{card.name} {what}, but its controller has the turn.",
                    card.name,
                )
            elif card.part is Part.BLOCKS and wanted.phase not in BLOCKED_PHASES:
                yield WrongPosition(
                    Wrong.BLOCKS_TOO_EARLY,
                    f"{card.name} blocks before blockers are chosen; the phase is 'blocked' then.",
                    card.name,
                )
    if wanted.phase in BATTLE_PHASES and not taking[Part.ATTACKS]:
        yield WrongPosition(
            Wrong.NOBODY_ATTACKS,
            f"Nobody attacks, but the phase '{wanted.phase}' is part of a battle.",
        )
    if len(taking[Part.TARGET]) > 1:
        names = ", ".join(card.name for card in taking[Part.TARGET])
        yield WrongPosition(
            Wrong.SEVERAL_TARGETS,
            f"An attack has one target, not {len(taking[Part.TARGET])}: {names}.",
            taking[Part.TARGET][1].name,
        )


def _with_cards(card: InPlay | str) -> Iterator[InPlay]:
    """A card in play and all that is attached to it."""
    described = _described(card)
    yield described
    for other in described.attached:
        yield from _with_cards(other)


def _unknown(catalogue: Catalogue, wanted: Position) -> Iterator[WrongPosition]:
    for name in dict.fromkeys(name for side in wanted.sides for name in side.names):
        if name not in catalogue.by_name:
            yield WrongPosition(
                Wrong.UNKNOWN_NAME, f"The catalogue has no card named {name}.", name
            )


def _wrong_facts(catalogue: Catalogue, wanted: Position) -> Iterator[WrongPosition]:
    """Yield what the facts of the cards rule out. Rules: 202.2, 203, 306, 409.3a, 411.1."""
    for player, side in enumerate(wanted.sides, start=1):
        if catalogue.by_name[side.faction].faction is None:
            yield WrongPosition(
                Wrong.NOT_A_FACTION, f"{side.faction} is not a faction.", side.faction
            )
        for place, pile in (
            ("hand", side.hand),
            ("deck", side.deck),
            ("discard pile", side.discard_pile),
            ("cards out of the game", side.out_of_game),
            ("Void", side.void),
        ):
            for name in pile:
                card = catalogue.by_name[name]
                if card.faction is not None:
                    yield WrongPosition(
                        Wrong.FACTION_IN_A_PILE,
                        f"{name} is a faction and cannot be in player {player}'s {place}.",
                        name,
                    )
                elif card.is_token and place != "cards out of the game":
                    yield WrongPosition(
                        Wrong.TOKEN_IN_A_PILE,
                        f"{name} is a token and exists only in play; player {player}'s {place}.",
                        name,
                    )
        for each in side.resources:
            card = catalogue.by_name[_described(each).name]
            if card.type is not CardType.RESOURCE and not _described(each).is_face_down:
                yield WrongPosition(
                    Wrong.NOT_A_RESOURCE,
                    f"{card.name} is face-up and not a resource, so it is not among resources.",
                    card.name,
                )
            yield from _wrong_card(catalogue, _described(each), player)
        for each in side.in_play:
            given = _described(each)
            if given.is_face_down:
                what = catalogue.by_name[given.name].type.value
                told = f"{given.name} is face-down and so a resource, not a {what}"
                told += "; list it among resources."
                yield WrongPosition(Wrong.FACE_DOWN_IN_PLAY, told, given.name)
            if given.has_paid:
                yield WrongPosition(
                    Wrong.PAID_OUTSIDE_RESOURCES,
                    f"{given.name} is not among resources and cannot have paid.",
                    given.name,
                )
            yield from _wrong_card(catalogue, given, player)


def _wrong_card(catalogue: Catalogue, given: InPlay, player: int) -> Iterator[WrongPosition]:
    """Yield the mistakes in one card in play and in the cards attached to it."""
    card: Card = catalogue.by_name[given.name]
    if card.faction is not None:
        yield WrongPosition(
            Wrong.SECOND_FACTION,
            f"{card.name} is a second faction in play for player {player}.",
            card.name,
        )
    if card.type is CardType.TACTIC and not given.is_face_down:
        yield WrongPosition(
            Wrong.TACTIC_FACE_UP,
            f"{card.name} is a tactic, which never stays in play face-up.",
            card.name,
        )
    if card.is_token and given.is_face_down:
        yield WrongPosition(
            Wrong.FACE_DOWN_TOKEN, f"{card.name} is a token and cannot be face-down.", card.name
        )
    for what, number in (("damage", given.damage), ("tokens", given.tokens)):
        if number < 0:
            yield WrongPosition(
                Wrong.NEGATIVE_NUMBER, f"{card.name} cannot have {number} {what}.", card.name
            )
    for what, seat in (("controlled", given.controller), ("owned", given.owner)):
        if seat not in (None, *range(SEATS)):
            yield WrongPosition(
                Wrong.NO_SUCH_PLAYER,
                f"{card.name} is {what} by seat {seat}, which does not exist.",
                card.name,
            )
    if given.has_paid and given.attached:
        yield WrongPosition(
            Wrong.PAID_AND_BEARS,
            f"{card.name} has paid and cannot have anything attached to it.",
            card.name,
        )
    for other in given.attached:
        if other.is_face_down or other.has_paid:
            yield WrongPosition(
                Wrong.ATTACHED_AND_HIDDEN,
                f"{other.name} is attached to {card.name} and so neither face-down nor paid with.",
                other.name,
            )
        yield from _wrong_card(catalogue, other, player)


def _wrong_rules(state: State) -> Iterator[WrongPosition]:
    """Yield what the rules would have ended already. Rules: 102.1, 408.4, 507.2, 507.5."""
    for player in state_checks.losers(state):
        yield WrongPosition(
            Wrong.NO_INFLUENCE_LEFT,
            f"Player {player + 1} has no influence left and would have lost.",
        )
    for card in state.in_play:
        yield from _wrongly_attached(state, card)
        if state.damage[card] and not stats.types(state, card) & _DAMAGEABLE:
            yield WrongPosition(
                Wrong.CANNOT_BE_DAMAGED,
                f"{state.name(card)} is neither a character nor a location and has no damage.",
                state.name(card),
            )
    if state.battle is not None:
        yield from _wrongly_fighting(state, state.battle)
    for effect in state_checks.doomed(state):
        assert effect.card is not None
        card = effect.card[0]
        told = (
            f"{state.name(card)} has {stats.damage(state, card)} damage and could take less than "
            f"{stats.limit(state, card)}; it would have been destroyed."
        )
        yield WrongPosition(Wrong.DESTROYED, told, state.name(card))
    for player, name, cards in state_checks.checked_cards(state).namesakes:
        yield WrongPosition(
            Wrong.NOT_UNIQUE,
            f"Player {player + 1} controls {len(cards)} cards that are Unique ({name}).",
            state.name(cards[0]),
        )


def _wrongly_fighting(state: State, fight: Battle) -> Iterator[WrongPosition]:
    for card in (*fight.attacking, *fight.blocking):
        if not stats.is_type(state, card, CardType.CHARACTER):
            yield WrongPosition(
                Wrong.NO_CHARACTER_FIGHTS,
                f"{state.name(card)} is no character and fights in no battle.",
                state.name(card),
            )
    if battles.attack_target(state) is None and fight.target is not None:
        yield WrongPosition(
            Wrong.NO_TARGET,
            f"{state.name(fight.target[0])} is neither a faction nor a location to attack.",
            state.name(fight.target[0]),
        )


def _wrongly_attached(state: State, card: CardId) -> Iterator[WrongPosition]:
    if state.face_down[card] or card in state.faction:
        return
    host = state.attached_to[card]
    must = text_of(state, card).attach_to is not None
    if host < 0 and must:
        yield WrongPosition(
            Wrong.NOT_ATTACHED,
            f"{state.name(card)} must be attached to something.",
            state.name(card),
        )
    elif host >= 0 and host not in state.faction:
        to = state.name(host)
        if not must and not stats.is_type(state, card, CardType.ITEM):
            yield WrongPosition(
                Wrong.ATTACHES_TO_NOTHING,
                f"{state.name(card)} is attached to {to}, but attaches to nothing.",
                state.name(card),
            )
        elif must and state_checks.is_badly_attached(state, card):
            yield WrongPosition(
                Wrong.BADLY_ATTACHED,
                f"{state.name(card)} is attached to {to}, to which it cannot be attached.",
                state.name(card),
            )
