"""The goldfish pages of Shadowfist."""
