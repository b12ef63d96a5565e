"""Views of a game: a state as one person may know it, the rest hidden. Rules: 403, 411.2.

A person knows what the side they sit at may know, so the functions here take a person. A card
that they may not see is a number without a name. The numbers of a deck's cards are dealt by chance
as the game is set up, so they reveal nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import Action, CardId, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import GameResult, State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.seats import Person, side_of
from app.games.spoils.engine.read.visibility import HIDDEN, may_see, seen_by
from app.games.spoils.engine.referee import to_decide
from app.games.spoils.engine.write.hidden_cards import redealt, with_unseen_sorted
from app.games.spoils.terms import Area, CardType

_PUBLIC = frozenset({Area.IN_PLAY, Area.DISCARD_PILE, Area.BEING_DEPLOYED})


@dataclass(frozen=True, slots=True)
class CardView:
    """One card that lies on the table. `name` is None while it is hidden.

    Its types and numbers are what they are now, under all effects.
    """

    card: CardId
    name: str | None
    owner: Player
    controller: Player
    types: frozenset[CardType]
    face_down: bool
    depleted: bool
    ready: bool
    attached_to: CardId | None
    damage: int
    tokens: int
    strength: int | None
    life: int | None
    speed: int | None
    structure: int | None
    is_covert: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of the table. `hand` is None where it is hidden; `deck` holds what lies open."""

    influence: int
    hand: tuple[tuple[CardId, str], ...] | None
    hand_count: int
    deck_count: int
    known_of_deck: tuple[tuple[int, str], ...]
    discard_pile: tuple[tuple[CardId, str], ...]
    out_of_game: tuple[tuple[CardId, str | None], ...]
    icons: tuple[int, ...]
    free_resources: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything one person may know now, and nothing else.

    `side` is where they sit; a spectator is no person and sits at `NO_SIDE`. `to_decide` is the
    person who is asked; only for them are `legal` and the parts of the question filled in.
    """

    person: Person | None
    side: Player
    turn: int
    active: Player
    sides: tuple[SideView, SideView]
    in_play: tuple[CardView, ...]
    being_deployed: tuple[CardView, ...]
    attackers: tuple[CardId, ...]
    blockers: tuple[CardId, ...]
    attack_target: CardId | None
    to_decide: Person | None
    kind: DecisionKind | None
    source: CardId | None
    legal: tuple[Action, ...]
    words: tuple[str, ...]
    events: tuple[Event, ...]
    result: GameResult | None


NO_SIDE: Final[Player] = -1
"""The side of spectators: nothing there belongs to them, and nothing is shown to them alone."""


def observe(state: State, person: Person | None) -> View:
    """The state as a person may see it; with None, as a spectator, who sees neither hand."""
    side = NO_SIDE if person is None else side_of(state, person)
    decision = state.decision
    mine = decision is not None and decision.player == side
    battle = state.battle
    return View(
        person=person,
        side=side,
        turn=state.turn,
        active=state.active,
        sides=(_side(state, side, 0), _side(state, side, 1)),
        in_play=tuple(_card(state, side, card) for card in state.in_play),
        being_deployed=tuple(_card(state, side, card) for card in state.being_deployed),
        attackers=tuple(battle.attacking) if battle else (),
        blockers=tuple(battle.blocking) if battle else (),
        attack_target=battle.target[0] if battle and battle.target else None,
        to_decide=to_decide(state),
        kind=None if decision is None else decision.kind,
        source=decision.source if decision is not None and mine else None,
        legal=legal_actions(state) if mine else (),
        words=decision.words if decision is not None and mine else (),
        events=tuple(_masked(state, side, event) for event in state.fresh),
        result=state.result,
    )


@dataclass(frozen=True, slots=True)
class Witnessed:
    """The results of the last answer, as far as a person could see them.

    `events` are masked, and `cards` are those whose fronts they may see now or were shown.
    """

    events: tuple[Event, ...]
    cards: frozenset[CardId]


def witnessed(state: State, person: Person | None) -> Witnessed:
    """The results of the last answer, as far as a person could see them; with None, a spectator."""
    side = NO_SIDE if person is None else side_of(state, person)
    seen = tuple(_masked(state, side, event) for event in state.fresh)
    shown = {c for it in seen if isinstance(it, events.Revealed) for c in it.cards}
    return Witnessed(seen, frozenset(seen_by(state, side) | shown) - {HIDDEN})


def _card(state: State, player: Player, card: CardId) -> CardView:
    seen = may_see(state, player, card)
    host = state.attached_to[card]
    return CardView(
        card=card,
        name=state.name(card) if seen else None,
        owner=state.owner[card],
        controller=state.controller[card],
        types=stats.types(state, card),
        face_down=state.face_down[card],
        depleted=state.depleted[card],
        ready=state.ready[card],
        attached_to=None if host < 0 else host,
        damage=stats.damage(state, card),
        tokens=state.tokens[card],
        strength=stats.stat(state, card, v.Measure.STRENGTH),
        life=stats.stat(state, card, v.Measure.LIFE),
        speed=stats.stat(state, card, v.Measure.SPEED),
        structure=stats.stat(state, card, v.Measure.STRUCTURE),
        is_covert=stats.is_covert(state, card),
    )


def _side(state: State, player: Player, side: Player) -> SideView:
    """A side as a player sees it."""
    hand = state.hand[side]
    known = [card for card in hand if may_see(state, player, card)]
    return SideView(
        influence=state.influence[side],
        hand=tuple((card, state.name(card)) for card in known) if known or not hand else None,
        hand_count=len(hand),
        deck_count=len(state.deck[side]),
        known_of_deck=tuple(
            (place, state.name(card))
            for place, card in enumerate(state.deck[side])
            if may_see(state, player, card)
        ),
        discard_pile=tuple((card, state.name(card)) for card in state.discard_pile[side]),
        out_of_game=tuple(
            (card, state.name(card) if may_see(state, player, card) else None)
            for card in state.out_of_game[side]
        ),
        icons=stats.icons(state, side),
        free_resources=len(stats.free_resources(state, side)),
    )


def _masked(state: State, player: Player, event: Event) -> Event:
    """An event without the identities of cards that a player could not know."""
    match event:
        case events.Drew() if event.player != player:
            return replace(event, cards=_unknown(event.cards))
        case events.Mulliganed() if event.player != player:
            return replace(event, cards=_unknown(event.cards))
        case events.Revealed() if event.to is not None and event.to != player:
            return replace(event, cards=_unknown(event.cards))
        case events.CardMoved() if (
            event.origin not in _PUBLIC and event.into not in _PUBLIC
        ) and not (event.owner == player and Area.HAND in (event.origin, event.into)):
            return replace(event, card=HIDDEN)
        case events.Picked() if event.player != player:
            hidden = [c for c in event.cards if state.area[c] in (Area.HAND, Area.DECK)]
            return replace(event, cards=tuple(HIDDEN if c in hidden else c for c in event.cards))
    return event


def _unknown(cards: Sequence[CardId]) -> tuple[CardId, ...]:
    return (HIDDEN,) * len(cards)


def determinise(state: State, person: Person, seed: int) -> State:
    """A copy in which everything the person cannot know is dealt again at random, for search.

    The same seed deals the same, however the hidden cards really lie. The names of the cards in
    each deck are known to everybody. An open question stays as it is, so its options may reveal
    too much to anybody but the person who is asked. A copy makes no record.
    """
    return redealt(state, side_of(state, person), seed)


def shown_to(state: State, person: Person) -> State:
    """A copy in which everything the person cannot know lies in an order that tells nothing.

    It is for looking at: no chance is drawn for it, and it is not to be played on.
    """
    return with_unseen_sorted(state, side_of(state, person))
