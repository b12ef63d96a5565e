"""What the goldfish pages of Shadowfist show."""
