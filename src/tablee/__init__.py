"""UGO!, VIGO and Village Pillage: À l'abordage! for players, bot writers and researchers."""

from importlib.metadata import version

__version__ = version("tablee")
