"""Resources of every trade."""

from app.games.spoils.vocabulary import Place, Put, top
from tests.support.card_play import deploys, icons, is_offered, pays, plays_resource, uses
from tests.support.card_tables import TOURNAMENT, elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [Put(top(1), Place.PLAY)])


@CASES.of("Arrogance", "Elitism")
def it_provides_its_icons_face_up_only() -> None:
    for name, count in (("Arrogance", 1), ("Elitism", 2)):
        side = Side(hand=["Micromajig Maker"], resources=[name] * count + ["Rage"])
        assert set_up(side).me.can_deploy("Micromajig Maker")
        side.resources = [*[name] * (count - 1), "Rage", "Rage"]
        assert not set_up(side).me.can_deploy("Micromajig Maker")
        side = Side(hand=["Micromajig Maker"], face_down=[name] * 2, resources=2)
        assert not set_up(side).me.can_deploy("Micromajig Maker")


@CASES.of("Arrogance")
def it_costs_an_influence_as_it_enters_play_face_up() -> None:
    for face_down in (False, True):
        table = set_up(elitism("Arrogance", play=["Makeshift Contrivance"]))
        uses(table.me, "Makeshift Contrivance", "DEPLOY")
        plays_resource(table.me, "Arrogance", face_down=face_down)
        assert table.me.influence == (20 if face_down else 19)
        assert table.you.influence == 20
        assert not is_offered(table.me)


@CASES.of("Deception")
def it_provides_one_icon() -> None:
    hand = ["Headlong Purloiner"]
    assert board(Side(hand=hand, resources=["Deception", "Deception", "Rage"])).me.can_deploy(*hand)
    assert not board(Side(hand=hand, resources=["Deception", "Rage", "Rage"])).me.can_deploy(*hand)


def with_resource(name: str, *, face_down: bool = False) -> Table:
    """Return a table at which I played a resource by my faction, with two Rage left."""
    side = Side(
        hand=[name, "Red Tape", "Secret Handshake"], play=["Scout"], resources=["Rage"] * 7,
        faction=TOURNAMENT,
    )  # fmt: skip
    table = set_up(side)
    assert not table.me.can_deploy("Secret Handshake")
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.me.plays_resource(name, face_down=face_down)
    return table


@CASES.of("Exploitation")
def it_provides_two_greed_and_costs_an_influence() -> None:
    table = with_resource("Exploitation")
    assert (table.me.influence, table.you.influence) == (19, 20)
    assert table.me.can_deploy("Red Tape"), "two Greed are needed"


@CASES.of("Exploitation")
def face_down_it_costs_and_provides_nothing_of_the_kind() -> None:
    table = with_resource("Exploitation", face_down=True)
    assert table.me.influence == 20
    assert not table.me.can_deploy("Secret Handshake")


@CASES.of("Greed")
def it_provides_one_greed() -> None:
    table = with_resource("Greed")
    assert table.me.can_deploy("Secret Handshake")
    assert not table.me.can_deploy("Red Tape")
    assert table.me.influence == 20


def _plays(name: str, *, face_down: bool) -> Table:
    """I played a card as a resource, with the help of Maladjustment."""
    table = set_up(
        Side(hand=["Maladjustment", name], resources=["Obsession"] * 1, face_down=["Gnat"])
    )
    table.me.deploys("Maladjustment")
    table.me.picks("Gnat")
    pays(table.me)
    table.resolves()
    table.me.agrees()
    table.me.plays_resource(name, face_down=face_down)
    return table


@CASES.of("Neurosis")
def it_provides_two_icons_for_1_influence() -> None:
    table = _plays("Neurosis", face_down=False)
    assert (icons(table.me, "Obsession"), table.me.influence, table.you.influence) == (3, 19, 20)
    table = _plays("Neurosis", face_down=True)
    assert (icons(table.me, "Obsession"), table.me.influence) == (1, 20)


@CASES.of("Obsession")
def it_gives_one_icon() -> None:
    table = _plays("Obsession", face_down=False)
    assert (icons(table.me, "Obsession"), table.me.influence) == (2, 20)
    assert table.me.resources == ["Obsession", "Obsession"]
    table = _plays("Obsession", face_down=True)
    assert icons(table.me, "Obsession") == 1


@CASES.of("Rage", "Violence")
def it_provides_its_icons() -> None:
    for name, threshold in (("Rage", 1), ("Violence", 2)):
        resources = [name, "Greed", "Greed", "Greed"]
        table = set_up(Side(hand=["Plodding Brute", "Warrior Prodigy"], resources=resources))
        assert table.me.can_deploy("Plodding Brute")
        assert table.me.can_deploy("Warrior Prodigy") is (threshold == 2)


@CASES.of("Rage", "Violence")
def only_violence_costs_influence_and_only_face_up() -> None:
    for name, face_down, lost in (
        ("Rage", False, 0),
        ("Violence", False, 1),
        ("Violence", True, 0),
    ):
        table = set_up(Side(hand=[name], faction=TOURNAMENT, resources=4))
        table.me.uses(TOURNAMENT, "RESOURCE")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
        table.resolves()
        assert table.me.influence == 20 - lost


@CASES.of("Treachery")
def it_provides_two_icons_and_costs_one_influence() -> None:
    hand = ["Headlong Purloiner"]
    assert board(Side(hand=hand, resources=["Treachery", "Rage", "Rage"])).me.can_deploy(*hand)
    table = board(Side(hand=["Settle"], deck=["Treachery"]), Side(), SETTLE)
    deploys(table.me, "Settle")
    assert (table.me.influence, table.you.influence) == (19, 20)
    assert table.me.free == 1


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
