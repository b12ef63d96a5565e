"""Questions about a state: what texts say, which cards are meant, what numbers are now."""

from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.scope import Scope, Words

Scope.words = Words(
    meant=filters.meant,
    fits=filters.fits,
    matches=filters.matches,
    amount=amounts.amount,
    holds=amounts.holds,
    meets=amounts.meets,
    types=stats.types,
)
