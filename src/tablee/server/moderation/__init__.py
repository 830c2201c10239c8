"""Looking after a server: who is its host, who is banned, who blocked or reported whom."""
