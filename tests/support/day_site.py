"""A site in a process of its own that can be killed and started again with another clock."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import time_machine

from app import create_app
from app.site.platform.workers.serving import run, serve_noting

SECRET: Final = "the same after every start"
THREADS: Final = 8
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")


class DaySite:
    """The site of a day: its instance folder and database stay when it is killed."""

    def __init__(self, folder: Path) -> None:
        """Keep everything below `folder`, which is made."""
        folder.mkdir(parents=True)
        self.folder, self.port = folder, 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """The address, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"sqlite:///{self.folder / 'site.sqlite'}"

    def start(self, *, minutes_back: int = 0) -> None:
        """Serve at the same address as before, with the clock set back."""
        command = [sys.executable, "-m", "tests.support.day_site"]
        self._process = subprocess.Popen(
            [*command, str(self.folder), str(self.port), str(minutes_back)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = _ADDRESS.search(self._process.stdout.readline())
        assert found, "the site did not start"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power failure would."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


def main(folder: Path, port: int, minutes_back: int) -> None:
    """Serve until killed."""
    app = create_app(
        {
            "INSTANCE": str(folder),
            "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite'}",
            "SECRET_KEY": SECRET,
            "THREADS": THREADS,
        }
    )
    server = serve_noting(app, host="127.0.0.1", port=port, threads=THREADS)
    sys.stdout.write(f"http://127.0.0.1:{server.effective_port}\n")
    sys.stdout.flush()
    with time_machine.travel(datetime.now(UTC) - timedelta(minutes=minutes_back)):
        run(server, threading.Event())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
