"""One of the two checkouts that are compared, and everything it is made to tell."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.same.lists import Checks

INSIDE: Final = Path(__file__).parent / "inside"
TABLE: Final = "test_visitors.py"
"""The file with the table of all routes and those who visit them."""

_VARYING: Final = (
    (re.compile(r"(/static/)[\w-]{8,}(?=/)"), r"\1DIGEST"),
    (re.compile(r'(\bnonce[=-]"?)[\w+/=-]+'), r"\1NONCE"),
    (re.compile(r'(name="csrf_token" value="|data-token=")[^"]*'), r"\1TOKEN"),
    (re.compile(r"<b>[\d,]+</b>(?= of [\d,]+ games played)"), "GAMES SO FAR"),
    (re.compile(r"(threshold=)[\w.-]+"), r"\1COOKIE"),
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?"), "TIME"),
)
"""Parts of an answer that differ between equal sites."""


class SideError(Exception):
    """A checkout that could not be asked. The message says why."""


@dataclass(frozen=True, slots=True)
class Side:
    """A checkout with the interpreter of its own environment."""

    folder: Path
    python: Path

    @classmethod
    def of(cls, folder: Path) -> Side:
        """Return the checkout in a folder, which sets its environment up. Raises SideError."""
        script, python = folder / "run.py", folder / ".venv" / "bin" / "python"
        if not script.is_file():
            raise SideError(f"{folder} is no checkout: it has no run.py.")
        done = subprocess.run([sys.executable, script, "threshold", "--help"], capture_output=True)
        if done.returncode or not python.exists():
            told = (done.stdout + done.stderr).decode(errors="replace")
            raise SideError(f"{folder} could not be set up:\n{told[-2000:]}")
        return cls(folder.resolve(), python)

    def checks(self, checks: Checks) -> dict[str, str]:
        """Return the report of each list by its file, or what the command said instead."""
        command = str(self.python.with_name("threshold"))
        done = self._run(command, "check", "--json", *checks.words, ".", cwd=checks.folder)
        if done.returncode not in (0, 1, 2):
            refused = done.stderr.decode(errors="replace").strip()
            return {" ".join(checks.words): f"{done.returncode}: {refused.splitlines()[-1]}"}
        reports = [line for line in done.stdout.decode().splitlines() if line]
        words = " ".join(checks.words)
        return {f"{words} {json.loads(each)['file']}": each for each in reports}

    def games(self, file: Path) -> dict[str, str]:
        """Return the digest of each game of a file by what was played. Raises SideError."""
        done = self._run(str(INSIDE / "play_games.py"), str(file), cwd=file.parent)
        if done.returncode:
            raise SideError(_last_words(done, self.folder, "plays no games"))
        jobs = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        titles = (
            f"{it['game']} {it['edition'] or len(it['decks'])}, seed {it['seed']}" for it in jobs
        )
        return dict(zip(titles, done.stdout.decode().splitlines(), strict=True))

    def pages(self, file: Path, options: Sequence[str]) -> dict[str, str]:
        """Return every answer that its table's visitors get, by test, request and number.

        `file` is written on the way; `options` choose among the tests of the table. Raises
        SideError.
        """
        table = next((self.folder / "tests").rglob(TABLE), None)
        if table is None:
            raise SideError(f"{self.folder} has no tests in {TABLE}.")
        plugins = ("page_recorder", "no:randomly", "no:cacheprovider")
        words = [word for plugin in plugins for word in ("-p", plugin)]
        done = self._run(
            "-m", "pytest", "-q", *words, str(table), *options,
            cwd=self.folder, SAME_PAGES=str(file),
        )  # fmt: skip
        if not file.exists() or not file.stat().st_size:
            raise SideError(_last_words(done, self.folder, "shows no pages"))
        answers: dict[str, str] = {}
        asked: Counter[str] = Counter()
        with file.open(encoding="utf-8") as lines:
            for line in map(json.loads, lines):
                title = f"{line['test']}: {line['asked']}"
                asked[title] += 1
                answers[f"{title} ({asked[title]})"] = without_varying(line["answer"])
        return answers

    def _run(self, *words: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[bytes]:
        """Run the side's Python as plain Python, with its own modules first."""
        paths = os.pathsep.join((str(self.folder), str(INSIDE)))
        own: Mapping[str, str] = {
            "PYTHONPATH": paths, "PYTHONSAFEPATH": "1", "THRESHOLD_COMPILED": "",
            "PYTHONHASHSEED": "0",
        }  # fmt: skip
        environment = {**os.environ, **own, **variables}
        return subprocess.run(
            [str(self.python), *words], cwd=cwd, env=environment, capture_output=True, check=False
        )


def without_varying(answer: str) -> str:
    """An answer without tokens, nonces, digests of assets, times and games played so far."""
    for pattern, name in _VARYING:
        answer = pattern.sub(name, answer)
    return answer


def _last_words(done: subprocess.CompletedProcess[bytes], folder: Path, what: str) -> str:
    told = (done.stdout + done.stderr).decode(errors="replace")
    return f"{folder} {what}:\n{told[-2000:]}"
