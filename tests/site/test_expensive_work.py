"""Expensive work has a few slots; who finds them taken gets a place in the queue."""

import os
import sys
import threading
from contextlib import ExitStack

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from app.games.capabilities.watching import WatchRequest
from app.site.platform.workers.expensive_work import (
    GIVES_WAY,
    PATIENCE_SECONDS,
    BusyError,
    Queue,
    computed,
)
from app.site.platform.workers.worker_pool import workers_of
from bench.call_paths import entered
from tests.support.catalogues import shipped_catalogue

ROGUE = "/spoils/goldfish/precon/seed-1-rogue"
PLAYER = "app/games/spoils/players/apprentice.py"
WATCHED = "player=apprentice&deck1=precon/seed-1-rogue&deck2=precon/seed-1-banker&seed=3"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def place(queue: Queue, who: str) -> int:
    """The place of a visitor who asks: 0 for a turn, which ends at once."""
    try:
        with queue.turn(who):
            return 0
    except BusyError as busy:
        return busy.place


def test_so_many_run_at_a_time_and_the_others_keep_their_order() -> None:
    queue = Queue(2)
    with queue.turn("a"):
        with queue.turn("b"):
            assert [place(queue, who) for who in "cde"] == [1, 2, 3]
            assert [place(queue, who) for who in "ecd"] == [3, 1, 2]
        assert place(queue, "e") == 3
        assert place(queue, "c") == 0
        assert place(queue, "e") == 2
    assert place(queue, "e") == 0


def test_a_newcomer_does_not_pass_those_who_wait() -> None:
    queue = Queue(1)
    with queue.turn("a"):
        assert place(queue, "b") == 1
    assert place(queue, "c") == 2
    assert place(queue, "b") == 0


def test_who_stops_asking_loses_the_place() -> None:
    clock = Clock()
    queue = Queue(1, clock)
    with queue.turn("a"):
        assert [place(queue, "b"), place(queue, "c")] == [1, 2]
        clock.now = PATIENCE_SECONDS / 2
        assert place(queue, "c") == 2
        clock.now = PATIENCE_SECONDS + 1
        assert place(queue, "c") == 1


def test_a_slot_is_free_again_after_an_error() -> None:
    queue = Queue(1)
    with pytest.raises(RuntimeError), queue.turn("a"):
        raise RuntimeError
    assert place(queue, "b") == 0


def test_never_more_than_the_slots_run() -> None:
    queue, running, most = Queue(3), [0], [0]
    lock = threading.Lock()

    def work(number: int) -> None:
        for _ in range(200):
            try:
                with queue.turn(str(number)):
                    with lock:
                        running[0] += 1
                        most[0] = max(most[0], running[0])
                    with lock:
                        running[0] -= 1
            except BusyError:
                continue

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 1 <= most[0] <= 3
    assert running[0] == 0


def test_a_page_says_the_place_and_asks_again(app: Flask, client: FlaskClient) -> None:
    queue: Queue = app.extensions["expensive_work"]
    with queue.turn("one"), queue.turn("two"):
        answer = client.get(f"{ROGUE}/report?games=2000")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == answer.headers["Refresh"] == "2"
    assert "You are number 1 in the queue" in answer.text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities of threads")
def test_what_is_computed_gives_way_to_the_threads_that_answer(app: Flask) -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = niceness()
    with app.app_context():
        assert computed(niceness) == max(before, GIVES_WAY)
    assert niceness() == before


def test_whoever_computes_is_told_what_went_wrong(app: Flask) -> None:
    with app.app_context(), pytest.raises(ZeroDivisionError):
        computed(divmod, 1, 0)


def test_no_request_plays_whole_games_itself(client: FlaskClient) -> None:
    with entered() as here:
        watched = client.get(f"/spoils/watch/new?{WATCHED}")
        gauntlet = client.post(f"{ROGUE}/gauntlet", data={"level": "apprentice", "each": "10"})
        game = client.get(f"{ROGUE}/gauntlet/game?level=apprentice&against=seed-1-banker&number=0")
        body = {"list": "Faction: Hall of Great Justice\n75 Rage", "level": "apprentice"}
        job = client.post("/api/v1/games/spoils/gauntlet", json={**body, "each": 1})
        gone_on = client.post(f"/api/v1/jobs/{job.json['key']}")
    answers = (watched, gauntlet, game, gone_on)
    assert [it.status_code for it in answers] == [303, 303, 200, 200]
    assert "Turn 1" in game.text
    assert gone_on.json["done"] > 0
    assert here.files[PLAYER] == 0


def test_a_game_between_programs_enters_what_no_request_may() -> None:
    """Else the test above would hold whatever a request does."""
    with entered() as here:
        found = game("spoils")
        catalogue = shipped_catalogue(found.cards.needed())
        precons = [catalogue.precons[it] for it in ("seed-1-rogue", "seed-1-banker")]
        decks = [(it.name, found.files.needed().of_precon(it, catalogue)) for it in precons]
        found.watching.needed().play(WatchRequest(decks, 3), catalogue, "apprentice")
    assert here.files[PLAYER] > 0


def test_whoever_finds_all_processes_at_work_is_told_the_place(
    app: Flask, client: FlaskClient
) -> None:
    queue = workers_of(app).queue
    with ExitStack() as others:
        for number in range(queue.slots):
            others.enter_context(queue.turn(f"another {number}"))
        answer = client.get(f"/spoils/watch/new?{WATCHED}")
    assert answer.status_code == 503
    assert "number 1 in the queue" in answer.text.replace("<b>", "").replace("</b>", "")
    assert answer.headers["Refresh"] == "2"
