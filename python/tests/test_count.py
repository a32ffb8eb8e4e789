"""Counts, classes and counts by square, against the reference counts and each other."""

import numpy
import pytest

import data
import queens

PLAIN = [row for row in data.rows("plain_boards.csv") if int(row["side"]) <= 13]


@pytest.mark.parametrize("known", data.rows("counts.csv"), ids=lambda known: known["board"])
def test_counts_reference_boards(known):
    assert queens.count(data.board(known["board"])) == int(known["count"])


@pytest.mark.parametrize("known", PLAIN, ids=lambda known: known["side"])
def test_counts_empty_boards(known):
    side = int(known["side"])
    assert queens.count(side) == queens.count(queens.Board(side)) == int(known["solutions"])
    if known["classes"]:
        assert queens.count_classes(side) == int(known["classes"])


@pytest.mark.parametrize("kernel", [None, "referee", "lanes", "join", "colours", "sparse"])
def test_counts_the_same_by_every_kernel(kernel):
    corner = data.corner_board(8)
    assert queens.count(corner, kernel=kernel) == 4
    assert queens.count(10, kernel=kernel, threads=1, memory=1 << 20) == 724
    assert queens.count(10, kernel=kernel, threads=2, memory=numpy.int64(1 << 30)) == 724


def test_counts_by_square():
    counts = queens.by_square(4)
    assert counts.dtype == numpy.uint64
    assert counts.tolist() == [[0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]
    board = data.board("cses-sample")
    counts = queens.by_square(board)
    assert (counts.sum(axis=0) == 65).all() and (counts.sum(axis=1) == 65).all()
    assert (counts[board.reserved] == 0).all()
    assert queens.by_square(8)[0, 0] == 4
    assert queens.by_square(0).shape == (0, 0)


def test_refuses_what_it_does_not_know():
    with pytest.raises(ValueError, match="^kernel: expected one of referee, .*, found fastest$"):
        queens.count(8, kernel="fastest")
    with pytest.raises(ValueError, match="^kernel: expected one that counts this board"):
        queens.count(40, kernel="lanes")
    with pytest.raises(ValueError, match="^threads: expected a whole number from 0 to 1024, found -1$"):
        queens.count_classes(8, threads=-1)
    with pytest.raises(ValueError, match="^memory: expected a whole number from 1 to .*, found 0$"):
        queens.by_square(8, memory=0)
    with pytest.raises(ValueError, match="^side: "):
        queens.count(65)
    with pytest.raises(TypeError, match="^board: expected a Board or a side, found list$"):
        queens.count([[0]])
    with pytest.raises(TypeError, match="^kernel: expected str, found int$"):
        queens.count(8, kernel=3)
    with pytest.raises(TypeError):
        queens.count(8, "referee")  # only by name
