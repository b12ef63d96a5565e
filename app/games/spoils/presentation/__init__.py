"""Contents of pages about The Spoils, as plain values: figures, charts, rows and words."""
