"""One side of the table as its player sees it: the cards, their moves, the open question."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.faces import Face
from app.games.capabilities.table import Move
from app.games.spoils import vocabulary as v
from app.games.spoils.editions import rulebook
from app.games.spoils.engine import (
    WINDOWS,
    Action,
    Answer,
    Attack,
    CardId,
    CardView,
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    PlayResource,
    State,
    UseAbility,
    View,
    in_words,
    meaning,
    why_not,
    witnessed,
)
from app.games.spoils.engine.meanings import PickedPlayer, Starter, Steps
from app.games.spoils.facts import Card, Threshold
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.payments import payment_moves
from app.games.spoils.terms import CardType
from app.games.spoils.wording import LineKind, wording_of

QUESTIONS: Final = {
    DecisionKind.ACT: "Your move.",
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
_COUNTED: Final = ("405.2", "309.1")
"""Rules of the reasons that a card in hand shows as numbers: missing icons and resources."""

_CLOSING: Final = {
    DecisionKind.MULLIGAN: "Confirm",
    DecisionKind.RESPOND: "Let it happen",
    DecisionKind.BATTLE_WINDOW: "Go on",
    DecisionKind.ATTACKERS: "Attack with these",
}

_MOST_PRICE: Final = 30
"""So many characters of an ability's price stand on its button."""


@dataclass(frozen=True)
class PlayableCard:
    """A card in hand with its moves; without any, what it lacks. It may stand for equal ones.

    `reasons` are others against deploying it, each with its rule in the edition.
    """

    face: Face
    moves: tuple[Move, ...]
    lacks: Threshold
    short: int
    why: str
    reasons: tuple[tuple[str, str], ...] = ()
    is_resource: bool = False
    copies: int = 1

    @property
    def looks(self) -> Hashable:
        """Everything that is drawn of it; a card has one face, by its name."""
        named = self.face.card.name
        reasons = self.lacks, self.short, self.why, self.reasons
        return named, self.moves, reasons, self.is_resource, self.copies


@dataclass(frozen=True)
class LaneCard:
    """A card in play: its numbers now and what can be done with it; no face when face-down.

    It may stand for equal ones.
    """

    name: str
    face: Face | None
    stats: str
    note: str
    is_spent: bool
    moves: tuple[Move, ...]
    is_character: bool = False
    copies: int = 1

    @property
    def looks(self) -> Hashable:
        """Everything that is drawn of it; a card has one face, by its name."""
        face = None if self.face is None else self.face.card.name
        shown = self.name, face, self.stats, self.note
        return shown, self.moves, self.is_spent, self.is_character, self.copies


class OwnSide:
    """The side where the player sits, with the legal actions sorted by the card they are of."""

    def __init__(self, state: State, view: View, other: str = "the opponent") -> None:
        self.state, self.view, self.other = state, view, other
        self.faction = state.faction[view.side]
        self.shown = view.sides[view.side]
        self.icons = threshold_of(self.shown.icons)
        decision = state.decision
        self.kind = decision.kind if decision else None
        self.in_hand = {card for card, _ in self.shown.hand or ()}
        self.legal = view.legal
        self.seen = frozenset[CardId]()
        if view.person is not None:
            self.seen = witnessed(state, view.person).cards
        self.chosen = frozenset(decision.chosen if decision and self.legal else ())

    @property
    def is_develop(self) -> bool:
        """True if the faction asks to draw or to play a resource. Rules: 202.8."""
        decision = self.state.decision
        asks = self.kind is DecisionKind.CHOOSE_OPTION and bool(self.legal)
        return asks and decision is not None and decision.source == self.faction

    @property
    def question(self) -> str:
        """The open question, with the card that asks it; empty if the player is asked nothing.

        The card may be one that only who is asked can see, such as one that is being flipped up.
        """
        if self.kind is None or not self.legal:
            return ""
        source = self.view.source
        asks = QUESTIONS[self.kind]
        if self.is_develop:
            return "Your Develop. Draw a card, or play a resource."
        if source is None or source == self.faction:
            return asks
        return f"{self.state.name(source)}: {asks}"

    def moves_of(self, card: CardId) -> Iterator[Move]:
        """The moves that can be made with one card."""
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
                return f"Attack {self._target(target)}"
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
                return self._answer(action)
            case _:
                return self._done()

    def _answer(self, action: Answer) -> str:
        assert self.state.decision is not None
        match meaning(self.state.decision, action):
            case Starter(player):
                words = "you start" if player == self.view.person else f"{self.other} starts"
            case PickedPlayer(player):
                words = "you" if player == self.view.person else self.other
            case _:
                words = in_words(self.state, action)
        return words[:1].upper() + words[1:]

    def _target(self, card: CardId) -> str:
        person = self.view.person
        is_other = person is not None and card == self.state.faction[1 - person]
        return self.other if is_other else self.state.name(card)

    def _done(self) -> str:
        if self.kind is DecisionKind.BLOCKERS:
            return "Block with these" if self.chosen else "Don’t block"
        return _CLOSING.get(self.kind or DecisionKind.ACT, "No more")

    def name_of(self, card: CardId) -> str:
        """A card by its name, if the player may see it."""
        return self.state.name(card) if card in self.seen else "a hidden card"

    def note(self, action: Action) -> str:
        """The number of resources left free after paying the printed cost, in words; else empty."""
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
        name = line.name.capitalize() or f"Ability {number + 1}"
        price = _price(line.cost)
        return f"{name}, {price}" if price else name

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
        """The opponent's cards in play, except faction and resources."""
        for card in self._theirs():
            if card.card not in self.state.faction and not self._is_resource(card):
                yield self._lane(card)

    def opposing_resources(self) -> Iterator[LaneCard]:
        """The resources of the other side; those it has paid with are spent."""
        for card in self._theirs():
            if self._is_resource(card):
                lane = self._lane(card)
                is_paid = card.attached_to in self.state.faction
                yield replace(lane, is_spent=is_paid or lane.is_spent)

    def _theirs(self) -> Iterator[CardView]:
        return (card for card in self.view.in_play if card.controller != self.view.side)

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
        if host is not None and host not in self.state.faction:
            note = f"on {self.state.name(host)}"
        if card.face_down:
            note = card.name or ""
        return LaneCard(
            name="face-down" if card.face_down else printed.name,
            face=None if card.face_down else face_of(printed),
            stats="" if card.face_down else "/".join(str(n) for n in numbers if n is not None),
            note=self._part(card.card) or note,
            is_spent=card.depleted,
            moves=tuple(self.moves_of(card.card)),
            is_character=is_character,
        )

    def _part(self, card: CardId) -> str:
        """The part that a card plays in a battle or a choice that goes on; empty without one."""
        if card in self.view.attackers:
            return "attacking"
        if card in self.view.blockers:
            return "blocking"
        return "chosen" if card in self.chosen else ""

    def hand(self) -> Iterator[PlayableCard]:
        """The hand, each card with its moves or what it lacks."""
        for card, _ in self.shown.hand or ():
            printed = self.state.kind_of(card).card
            moves = tuple(self.moves_of(card))
            lacks = printed.threshold.lacking(self.icons)
            short = max(0, (printed.cost or 0) - self.shown.free_resources)
            reasons = () if moves else tuple(self._reasons(card, printed))
            why = "" if reasons else self._why(card, printed, lacks, short)
            is_resource = printed.type is CardType.RESOURCE
            yield PlayableCard(face_of(printed), moves, lacks, short, why, reasons, is_resource)

    def _reasons(self, number: CardId, card: Card) -> Iterator[tuple[str, str]]:
        """The referee's reasons against deploying a card, but for what is counted beside them."""
        if self.kind not in WINDOWS or not self.legal or card.type is CardType.RESOURCE:
            return
        for reason in why_not(self.state, Deploy(number)):
            if reason.rule not in _COUNTED:
                rule = rulebook().number(reason.rule, self.state.game.edition)
                yield reason.words, rule or reason.rule

    def _why(self, number: CardId, card: Card, lacks: Threshold, short: int) -> str:
        if number in self.chosen:
            return "chosen"
        if self.kind is not DecisionKind.ACT or not self.legal:
            return "not now"
        if card.type is CardType.RESOURCE:
            return "play it as your Develop, or pay 4"
        return "" if lacks or short else "does nothing"

    def payments(self) -> tuple[Move, ...]:
        """The ways to pay what the player is asked to pay."""
        return payment_moves(self.state) if self.legal else ()

    def other_moves(self) -> Iterator[Move]:
        """Moves that belong to no card in hand or of the player's in play, and the faction's."""
        own = {card.card for card in self.mine()} - {self.faction}
        for action in self.legal:
            card = getattr(action, "card", None)
            if isinstance(action, (EndTurn, Done)) or card in own or card in self.in_hand:
                continue
            words = self.words(action)
            if isinstance(action, Choose):
                words = f"{words}: {self.name_of(action.card)}"
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
        """The moves that end the turn or close the question."""
        for action in self.legal:
            if isinstance(action, (EndTurn, Done)):
                return Move(str(action), self.words(action), key="e")
        return None


def _price(cost: str) -> str:
    """Return the first things that an ability costs, as many as fit on a button."""
    price = ""
    for sentence in cost.split(". "):
        words = sentence.strip(". ")
        longer = ", ".join(filter(None, (price, words[:1].lower() + words[1:])))
        if len(longer) > _MOST_PRICE:
            break
        price = longer
    return price


def threshold_of(counts: Sequence[int]) -> Threshold:
    """The icons that a view counts, as a threshold."""
    o, g, e, d, r, volition = counts
    return Threshold((o, g, e, d, r, volition))
