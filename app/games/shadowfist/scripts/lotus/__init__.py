"""Cards of the faction, or group: Eaters of the Lotus."""
