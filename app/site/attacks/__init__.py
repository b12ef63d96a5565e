"""The attack calculator. Nothing is stored: the address of an attack holds all of it."""
