"""The short way reads and writes frames as the WebSocket library does; what is not one whole text it leaves to it."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from tablee.server.net.websocket import EIGHT_BYTES, MASKED, WHOLE_TEXT, is_between_frames, text_frame, text_in

LENGTHS = [0, 1, 124, 125, 126, 127, 128, 65_535, 65_536]


def sent(frame: Frame) -> bytes:
    """A frame as a client sends it, under a mask."""
    return frame.serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_written_as_the_library_writes_it(length: int) -> None:
    text = b"\xc3\xa9" * (length // 2) + b"x" * (length % 2)
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read(length: int) -> None:
    text = bytes(range(256)) * (length // 256) + b"y" * (length % 256)
    assert text_in(sent(Frame(Opcode.TEXT, text))) == (text if length < 65_536 else None)


@pytest.mark.parametrize("opcode", [Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.CONT])
def test_anything_else_is_left_to_the_library(opcode: Opcode) -> None:
    assert text_in(sent(Frame(opcode, b"12"))) is None


def test_pieces_and_several_at_once_are_left_to_the_library() -> None:
    whole = sent(Frame(Opcode.TEXT, b"ahoy"))
    for length in range(len(whole)):
        assert text_in(whole[:length]) is None
    assert text_in(whole + whole) is None
    assert text_in(sent(Frame(Opcode.TEXT, b"ah", fin=False))) is None
    assert text_in(bytes((whole[0] | 0x40,)) + whole[1:]) is None  # squeezed


def test_what_wears_no_mask_or_gives_its_length_in_eight_bytes_is_left_to_the_library() -> None:
    assert text_in(text_frame(b"no mask")) is None
    length = EIGHT_BYTES - 8  # so that the length in one byte would fit
    lengthy = bytes((WHOLE_TEXT, MASKED | EIGHT_BYTES)) + length.to_bytes(8) + bytes(4) + b"z" * length
    assert len(lengthy) == 2 + 4 + EIGHT_BYTES
    assert text_in(lengthy) is None


def conversation() -> ServerProtocol:
    """A server's side that has heard one text since the handshake."""
    side = ServerProtocol(state=State.OPEN)
    side.receive_data(sent(Frame(Opcode.TEXT, b"ahoy")))
    return side


@pytest.mark.parametrize("length", [4, 300])
def test_only_between_frames_a_whole_text_is_taken(length: int) -> None:
    frame = sent(Frame(Opcode.TEXT, b"x" * length))
    for cut in range(len(frame) + 1):
        side = conversation()
        side.receive_data(frame[:cut])
        assert is_between_frames(side) == (cut in (0, len(frame)))
