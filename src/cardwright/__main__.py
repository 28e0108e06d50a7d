"""`python -m cardwright` is the command `cardwright`."""

from cardwright.cli import main

if __name__ == "__main__":
    main()
