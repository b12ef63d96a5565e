"""The goldfish of Shadowfist: exact chances, and decks played many times against nobody."""
