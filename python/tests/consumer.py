"""A small user of the package, for the type checker. What it must refuse is marked: a mark without
a mistake is an error too."""

from typing import Iterator, List, Optional, Tuple

import numpy

import queens


def use() -> None:
    board = queens.Board.from_text(".*\n..\n", format="grid")
    board = queens.Board.from_reserved([[True, False], [0, 1]])
    board = queens.Board.from_reserved(numpy.zeros((2, 2), bool))
    board.reserve(0, numpy.int64(1))
    total: int = queens.count(board, kernel="lanes", threads=2, memory=1 << 20)
    total += queens.count_classes(8)
    found: Optional[List[int]] = queens.find(board, seed=1)
    listed: Iterator[Tuple[int, ...]] = queens.solutions(8)
    rank: int = queens.rank_of(8, next(listed))
    squares: List[Tuple[int, int]] = board.queens
    nodes: List[int] = queens.tree(8, "lookahead", order="middle").nodes_by_depth
    mean: float = queens.estimate(8, descent="importance").nodes.mean
    print(total, found, rank, squares, nodes, mean, queens.by_square(8).sum(), board.reserved.sum())
    print(queens.sample(8, 2, seed=1)[0][0] + queens.solution_at(8, 0)[0])


def misuse() -> None:
    queens.count("8")  # type: ignore[arg-type]
    queens.count(8, "lanes")  # type: ignore[misc]
    queens.tree(8, "rows")  # type: ignore[arg-type]
    queens.find(8)[0]  # type: ignore[index]
    queens.Board(8).side = 9  # type: ignore[misc]
    queens.uncount(8)  # type: ignore[attr-defined]
