"""The rulebook step by step, as resumable frames."""
