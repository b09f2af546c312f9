"""Tables over the network: people, bots on the server and bots elsewhere at one game that is never lost."""
