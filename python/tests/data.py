"""The reference boards and counts of tests/data, as the tests in C++ use them."""

import csv
from pathlib import Path

import queens

DATA = Path(__file__).resolve().parents[2] / "tests" / "data"


def rows(name):
    """The rows of a table, as dictionaries."""
    with open(DATA / name, newline="") as table:
        return list(csv.DictReader(table))


def board(name):
    return queens.Board.from_text((DATA / "boards" / f"{name}.txt").read_bytes())


def corner_board(side):
    """A queen fixed in the first corner."""
    corner = queens.Board(side)
    corner.fix(0, 0)
    return corner


def pigeonhole_board(side=64):
    """No solution, as the upper rows have one column too few; a search takes days to see it."""
    board = queens.Board(side)
    for row in range(side // 2 + 1):
        for column in range(side // 2, side):
            board.reserve(row, column)
    return board


def endless_board(side=40):
    """No solution, which a search row by row only sees in the last two rows."""
    endless = queens.Board(side)
    for row in (side - 2, side - 1):
        for column in range(1, side):
            endless.reserve(row, column)
    return endless
