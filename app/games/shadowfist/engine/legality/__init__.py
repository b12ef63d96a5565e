"""Which answers are legal."""
