"""Packages that only some environments need: asked for where they are, and named where they are not."""

from importlib import import_module
from types import ModuleType

MISSING = "{package} is not installed: pip install 'tablee[envs]' brings what this environment needs."


def needed(package: str) -> ModuleType:
    """A package of the extra `envs`; ImportError with what to do where it is missing."""
    try:
        return import_module(package)
    except ImportError as error:
        raise ImportError(MISSING.format(package=package)) from error
