"""Files of refused requests are closed."""

import gc
import warnings
from io import BytesIO

import pytest
from flask import Flask
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

LARGE = b"x" * 700_000
"""More than a form may hold in memory, so it goes to a temporary file."""


def send(app: Flask, body: bytes, kind: str) -> int:
    """The status of the answer; nothing keeps the request alive afterwards."""
    client = app.test_client()
    return client.post("/theme", data=body, content_type=kind).status_code


@pytest.mark.parametrize(
    ("field", "status"),
    [("a short field", 303), ("y" * 3_000_000, 413)],
    ids=["read to the end", "refused halfway"],
)
def test_an_uploaded_file_is_closed_with_its_request(app: Flask, field: str, status: int) -> None:
    file = FileStorage(BytesIO(LARGE), "deck.txt")
    boundary, body = encode_multipart({"file": file, "notes": field})
    kind = f"multipart/form-data; boundary={boundary}"
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        answered = send(app, body, kind)
        gc.collect()
    assert answered == status
    assert not [it for it in warned if it.category is ResourceWarning]
