"""Cards of the faction, or group: Architects of the Flesh."""
