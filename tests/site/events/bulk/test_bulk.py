"""Several players are removed, put back and renamed at once, in every state of the event."""

from __future__ import annotations

import re

import pytest
from sqlmodel import select

from app.tables import Entry
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import log_of, names
from tests.site.events.players.test_players import bring, every_state

ADD = ("Ada", "Ben", "Cleo")


def ids(desk: Desk) -> dict[str, str]:
    """The public ids of all players by name."""
    with desk.database.reading() as session:
        return {entry.name: entry.public_id for entry in session.exec(select(Entry))}


def add(desk: Desk, *players: str) -> dict[str, str]:
    desk.post("/roster", roster="\n".join(players), do="add")
    return ids(desk)


@every_state
def test_players_are_removed_after_a_question_and_put_back(desk: Desk, state: str) -> None:
    bring(desk, state)
    there = ids(desk)
    question = desk.post("/players/selected", player=list(there.values()), do="drop")
    assert "Remove 2 players?" in question.text
    assert names(desk) == ["Ada", "Ben"]
    chosen = " ".join(there.values())
    assert desk.post("/players/selected", players=chosen, do="drop", sure="yes").status_code == 303
    assert len(log_of(desk, "dropped")) == 2
    page = desk.get().text
    assert "Ada and Ben were removed from the event." in page
    assert "Left the event" in page
    assert names(desk) == []
    assert names(desk, "?show=out") == ["Ada", "Ben"]
    desk.post("/players/selected", player=list(there.values()), do="put_back")
    assert names(desk) == ["Ada", "Ben"]
    assert len(log_of(desk, "put_back")) == 2


def test_nothing_ticked_changes_nothing_and_says_so(desk: Desk) -> None:
    add(desk, *ADD)
    answer = desk.post("/players/selected", do="drop", sure="yes")
    assert "Select the players first" in desk.client.get(answer.location).text
    assert names(desk) == list(ADD)


def test_all_players_of_a_filtered_table_are_chosen_on_every_page_of_it(desk: Desk) -> None:
    add(desk, *(f"Anna {n:03}" for n in range(70)), *(f"Ben {n:03}" for n in range(5)))
    page = desk.get("?q=anna").text
    assert "all 70 in this table" in page
    question = desk.post("/players/selected?q=anna", everyone="yes", do="drop")
    carried = re.search(r'name="players" value="([^"]*)"', question.text)
    assert carried
    desk.post("/players/selected?q=anna", players=carried[1], do="drop", sure="yes")
    assert names(desk) == [f"Ben {n:03}" for n in range(5)]


def test_players_of_another_event_are_out_of_reach(desk: Desk) -> None:
    there = add(desk, "Ada")
    other = desk.app.test_client()
    fields = {"player": "nobody", "do": "drop", "sure": "yes"}
    assert other.post(f"{desk.base}x/players/selected", data=fields).status_code == 404
    desk.post("/players/selected", player="nobody", do="drop", sure="yes")
    assert ids(desk) == there
    assert names(desk) == ["Ada"]


def test_an_action_that_does_not_exist_is_not_there(desk: Desk) -> None:
    there = add(desk, "Ada")
    answer = desk.post("/players/selected", player=there["Ada"], do="eat")
    assert answer.status_code == 404


class TestRenaming:
    """Names are asked for on one page and stored together."""

    def rename(self, desk: Desk, new: dict[str, str]) -> tuple[int, str]:
        """Give players other names; the status and the page or the message afterwards."""
        there = ids(desk)
        fields = {f"name-{there[name]}": other for name, other in new.items()}
        chosen = " ".join(there[name] for name in new)
        answer = desk.post("/players/selected", players=chosen, do="rename", sure="yes", **fields)
        return answer.status_code, answer.text

    def test_the_page_has_a_field_for_each_player(self, desk: Desk) -> None:
        there = add(desk, *ADD)
        chosen = [there["Ada"], there["Cleo"]]
        page = desk.post("/players/selected", player=chosen, do="rename").text
        assert f'name="name-{there["Ada"]}"' in page
        assert f'name="name-{there["Ben"]}"' not in page

    @every_state
    def test_two_players_can_exchange_their_names(self, desk: Desk, state: str) -> None:
        bring(desk, state)
        before = ids(desk)
        assert self.rename(desk, {"Ada": "Ben", "Ben": "Ada"})[0] == 303
        assert ids(desk) == {"Ada": before["Ben"], "Ben": before["Ada"]}
        assert len(log_of(desk, "renamed")) == 2

    @pytest.mark.parametrize(
        ("new", "words"),
        [
            ({"Ada": "Eve", "Ben": "cleo"}, "There is another player “Cleo”."),
            ({"Ada": "Eve", "Ben": "EVE"}, "There is another player “Eve”."),
            ({"Ada": "Eve", "Ben": " "}, "Enter a name"),
            ({"Ada": "Eve", "Ben": "x" * 90}, "up to 80"),
        ],
    )
    def test_one_wrong_name_keeps_all_from_being_stored(
        self, desk: Desk, new: dict[str, str], words: str
    ) -> None:
        before = add(desk, *ADD)
        status, page = self.rename(desk, new)
        assert status == 422
        assert words in page
        assert 'value="Eve"' in page
        assert ids(desk) == before

    def test_names_that_stay_are_not_logged(self, desk: Desk) -> None:
        add(desk, *ADD)
        assert self.rename(desk, {"Ada": "Ada", "Ben": "Benno"})[0] == 303
        assert [line.details["after"] for line in log_of(desk, "renamed")] == ["Benno"]
