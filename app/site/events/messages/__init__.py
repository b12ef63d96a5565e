"""Messages of the desk to players."""
