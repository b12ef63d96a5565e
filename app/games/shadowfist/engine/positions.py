"""Games that begin in the Main Shot of a turn: for rulings, and to try an attack out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.impossible_layouts import (
    wrong_burned,
    wrong_frame,
    wrong_owners,
    wrong_places,
    wrong_scores,
)
from app.games.shadowfist.engine.model.actions import NEW_LOCATION
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind, kind_of, made_kind, token_kind
from app.games.shadowfist.engine.model.locals import TurnLocals
from app.games.shadowfist.engine.model.position import (
    UNKNOWN,
    UNKNOWN_SITE,
    ImpossibleLayout,
    Laid,
    Seat,
    WrongLaid,
)
from app.games.shadowfist.engine.model.state import Game, State
from app.games.shadowfist.engine.opening import SEATS, add_card
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.procedures.setup import seat_players
from app.games.shadowfist.engine.procedures.table import run
from app.games.shadowfist.engine.procedures.turn import TURN, ask_what_to_do
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.engine.write.structure import add_site, attach
from app.games.shadowfist.facts import GOALS, Catalogue, TableSize, in_edition
from app.games.shadowfist.terms import CardType

_TOO_MUCH: Final = 99
_UNKNOWN_KIND: Final = made_kind(title=UNKNOWN, type=CardType.EVENT, cost=_TOO_MUCH)
_UNKNOWN_SITE_KIND: Final = made_kind(
    title=UNKNOWN, type=CardType.FENG_SHUI_SITE, cost=_TOO_MUCH, body=_TOO_MUCH
)


def position(
    catalogue: Catalogue,
    seats: Sequence[Seat],
    *,
    seed: int,
    turn: int = 5,
    active: int = 0,
    has_failed: bool = False,
    edition: Edition = DEFAULT_EDITION,
) -> State:
    """A game in the Main Shot of a turn, up to its first question.

    Cards are the newest printings of their titles. All have lain there since before the turn, and
    what they triggered as they came is over. `has_failed` says that the active player's attack has
    failed in this turn (28.1.1). Cards are numbered seat by seat, those in play first, in the order
    of `Seat` and `Laid`. Raises ImpossibleLayout.
    """
    if len(seats) not in SEATS:
        raise ImpossibleLayout([WrongLaid(f"{len(seats)} players cannot play; two to five can.")])
    problems = [*wrong_frame(seats, turn, active), *wrong_owners(seats)]
    if problems:
        raise ImpossibleLayout(problems)
    facts = in_edition(catalogue, edition)
    kinds = {name: kind_of_title(facts, name) for seat in seats for name in seat.names}
    problems = [it for seat in seats for it in wrong_places(seat, kinds)]
    problems += [it for seat in seats for it in wrong_burned(seat, kinds, _goal(len(seats)))]
    if problems:
        raise ImpossibleLayout(problems)
    game = Game(
        catalogue.digest, (), tuple(range(len(seats))), seed, active, _goal(len(seats)),
        {it.title: token_kind(it) for it in catalogue.tokens.values()},
        any(kind.text for kind in kinds.values()), active, edition,
    )  # fmt: skip
    state = State(game, rng=seed)
    seat_players(state, len(seats))
    for player, seat in enumerate(seats):
        _Laying(state, kinds, player).lay(seat)
    _forget_arrivals(state)
    wrong = [*wrong_scores(state)]
    if wrong:
        raise ImpossibleLayout(wrong)
    state.turn, state.active, state.in_main_shot, state.has_failed = turn, active, True, has_failed
    state.has_generated = True
    begin(state, "turns", active, TurnLocals())
    state.frames[-1].at = TURN.index(ask_what_to_do)
    run(state)
    return state


def _goal(count: int) -> int:
    return GOALS[TableSize.DUEL if count == min(SEATS) else TableSize.MULTIPLAYER]


def kind_of_title(catalogue: Catalogue, name: str) -> Kind:
    """Return a card as positions lay it out: as the newest printing of its title."""
    if name == UNKNOWN:
        return _UNKNOWN_KIND
    if name == UNKNOWN_SITE:
        return _UNKNOWN_SITE_KIND
    printing = catalogue.newest[name]
    text = text_of_printing(catalogue, printing)
    return kind_of(printing.card, printing.printed, str(printing.id), text)


def masked(state: State, known: Collection[int]) -> State:
    """Return a copy of a game in which only known cards have a face.

    The open question and its options stay those of the game.
    """
    copy = state.clone()
    for card in range(len(copy.kinds)):
        if card not in known:
            is_site = copy.area[card] is Area.IN_PLAY
            copy.kinds[card] = _UNKNOWN_SITE_KIND if is_site else _UNKNOWN_KIND
    return copy


@dataclass(slots=True)
class _Laying:
    """The laying out of one seat."""

    state: State
    kinds: dict[str, Kind]
    player: int

    def lay(self, seat: Seat) -> None:
        """Put everything where it belongs."""
        state, player = self.state, self.player
        state.power[player] = seat.power
        for card in seat.structure:
            site = self._enter(card)
            add_site(state, site, player, NEW_LOCATION)
            for held in card.held:
                self._at(held, state.at[site])
        for card in seat.others:
            self._at(card, (state.columns[player] or [player])[0])
        for area, pile in (
            (Area.HAND, seat.hand),
            (Area.SMOKED, seat.smoked),
            (Area.TOASTED, seat.toasted),
        ):
            for name in pile:
                areas.put(state, add_card(state, self.kinds[name], player), area)
        for name in seat.burned:
            burned = add_card(state, self.kinds[name], player)
            state.area[burned] = Area.BURNED
            state.burned[player].append(burned)
        deck = [add_card(state, self.kinds[name], player) for name in seat.deck]
        state.deck[player].extend(reversed(deck))
        laid_out(state)

    def _at(self, card: Laid, location: int) -> None:
        laid = self._enter(card)
        kind = self.state.kinds[laid]
        if kind.is_site:
            add_site(self.state, laid, self.player, location)
        elif kind.is_character:
            self.state.at[laid] = location
        for held in card.held:
            attach(self.state, self._enter(held), laid)

    def _enter(self, card: Laid) -> int:
        owner = self.player if card.owner is None else card.owner
        laid = add_card(self.state, self.kinds[card.name], owner)
        areas.enter_play(self.state, laid, self.player, face_down=card.is_face_down)
        self.state.unresolved[laid] = False
        self.state.turned[laid] = card.is_turned
        self.state.damage[laid] = card.damage
        return laid


def _forget_arrivals(state: State) -> None:
    """Forget what happened while cards were laid out: it has happened long ago."""
    for told in (
        state.fresh, state.pending, state.urgent, state.arrived, state.newly_shown,
    ):  # fmt: skip
        told.clear()
    laid_out(state)
