"""Files from outside, one by one, in bounded memory: single files, folders, zip archives.

The command line reads what people name, the desk what organizers upload. Nothing here
knows a game; what is inside a file is for the readers of `app.games`.
"""

from app.intake.sources import MAX_FILE_BYTES, IntakeError, Sources, open_sources, open_zip

__all__ = [
    "MAX_FILE_BYTES",
    "IntakeError",
    "Sources",
    "open_sources",
    "open_zip",
]
