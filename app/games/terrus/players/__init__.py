"""Players by program, and simulated battles. Equal seeds give equal battles."""
