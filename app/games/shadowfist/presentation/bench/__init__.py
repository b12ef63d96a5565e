"""The judge's bench of Shadowfist: files, and what the referee says of them."""
