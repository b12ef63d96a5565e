"""The pages of the documentation whose tables Shadowfist writes."""

from types import MappingProxyType
from typing import Final

from app.games.capabilities.documents import Documents
from app.games.shadowfist.capabilities.language import LANGUAGE
from app.games.shadowfist.search.guide import guide

DOCUMENTS: Final[Documents] = MappingProxyType({LANGUAGE.guide: lambda _: guide()})
