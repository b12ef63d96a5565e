"""The paths of a site's own files, so that website and command line agree."""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
INSTANCE: Final = ROOT / "instance"
FILE: Final = "site.sqlite"


def database_address(configured: object = None, instance: Path = INSTANCE) -> str:
    """Return the configured URL, else `THRESHOLD_DATABASE_URL`, else the instance's file."""
    if address := configured or os.environ.get("THRESHOLD_DATABASE_URL"):
        return str(address)
    return f"sqlite:///{instance / FILE}"
