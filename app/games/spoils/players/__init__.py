"""Computer players of The Spoils.

They import nothing of the engine but its public surface, and are handed positions, never states.
"""
