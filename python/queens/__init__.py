"""Counts, finds, lists and studies placements of n non-attacking queens on n×n boards.

Any square may be reserved (closed to queens, while attacks pass over it), any queen fixed beforehand.
A solution is a sequence: the column of the queen in each row, from 0.
"""

from queens._queens import (
    Board,
    Estimated,
    TreeEstimate,
    TreeProfile,
    by_square,
    count,
    count_classes,
    estimate,
    find,
    rank_of,
    sample,
    solution_at,
    solutions,
    tree,
)

__all__ = [
    "Board",
    "Estimated",
    "TreeEstimate",
    "TreeProfile",
    "by_square",
    "count",
    "count_classes",
    "estimate",
    "find",
    "rank_of",
    "sample",
    "solution_at",
    "solutions",
    "tree",
]
