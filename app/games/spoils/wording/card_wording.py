"""Wording of the cards of The Spoils: a script printed as English, and English read as a script."""

from app.games.capabilities.wording import NotUnderstoodError, Wording
from app.games.spoils.wording import text_of
from app.games.spoils.wording.read import DeclinedError, read
from app.games.spoils.wording.source import source


class SpoilsWording(Wording):
    """The scripts that ship with The Spoils, and new ones."""

    def text_of(self, name: str) -> str | None:
        return text_of(name)

    def script(self, name: str, text: str) -> str:
        try:
            return source(read(name, text))
        except DeclinedError as declined:
            raise NotUnderstoodError(str(declined)) from declined
