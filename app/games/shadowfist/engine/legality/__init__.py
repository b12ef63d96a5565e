"""The legal answers to each question."""
