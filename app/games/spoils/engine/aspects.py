"""As which events a thing that is about to happen is seen by what can replace it. Rules: 506."""

from __future__ import annotations

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import events as happened
from app.games.spoils.engine import moving
from app.games.spoils.engine.actions import CardId
from app.games.spoils.engine.events import Event
from app.games.spoils.engine.happenings import Deed, Happening, concerned, shared_out
from app.games.spoils.engine.listening import AREA_OF
from app.games.spoils.engine.state import State
from app.games.spoils.terms import Area


def aspects(state: State, thing: Happening) -> tuple[Event, ...]:
    """The events that a happening would be; what it is replaced by listens for these."""
    card = CardId(-1) if thing.card is None else thing.card[0]
    match thing.deed:
        case Deed.DESTROY:
            last, owner = state.controller[card], state.owner[card]
            pile = Area.DISCARD_PILE
            return (
                happened.Destroyed(card, last, thing.sources, thing.in_battle),
                happened.LeftPlay(card, last, pile),
                happened.CardMoved(card, owner, Area.IN_PLAY, pile, owner),
            )
        case Deed.PUT:
            return _put_aspects(state, thing, card)
        case Deed.INFLICT:
            shares = tuple(shared_out(thing.amount, thing.shares).items())
            told = happened.DamageInflicted(
                card, thing.amount, thing.sources, thing.in_battle, shares
            )
            return (told,)
        case Deed.DRAW | Deed.DISCARD:
            return _group_aspects(state, thing)
        case Deed.FLIP_DOWN:
            left = happened.LeftPlay(card, state.controller[card], Area.IN_PLAY)
            return (happened.Flipped(card, True), left)
        case Deed.LOSE_INFLUENCE:
            return (happened.InfluenceLost(thing.player, thing.amount, False),)
        case Deed.LOSE_FLIP:
            return (happened.CoinFlipped(thing.player, False),)
        case Deed.SEARCH:
            return (happened.Searched(thing.player, thing.player),)


def _group_aspects(state: State, thing: Happening) -> tuple[Event, ...]:
    """A draw is one event for its player and puts each card into a hand; cards are discarded
    one by one. Rules: 305.1, 306.1, 306.3.
    """
    cards, player = concerned(state, thing), thing.player
    if thing.deed is Deed.DRAW:
        origin, into = Area.DECK, Area.HAND
        told: Event = happened.Drew(player, cards, thing.by_rule)
    else:
        origin, into = Area.HAND, Area.DISCARD_PILE
        told = happened.Discarded(player, cards, thing.source)
    if len(cards) == 1:
        return (told, happened.CardMoved(cards[0], player, origin, into, player))
    return (told,) if cards and thing.deed is Deed.DRAW else ()


def _put_aspects(state: State, thing: Happening, card: CardId) -> tuple[Event, ...]:
    owner, origin, into = state.owner[card], state.area[card], AREA_OF[thing.into]
    moved = happened.CardMoved(card, owner, origin, into, thing.player)
    if origin is Area.IN_PLAY and into is not Area.IN_PLAY:
        return (moved, happened.LeftPlay(card, state.controller[card], into))
    if into is Area.IN_PLAY and origin is not Area.IN_PLAY:
        face_down = thing.into is words.Place.PLAY_FACE_DOWN
        came_from = moving.came_from(state, card)
        return (moved, happened.EnteredPlay(card, thing.player, face_down, came_from))
    return (moved,)
