"""Whole games at the table by real browsers: `python3 run.py games 10 --tables`.

Browsers sit down at a site that runs in a process of its own, and answer at random until each
game is over: by link on a desk and a phone, on two phones by touch, by keyboard alone, over a
restart of the server and over a kill, of Shadowfist with two and with four seats, and against the
computer. `--kind` names those to play, in turn; without it all are. Errors of scripts, what an
accessibility audit of the table finds every so often, two players who are asked at once, and a
game that stands still are failures: each is printed, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tests.support.killed_server import served
from tests.support.parts import BROWSER_FLAGS, browser_program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

MOST_ANSWERS = 4_000
"""Answers after which a game is given up by whoever is asked."""

PATIENCE = 30.0
"""Seconds that nobody may be asked and nothing change."""

CLOSING = 0.4
"""The chance of the closing answer, such as to pass, where others are open."""

AGAINST = (
    "/spoils/goldfish/precon/seed-1-warlord/play"
    "?begin=1&against=precon/seed-1-banker&level=journeyman&order=first"
)

_ANSWERS = """() => [...document.querySelectorAll('.game-table button[name=do]')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.value, one.dataset.key ?? '', one.matches('.decide .main')])"""
_MOMENT = "() => document.querySelector('.game-table')?.dataset.version ?? location.search"


class Kind(StrEnum):
    """A way to play a game."""

    LINK = "link"
    PHONES = "phones"
    KEYBOARD = "keyboard"
    RESTART = "restart"
    KILL = "kill"
    SHADOWFIST = "shadowfist"
    FOUR_SEATS = "four-seats"
    COMPUTER = "computer"


@dataclass
class Site:
    """The site in a process of its own, which can be stopped and killed, and comes up again."""

    url: str
    stack: ExitStack = field(default_factory=ExitStack)
    address: str = ""

    def start(self) -> None:
        """Serve, at the same port as before."""
        port = urlsplit(self.address).port or 0
        self.server, self.address = self.stack.enter_context(served(self.url, port))

    def stop(self, *, kill: bool) -> None:
        """End the server: by a signal that it may obey, or by one that it cannot."""
        if kill:
            self.server.kill()
        else:
            self.server.terminate()
        self.server.wait()


@dataclass
class Player:
    """A browser window at a seat. `complaints` are what the browser reports."""

    context: BrowserContext
    by_touch: bool
    by_keyboard: bool
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @classmethod
    def arrive(cls, browser: Browser, number: int, kind: Kind) -> Player:
        """Open a window: a phone for every second player, and by touch where the kind says so."""
        is_phone = number % 2 == 1 or kind is Kind.PHONES
        context = browser.new_context(
            viewport=PHONE if is_phone else DESK,
            has_touch=is_phone,
            color_scheme="dark" if number % 3 == 1 else "light",
        )
        return cls(context, is_phone, kind is Kind.KEYBOARD)

    @property
    def answers(self) -> list[tuple[str, str, bool]]:
        """The answers on the page: value, key, and whether it is the closing one."""
        return [(str(a), str(b), bool(c)) for a, b, c in self.page.evaluate(_ANSWERS)]

    @property
    def moment(self) -> str:
        """Something that changes with every answer."""
        return str(self.page.evaluate(_MOMENT))

    @property
    def is_over(self) -> bool:
        """True if the page says so."""
        return self.page.get_by_role("heading", name="The game is over").count() > 0

    def answer(self, chance: random.Random) -> None:
        """Give a random answer, and wait until it has arrived."""
        answers, before = self.answers, self.moment
        closing = [it for it in answers if it[2]]
        others = [it for it in answers if not it[2]]
        pool = closing if closing and (not others or chance.random() < CLOSING) else others
        if self.by_keyboard:
            pool = [it for it in pool if it[1]] or [it for it in answers if it[1]]
        value, key, _ = chance.choice(pool)
        if self.by_keyboard:
            self.page.keyboard.press(key)
        else:
            one = self.page.locator(f".game-table button[name=do][value='{value}']")
            one = one.filter(visible=True).first
            one.tap() if self.by_touch else one.click()
        self.page.wait_for_function(f"(before) => ({_MOMENT})() !== before", arg=before)


class StoodStillError(Exception):
    """Nobody was asked, and nothing changed."""


@dataclass
class Game:
    """One game with the browsers at its seats."""

    site: Site
    browser: Browser
    kind: Kind
    chance: random.Random
    given: int = 0

    def play(self) -> list[str]:
        """Play to the end; what was wrong."""
        seats = 4 if self.kind is Kind.FOUR_SEATS else 1 if self.kind is Kind.COMPUTER else 2
        players = [Player.arrive(self.browser, it, self.kind) for it in range(seats)]
        try:
            self._sit_down(players)
            self._go_on(players)
            for player in players:
                player.page.reload()
                if not player.is_over:
                    player.complaints.append("The page does not say that the game is over.")
        finally:
            for player in players:
                player.context.close()
        return [it for player in players for it in player.complaints]

    def _sit_down(self, players: Sequence[Player]) -> None:
        first, *others = (it.page for it in players)
        if self.kind is Kind.COMPUTER:
            first.goto(self.site.address + AGAINST)
            first.wait_for_selector(".game-table")
            return
        is_fist = self.kind in (Kind.SHADOWFIST, Kind.FOUR_SEATS)
        first.goto(f"{self.site.address}/{'shadowfist' if is_fist else 'spoils'}/play")
        first.get_by_label("Your name").fill("Ada")
        if self.kind is Kind.RESTART:
            first.get_by_label("Clock").select_option("days-3")
        if is_fist:
            first.get_by_label("Players").select_option(str(len(players)))
        first.get_by_role("button", name="Make the game").click()
        invitation = first.get_by_label("Link to join").input_value()
        path = re.sub(r"^https?://[^/]+", "", invitation)
        for number, page in enumerate(others):
            page.goto(self.site.address + path)
            page.get_by_label("Your name").fill(f"Guest {number + 1}")
            page.get_by_role("button", name=re.compile("^Join")).first.click()
        for page in (first, *others):
            page.wait_for_selector(".game-table")

    def _go_on(self, players: Sequence[Player]) -> None:
        ends = {Kind.RESTART: (40, 120), Kind.KILL: (30, 60, 90, 120)}.get(self.kind, ())
        changed = time.monotonic()
        while not any(it.is_over for it in players):
            asked = [it for it in players if it.answers]
            if len(asked) > 1:
                time.sleep(1.5)
                asked = [it for it in players if it.answers]
                if len(asked) > 1:
                    asked[0].complaints.append("Two players are asked at once.")
            if not asked:
                if time.monotonic() - changed > PATIENCE:
                    raise StoodStillError
                time.sleep(0.1)
                continue
            if self.given >= MOST_ANSWERS:
                asked[0].complaints.append(f"Not over after {self.given} answers.")
                return
            if self.given in ends:
                self.site.stop(kill=self.kind is Kind.KILL)
                self.site.start()
            asked[0].answer(self.chance)
            self.given += 1
            changed = time.monotonic()
            if self.given % 60 == 1:
                self._audit(asked[0])

    def _audit(self, player: Player) -> None:
        from tests.site.audits import new_violations

        player.complaints += new_violations(player.page)


def main(words: Sequence[str]) -> int:
    """Read the command line and play; the exit status."""
    from playwright.sync_api import Error, sync_playwright

    parser = argparse.ArgumentParser(prog="run.py games --tables", description=__doc__)
    parser.add_argument("games", type=int, help="how many games, of the kinds in turn")
    parser.add_argument("--kind", action="append", choices=[it.value for it in Kind])
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args(words)
    kinds = [Kind(it) for it in given.kind] if given.kind else list(Kind)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        site = Site(f"sqlite:///{Path(folder) / 'tables.db'}", stack)
        site.start()
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=browser_program(), args=list(BROWSER_FLAGS)
        )
        for number in range(given.games):
            kind, seed = kinds[number % len(kinds)], given.first + number
            game = Game(site, browser, kind, random.Random(seed))
            started = time.monotonic()
            try:
                found = game.play()
            except StoodStillError:
                found = ["Nobody was asked, and nothing changed."]
            except Error as problem:
                found = [str(problem)]
            seconds = time.monotonic() - started
            wrong += bool(found)
            print(
                f"{'BROKEN' if found else 'clean'} {kind}, seed {seed}: {game.given} answers, "
                f"{seconds:.0f} s",
                *found,
                sep="\n  ",
                flush=True,
            )
        browser.close()
    print(f"{given.games - wrong} games clean, {wrong} broken")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
