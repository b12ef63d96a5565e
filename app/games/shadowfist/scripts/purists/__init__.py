"""Cards of the faction, or group: Purists."""
