"""Tables that people can trust: the only layer with sockets, clocks and disks. It knows matches, and no rule."""
