"""Connections: the handshake, frames, limits, and what every request meets first."""
