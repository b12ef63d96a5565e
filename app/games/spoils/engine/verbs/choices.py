"""Verbs that pick, choose and name. Rules: 310, 410.2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import idle_offers
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY, TakenAs
from app.games.spoils.engine.model.decisions import LARGEST_NUMBER, DecisionKind
from app.games.spoils.engine.model.locals import CostLocals, NumericCost
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import choices, costs
from app.games.spoils.engine.procedures.interpreter import (
    add_to_cost,
    fail,
    in_cost,
    pays_in_cost,
    scope_of,
    text_locals,
)
from app.games.spoils.engine.read import amounts, filters, picks, prices, stats
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.verbs.cards import chose_none
from app.games.spoils.engine.write import mutations
from app.games.spoils.terms import Icon


def only(state: State, frame: Frame, step: v.Only) -> bool:
    """Fail the cost, unless the restriction is met. Rules: 401.3a."""
    if not amounts.holds(scope_of(state, frame), step.condition):
        fail(frame)
    return True


def pick(state: State, frame: Frame, step: v.Pick) -> bool:
    """Pick cards. Rules: 310.1."""
    scope = scope_of(state, frame)
    player = scope.player(step.who)
    them = choices.pickable(scope, step.cards, player)
    if not pays_in_cost(frame, player):
        taken = text_locals(frame).chosen
        held = _price(state, player, taken)
        them = [*taken, *prices.affordable(state, player, v.Action.PICK, them, held)]
        them = list(dict.fromkeys(them))
    chosen = choices.gather(
        state,
        frame,
        them,
        step.count,
        player,
        DecisionKind.PICK,
        alike=step.cards,
        required=choices.required(state, them),
    )
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choices.bounds(scope, step.count, len(them))[0]:
        return fail(frame)
    refs = tuple(state.ref(card) for card in chosen)
    frame.text.picks = (*frame.text.picks, refs)
    frame.text.picked_from = (*frame.text.picked_from, picks.with_numbers_now(scope, step.cards))
    frame.text.taken_as = taken_as(state, frame, step.cards, chosen)
    _told(frame, done=bool(chosen))
    if chosen:
        mutations.emit(state, events.Picked(player, chosen, scope.source))
        _pay_for(state, frame, player, _price(state, player, chosen))
    return True


def taken_as(state: State, frame: Frame, cards: v.Cards, chosen: Sequence[CardId]) -> TakenAs:
    """The types as which the text took its cards, the cards chosen now included. 208.2."""
    known = frame.text.taken_as
    types = cards.named_types
    return (*known, *((state.ref(card), types) for card in chosen)) if types else known


def _price(state: State, player: Player, cards: Sequence[CardId]) -> int:
    """The number of free resources that picking these cards costs. Rules: 505.1."""
    return sum(prices.demanded(state, player, v.Action.PICK, card) for card in cards)


def _pay_for(state: State, frame: Frame, player: Player, price: int) -> None:
    """Add a demanded price to the cost; in an effect it is paid at once."""
    if not price:
        return
    if pays_in_cost(frame, player):
        add_to_cost(text_locals(frame), price)
    else:
        costs.start_inside(state, frame, player, total=price)


def choose(state: State, frame: Frame, step: v.Choose) -> bool:
    """Choose cards without picking them. Rules: 310.1."""
    scope = scope_of(state, frame)
    them = filters.extremes(scope, step.cards, filters.meant(scope, step.cards))
    player = scope.player(step.who)
    chosen = choices.gather(
        state, frame, them, step.count, player, DecisionKind.CHOOSE_CARD, alike=step.cards
    )
    if chosen is None:
        return False
    if in_cost(frame) and len(chosen) < choices.bounds(scope, step.count, len(them))[0]:
        return fail(frame)
    refs = tuple(state.ref(card) for card in chosen)
    frame.text.cards[v.Role.CHOSEN] = refs
    frame.text.choices = (*frame.text.choices, refs)
    frame.text.taken_as = taken_as(state, frame, step.cards, chosen)
    _told(frame, done=bool(chosen))
    return True


def choose_at_random(state: State, frame: Frame, step: v.ChooseAtRandom) -> bool:
    """Choose cards at random."""
    scope = scope_of(state, frame)
    left = filters.meant(scope, step.cards)
    taken: list[CardId] = []
    for _ in range(min(amounts.amount(scope, step.count), len(left))):
        place = mutations.draw_random(state, len(left))
        taken.append(left.pop(place))
    if in_cost(frame) and not taken:
        return fail(frame)
    frame.text.cards[v.Role.CHOSEN] = tuple(state.ref(card) for card in taken)
    _told(frame, done=bool(taken))
    return True


def pick_player(state: State, frame: Frame, step: v.PickPlayer) -> bool:
    """Pick a player."""
    scope = scope_of(state, frame)
    if frame.answer is None:
        players = scope.players(step.who)
        is_idle = not in_cost(frame) and idle_offers.is_idle_pick_of_player(state, frame, players)
        if len(players) == 1 or is_idle:
            frame.text.picked_player = players[0]
            return True
        options = [Answer(player) for player in sorted(players)]
        labels = ["you" if it.value == scope.you else "your opponent" for it in options]
        frames.ask(
            state,
            scope.you,
            DecisionKind.CHOOSE_OPTION,
            options,
            source=scope.source,
            words=labels,
            instruction=step,
        )
        return False
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    frame.text.picked_player = answer.value
    return True


def choose_number(state: State, frame: Frame, step: v.ChooseNumber) -> bool:
    """Choose a whole number, unless nobody is left to choose it. Rules: 402.5, 410.2."""
    scope = scope_of(state, frame)
    if not scope.players(step.who):
        _told(frame, done=False)
        return True
    if frame.answer is None:
        least = amounts.amount(scope, step.at_least)
        most = (
            _largest(state, frame, scope.you)
            if step.at_most is None
            else amounts.amount(scope, step.at_most)
        )
        if most < least:
            if in_cost(frame):
                return fail(frame)
            most = least
        options = [Answer(n) for n in range(least, most + 1)]
        if len(options) == 1:
            frame.answer = options[0]
        else:
            player = scope.player(step.who)
            kind = DecisionKind.CHOOSE_NUMBER
            frames.ask(state, player, kind, options, source=scope.source, instruction=step)
            return False
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    frame.text.letters[step.letter] = answer.value
    mutations.emit(state, events.Chosen(scope.player(step.who), f"{step.letter} is {answer.value}"))
    return True


def _largest(state: State, frame: Frame, player: Player) -> int:
    """The largest number worth offering: in a cost, all that could be paid or taken."""
    if not in_cost(frame):
        return LARGEST_NUMBER
    if text_locals(frame).numeric is NumericCost.SKIPPED:
        return 0
    return max(
        len(state.in_play),
        len(state.hand[player]),
        len(state.deck[0]),
        len(state.deck[1]),
        len(stats.free_resources(state, player)),
    )


def let(state: State, frame: Frame, step: v.Let) -> bool:
    """Let a letter stand for an amount from now on."""
    value = amounts.amount(scope_of(state, frame), step.amount)
    frame.text.letters[step.letter] = value
    return True


def name(state: State, frame: Frame, step: v.Name) -> bool:
    """Name a card, a type, a subtype or an icon; the card remembers it."""
    scope = scope_of(state, frame)
    known = _names(state, step)
    if frame.answer is None:
        options = [Answer(n) for n in range(len(known))]
        player = scope.player(step.who)
        kind = DecisionKind.NAME
        frames.ask(state, player, kind, options, source=scope.source, words=known)
        return False
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    named = known[answer.value]
    frame.text.named = named
    memory = state.memory.get(scope.source, NO_MEMORY)
    text = memory.text.clone()
    text.named = named
    mutations.remember(state, scope.source, replace(memory, text=text))
    mutations.emit(state, events.Chosen(scope.player(step.who), named))
    return True


def _names(state: State, step: v.Name) -> tuple[str, ...]:
    """The words that can be named, such as every card name or every subtype."""
    cards = state.game.catalogue.cards
    barred = {it for each in step.among.where if isinstance(each, v.NotOfType) for it in each.types}
    match step.kind:
        case v.Kind.NAME:
            return tuple(card.name for card in cards if card.type not in barred)
        case v.Kind.TYPE:
            return tuple(sorted({card.type.value for card in cards if not card.is_faction}))
        case v.Kind.SUBTYPE:
            return tuple(sorted({it for card in cards for it in card.subtypes}))
        case v.Kind.ICON:
            return tuple(icon.value for icon in Icon)


def _told(frame: Frame, *, done: bool) -> None:
    frame.text.done = done


def look(state: State, frame: Frame, step: v.Look) -> bool:
    """Show cards to one player; a cost asks for one at least. Rules: 401.2.

    What a text goes on with once a part of its cost was met is followed as far as it can be.
    """
    scope = scope_of(state, frame)
    them = _there(scope, step.cards)
    if isinstance(frame.own, CostLocals) and not them and not chose_none(frame, step.cards):
        return fail(frame)
    frame.text.cards[v.Role.LOOKED_AT] = tuple(state.ref(card) for card in them)
    if them:
        mutations.emit(state, events.Revealed(tuple(them), scope.player(step.who)))
    _told(frame, done=bool(them))
    return True


def reveal(state: State, frame: Frame, step: v.Reveal) -> bool:
    """Show cards to all players; a cost asks for one at least. Rules: 401.2."""
    them = _there(scope_of(state, frame), step.cards)
    if in_cost(frame) and not them and not chose_none(frame, step.cards):
        return fail(frame)
    frame.text.cards[v.Role.REVEALED] = tuple(state.ref(card) for card in them)
    if them:
        mutations.emit(state, events.Revealed(tuple(them)))
    _told(frame, done=bool(them))
    return True


def reveal_until(state: State, frame: Frame, step: v.RevealUntil) -> bool:
    """Reveal cards from the top of a deck until one matches."""
    scope = scope_of(state, frame)
    shown: list[CardId] = []
    found: list[CardId] = []
    for card in state.deck[scope.player(step.deck)]:
        shown.append(card)
        if filters.fits(scope, card, step.cards):
            found.append(card)
            break
    frame.text.cards[v.Role.REVEALED] = tuple(state.ref(card) for card in shown)
    frame.text.cards[v.Role.FOUND] = tuple(state.ref(card) for card in found)
    if shown:
        mutations.emit(state, events.Revealed(tuple(shown)))
    _told(frame, done=bool(found))
    return True


def _there(scope: Scope, cards: v.Cards) -> list[CardId]:
    return filters.meant(scope, cards)


def shuffle(state: State, frame: Frame, step: v.Shuffle) -> bool:
    """Shuffle a deck. Rules: 313."""
    for player in scope_of(state, frame).players(step.deck):
        mutations.shuffle(state, player)
    return True


def arrange(state: State, frame: Frame, step: v.Arrange) -> bool:
    """Lay cards on top of their deck in the order chosen, the first one on top."""
    scope = scope_of(state, frame)
    them = filters.meant(scope, step.cards)
    player = scope.player(step.who)
    chosen = choices.gather(state, frame, them, len(them), player, DecisionKind.ORDER, ordered=True)
    if chosen is None:
        return False
    for owner in (0, 1):
        mine = [card for card in chosen if state.owner[card] == owner and card in state.deck[owner]]
        if mine:
            mutations.rearrange_deck(state, owner, mine)
    return True
