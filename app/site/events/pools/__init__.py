"""Card pools: registering, correcting, claiming and confirming them."""
