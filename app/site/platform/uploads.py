"""Uploaded files are closed with their request, also when the request is refused."""

from __future__ import annotations

from typing import IO, Any

from flask import Request


class ClosingRequest(Request):
    """A request that closes every file it took in.

    Werkzeug closes the files of a form that it has read to the end. When it refuses a form
    halfway, because a field is too long or there are too many, the files before it would stay open.
    """

    _streams: list[IO[bytes]]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._streams = []

    def _get_file_stream(self, *args: Any, **options: Any) -> IO[bytes]:
        stream = super()._get_file_stream(*args, **options)
        self._streams.append(stream)
        return stream

    def close(self) -> None:
        """Close the files of the form and those of a form that was refused."""
        super().close()
        for stream in self._streams:
            stream.close()
