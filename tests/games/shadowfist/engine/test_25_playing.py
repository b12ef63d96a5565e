"""Playing cards of every type. Rules: 25."""

import pytest

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    NEW_LOCATION,
    Attack,
    Heal,
    Move,
    Number,
    Place,
    Play,
)
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import made_kind, needs
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import CardType
from tests.support.rules import shows
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    plain_site,
    site,
    state_card,
    table,
)


def in_attack(game: Table) -> None:
    """Go on to a window of an attack that player 1 can act in too."""
    game.hand(1, event("Wait"))
    game.to_act()
    attack = next(it for it in game.options if isinstance(it, Attack))
    game.do(attack)


def test_25_0_playing_is_generating_from_the_hand() -> None:
    game = table()
    hero = game.hand(0, character())
    game.hand(1, event())
    game.to_act()
    game.do(Play(hero))
    assert game.state.scene is not None
    assert [it.card for it in game.state.scene.stack] == [hero]
    assert hero not in game.state.hand[0]


def test_25_1_resources_power_and_time_are_needed() -> None:
    game = table()
    dear = game.hand(0, character("Dear", cost=5))
    strange = game.hand(0, character("Strange", requires="M"))
    fine = game.hand(0, character("Fine"))
    late = game.hand(1, character("Late"))
    game.to_act()
    assert Play(fine) in game.options
    assert not {Play(dear), Play(strange), Play(late)} & set(game.options)


def test_25_2_a_card_that_has_not_resolved_cannot_turn() -> None:
    game = table()
    one, two = game.play(0, plain_site("One")), game.play(0, plain_site("Two"))
    hero = game.hand(0, character(fighting=5))
    game.hand(0, event())
    game.hand(1, event())
    game.to_act()
    game.do(Play(hero))
    game.do(Place(game.state.at[one]))
    game.until(Question.RESPOND, 0)
    assert not game.can(lambda it: isinstance(it, (Move, Heal)))
    game.quiet()
    assert Move(hero, game.state.at[two]) in game.options


def test_25_3_events_are_for_any_turn() -> None:
    game = table()
    flash = game.hand(0, event())
    answer = game.hand(1, event("Answer"))
    game.to_act()
    game.do(Play(flash))
    assert Play(answer) in game.options
    with shows("35.1"):
        assert game.state.controller[flash] == 0


def test_25_4_characters_go_to_any_own_location_but_not_in_attacks() -> None:
    game = table()
    one, two = game.play(0, plain_site("One")), game.play(0, plain_site("Two"))
    game.play(0, character("Ready"))
    game.play(1, site())
    hero = game.hand(0, character())
    flash = game.hand(0, event())
    game.to_act()
    game.do(Play(hero))
    assert game.options == (Place(game.state.at[one]), Place(game.state.at[two]))
    game.do(Place(game.state.at[two]))
    game.quiet()
    assert game.state.at[hero] == game.state.at[two]
    second = game.hand(0, character("Second"))
    in_attack(game)
    game.until(Question.START, 0)
    assert Play(flash) in game.options
    assert Play(second) not in game.options


def test_25_5_states_are_for_the_own_main_shot_attacks_included() -> None:
    game = table()
    hero = game.play(0, character("Ready"))
    game.play(1, site())
    sword, theirs = game.hand(0, state_card()), game.hand(1, state_card("Theirs"))
    in_attack(game)
    game.until(Question.START, 0)
    assert Play(sword) in game.options
    game.do(Play(sword))
    game.until(Question.RESPOND, 1)
    assert Play(theirs) not in game.options
    with shows("35.2"):
        assert game.state.controller[sword] == 0
        assert game.state.subject[sword] == hero


@pytest.mark.parametrize(
    ("subject", "fits"),
    [("site", "site"), ("character", "hero"), ("front-row site", "site"), ("edge", "edge"),
     ("character *", "hero"), ("feng-shui-site", "site")],
)  # fmt: skip
def test_25_5_1_the_subject_is_what_the_state_asks_for(subject: str, fits: str) -> None:
    game = table()
    front = game.play(1, site())
    cards = {
        "site": front,
        "hero": game.play(1, character()),
        "edge": game.play(1, edge()),
    }
    if subject == "front-row site":
        game.play(1, plain_site("Behind"), at=game.state.at[front])
    sword = game.hand(0, state_card(subject=subject))
    game.hand(1, event())
    game.to_act()
    game.do(Play(sword))
    assert game.state.subject[sword] == cards[fits], "nothing else can be chosen"


def test_25_5_7_a_state_smoked_before_it_resolves_is_cancelled() -> None:
    game = table()
    game.play(0, character())
    sword = game.hand(0, state_card())
    game.hand(1, event())
    game.to_act()
    game.do(Play(sword))
    areas.smoke(game.state, sword)
    assert events.Canceled(sword) in game.state.fresh
    assert game.state.scene is not None
    assert game.state.scene.stack == []


def test_25_6_edges_are_not_for_attacks() -> None:
    game = table()
    game.play(0, character())
    game.play(1, site())
    secret = game.hand(0, edge())
    game.hand(0, event())
    game.to_act()
    assert Play(secret) in game.options
    in_attack(game)
    game.until(Question.START, 0)
    assert Play(secret) not in game.options


def test_25_6_1_an_edge_smoked_before_it_resolves_is_cancelled() -> None:
    game = table()
    too_late = v.When(v.EntersPlay(), (v.GainPower(9),))
    secret = game.hand(0, edge(text=text_of((too_late,))))
    game.hand(1, event())
    game.to_act()
    game.do(Play(secret))
    areas.smoke(game.state, secret)
    game.quiet()
    assert game.state.power[0] == 1


def test_25_7_one_site_is_played_in_a_turn_outside_of_attacks() -> None:
    game = table()
    bar, second = game.hand(0, plain_site()), game.hand(0, plain_site("Second"))
    game.hand(0, event())
    game.to_act()
    game.plays(bar)
    assert Play(second) not in game.options
    game.end_turn()
    game.until(Question.ACT, 0)
    assert Play(second) in game.options


def test_25_7_seizing_does_not_use_up_the_site_of_the_turn() -> None:
    game = table()
    hero = game.play(0, character(fighting=9))
    target = game.play(1, plain_site(body=3))
    bar = game.hand(0, plain_site("Mine"))
    game.to_act()
    game.attacks(target, hero)
    game.do(Number(1))
    game.until(Question.ACT, 0)
    assert game.state.controller[target] == 0
    assert Play(bar) in game.options


def test_25_7_a_site_put_into_play_is_not_played() -> None:
    game = table()
    bar = game.hand(0, plain_site())
    game.play(0, plain_site("Put there by an effect"))
    game.to_act()
    assert Play(bar) in game.options
    assert not game.state.has_played_site


def test_25_7_1_feng_shui_sites_come_face_down_unless_a_cost_or_requirement_is_printed() -> None:
    game = table()
    hidden = game.hand(0, site("Hidden"))
    game.to_act()
    game.plays(hidden)
    assert game.state.face_down[hidden]
    assert site("Priced", cost=2).is_hidden is False
    needy = made_kind(title="Needy", type=CardType.FENG_SHUI_SITE, cost=None,
                      requires=needs(Pool.of("M")))  # fmt: skip
    assert needy.is_hidden is False


def test_25_7_2_the_price_is_the_number_of_feng_shui_sites_in_play() -> None:
    game = table()
    for number in range(2):
        game.play(0, site(f"Own {number}"), face_down=bool(number))
    game.play(0, plain_site())
    third = game.hand(0, site("Third"))
    game.power(0, 2)
    game.to_act()
    game.plays(third, Place(NEW_LOCATION))
    assert game.state.power[0] == 0


def test_25_7_3_the_first_one_yields_a_power_at_any_time_of_the_game() -> None:
    game = table()
    first = game.hand(0, site("First"))
    game.hand(1, event())
    game.play(0, plain_site())
    game.power(0, 0)
    game.to_act()
    game.do(Play(first))
    game.do(Place(NEW_LOCATION))
    assert game.state.power[0] == 1, "while it is generated"
    assert events.PowerGained(0, 1) in game.told
    areas.smoke(game.state, first)
    again = game.hand(0, site("Again"))
    game.hand(0, event("Later"))
    game.quiet()
    game.end_turn()
    game.until(Question.ACT, 0)
    game.plays(again, Place(NEW_LOCATION))
    assert game.state.power[0] == 2


def test_48_3_a_cost_of_x_is_what_was_spent() -> None:
    game = table()
    hero = game.hand(0, character("Variable", 3, has_x=True))
    game.power(0, 4)
    game.to_act()
    game.do(Play(hero))
    assert game.asked[1] is Question.X
    with shows("48.0"):
        assert game.options[0] == Number(0), "the smallest X"
    game.do(Number(3))
    game.quiet()
    assert game.state.power[0] == 1
    assert game.state.cost_paid[hero] == 3
    areas.return_to_hand(game.state, hero)
    assert hero not in game.state.cost_paid


def test_48_3_1_a_card_put_into_play_for_nothing_has_the_smallest_x() -> None:
    game = table()
    hero = game.play(0, character("Variable", 3, has_x=True))
    assert hero not in game.state.cost_paid
    assert game.state.kinds[hero].cost == 0


def test_48_1_x_without_its_definition_is_0_and_smokes_the_character() -> None:
    game = table()
    hero = game.hand(0, character("Formless", 0))
    game.hand(1, event())
    game.to_act()
    game.do(Play(hero))
    assert game.state.area[hero] is Area.SMOKED
    assert events.Smoked(hero, False) in game.told
