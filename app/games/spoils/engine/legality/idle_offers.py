"""Idle offers: everybody at the table can tell that they make no difference, so nobody is asked.

An offer that is idle only because of hidden cards is still made: leaving it out would reveal
something about them to the opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import deployable, usable_abilities
from app.games.spoils.engine.model.actions import CardId, Player, UseAbility
from app.games.spoils.engine.model.game import IDLE_UNASKED
from app.games.spoils.engine.model.locals import TextLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import abilities, choices, interpreter
from app.games.spoils.engine.read import amounts, filters, prices
from app.games.spoils.engine.read.active_text import active, text_of
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.terms import Area
from app.games.tabletop.scripts import walk

_HIDDEN: Final = frozenset({Area.HAND, Area.DECK})
_HIDDEN_WORDS: Final = (v.Discard, v.DiscardAtRandom, v.DiscardThose, v.Search, v.TopOfDeck)
_TELLING: Final = (v.Discard, v.Draw, v.Destroy)
"""Instructions of which a text may ask whether they were carried out."""
_PERHAPS_HIDDEN: Final = (v.Role.CHOSEN, v.Role.FOUND)
"""Roles of cards that may have been taken where only one player sees them."""


def are_left_out(state: State) -> bool:
    """Return whether idle questions are left out; games of old records ask them."""
    return state.game.record_schema >= IDLE_UNASKED


def is_idle_offer(state: State, frame: Frame, step: v.May) -> bool:
    """Return whether a "may" has the same result for either answer. Rules: 402.5."""
    scope = interpreter.scope_of(state, frame)
    return (
        are_left_out(state)
        and _do_nothing(scope, (*step.cost, *step.then))
        and _do_nothing(scope, step.otherwise)
        and not _asks_later(state)
    )


def is_idle_choice(state: State, frame: Frame, step: v.ChooseOne) -> bool:
    """Return whether all the options of a text do nothing."""
    scope = interpreter.scope_of(state, frame)
    return (
        are_left_out(state)
        and all(_do_nothing(scope, it) for it in step.options)
        and not _asks_later(state)
    )


def is_idle_pick_of_player(state: State, frame: Frame, players: Sequence[Player]) -> bool:
    """Return whether what follows does nothing, whichever of the players is picked."""
    return are_left_out(state) and all(
        _do_nothing(_with_picked(state, frame, it), _following(state)) for it in players
    )


def is_idle_choice_of_text(state: State, frame: Frame, texts: Sequence[v.OnResolve | None]) -> bool:
    """Return whether a duplicate does nothing and costs nothing, whichever text it has."""
    scope = interpreter.scope_of(state, frame)
    return are_left_out(state) and all(
        it is None or (not it.cost and _do_nothing(scope, it.effect)) for it in texts
    )


def _with_picked(state: State, frame: Frame, player: Player) -> Scope:
    text = frame.text.clone()
    text.picked_player = player
    return replace(interpreter.scope_of(state, frame), text=text)


def _with_they(scope: Scope, player: Player) -> Scope:
    text = scope.text.clone()
    text.they = player
    return replace(scope, text=text)


@cache
def _touches_hidden(word: object) -> bool:
    return any(
        isinstance(it, _HIDDEN_WORDS) or (isinstance(it, v.In) and it.area in _HIDDEN)
        for it in walk(word)
    )


def _asks_later(state: State) -> bool:
    """Return whether what follows in the text asks if the offer was taken up.

    Later questions of that kind are about an instruction that comes in between.
    """
    for step in _following(state):
        if _asks_if_done(step):
            return True
        if isinstance(_first(step), _TELLING):
            return False
    return False


def _first(step: v.Step) -> v.Step:
    """The instruction that a repetition begins with."""
    return _first(step.steps[0]) if isinstance(step, v.Repeat) and step.steps else step


def _following(state: State) -> list[v.Step]:
    """The instructions that follow the present one, also of the texts around it.

    An instruction that is repeated around it, such as one for each player, is among them.
    """
    found: list[v.Step] = []
    skipped = 1
    for frame in reversed(state.frames):
        own = frame.own
        if not isinstance(own, TextLocals):
            break
        found += own.steps[own.place + skipped :]
        skipped = 0
        if not own.is_inside:
            break
    return found


@cache
def _asks_if_done(step: v.Step) -> bool:
    if isinstance(_first(step), _TELLING):
        return False
    return any(isinstance(it, v.Done) for it in walk(step))


def _do_nothing(scope: Scope, steps: Sequence[v.Step]) -> bool:
    """Return whether none of the instructions does anything now, as far as all can see.

    Those about cards that an idle one before them would have taken do nothing either.
    """
    untaken: set[v.Role] = set()
    for step in steps:
        if untaken.isdisjoint(_subjects(step)) and not _does_nothing(scope, step):
            return False
        untaken.update(role for kind, role in _TAKEN_AS if isinstance(step, kind))
    return True


_TAKEN_AS: Final = (
    (v.Choose, v.Role.CHOSEN),
    (v.Search, v.Role.FOUND),
    (v.Look, v.Role.LOOKED_AT),
    (v.Reveal, v.Role.REVEALED),
)
"""Instructions that take cards, and the role in which later ones speak of these."""


@cache
def _subjects(step: v.Step) -> frozenset[v.Role]:
    """The roles of the cards that an instruction is about."""
    about = [getattr(step, it.name) for it in fields(step)]
    return frozenset(
        it.role
        for cards in about
        if isinstance(cards, v.Cards)
        for it in cards.where
        if isinstance(it, v.Is)
    )


def _does_nothing(scope: Scope, step: v.Step) -> bool:
    state = scope.state
    match step:
        case v.Pick(cards, _, who):
            player = scope.player(who)
            return _are_open(scope, cards) and not choices.pickable(scope, cards, player)
        case v.Choose(cards) | v.Reveal(cards) | v.Look(cards) | v.Arrange(cards):
            return _there_are_none(scope, cards)
        case v.Put(cards):
            return _there_are_none(scope, cards)
        case v.Attach(card, to):
            return _there_are_none(scope, card) or _there_are_none(scope, to)
        case v.Restore(cards):
            return _are_open(scope, cards) and not any(
                state.depleted[card] for card in filters.meant(scope, cards)
            )
        case v.Deplete(cards):
            return _are_open(scope, cards) and all(
                state.depleted[card] for card in filters.meant(scope, cards)
            )
        case (
            v.Destroy(cards) | v.Alter(cards) | v.PutTokens(cards) | v.FlipFaceDown(cards)
            | v.TakeControl(cards) | v.RemoveDamage(cards) | v.DetachThose(cards)
            | v.AttachResources(cards) | v.RemoveFromBattle(cards)
        ):  # fmt: skip
            return _there_are_none(scope, cards)
        case v.AddToParty(cards):
            return state.battle is None or _there_are_none(scope, cards)
        case v.RemoveTokens(cards):
            return _are_open(scope, cards) and not any(
                state.tokens[card] for card in filters.meant(scope, cards)
            )
        case v.Inflict(amount, to):
            return _there_are_none(scope, to) or not amounts.amount(scope, amount)
        case v.Detach(_, who):
            faction = state.faction[scope.player(who)]
            return faction not in state.attached_to
        case v.Draw(_, who):
            return not state.deck[scope.player(who)]
        case v.Discard(_, who) | v.DiscardAtRandom(_, who):
            return not state.hand[scope.player(who)]
        case v.Search(_, _, deck, _):
            return not state.deck[scope.player(deck)] and not _is_search_awaited(state)
        case v.PlayResources(_, who):
            player = scope.player(who)
            return not state.hand[player] and not prices.playable_as_in_hand(state, player)
        case v.Deploy(cards, price, who):
            return _cannot_be_deployed(scope, cards, price, scope.player(who))
        case v.UseAbility(of):
            return _no_ability_can_be_used(scope, of)
        case v.If(_, then, otherwise):
            return _do_nothing(scope, then) and _do_nothing(scope, otherwise)
        case v.May(cost, then, otherwise):
            return _do_nothing(scope, (*cost, *then, *otherwise))
        case v.ChooseOne(options):
            return all(_do_nothing(scope, it) for it in options)
        case v.By(who, steps):
            return all(_do_nothing(_with_they(scope, it), steps) for it in scope.players(who))
        case v.LoseInfluence(amount, who) | v.GainInfluence(amount, who):
            return not _touches_hidden(amount) and (
                not scope.players(who) or not amounts.amount(scope, amount)
            )
    return False


def _is_search_awaited(state: State) -> bool:
    """Return whether a text in force waits for somebody to search a deck, even an empty one."""
    known = active(state)
    waiting = [it.event for it, _ in known.triggers] + [it.event for it, _ in known.replacements]
    return any(isinstance(it, v.Searches) for event in waiting for it in walk(event))


@cache
def _names_hidden(cards: v.Cards) -> bool:
    return any(
        isinstance(it, v.TopOfDeck)
        or it in _PERHAPS_HIDDEN
        or (isinstance(it, v.In) and it.area in _HIDDEN)
        for it in walk(cards)
    )


def _are_open(scope: Scope, cards: v.Cards) -> bool:
    """Return whether everybody can see which cards are meant."""
    return not _names_hidden(cards)


def _there_are_none(scope: Scope, cards: v.Cards) -> bool:
    """Return whether no card is meant, and none could be whatever lies in hands and decks."""
    if not _names_hidden(cards):
        return not filters.meant(scope, cards)
    piles = _piles(scope, cards)
    return bool(piles) and not any(piles)


def _piles(scope: Scope, cards: v.Cards) -> list[list[CardId]]:
    """The hands and decks that a filter looks into, none where it does not say which."""
    state = scope.state
    found = []
    for it in cards.where:
        if isinstance(it, v.In) and it.area in _HIDDEN:
            piles = state.hand if it.area is Area.HAND else state.deck
            found += [piles[player] for player in scope.players(it.of)]
        elif isinstance(it, v.TopOfDeck):
            found += [state.deck[player] for player in scope.players(it.of)]
    return found


def _cannot_be_deployed(scope: Scope, cards: v.Cards, price: v.Price, player: Player) -> bool:
    """Return whether nothing meant could be deployed, by what lies open of it. Rules: 604.1."""
    state = scope.state
    if _names_hidden(cards):
        return _there_are_none(scope, cards) and not prices.meant_to_deploy(scope, cards, player)
    return not any(_could_deploy(state, player, c, price) for c in filters.meant(scope, cards))


def _could_deploy(state: State, player: Player, card: CardId, price: v.Price) -> bool:
    """Return whether a player can deploy a card, or could for all that others know."""
    if not all(may_see(state, seat, card) for seat in (0, 1)):
        return True
    if not deployable.could_be_deployed(state, player, card, price):
        return False
    text = text_of(state, card)
    steps = (step for it in text.choices for step in text.extra_costs(it))
    return any(map(_touches_hidden, steps)) or deployable.can_deploy(state, player, card, price)


def _no_ability_can_be_used(scope: Scope, of: v.Cards | None) -> bool:
    """Return whether no ability of the cards, or of any card, can be used by what lies open."""
    state, player = scope.state, scope.you
    if of is None:
        if state.hand[player]:
            return False
    elif not _are_open(scope, of):
        return False
    them = None if of is None else filters.meant(scope, of)
    usable = usable_abilities.usable_abilities(state, player)
    return not any(
        UseAbility(card, number) in usable or any(map(_touches_hidden, ability.cost))
        for card, number, ability in abilities.read_by(state, player)
        if them is None or card in them
    )
