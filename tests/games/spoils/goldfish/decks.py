"""Random decks, policies and definitions of a keepable hand, for tests of the players."""

from hypothesis import strategies as st

from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card
from app.games.spoils.goldfish.model import ANY_NUMBER, USUAL, Clause, Keepable, Model, model_of
from app.games.spoils.goldfish.model_coverage import Effects
from app.games.spoils.goldfish.policy import DeployOrder, Policy
from app.games.spoils.goldfish.setup import prepare
from app.games.spoils.terms import CardType
from tests.support.spoils_cards import character, faction, resource, staple, tactic

THRESHOLDS = ("", "R", "RR", "RRR", "G", "GG", "RG", "RRGG", "V", "VVR", "E")
PROVIDING = ("RR", "GG", "RG", "")

EFFECTS = st.builds(
    Effects,
    draws=st.sampled_from([0, 0, 0, 1, 2]),
    opponent_loses=st.sampled_from([0, 0, 0, 1, 3]),
)


@st.composite
def to_deploy(draw: st.DrawFn, number: int) -> Card:
    """A card to deploy with a name of its own."""
    cost = draw(st.integers(0, 8))
    threshold = draw(st.sampled_from(THRESHOLDS))
    if draw(st.booleans()):
        return tactic(f"Tactic {number}", cost, threshold)
    return character(f"Character {number}", cost, threshold, draw(st.integers(0, 5)))


@st.composite
def decks(draw: st.DrawFn) -> list[tuple[Card, int]]:
    """A deck of some staples, other resources and cards to deploy."""
    deck = [(staple(icon), draw(st.integers(0, 9))) for icon in "RG"]
    deck = [(card, copies) for card, copies in deck if copies]
    for number, icons in enumerate(PROVIDING):
        if draw(st.integers(0, 3)) == 0:
            deck.append((resource(f"Resource {number}", icons), draw(st.integers(1, 3))))
    for number in range(draw(st.integers(0, 14))):
        deck.append((draw(to_deploy(number)), draw(st.integers(1, 4))))
    return deck


POLICIES = st.builds(
    Policy,
    name=st.just("random"),
    deploy=st.sampled_from(DeployOrder),
    put_back_cost=st.integers(3, 9),
    few_resources=st.integers(0, 4),
    put_back_cost_if_few=st.integers(2, 6),
    keep_resources=st.integers(1, 7),
    play_resources_until=st.integers(0, 10),
    face_down_until=st.integers(0, 7),
    buy_resources_until=st.integers(0, 9),
    buys_draws=st.booleans(),
    plays_idle_tactics=st.booleans(),
)

KEEPABLE = st.one_of(
    st.just(USUAL),
    st.builds(
        lambda cost, least, most: Keepable(
            (
                Clause("cheap", lambda card: (card.cost or 0) <= cost, least),
                Clause("R", lambda card: "R" in str(card.provides), 0, most),
                Clause("tactics", lambda card: card.type is CardType.TACTIC, 0, ANY_NUMBER),
            )
        ),
        st.integers(0, 5), st.integers(0, 4), st.integers(0, 4),
    ),
)  # fmt: skip


@st.composite
def models(draw: st.DrawFn) -> Model:
    """A model of a random deck, modelled exactly, under a random policy."""
    deck = draw(decks())
    first = draw(st.integers(0, 9))
    setup = prepare(
        faction("", draw(st.integers(0, 2)), first, first + 1),
        deck,
        goes_first=draw(st.booleans()),
        edition=draw(st.sampled_from(Edition)),
    )
    effects = {card: draw(EFFECTS) for card, _ in deck}
    return model_of(
        setup,
        draw(POLICIES),
        turns=draw(st.integers(1, 10)),
        effects_of=effects.get,
        keepable=draw(KEEPABLE),
        opposing_influence=draw(st.integers(1, 30)),
    )
