"""A request on its way in: who asks, for which game, within which limits, with which text."""
