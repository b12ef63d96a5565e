"""Armies that an account keeps for battles. Without an account an address holds everything."""
