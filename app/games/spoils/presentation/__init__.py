"""What pages show of The Spoils, as plain values: figures, charts, rows and words."""
