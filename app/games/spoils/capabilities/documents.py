"""The pages of the documentation whose tables The Spoils writes."""

from types import MappingProxyType
from typing import Final

from app.games.capabilities.documents import Documents
from app.games.spoils.capabilities.language import LANGUAGE
from app.games.spoils.presentation.documents import with_findings
from app.games.spoils.search.guide import guide
from app.games.spoils.wording.reference import vocabulary_page

DOCUMENTS: Final[Documents] = MappingProxyType(
    {
        LANGUAGE.guide: lambda _: guide(),
        "docs/legality.md": with_findings,
        "docs/vocabulary.md": lambda _: vocabulary_page(),
    }
)
