"""What is asked by HTTP, and how a WebSocket is opened."""
