"""`python -m tablee` is `tablee`."""

from tablee.cli import main

if __name__ == "__main__":
    main()
