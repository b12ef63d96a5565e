"""Interfaces of what a game may offer: one module per capability.

A capability is generic over the game's own types, so that a game binds it with its types checked.
`app.games.game.Game` holds it over the types that all games share, and calls it with nothing but
values that the same game made. Editions are ids here, and zones are members of the game's own
enumeration, which its deck layout names.
"""
