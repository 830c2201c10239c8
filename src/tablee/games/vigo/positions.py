def position(table):
    return "vigo " + table.tobytes().hex()


def parse_position(text):
    raise NotImplementedError


def parse_seat(text, seats):
    return int(text) - 1
