"""Limited play at home: sealed pools and drafts against bots, as links that anybody can open."""
