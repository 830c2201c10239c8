"""What every test here needs."""

from tests.data_folder import data

__all__ = ["data"]
