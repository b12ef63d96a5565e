"""Computer players of The Spoils.

They import only the public surface of the engine, and are given positions, never states.
"""
