"""Tables that people can trust: the only layer with connections, clocks and disks. It knows matches, and no rule."""
