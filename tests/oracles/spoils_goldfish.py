"""The policy on the rules engine, against an opponent who does nothing.

The other players are checked against it. The deck lies in the order of `deal`. The reference
player's own rules make every choice, from the hand and the cards in play on the referee; the
referee carries out everything that follows. A game ends early once it is won.
"""

from collections.abc import Iterable
from typing import Final

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
    PlayResource,
    UseAbility,
    apply,
    legal_actions,
    to_decide,
)
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.exact.plans import DRAW_PRICE, RESOURCE_PRICE
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.player_reference import (
    FACE_DOWN,
    GameTrace,
    Table,
    TurnTrace,
    cards_to_put_back,
    preferred_resource,
    wants_to_buy_resource,
    wants_to_draw,
    wants_to_play_face_down,
    wants_to_play_resource,
)
from app.games.spoils.goldfish.seating import ME, OPPONENT, seat
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import Ability, Draw, PlayResources, Step
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.shuffle import deal

DECLINED: Final = Answer(0)


def play_on_engine(
    model: Model, catalogue: Catalogue, seed: int, game_number: int, opponent: str
) -> GameTrace:
    """Play one game on the referee and return its trace, as the reference player does.

    `opponent` names the passive opponent's faction. Raises GoldfishError for a deck that the
    model does not express entirely, and for an opponent of another influence.
    """
    if model.coverage.blanks:
        raise GoldfishError("The deck holds cards that the model plays as blanks")
    facing = catalogue.by_name[opponent].faction
    if facing is None or facing.influence != model.opposing_influence:
        raise GoldfishError(f"{opponent} does not have {model.opposing_influence} influence")
    return _Game(model, catalogue, deal(seed, game_number, len(model.places)), opponent).play()


class _Game:
    """One game on the referee, and its log."""

    def __init__(
        self, model: Model, catalogue: Catalogue, order: Iterable[int], opponent: str
    ) -> None:
        setup = model.setup
        self.model = model
        self.number = {kind.card.name: place for place, kind in enumerate(model.kinds)}
        self.state = seat(setup, catalogue, order, opponent)
        self.starting = {card for card in self.state.in_play if self._is_my_resource(card)}
        self.draw_ability = _ability(setup.faction.name, (Draw(),))
        self.resource_ability = _ability(setup.faction.name, (PlayResources(),))
        self.dealt: tuple[int, ...] | None = None
        self.kept: tuple[int, ...] = ()
        self.has_kept = False
        self.face_down = False
        self.put_back: tuple[int, ...] = ()
        self.deployed: list[int] = []
        self.turns: list[TurnTrace] = []

    def play(self) -> GameTrace:
        """Play until the last turn of the model, or until the game is won."""
        won = self.model.turns
        while len(self.turns) < self.model.turns and to_decide(self.state) is not None:
            decision = self.state.decision
            assert decision is not None
            action = self._mine() if decision.player == ME else self._passive()
            if isinstance(action, EndTurn) and decision.player == ME:
                self.turns.append(self._trace())
                self.deployed = []
            apply(self.state, action)
        if to_decide(self.state) is None:
            won = len(self.turns)
            self.turns.append(self._trace())
        return GameTrace(self.dealt or (), self.put_back, self.kept, tuple(self.turns), won)

    def _passive(self) -> Action:
        """The answer of an opponent who never does anything: decline, draw, end the turn."""
        legal = legal_actions(self.state)
        return next((action for action in legal if isinstance(action, (Done, EndTurn))), legal[0])

    def _mine(self) -> Action:
        decision = self.state.decision
        assert decision is not None
        legal = legal_actions(self.state)
        table = self._table()
        if decision.kind is not DecisionKind.MULLIGAN and not self.has_kept:
            self.has_kept = True
            self.kept = tuple(sorted(table.hand))
        match decision.kind:
            case DecisionKind.MULLIGAN:
                return self._mulligan(table, decision.chosen)
            case DecisionKind.CHOOSE_OPTION:
                self.face_down = not wants_to_play_resource(table)
                return Answer(int(not self.face_down or wants_to_play_face_down(table)))
            case DecisionKind.PLAY_RESOURCE:
                return self._resource(table)
            case DecisionKind.ACT:
                return self._act(table, legal)
            case DecisionKind.MAY:
                return DECLINED
            case DecisionKind.ATTACKERS:
                return next((each for each in legal if isinstance(each, Choose)), legal[-1])
            case _:
                done = [each for each in legal if isinstance(each, Done)]
                return done[0] if done else legal[0]

    def _mulligan(self, table: Table, chosen: tuple[CardId, ...]) -> Action:
        if self.dealt is None:
            self.dealt = tuple(sorted(table.hand))
            self.put_back = cards_to_put_back(table)
        if len(chosen) == len(self.put_back):
            return Done()
        wanted = self.put_back[len(chosen)]
        left = [card for card in self.state.hand[ME] if card not in chosen]
        return Choose(next(card for card in left if self._kind(card) == wanted))

    def _resource(self, table: Table) -> Action:
        number = table.dearest_stuck() if self.face_down else preferred_resource(table)
        return PlayResource(self._in_hand(number), self.face_down)

    def _act(self, table: Table, legal: Iterable[Action]) -> Action:
        faction = self.state.faction[ME]
        attack = Attack(self.state.faction[OPPONENT])
        if attack in legal:
            return attack
        number = table.deployable()
        if number is not None:
            self.deployed.append(number)
            return Deploy(self._in_hand(number))
        if table.free >= RESOURCE_PRICE and wants_to_buy_resource(table):
            self.face_down = False
            return UseAbility(faction, self.resource_ability)
        if table.free >= DRAW_PRICE and wants_to_draw(table):
            return UseAbility(faction, self.draw_ability)
        return EndTurn()

    def _table(self) -> Table:
        """The hand and the cards in play on the referee, as the reference player's table."""
        state = self.state
        played = [
            FACE_DOWN if state.face_down[card] else self._kind(card)
            for card in state.in_play
            if self._is_my_resource(card) and card not in self.starting
        ]
        faction = state.faction[ME]
        free = sum(
            self._is_my_resource(card) and state.attached_to[card] != faction
            for card in state.in_play
        )
        deck = [self._kind(card) for card in state.deck[ME]]
        hand = [self._kind(card) for card in state.hand[ME]]
        return Table(self.model, deck, hand=hand, played=played, free=free)

    def _trace(self) -> TurnTrace:
        state = self.state
        table = self._table()
        strength = sum(
            self.model.kinds[self._kind(card)].strength
            for card in state.in_play
            if state.controller[card] == ME
            and not state.face_down[card]
            and state.kind_of(card).card.type is CardType.CHARACTER
        )
        cards = len(self.model.places) + len(self.put_back)
        return TurnTrace(
            hand=tuple(sorted(table.hand)),
            played=tuple(sorted(table.played)),
            deployed=tuple(sorted(self.deployed)),
            unused=table.free,
            seen=cards - len(state.deck[ME]),
            strength=strength,
            taken=self.model.opposing_influence - state.influence[OPPONENT],
        )

    def _is_my_resource(self, card: CardId) -> bool:
        state = self.state
        if state.controller[card] != ME:
            return False
        return state.face_down[card] or state.kind_of(card).card.type is CardType.RESOURCE

    def _kind(self, card: CardId) -> int:
        return self.number[self.state.name(card)]

    def _in_hand(self, number: int) -> CardId:
        return next(card for card in self.state.hand[ME] if self._kind(card) == number)


def _ability(faction: str, effect: tuple[Step, ...]) -> int:
    abilities = [each for each in SCRIPTS[faction].paragraphs if isinstance(each, Ability)]
    return next(n for n, ability in enumerate(abilities) if ability.effect == effect)
