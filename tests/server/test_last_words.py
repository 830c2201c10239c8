"""Last words: what somebody says in the same breath as goodbye gets no answer, and does no harm."""

from msgspec import json

from tests.server.serving import Guest, Server


def test_an_intent_in_one_packet_with_the_end_of_its_connection(server: Server) -> None:
    """Before, the answer was written to a line that was closing: an error in the log, and a connection cut off."""
    page = Guest(server, "North").page()
    protocol = page.line.protocol
    protocol.send_text(json.encode({"type": "watch-lobby", "id": 1}))
    protocol.send_close(1000, "")
    page.line.socket.sendall(b"".join(protocol.data_to_send()))
    page.line.recv_events_thread.join()
    assert protocol.close_code == 1000
    assert server.errors() == []
