"""Every card is deployed once and its abilities are used once, in a game rich in everything."""

import random
from dataclasses import replace
from functools import cache

import pytest

from app.games.spoils.engine import (
    Answer,
    Choose,
    DecisionKind,
    Deploy,
    PlayResource,
    State,
    UseAbility,
    apply,
    is_playable,
    legal_actions,
)
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType
from tests.support.card_groups import group_names, scripts_by_group
from tests.support.scenario import Side, Table, board, shipped

STAPLES = ("Obsession", "Greed", "Elitism", "Deception", "Rage")
COMPANY = ["Scout", "Gnat", "Fat Pants", "Lucky Charm", "Department of Rejections"]
WORN = {"Fat Pants": "Scout"}
MOST_ANSWERS = 200


@cache
def names() -> tuple[str, ...]:
    """The cards that the referee follows, but for factions and resources."""
    return tuple(name for name, script in SCRIPTS.items() if is_playable(script))


def rich(name: str) -> Table:
    """A table at which whatever a card asks for is likely to be there.

    The card is in hand; a faction is the side's own, and a token is in play.
    """
    card = shipped().by_name[name]
    mine = Side(
        play=COMPANY, attached=WORN, hand=COMPANY, deck=COMPANY * 3, discard=COMPANY,
        resources=[*STAPLES * 7, *["Rage"] * 3], face_down=["Scout", "Gnat"],
    )  # fmt: skip
    if card.is_faction:
        mine = replace(mine, faction=name)
    elif card.is_token:
        mine = replace(mine, play=[name, *COMPANY])
    else:
        mine = replace(mine, hand=[name, name, *COMPANY])
    yours = Side(play=COMPANY, attached=WORN, hand=COMPANY, deck=COMPANY * 3, resources=[*STAPLES])
    return board(mine, yours)


def go_on(state: State, chance: random.Random) -> None:
    """Answer by chance until the active player may act again, or the game is over."""
    for _ in range(MOST_ANSWERS):
        decision = state.decision
        if decision is None or decision.kind is DecisionKind.ACT:
            return
        legal = legal_actions(state)
        answers = [it for it in legal if isinstance(it, (Choose, Answer, PlayResource))]
        apply(state, chance.choice(answers or [legal[-1]]))
    pytest.fail(f"after {MOST_ANSWERS} answers: {state.decision}")


@pytest.mark.slow
@pytest.mark.parametrize("group", group_names())
def test_cards_are_deployed_and_their_abilities_are_used_once(group: str) -> None:
    for script in scripts_by_group()[group]:
        if is_playable(script):
            try:
                deploy_and_use(script.name)
            except Exception as error:
                error.add_note(f"The card is {script.name}.")
                raise


def deploy_and_use(name: str) -> None:
    """Deploy the card and use each of its abilities, answering by chance what is asked."""
    table = rich(name)
    state, chance = table.state, random.Random(len(name))
    own = table.card(name)
    if Deploy(own) in legal_actions(state):
        apply(state, Deploy(own))
        go_on(state, chance)
    if state.decision is None or state.area[own] is not Area.IN_PLAY:
        return
    for ability in [it for it in legal_actions(state) if isinstance(it, UseAbility)]:
        if ability.card == own and ability in legal_actions(state):
            apply(state, ability)
            go_on(state, chance)


def test_nearly_every_card_finds_what_it_needs_at_that_table() -> None:
    kinds = (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION)
    chance = random.Random(1)
    for name in chance.sample(names(), 25):
        table = rich(name)
        card = table.state.kind_of(table.card(name)).card
        if card.type in kinds and "only if" not in repr(SCRIPTS[name]).lower():
            assert table.me.can_deploy(name), name
