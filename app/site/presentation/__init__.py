"""Values that pages of several features show: card faces, verdicts, charts, query errors."""
