"""What the cards of The Spoils do, in our own words."""

from typing import Final

from app.games.capabilities.wording import NotUnderstoodError, Wording
from app.games.spoils.wording import text_of
from app.games.spoils.wording.read import DeclinedError, read
from app.games.spoils.wording.source import source


def _script(name: str, text: str) -> str:
    try:
        return source(read(name, text))
    except DeclinedError as declined:
        raise NotUnderstoodError(str(declined)) from declined


WORDING: Final = Wording(text_of=text_of, script=_script)
