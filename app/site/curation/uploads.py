"""Uploaded files of facts, and how what was previewed comes back to be stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from flask import current_app
from itsdangerous import BadData, URLSafeTimedSerializer

from app.catalogue import Rows
from app.catalogue.facts_csv import FactsFileError, read_facts_csv
from app.catalogue.octgn import SetFile, SetFileError, read_set_file, writes_of_all
from app.catalogue.writes import Write

MOST_FILES: Final = 40
_HOURS: Final = 24 * 3600


@dataclass(frozen=True)
class Upload:
    """One uploaded file: its name and its bytes."""

    name: str
    content: bytes


class UploadError(ValueError):
    """A file that cannot be read; the message names it, the place and what was expected."""


def read_uploads(uploads: Iterable[Upload], standing: Rows) -> list[Write]:
    """What the files say, all together. Raises UploadError for the first that cannot be read."""
    writes: list[Write] = []
    sets: list[SetFile] = []
    for place, upload in enumerate(uploads):
        if place == MOST_FILES:
            raise UploadError(f"At most {MOST_FILES} files are read at once.")
        try:
            if upload.name.lower().endswith(".csv"):
                writes += read_facts_csv(upload.content, upload.name)
            else:
                sets.append(read_set_file(upload.content))
        except (FactsFileError, SetFileError) as error:
            raise UploadError(f"{upload.name}: {error}") from error
    try:
        return [*writes, *writes_of_all(sets, standing)]
    except SetFileError as error:
        raise UploadError(str(error)) from error


def sealed(writes: Iterable[Write]) -> str:
    """Writes as a signed text, small enough for a form."""
    plain = [[write.kind, write.key, dict(write.fields)] for write in writes]
    return str(_signer().dumps(plain))


def unsealed(text: str) -> list[Write]:
    """The writes of a signed text. Raises UploadError when it is not one of ours, or old."""
    try:
        plain = _signer().loads(text, max_age=_HOURS)
    except BadData:
        raise UploadError(
            "The preview is too old or was damaged; upload the files again."
        ) from None
    return [Write(kind, key, fields) for kind, key, fields in plain]


def _signer() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(str(current_app.config["SECRET_KEY"]), salt="curation")
