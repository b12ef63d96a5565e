"""What the table page shows of a game by hand: lanes, hand with reasons, moves, log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.faces import Face
from app.games.capabilities.table import LogTurn, Move
from app.games.spoils import vocabulary as v
from app.games.spoils.engine import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    Player,
    PlayResource,
    State,
    UseAbility,
    in_words,
    meaning,
    outcome,
)
from app.games.spoils.engine.meanings import Steps
from app.games.spoils.engine.observe import CardView, View, observe
from app.games.spoils.facts import Card, Threshold
from app.games.spoils.goldfish.developing import Develop, develop
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import Solitaire, without_text
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.log import log_of, target_name, turn_of
from app.games.spoils.terms import CardType
from app.games.spoils.wording import LineKind, wording_of

QUESTIONS: Final = {
    DecisionKind.ACT: "Your move. Deploy, use abilities, attack, or end the turn.",
    DecisionKind.RESPOND: "Respond, or let it resolve.",
    DecisionKind.BATTLE_WINDOW: "In battle: use a card or an ability, or continue.",
    DecisionKind.MULLIGAN: "Choose cards to put back, then confirm.",
    DecisionKind.ATTACH_TO_PAY: "Choose resources to pay with.",
    DecisionKind.PLAY_RESOURCE: "Play a resource from your hand, either way up.",
    DecisionKind.ATTACKERS: "Choose who attacks.",
    DecisionKind.BLOCKERS: "Choose who blocks.",
    DecisionKind.DIVIDE: "Divide the damage.",
    DecisionKind.ORDER: "Choose what comes first.",
    DecisionKind.PICK: "Pick a card.",
    DecisionKind.CHOOSE_CARD: "Choose a card.",
    DecisionKind.CHOOSE_NUMBER: "Choose a number.",
    DecisionKind.CHOOSE_OPTION: "Choose one.",
    DecisionKind.NAME: "Name something.",
    DecisionKind.SEARCH: "Choose from the deck.",
    DecisionKind.MAY: "Do it?",
    DecisionKind.BID: "Bid.",
    DecisionKind.DEPLOY: "Deploy a card, or decline.",
    DecisionKind.STARTING_RESOURCE: "Choose a starting resource.",
    DecisionKind.WHO_STARTS: "Choose who starts.",
}
_CLOSING: Final = {
    DecisionKind.MULLIGAN: "Confirm",
    DecisionKind.RESPOND: "Let it happen",
    DecisionKind.BATTLE_WINDOW: "Go on",
    DecisionKind.ATTACKERS: "Attack with these",
}


@dataclass(frozen=True)
class PlayableCard:
    """A card in hand with its moves; without any, what it lacks."""

    face: Face
    moves: tuple[Move, ...]
    lacks: Threshold
    short: int
    why: str


@dataclass(frozen=True)
class LaneCard:
    """A card in play: its numbers now and what can be done with it; no face when face-down."""

    name: str
    face: Face | None
    stats: str
    note: str
    is_spent: bool
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class TablePage:
    """Everything on the table, seen from the side where the player sits now.

    `turn` is the number of the running turn, or the last, of the player's own side; `title`
    says whose turn runs. `is_switched` tells that the players have changed seats. The
    mulligan put so many cards back as `put_back`; the cards `without_text` are played so.
    """

    turn: int
    is_switched: bool
    title: str
    question: str
    over: str
    opposing: int
    opposing_play: tuple[LaneCard, ...]
    influence: int
    faction: Face
    icons: Threshold
    free: tuple[LaneCard, ...]
    attached: tuple[LaneCard, ...]
    others: tuple[LaneCard, ...]
    hand: tuple[PlayableCard, ...]
    moves: tuple[Move, ...]
    closing: Move | None
    discard: tuple[str, ...]
    deck_left: int
    log: tuple[LogTurn, ...]
    develop: Develop | None
    put_back: int
    without_text: tuple[str, ...]


def table_page(solitaire: Solitaire, setup: Setup) -> TablePage:
    """Look at the table of a game that began with a setup."""
    state = solitaire.state
    view = observe(state, ME)
    mine = _Side(state, view)
    other = view.sides[1 - view.side]
    result = outcome(state)
    return TablePage(
        turn=turn_of(state, state.turn, ME),
        is_switched=view.side != ME,
        title=_title(state, view.side),
        question=mine.question,
        over="" if result is None else ("You won" if result.winner == ME else "The game is over"),
        opposing=other.influence,
        opposing_play=tuple(mine.opposing()),
        influence=mine.shown.influence,
        faction=face_of(state.kind_of(mine.faction).card),
        icons=mine.icons,
        free=tuple(mine.resources(attached=False)),
        attached=tuple(mine.resources(attached=True)),
        others=tuple(mine.others()),
        hand=tuple(mine.hand()),
        moves=tuple(mine.other_moves()),
        closing=mine.closing(),
        discard=tuple(name for _, name in mine.shown.discard_pile),
        deck_left=mine.shown.deck_count,
        log=log_of(solitaire),
        develop=_develop(solitaire) if mine.is_develop else None,
        put_back=solitaire.put_back,
        without_text=without_text(setup),
    )


def _title(state: State, side: Player) -> str:
    """Whose turn runs, for somebody who sits at that side."""
    if side == ME:
        is_own = state.active == ME
        return f"Turn {turn_of(state, state.turn, ME)}" if is_own else "The opponent’s turn"
    whose = "own" if state.active == ME else "the opponent’s"
    return f"Turn {turn_of(state, state.turn, state.active)} of {whose} side"


def _develop(solitaire: Solitaire) -> Develop:
    """What the choices of the Develop bring. Rules: 202.8."""
    state = solitaire.state
    side = observe(state, ME).sides[solitaire.side]
    volition = state.game.rules.face_down_provides_volition
    return develop(
        [state.kind_of(card).card for card, _ in side.hand or ()],
        solitaire.unseen,
        _threshold(side.icons),
        side.free_resources,
        Threshold.of("V" if volition else ""),
    )


class _Side:
    """The side where the player sits, with the legal actions sorted by the card they are of."""

    def __init__(self, state: State, view: View) -> None:
        self.state, self.view = state, view
        self.faction = state.faction[view.side]
        self.shown = view.sides[view.side]
        self.icons = _threshold(self.shown.icons)
        decision = state.decision
        self.kind = decision.kind if decision else None
        self.in_hand = {card for card, _ in self.shown.hand or ()}
        self.legal = view.legal

    @property
    def is_develop(self) -> bool:
        """Whether the faction asks to draw or to play a resource. Rules: 202.8."""
        decision = self.state.decision
        asks = self.kind is DecisionKind.CHOOSE_OPTION and bool(self.legal)
        return asks and decision is not None and decision.source == self.faction

    @property
    def question(self) -> str:
        """What is asked, and by which card."""
        decision = self.state.decision
        if decision is None or self.kind is None:
            return ""
        source = decision.source
        asks = QUESTIONS[self.kind]
        if self.is_develop:
            return "Your Develop. Draw a card, or play a resource."
        if source is None or source == self.faction:
            return asks
        return f"{self.state.name(source)}: {asks}"

    def moves_of(self, card: CardId) -> Iterator[Move]:
        """What can be done with one card."""
        for action in self.legal:
            if getattr(action, "card", None) == card:
                yield Move(str(action), self.words(action), self.note(action))
            elif isinstance(action, Attack) and action.target == card:
                yield Move(str(action), self.words(action), key="a")

    def words(self, action: Action) -> str:
        """An action as the label of a button."""
        match action:
            case Deploy(flip_up=flip_up):
                return "Flip up" if flip_up else "Deploy"
            case PlayResource(face_down=face_down):
                return "Play face-down" if face_down else "Play as a resource"
            case UseAbility(card=card, number=number):
                return self._ability(card, number)
            case Attack(target=target):
                return f"Attack {target_name(self.state, target)}"
            case EndTurn():
                return "End turn"
            case Choose(card=card):
                chosen = {
                    DecisionKind.MULLIGAN: "Put back",
                    DecisionKind.ATTACKERS: "Send to attack",
                    DecisionKind.ATTACH_TO_PAY: "Pay with this",
                    DecisionKind.BLOCKERS: "Block with this",
                }
                return chosen.get(self.kind or DecisionKind.PICK, "Choose")
            case Answer():
                words = in_words(self.state, action)
                return words[:1].upper() + words[1:]
            case _:
                return _CLOSING.get(self.kind or DecisionKind.ACT, "No more")

    def note(self, action: Action) -> str:
        """What an action leaves: free resources after paying the printed cost."""
        if isinstance(action, Deploy) and not action.flip_up:
            cost = self.state.kind_of(action.card).card.cost or 0
            return f"leaves {max(0, self.shown.free_resources - cost)}"
        return ""

    def _ability(self, card: CardId, number: int) -> str:
        lines = wording_of(self.state.name(card)) or ()
        abilities = [line for line in lines if line.kind is LineKind.ABILITY]
        if number >= len(abilities):
            return f"Ability {number + 1}"
        line = abilities[number]
        return f"{line.name}: {line.cost}" if line.cost else line.name or f"Ability {number + 1}"

    def resources(self, *, attached: bool) -> Iterator[LaneCard]:
        """The resources in play, free or attached to the faction. Rules: 309, 405.1."""
        for card in self.mine():
            if self._is_resource(card) and (card.attached_to == self.faction) == attached:
                yield self._lane(card)

    def others(self) -> Iterator[LaneCard]:
        """Everything else of the side, the faction last where it can do something."""
        for card in self.mine():
            if not self._is_resource(card) and card.card != self.faction:
                yield self._lane(card)

    def mine(self) -> Iterator[CardView]:
        """The cards of the side."""
        return (card for card in self.view.in_play if card.controller == self.view.side)

    def opposing(self) -> Iterator[LaneCard]:
        """What lies at the other side, but for its faction and resources."""
        for card in self.view.in_play:
            is_other = card.controller != self.view.side and card.card not in self.state.faction
            if is_other and not self._is_resource(card):
                yield self._lane(card)

    def _is_resource(self, card: CardView) -> bool:
        if card.face_down:
            return True
        return self.state.kind_of(card.card).card.type is CardType.RESOURCE

    def _lane(self, card: CardView) -> LaneCard:
        printed = self.state.kind_of(card.card).card
        numbers = (card.strength, card.life, card.speed, card.structure)
        is_character = printed.type is CardType.CHARACTER and not card.face_down
        note = "depleted" if card.depleted else ""
        if is_character and not card.depleted:
            note = "can attack" if card.ready else "attacks next turn"
        host = card.attached_to
        if host is not None and host != self.faction:
            note = f"on {self.state.name(host)}"
        return LaneCard(
            name="face-down" if card.face_down else printed.name,
            face=None if card.face_down else face_of(printed),
            stats="" if card.face_down else "/".join(str(n) for n in numbers if n is not None),
            note=note,
            is_spent=card.depleted,
            moves=tuple(self.moves_of(card.card)),
        )

    def hand(self) -> Iterator[PlayableCard]:
        """The hand, each card with its moves or what it lacks."""
        for card, _ in self.shown.hand or ():
            printed = self.state.kind_of(card).card
            moves = tuple(self.moves_of(card))
            lacks = printed.threshold.lacking(self.icons)
            short = max(0, (printed.cost or 0) - self.shown.free_resources)
            yield PlayableCard(
                face_of(printed), moves, lacks, short, self._why(printed, lacks, short)
            )

    def _why(self, card: Card, lacks: Threshold, short: int) -> str:
        if self.kind is not DecisionKind.ACT:
            return "not now"
        if card.type is CardType.RESOURCE:
            return "played by Develop, or for 4"
        return "" if lacks or short else "does nothing"

    def other_moves(self) -> Iterator[Move]:
        """Moves that belong to no card in hand or of the player's in play, and the faction's."""
        own = {card.card for card in self.mine()} - {self.faction}
        for action in self.legal:
            card = getattr(action, "card", None)
            if isinstance(action, (EndTurn, Done)) or card in own or card in self.in_hand:
                continue
            words = self.words(action)
            if isinstance(action, Choose):
                words = f"{words}: {self.state.name(action.card)}"
            yield Move(str(action), words, key=self._key(action))

    def _key(self, action: Action) -> str:
        """The key for a move that belongs to no card, empty without one."""
        if isinstance(action, Attack):
            return "a"
        decision = self.state.decision
        if not self.is_develop or not isinstance(action, Answer) or decision is None:
            return ""
        match meaning(decision, action):
            case Steps(steps=(v.Draw(), *_)):
                return "d"
            case Steps(steps=(v.PlayResources(), *_)):
                return "r"
        return ""

    def closing(self) -> Move | None:
        """Ending the turn, or closing the question."""
        for action in self.legal:
            if isinstance(action, (EndTurn, Done)):
                return Move(str(action), self.words(action), key="e")
        return None


def _threshold(counts: Sequence[int]) -> Threshold:
    o, g, e, d, r, volition = counts
    return Threshold((o, g, e, d, r, volition))
