"""What pages show of Shadowfist's cards and decks, as plain values."""
