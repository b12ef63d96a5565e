"""What the visitor owns, for pages of other features."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.spoils.collection import Holdings
from app.site.collection import store
from app.site.platform.access import current_account
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database


def current_holdings(names: Iterable[str] | None = None) -> Holdings | None:
    """What the signed-in account owns, of all cards or of some names; None without one."""
    account = current_account()
    if account is None:
        return None
    with current_database().reading() as session:
        return store.holdings_of(session, account.id, current_catalogue(), names)
