"""The referee of Shadowfist, and the damage code that it shares with the attack calculator."""
