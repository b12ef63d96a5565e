"""Handing in a list: the player's page, policy, receipts, versions and late lists."""
