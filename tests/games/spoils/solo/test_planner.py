"""The planner sees what a player sees, and does nothing that gains nothing."""

from collections import Counter
from collections.abc import Callable

from app.games.spoils.engine import Action, Deploy, State, UseAbility, View
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.policy import SWIFT
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.seating import ME, seat
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.solo.game import opponent_of, play_solo
from app.games.spoils.solo.planner import Planner
from app.games.tabletop.chance.shuffle import Stream, deal
from app.games.tabletop.referee.players import Choice, Effort, Position, chance_of, decide

Models = Callable[[str, int], Model]


def opened(setup: Setup, catalogue: Catalogue, number: int) -> State:
    order = deal(3, number, len(setup.cards))
    return seat(setup, catalogue, order, opponent_of(catalogue, 25), seed=1)


def test_what_the_planner_answers_does_not_depend_on_the_order_of_the_deck(
    catalogue: Catalogue, precon_model: Models
) -> None:
    model = precon_model("seed-1-rogue", 8)
    planner, state, given = Planner(model), opened(model.setup, catalogue, 0), 0
    while state.turn < 9 and (person := PLAYABLE.to_decide(state)) is not None:
        legal = PLAYABLE.offered(state)
        if person == ME:
            other = state.clone()
            other.deck[ME] = other.deck[ME][::-1]
            chance = [chance_of(5, ME, given) for _ in range(2)]
            one, two = (
                decide(PLAYABLE, each, planner, stream, Effort(1)).answer
                for each, stream in zip((state, other), chance, strict=True)
            )
            assert one == two
            given += 1
            PLAYABLE.apply_known(state, one)
        else:
            PLAYABLE.apply_known(state, legal[0])
    assert given > 20


class Watched:
    """A planner, and the names of the cards it deploys and of those whose abilities it uses."""

    responds = True
    uses_abilities = True

    def __init__(self, model: Model) -> None:
        self.planner = Planner(model)
        self.deployed: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def decide(
        self, position: Position[State, Action, View], chance: Stream, effort: Effort
    ) -> Choice[Action]:
        """Answer as the planner does, and count the cards it deploys and uses."""
        found = self.planner.decide(position, chance, effort)
        world = next(position.worlds(0))
        match found.answer:
            case Deploy(card=card):
                self.deployed[world.name(card)] += 1
            case UseAbility(card=card) if card != world.faction[ME]:
                self.used[world.name(card)] += 1
        return found


def test_it_never_deploys_a_tactic_that_has_nothing_to_act_on(catalogue: Catalogue) -> None:
    cards = catalogue.by_name
    deck = [(cards["Deception"], 16), (cards["Strangulate"], 10), (cards["Costly Filcher"], 6)]
    setup = prepare(cards["The Tournament Faction"], deck)
    watched = Watched(model_of(setup, SWIFT, turns=8, effects_of=scripted_effects))
    for number in range(3):
        play_solo(setup, catalogue, watched, 3, number, 8)
    assert set(watched.deployed) == {"Costly Filcher"}


def test_it_uses_abilities_of_cards(catalogue: Catalogue, precon_model: Models) -> None:
    model = precon_model("new-player-gearsmith", 8)
    watched = Watched(model)
    for number in range(3):
        play_solo(model.setup, catalogue, watched, 3, number, 8)
    assert watched.used
