"""Boards from and to texts, lists and arrays, and what they refuse."""

import copy
import pickle

import numpy
import pytest

import data
import queens

KNOWN = "expected 0, 1, False or True"
TEXT = ".*..\n...Q\n....\n....\n"


def message(raised):
    """What was raised says what is wrong in one line."""
    text = str(raised.value)
    assert "\n" not in text
    return text


def test_knows_its_squares():
    board = queens.Board(4)
    assert (board.side, board.queens, board.reserved.sum()) == (4, [], 0)
    board.reserve(0, 1)
    board.reserve(numpy.int64(0), 1)
    board.fix(1, 3)
    assert board.queens == [(1, 3)]
    assert numpy.argwhere(board.reserved).tolist() == [[0, 1]]
    assert repr(board) == "<queens.Board: side 4, 1 reserved, 1 fixed>"


def test_reads_and_writes_texts():
    board = queens.Board.from_text(TEXT)
    assert board.to_text() == board.to_text("grid") == TEXT
    json = '{"side":4,"reserved":[[0,1]],"queens":[[1,3]]}'
    assert board.to_text("json").strip() == json
    assert queens.Board.from_text(json) == queens.Board.from_text(json, format="json") == board
    assert queens.Board.from_text(TEXT.encode()) == board


def test_squares_at_random_are_reserved():
    board = queens.Board.from_text("side 20\nrandom 30% 5\n")
    assert 0 < board.reserved.sum() < 400


@pytest.mark.parametrize("name", [row["board"] for row in data.rows("counts.csv")])
def test_masks_go_round(name):
    board = data.board(name)
    mask = board.reserved
    assert mask.dtype == bool and mask.shape == (board.side, board.side)
    numbers = (mask.astype("uint8"), mask.astype(int))
    for same in (mask, *numbers, mask.tolist(), numpy.asfortranarray(mask)):
        read = queens.Board.from_reserved(same)
        assert (read.reserved == mask).all()
        assert read.queens == []
    assert (queens.Board.from_reserved(mask.T).reserved == mask.T).all()


def test_masks_of_side_0():
    assert queens.Board(0).reserved.shape == (0, 0)
    assert queens.Board.from_reserved([]) == queens.Board(0)
    assert queens.Board.from_reserved(numpy.empty((0, 0), int)) == queens.Board(0)


def test_equality_is_that_of_squares():
    board = queens.Board.from_text(TEXT)
    other = queens.Board.from_text(TEXT)
    assert board == other
    other.reserve(3, 3)
    assert board != other
    assert board != queens.Board(4)
    assert board != TEXT
    with pytest.raises(TypeError):
        hash(board)


def pickled(board):
    return pickle.loads(pickle.dumps(board))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, queens.Board, pickled])
def test_copies_are_equal_and_apart(copied):
    board = queens.Board.from_text(TEXT)
    board.reserve(1, 3)  # below the fixed queen
    other = copied(board)
    assert other == board
    other.fix(0, 0)
    assert board.queens == [(1, 3)]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("....\n..x.\n....\n....\n", "2:3: expected '.', '*', '#' or 'Q', found 'x'"),
        ('{"side":4,"reserved":[[0,9]]}', "1:26: "),
        ("side 65\n", "1:6: "),
        ("", "1:1: "),
    ],
)
def test_texts_are_refused_with_the_place(text, expected):
    with pytest.raises(ValueError) as raised:
        queens.Board.from_text(text)
    assert message(raised).startswith(expected)


def test_only_texts_are_read():
    with pytest.raises(TypeError, match="^text: expected str, found int$"):
        queens.Board.from_text(8)
    with pytest.raises(UnicodeEncodeError):
        queens.Board.from_text("\ud800")


def test_formats_are_refused_by_name():
    with pytest.raises(ValueError, match="^format: expected one of .*json.*, found svg$"):
        queens.Board.from_text(TEXT, "svg")  # only written
    with pytest.raises(ValueError, match="^format: expected one of .*svg.*, found nothing$"):
        queens.Board(4).to_text("nothing")
    with pytest.raises(ValueError, match="^cannot write fen: "):
        queens.Board.from_text(TEXT).to_text("fen")


@pytest.mark.parametrize(
    "mask, error, expected",
    [
        ([[0, 1], [0]], ValueError, "row 1: expected 2 squares, found 1"),
        ([[0, 1], [0, 2]], ValueError, f"row 1, column 1: {KNOWN}, found 2"),
        ([[0, 1], [0, 10**30]], ValueError, f"row 1, column 1: {KNOWN}, found another number"),
        ([[0, 1], ["1", 0]], ValueError, f"row 1, column 0: {KNOWN}, found str"),
        (["01", "10"], ValueError, f"row 0, column 0: {KNOWN}, found str"),
        (numpy.zeros((2, 2)), ValueError, f"row 0, column 0: {KNOWN}, found float"),
        (numpy.zeros((2, 3), int), ValueError, "row 0: expected 2 squares, found 3"),
        (numpy.zeros((2, 2, 2), int), ValueError, f"row 0, column 0: {KNOWN}, found list"),
        (numpy.zeros((65, 65), bool), ValueError, "mask: expected at most 64 rows, found 65"),
        ([0, 1], TypeError, "row 0: expected squares, found int"),
        ({0: [1]}, TypeError, "mask: expected rows, found dict"),
        (None, TypeError, "mask: expected rows, found NoneType"),
    ],
)
def test_masks_are_refused_with_the_place(mask, error, expected):
    with pytest.raises(error) as raised:
        queens.Board.from_reserved(mask)
    assert message(raised) == expected


def test_sides_and_squares_are_refused():
    for side in (-1, 65, 2**40, 10**30):
        with pytest.raises(ValueError, match="^side: expected a whole number from 0 to 64, found "):
            queens.Board(side)
    with pytest.raises(TypeError, match="^board: expected a Board or a side, found str$"):
        queens.Board("8")
    board = queens.Board(8)
    with pytest.raises(ValueError, match="^row: expected a whole number from 0 to 7, found 8$"):
        board.reserve(8, 0)
    with pytest.raises(ValueError, match="^column: expected a whole number from 0 to 7, found -1$"):
        board.fix(0, -1)
    with pytest.raises(TypeError, match="^column: expected a whole number, found float$"):
        board.fix(0, 1.0)
    assert board == queens.Board(8)
    with pytest.raises(ValueError):
        queens.Board(0).reserve(0, 0)
