"""Starting a game: starting resources, who goes first, starting draw, mulligan. Rules: 601."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import DONE, Action, Answer, CardId, Choose, Done, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.game import Game
from app.games.spoils.engine.model.locals import OpeningLocals, StartingResourcesLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read.event_matching import triggered_by
from app.games.spoils.engine.write import areas, mutations, progress
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.facts import Faction, staple_name
from app.games.spoils.terms import Area


def lay_out(game: Game) -> State:
    """Lay factions in play and decks in list order, before the first question. Rules: 601.1a."""
    state = State(game)
    mutations.set_seed(state, game.seed)
    for player, deck in enumerate(game.decks):
        areas.create_faction(state, game.kind_of[deck.faction], player)
        mutations.set_influence(state, player, _faction(state, player).influence)
    for player, deck in enumerate(game.decks):
        areas.create_deck(state, player, [game.kind_of[name] for name in deck.cards])
    frames.push(state, "setup", 0)
    frames.push(state, "starting resources", 1)
    frames.push(state, "starting resources", 0)
    return state


def _faction(state: State, player: Player) -> Faction:
    faction = state.kind_of(state.faction[player]).card.faction
    assert faction is not None
    return faction


def named_staples(state: State, frame: Frame) -> None:
    """Take the staples that the faction names by icon. Rules: 202.5, 601.1b."""
    player = frame.player
    for icon, count in _faction(state, player).starting_icons:
        _take(state, player, [staple_name(icon)] * count)
    frame.own = StartingResourcesLocals(_faction(state, player).starting_staples)


def chosen_staples(state: State, frame: Frame) -> None:
    """Take the staples that the player chooses. Rules: 202.5, 601.1b."""
    player, own = frame.player, frames.own(frame, StartingResourcesLocals)
    if isinstance(frame.answer, Choose):
        _put(state, player, frames.answered(frame).card)  # type: ignore[union-attr]
        own.left -= 1
    if not own.left:
        return
    staples = {
        state.name(card): card
        for card in reversed(state.deck[player])
        if state.kind_of(card).card.is_staple_resource
    }
    if not staples:
        return
    named = [name for name in state.game.decks[player].starting if name in staples]
    place = _faction(state, player).starting_staples - own.left
    options = [Choose(staples[name]) for name in sorted(staples)]
    if len(named) > place:
        frame.answer = Choose(staples[named[place]])
    elif len(options) == 1:
        frame.answer = options[0]
    else:
        frames.ask(state, player, DecisionKind.STARTING_RESOURCE, options)
    frames.again(frame)


def _take(state: State, player: Player, names: Sequence[str]) -> None:
    for name in names:
        card = next((c for c in state.deck[player] if state.name(c) == name), None)
        if card is not None:
            _put(state, player, card)


def _put(state: State, player: Player, card: CardId) -> None:
    areas.relocate(state, [Move(card, Area.IN_PLAY, controller=player, face_down=True)])


def order_deck(state: State, frame: Frame) -> None:
    """Shuffle the deck that was searched, or lay it in the order asked for. Rules: 312.1."""
    player = frame.player
    order = state.game.decks[player].order
    if order is None:
        mutations.shuffle(state, player)
        return
    left = list(state.deck[player])
    top: list[CardId] = []
    for name in order:
        card = next((c for c in left if state.name(c) == name), None)
        if card is not None:
            left.remove(card)
            top.append(card)
    mutations.rearrange_deck(state, player, top)


STARTING_RESOURCES: Final[tuple[frames.Step, ...]] = (named_staples, chosen_staples, order_deck)


def toss(state: State, frame: Frame) -> None:
    """Draw at random who decides who goes first. Rules: 601.1c."""
    if state.game.first is not None:
        frame.answer = Answer(state.game.first)
        return
    winner = mutations.draw_random(state, 2)
    options = [Answer(0), Answer(1)]
    words = ["the first seat starts", "the second seat starts"]
    frames.ask(state, winner, DecisionKind.WHO_STARTS, options, words=words)


def begin(state: State, frame: Frame) -> None:
    """Flip, draw and mulligan, in the order of the edition. Rules: 601.1d to 601.1g."""
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    progress.set_first(state, answer.value)
    first, second = state.first, 1 - state.first
    if state.game.rules.players_flip_together:
        flip_resources(state, first)
        flip_resources(state, second)
    if state.game.rules.draws_precede_mulligans:
        starting_draw(state, first)
        starting_draw(state, second)
    frames.push(state, "turns", first)
    frames.push(state, "opening", second)
    frames.push(state, "opening", first)


SETUP: Final[tuple[frames.Step, ...]] = (toss, begin)


def open_hand(state: State, frame: Frame) -> None:
    """Flip and draw now, where the edition lets each player finish before the other."""
    if not state.game.rules.players_flip_together:
        flip_resources(state, frame.player)
    if not state.game.rules.draws_precede_mulligans:
        starting_draw(state, frame.player)
    frame.own = OpeningLocals()


def flip_resources(state: State, player: Player) -> None:
    """Turn the starting resources face-up. Rules: 601.1d."""
    mine = [c for c in state.in_play if state.face_down[c] and state.owner[c] == player]
    for card in mine:
        areas.flip(state, card, face_down=False, controller=player)
    mutations.emit(state, events.ResourcesFlipped(player, tuple(mine)))


def starting_draw(state: State, player: Player) -> None:
    """Draw what the faction says for going first or second. Rules: 202.6, 601.1e."""
    faction = _faction(state, player)
    count = faction.draw_first if player == state.first else faction.draw_second
    areas.draw(state, player, areas.top_of(state, player, count))


def mulligan(state: State, frame: Frame) -> None:
    """Choose cards for the bottom of the deck, one by one, the first one lowest but for the
    later ones; then draw as many. Rules: 601.1f.
    """
    player, own = frame.player, frames.own(frame, OpeningLocals)
    if frame.answer is not None:
        answer = frames.answered(frame)
        if isinstance(answer, Done):
            _redraw(state, player, own.chosen)
            return
        assert isinstance(answer, Choose)
        own.chosen = (*own.chosen, answer.card)
    left = [card for card in state.hand[player] if card not in own.chosen]
    options: list[Action] = [Choose(card) for card in left]
    frames.ask(state, player, DecisionKind.MULLIGAN, [*options, DONE], chosen=own.chosen)
    frames.again(frame)


def _redraw(state: State, player: Player, chosen: tuple[CardId, ...]) -> None:
    if chosen:
        told = events.Mulliganed(player, chosen)
        matched = triggered_by(state, told)
        areas.relocate(state, [Move(card, Area.DECK, to_bottom=True) for card in chosen])
        mutations.emit(state, told, matched)
        areas.draw(state, player, areas.top_of(state, player, len(chosen)))


OPENING: Final[tuple[frames.Step, ...]] = (open_hand, mulligan)
