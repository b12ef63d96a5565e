"""Answers about a state: the texts in force, the cards meant, the numbers now."""

from app.games.spoils.engine.read import amounts, filters, stats
from app.games.spoils.engine.read.scope import Evaluating, Words

Evaluating.words = Words(
    meant=filters.meant,
    fits=filters.fits,
    fits_by_face=filters.fits_by_face,
    matches=filters.matches,
    amount=amounts.amount,
    holds=amounts.holds,
    meets=amounts.meets,
    types=stats.types,
)
