"""Effects that are about to happen: what prevents or replaces them; state-based checks."""
