"""The attack calculator: a whole attack as it is written down, and what comes of it. Rules: 28.

It fights with the damage code of the referee.
"""
