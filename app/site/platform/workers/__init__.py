"""Work outside pages: the server, the queue and the processes of expensive work, mail."""
