"""Card pools: registered, corrected, taken by their player, confirmed."""
