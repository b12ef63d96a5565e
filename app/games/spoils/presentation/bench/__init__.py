"""The judge's bench of The Spoils: a position and steps by name, and what the referee says."""
