"""Mistakes of positions that no game could reach, each with its kind."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.game_builder import SEATS
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.position import (
    BATTLE_PHASES,
    BLOCKED_PHASES,
    InPlay,
    Part,
    Position,
    Wrong,
    WrongPosition,
)
from app.games.spoils.engine.model.state import Battle, State
from app.games.spoils.engine.read import battles, stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.read.checked_cards import checked_cards
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.terms import CardType

_DAMAGEABLE = frozenset({CardType.CHARACTER, CardType.LOCATION})


def described(card: InPlay | str) -> InPlay:
    return InPlay(card) if isinstance(card, str) else card


def wrong_frame(wanted: Position) -> Iterator[WrongPosition]:
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
    laid = described(card)
    yield laid
    for other in laid.attached:
        yield from _with_cards(other)


def unknown(catalogue: Catalogue, wanted: Position) -> Iterator[WrongPosition]:
    for name in dict.fromkeys(name for side in wanted.sides for name in side.names):
        if name not in catalogue.by_name:
            yield WrongPosition(
                Wrong.UNKNOWN_NAME, f"The catalogue has no card named {name}.", name
            )


def wrong_facts(catalogue: Catalogue, wanted: Position) -> Iterator[WrongPosition]:
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
            card = catalogue.by_name[described(each).name]
            if card.type is not CardType.RESOURCE and not described(each).is_face_down:
                yield WrongPosition(
                    Wrong.NOT_A_RESOURCE,
                    f"{card.name} is face-up and not a resource, so it is not among resources.",
                    card.name,
                )
            yield from _wrong_card(catalogue, described(each), player)
        for each in side.in_play:
            given = described(each)
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


def wrong_rules(state: State) -> Iterator[WrongPosition]:
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
    for player, name, cards in checked_cards(state).namesakes:
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
                f"{state.name(card)} is not a character and does not fight in a battle.",
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
