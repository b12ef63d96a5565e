"""Games of Shadowfist between people: each one's questions, page and log."""
