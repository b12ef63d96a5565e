"""Gearsmith tactics: Shade of the Devoured Emperor."""

from tests.support.card_play import deploys, majigs, pays
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
PULSE = "EPM (Extra Powerful Magnetic) Pulse"
DESTROYING_ITEMS = {"Industrious Usage": (4, 2), "Precise Sabotage": (3, 0), "Repurpose": (4, 2)}
TRAP = "It's a Trap!"
RECONCILIATION = "Reluctant Reconciliation"


@CASES.of(PULSE)
def all_items_and_locations_are_destroyed() -> None:
    table = set_up(
        elitism(PULSE, play=["Gizmo", "House", "Guard"]), Side(play=["Box", "Big", "House"])
    )
    deploys(table.me, PULSE)
    assert (table.me.play, table.you.play) == (["Guard"], ["Big"])
    assert sorted(table.me.discard) == sorted([PULSE, "Gizmo", "House"])
    assert len(table.me.resources) == 12


@CASES.of(*DESTROYING_ITEMS)
def it_destroys_any_item() -> None:
    for name, (cost, flip) in DESTROYING_ITEMS.items():
        for flip_up in (False, True):
            if flip_up and not flip:
                continue
            side = elitism(face_down=[name]) if flip_up else elitism(name)
            side.deck, side.play = ["Rage"] * 2, ["Gizmo"]
            table = set_up(side, Side(play=["Box", "Guard", "House"]))
            table.me.deploys(name, flip_up=flip_up)
            pays(table.me)
            assert sorted(table.me.choices()) == ["Box", "Gizmo"]
            table.me.picks("Box")
            table.resolves()
            assert table.you.discard == ["Box"]
            assert (majigs(table.me), majigs(table.you)) == (int(name == "Industrious Usage"), 0)
            assert table.me.hand == ["Rage"] * (name == "Repurpose")
            assert table.me.free == 12 - (flip if flip_up else cost)


@CASES.of(TRAP)
def your_item_and_a_character_return_to_their_owners() -> None:
    for flip_up in (False, True):
        side = elitism(face_down=[TRAP]) if flip_up else elitism(TRAP)
        side.play = ["Gizmo", "Box"]
        table = set_up(side, Side(play=["Hat", "Guard", "Big"], attached={"Hat": "Big"}))
        table.me.deploys(TRAP, flip_up=flip_up)
        pays(table.me)
        assert sorted(table.me.choices()) == ["Box", "Gizmo"]
        table.me.picks("Box")
        assert sorted(table.me.choices()) == ["Big", "Guard"]
        table.me.picks("Guard")
        table.resolves()
        assert (table.me.hand, table.you.hand) == (["Box"], ["Guard"])
        assert table.me.free == (10 if flip_up else 9)
    table = set_up(elitism(TRAP, play=["Box"], borrowed=["Box"]), Side(play=["Guard"]))
    deploys(table.me, TRAP)
    assert sorted(table.you.hand) == ["Box", "Guard"]


@CASES.of("It's a Trap!")
def it_needs_an_item_of_its_player() -> None:
    table = set_up(elitism("It's a Trap!", play=["Guard"]), Side(play=["Gizmo"]))
    assert not table.me.can_deploy("It's a Trap!")


@CASES.of(RECONCILIATION)
def a_character_is_restored_but_cannot_attack_this_turn() -> None:
    table = set_up(
        elitism(RECONCILIATION, play=["Guard"], depleted=["Guard"]), Side(deck=["Rage"] * 2)
    )
    deploys(table.me, RECONCILIATION, "Guard")
    assert not table.is_depleted("Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Reluctant Reconciliation")
def it_may_attack_again_next_turn() -> None:
    me = elitism("Reluctant Reconciliation", play=["Guard"], depleted=["Guard"])
    table = set_up(me, Side(deck=["Rage"] * 2))
    deploys(table.me, "Reluctant Reconciliation", "Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
