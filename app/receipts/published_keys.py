"""The public keys of a site as a file, which the site publishes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, ValidationError

from app.receipts.keys import ReceiptKey

FORMAT: Final = "threshold-receipt-keys"


class _Key(BaseModel):
    public_key: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Document(BaseModel):
    format: Literal["threshold-receipt-keys"]
    keys: list[_Key]


def published(keys: Iterable[ReceiptKey]) -> str:
    """Return the public halves of keys as JSON, with when each was made and replaced."""
    rows = [
        {"public_key": key.public, "made_at": key.made_at, "replaced_at": key.replaced_at or None}
        for key in keys
    ]
    return json.dumps({"format": FORMAT, "keys": rows}, indent=1) + "\n"


def keys_in(content: bytes) -> frozenset[str]:
    """Return the public keys in such a file. Raises ValueError."""
    try:
        document = _Document.model_validate_json(content)
    except ValidationError:
        raise ValueError("this is not a file of keys that a site publishes") from None
    return frozenset(key.public_key for key in document.keys)
