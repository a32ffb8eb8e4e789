"""Counts, finds, lists and studies placements of n non-attacking queens on n×n boards.

Any square may be reserved (closed to queens, while attacks pass over it), any queen fixed beforehand.
A solution is a sequence: the column of the queen in each row, from 0.

Wherever a board is expected, a side stands for its empty board. Boards have sides 0 to 64; `find` takes
larger sides. A search works on a copy of the board, lets other threads of Python run, and ends
soon after Ctrl-C.

Errors: ValueError for bad input, with its place; OverflowError for a result beyond what is said.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, SupportsIndex, final

from numpy import bool_
from numpy.typing import NDArray
from typing_extensions import TypeAlias

_BoardOrSide: TypeAlias = Board | SupportsIndex
_Pruning: TypeAlias = Literal[
    "none", "columns", "lines", "lookahead", "propagate", "smallest", "symmetry"
]

@final
class Board:
    """A square board with reserved squares and fixed queens.

    Rows and columns count from 0 at the top left, row first. A board can be changed, so it has no
    hash; equal boards have the same side, reserved squares and fixed queens. It can be copied and
    pickled.
    """

    def __init__(self, side: SupportsIndex | Board) -> None:
        """The empty board of a side, 0 to 64; or a copy of a board."""
    @staticmethod
    def from_text(text: str | bytes, format: str | None = None) -> Board:
        """A board from a text in any format that the library reads.

        `format` names it, as in docs/formats.md; without, it is found, and a text that fits two
        formats as different boards is refused.
        Errors: ValueError "line:column: expected ..., found ...", counted from 1.
        """
    @staticmethod
    def from_reserved(mask: Sequence[Sequence[int]] | NDArray[Any]) -> Board:
        """A board from its reserved squares.

        `mask` has as many rows as columns, as lists or as an array; 1 or True reserves a square,
        0 or False leaves it open. Floating point numbers are refused.
        """
    def reserve(self, row: SupportsIndex, column: SupportsIndex) -> None:
        """Closes a square to queens.

        Repeating it changes nothing.
        """
    def fix(self, row: SupportsIndex, column: SupportsIndex) -> None:
        """Fixes a queen.

        It closes every other square of its row, column and diagonals. Queens that attack each other
        are legal, and leave no solution. Repeating it changes nothing.
        """
    @property
    def side(self) -> int:
        """How many rows and columns there are."""
    @property
    def reserved(self) -> NDArray[bool_]:
        """The reserved squares.

        A new array of side × side, such that `Board.from_reserved` reads it. Needs NumPy.
        """
    @property
    def queens(self) -> list[tuple[int, int]]:
        """The fixed queens.

        Their rows and columns, row by row.
        """
    def to_text(self, format: str = "grid") -> str:
        """The board as a text.

        In any format that the library writes, as in docs/formats.md. What a format cannot express
        is a ValueError, with the reason.
        """
    def __eq__(self, other: object) -> bool: ...
    def __getstate__(self) -> tuple[str]: ...
    def __setstate__(self, state: tuple[str]) -> None: ...

def count(
    board: _BoardOrSide,
    *,
    kernel: str | None = None,
    threads: SupportsIndex = 0,
    memory: SupportsIndex | None = None,
) -> int:
    """How many solutions a board has.

    The same number with any kernel and any number of threads; 1 for side 0.
    `kernel`:  which engine counts, as in "referee", "lanes" or "colours"; chosen when not given.
    `threads`: 0 for as many as the machine has, at most 1024.
    `memory`:  bytes to work in, roughly; 1 GiB when not given. Less of it only costs time.
    Errors: OverflowError beyond 128 bits.
    Source: on empty boards OEIS A000170.
    """

def count_classes(
    board: _BoardOrSide,
    *,
    kernel: str | None = None,
    threads: SupportsIndex = 0,
    memory: SupportsIndex | None = None,
) -> int:
    """How many solutions there are up to the symmetries that the board keeps.

    The rest as `count`. Source: on empty boards OEIS A002562.
    """

def by_square(
    board: _BoardOrSide,
    *,
    kernel: str | None = None,
    threads: SupportsIndex = 0,
    memory: SupportsIndex | None = None,
) -> NDArray[Any]:
    """How many solutions have a queen on each square.

    An array of side × side, of uint64; of Python's int, as dtype object, if the board has 2^64
    solutions or more. Each row and each column adds up to `count`. Needs NumPy.
    The rest as `count`.
    """

def find(board: _BoardOrSide, seed: SupportsIndex | None = None) -> list[int] | None:
    """A solution of a board, or None if there is none.

    The same one every time; with a seed, from 0 on, a random one: each seed has its own, but not
    all are equally likely (`sample` draws so). A side may be up to 100 000 000 here.
    Errors: RuntimeError if the search gave up undecided, which only can be on sides above 2000 with
    a seed.
    """

def solutions(board: _BoardOrSide) -> Iterator[tuple[int, ...]]:
    """Every solution, in lexicographic order, each made when asked for.

    Memory: that of one solution. After Ctrl-C the iterator goes on where it was.
    """

def solution_at(board: _BoardOrSide, rank: SupportsIndex) -> tuple[int, ...]:
    """The solution of that rank, without listing those before.

    Ranks count from 0, in the order of `solutions`.
    Errors: ValueError if the board has no more solutions than that.
    """

def rank_of(board: _BoardOrSide, placement: Sequence[int]) -> int:
    """How many solutions come before this one in lexicographic order.

    Errors: ValueError, with the reason, if it is no solution; OverflowError from 2^64 on.
    """

def sample(
    board: _BoardOrSide, k: SupportsIndex, seed: SupportsIndex, distinct: bool = False
) -> list[tuple[int, ...]]:
    """Solutions by chance, each equally likely.

    `k` of them, the same for the same seed on every machine; with `distinct` none twice.
    Errors: ValueError if there are not so many; OverflowError if the board has 2^64 or more.
    """

@final
class TreeProfile:
    """The size of a search tree.

    A node is the root or a queen placed by choice; its depth is how many such queens lead to it.
    """

    @property
    def nodes_by_depth(self) -> list[int]:
        """side + 1 numbers."""
    @property
    def nodes(self) -> int:
        """All nodes, with the root."""
    @property
    def dead_ends(self) -> int:
        """Nodes without a child that are no solution."""
    @property
    def solutions(self) -> int:
        """Solutions that the search found.

        Those of the board, but with prune="symmetry", which finds fewer.
        """
    @property
    def checks(self) -> int:
        """How often one square was asked whether a queen may stand there."""

@final
class Estimated:
    """A mean over random descents, and its interval.

    With a chance of 95 % the truth is within mean ± half_width, if there were enough descents.
    """

    @property
    def mean(self) -> float:
        """The mean, without bias."""
    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval.

        0: the mean is exact.
        """

@final
class TreeEstimate:
    """The estimated size of a search tree."""

    @property
    def nodes_by_depth(self) -> list[Estimated]:
        """side + 1 estimates."""
    @property
    def nodes(self) -> Estimated:
        """All nodes, with the root."""
    @property
    def solutions(self) -> Estimated:
        """Nodes that are solutions.

        Says nothing if none was seen.
        """
    @property
    def probes(self) -> int:
        """How many descents were made."""
    @property
    def solutions_seen(self) -> int:
        """How many of them ended at a solution."""

def tree(
    board: _BoardOrSide, prune: _Pruning = "lines", order: str | None = None
) -> TreeProfile:
    """How many nodes a search visits, by what it prunes.

    `prune`: as in docs/backtracking.md, from "none" to "symmetry".
    `order`: that of the rows: "top" (when not given), "middle", "ends", "even-odd", "random:SEED".
    Errors: OverflowError if a number is beyond 128 bits, or for "columns" on sides above 20.
    Source: the nodes of "lines" on empty boards are OEIS A319284.
    """

def estimate(
    board: _BoardOrSide,
    prune: _Pruning = "lines",
    order: str | None = None,
    *,
    descent: Literal["knuth", "importance"] = "knuth",
    probes: SupportsIndex = 100_000,
    seed: SupportsIndex = 0,
) -> TreeEstimate:
    """How many nodes a search would visit, by random descents.

    `prune`, `order`: as for `tree`. `probes`: how many descents, at least 2.
    `descent`: "knuth" chooses each child alike; "importance" larger subtrees more often, which
               takes five times as long and says more of solutions.
    The same numbers for the same seed on any number of threads.
    Source: Knuth 1975, "Estimating the efficiency of backtrack programs".
    """
