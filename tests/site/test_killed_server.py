"""A server that is killed while it saves loses nothing that it acknowledged.

A sample; `run.py attack` kills it for as long as it is told.
"""

import pytest

from app.games.spoils.facts import Catalogue
from tests.support.killed_server import save_and_kill


@pytest.mark.slow
def test_a_killed_server_has_lost_no_save_it_acknowledged(
    site_url: str, catalogue: Catalogue
) -> None:
    save_and_kill(site_url, catalogue, saves=300, kills=3)
