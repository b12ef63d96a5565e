"""Handing in: a player's page, the policy, receipts, versions, late lists."""
