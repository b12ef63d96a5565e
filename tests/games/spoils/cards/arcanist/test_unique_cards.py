"""Unique cards of the Arcanist."""

from tests.support.card_play import deploys
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
UNIQUE = (
    "Devilfang Thunderhoof",
    "Eldridge Gosche",
    "Geiseric, the Souleater",
    "Hextilda, the Exiled Crone",
    "High-Priest of Thabbash",
    "The Lugubrian Council of Quotidian Affairs",
    "Woadenworm Gloamspike, Thabbashite Prince",
    "Ashes of Zenobia",
    "Contiguous Defalcating Machine",
    "Cryptic Athenaeum",
)


@CASES.of(*UNIQUE)
def a_player_keeps_only_one_and_the_opponent_may_have_another() -> None:
    for name in UNIQUE:
        table = set_up(
            Side(play=[name], hand=[name], resources=["Obsession"] * 8), Side(play=[name])
        )
        deploys(table.me, name)
        assert table.asked is table.me
        table.me.sets(name)
        assert (table.me.play, table.me.discard, table.you.play) == ([name], [name], [name])


@CASES.of("High-Priest of Thabbash", "Woadenworm Gloamspike, Thabbashite Prince")
def both_are_the_same_gloamspike() -> None:
    prince = "Woadenworm Gloamspike, Thabbashite Prince"
    for kept in ("High-Priest of Thabbash", prince):
        table = set_up(
            Side(play=["High-Priest of Thabbash"], hand=[prince], resources=["Obsession"] * 4)
        )
        deploys(table.me, prince)
        assert sorted(table.me.choices()) == ["High-Priest of Thabbash", prince]
        table.me.sets(kept)
        assert table.me.play == [kept]


def test_a_player_keeps_one_of_each(only_card: str | None) -> None:
    CASES.run(only_card)
