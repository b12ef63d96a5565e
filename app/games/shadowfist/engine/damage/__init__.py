"""Damage and combat as values, without the state of a game. Rules: 11, 15, 19, 20, 29, 30, 50.

The referee and the attack calculator both use this package.
"""
