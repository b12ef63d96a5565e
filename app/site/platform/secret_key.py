"""The secret key: created once and kept in the instance folder."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE: Final = "secret_key"
_BYTES: Final = 32


def secret_key(instance: Path) -> str:
    """The key of this instance, made at the first call; several processes agree on it.

    Raises OSError when the folder cannot be written.
    """
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = instance / FILE
    if not file.exists():
        fresh = instance / f"{FILE}.{secrets.token_hex(8)}.new"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_hex(_BYTES), encoding="ascii")
        with suppress(FileExistsError):
            file.hardlink_to(fresh)
        fresh.unlink()
    return file.read_text(encoding="ascii")
