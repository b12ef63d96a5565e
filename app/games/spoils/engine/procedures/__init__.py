"""The procedures of the rulebook, step by step, and the loop that works them off."""
