"""Tables that people can trust: the only layer with connections, clocks and disks. It knows matches, and no rule.

Unless a module says otherwise its code runs on the one event loop of the server, and what people may not do raises
`Refused`, which whoever asked is sent as a text (`dispatch.py`, `api/replies.py`).
"""
