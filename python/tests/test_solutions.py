"""Solutions: one, all, by their place, and by chance."""

import itertools

import pytest

import data
import queens

LARGE = 16  # its ranks are found by counting: it has 14 772 512 solutions


def is_solution(columns):
    rows = range(len(columns))
    return all(
        len(line) == len(columns)
        for line in (
            {columns[row] for row in rows},
            {columns[row] - row for row in rows},
            {columns[row] + row for row in rows},
        )
    )


def test_finds_one():
    found = queens.find(8)
    assert isinstance(found, list) and is_solution(found)
    assert queens.find(8) == found
    assert queens.find(0) == []
    assert queens.find(3) is None
    corner = queens.find(data.corner_board(12))
    assert is_solution(corner) and corner[0] == 0


def test_finds_at_random_by_seed():
    found = {tuple(queens.find(8, seed)) for seed in range(50)}
    assert len(found) > 10 and all(map(is_solution, found))
    assert queens.find(8, seed=7) == queens.find(8, seed=7)
    with pytest.raises(ValueError, match="^seed: expected a whole number from 0 to .*, found -1$"):
        queens.find(8, seed=-1)


def test_finds_on_large_sides():
    assert is_solution(queens.find(100_000))
    with pytest.raises(ValueError, match="^side: .* from 0 to 100000000, found a larger one$"):
        queens.find(10**30)


def test_lists_all_in_order():
    listed = list(queens.solutions(8))
    assert len(listed) == 92 and listed == sorted(set(listed)) and all(map(is_solution, listed))
    assert listed[0] == (0, 4, 7, 5, 2, 6, 1, 3)
    assert list(queens.solutions(data.corner_board(8))) == listed[:4]
    assert list(queens.solutions(0)) == [()]
    assert list(queens.solutions(3)) == []


def test_lists_lazily():
    """Side 20 has 39 029 188 884 solutions, which no memory holds."""
    solutions = queens.solutions(20)
    assert iter(solutions) is solutions
    first = list(itertools.islice(solutions, 3))
    assert first == sorted(first) and all(map(is_solution, first))
    assert next(queens.solutions(20)) == first[0]


def test_a_list_is_of_the_board_as_it_was():
    board = queens.Board(6)
    solutions = queens.solutions(board)
    board.reserve(0, 1)
    assert len(list(solutions)) == 4


def test_an_ended_list_stays_ended():
    solutions = queens.solutions(4)
    assert len(list(solutions)) == 2
    assert list(solutions) == []


def test_ranks_are_places_in_the_list():
    for rank, solution in enumerate(queens.solutions(8)):
        assert queens.solution_at(8, rank) == solution
        assert queens.rank_of(8, solution) == rank
    assert queens.rank_of(8, [0, 4, 7, 5, 2, 6, 1, 3]) == 0
    far = queens.solution_at(LARGE, 12_345_678)
    assert is_solution(far) and queens.rank_of(LARGE, far) == 12_345_678


def test_refuses_ranks_and_placements():
    with pytest.raises(ValueError, match="^rank: the board has no more solutions than that$"):
        queens.solution_at(8, 92)
    with pytest.raises(ValueError, match="^rank: expected a whole number from 0 to .*, found -1$"):
        queens.solution_at(8, -1)
    with pytest.raises(TypeError, match="^placement: expected columns, found int$"):
        queens.rank_of(8, 5)
    with pytest.raises(ValueError, match="^placement: expected 8 columns, found 2$"):
        queens.rank_of(8, (0, 1))
    with pytest.raises(ValueError, match="^placement, row 3: expected a whole number from 0 to 7, found 8$"):
        queens.rank_of(8, (0, 4, 7, 8, 2, 6, 1, 3))
    with pytest.raises(ValueError, match="^not a solution: queens at row 0, column 0 and row 1, column 1 "):
        queens.rank_of(4, (0, 1, 3, 2))
    board = queens.Board(4)
    board.reserve(0, 1)
    with pytest.raises(ValueError, match="^not a solution: queen at row 0, column 1 stands on a res"):
        queens.rank_of(board, (1, 3, 0, 2))
    assert queens.rank_of(board, (2, 0, 3, 1)) == 0


def test_samples():
    drawn = queens.sample(8, 1000, seed=1)
    assert len(drawn) == 1000 and all(map(is_solution, drawn))
    assert len(set(drawn)) == 92  # each is missed with a chance of 2 in 100 000
    assert queens.sample(8, 1000, seed=1) == drawn != queens.sample(8, 1000, seed=2)
    assert sorted(queens.sample(8, 92, seed=1, distinct=True)) == list(queens.solutions(8))
    assert queens.sample(3, 0, seed=1) == []
    assert is_solution(queens.sample(LARGE, 1, seed=5)[0])
    with pytest.raises(ValueError, match="^k: expected at most the board's 92 solutions, found 93$"):
        queens.sample(8, 93, seed=1, distinct=True)
    with pytest.raises(ValueError, match="^k: expected at most the board's 0 solutions, found 1$"):
        queens.sample(3, 1, seed=1)
