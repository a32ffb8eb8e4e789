"""Constructors on random texts and masks: a board, or an error in one line; never anything else."""

import pickle
import random

import numpy

import data
import queens

SEED = 20260601  # a red run replays
ROUNDS = 10_000


def texts(choose):
    """Random bytes, and boards in every format with a few bytes changed."""
    names = [row["board"] for row in data.rows("counts.csv") if int(row["side"]) <= 12]
    formats = ("grid", "json", "csv", "lines", "csplib", "uva", "cnf", "kattis")
    for _ in range(ROUNDS):
        if choose.random() < 0.3:
            yield choose.randbytes(choose.randrange(40))
            continue
        board = data.board(choose.choice(names))
        try:
            text = bytearray(board.to_text(choose.choice(formats)), "utf-8")
        except ValueError:
            continue
        for _ in range(choose.randrange(3)):
            place = choose.randrange(len(text) + 1)
            text[place:place + choose.randrange(2)] = choose.randbytes(choose.randrange(2))
        yield bytes(text)


def tried(make, *errors):
    """A board, or None after an error with one line."""
    try:
        board = make()
    except errors as error:
        assert str(error) and "\n" not in str(error)
        return None
    assert isinstance(board, queens.Board)
    return board


def test_reads_any_text():
    made = 0
    for text in texts(random.Random(SEED)):
        board = tried(lambda: queens.Board.from_text(text), ValueError)
        decoded = text.decode("latin-1")
        tried(lambda: queens.Board.from_text(decoded), ValueError)
        if board is not None:
            made += 1
            assert queens.Board.from_text(board.to_text("json"), "json") == board
            assert pickle.loads(pickle.dumps(board)) == board
    assert ROUNDS // 10 < made < ROUNDS


def masks(choose):
    values = (0, 1, True, False, 2, -1, 0.0, None, "1", [], 10**40, numpy.bool_(True), numpy.int8(1))
    types = (bool, "int8", "uint64", float, object, "complex", "U1", "datetime64[s]")
    for _ in range(ROUNDS):
        side = choose.randrange(5)
        kind = choose.randrange(3)
        if kind == 0:
            yield [[choose.randrange(2) for _ in range(side)] for _ in range(side)]
        elif kind == 1:
            yield [[choose.choice(values) for _ in range(side)]
                   for _ in range(choose.randrange(5))]
        else:
            shape = [choose.randrange(4) for _ in range(choose.randrange(4))]
            yield numpy.zeros(shape, choose.choice(types))


def test_reads_any_mask():
    made = 0
    for mask in masks(random.Random(SEED)):
        board = tried(lambda: queens.Board.from_reserved(mask), ValueError, TypeError)
        if board is not None:
            made += 1
            assert board.side == len(mask)
            assert (board.reserved == numpy.array(mask, bool).reshape(board.side, board.side)).all()
    assert ROUNDS // 10 < made < ROUNDS
