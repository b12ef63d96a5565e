"""What can be wrong with a question about a deck's chances."""


class GoldfishError(ValueError):
    """Something asked for that this deck or the rules do not allow; the message says what."""
