Every format, one board.

  $ printf '.*..\n...Q\n....\n....\n' > board.txt
  $ for format in grid json csv lines csplib uva; do echo "$format:"; queens convert board.txt --to $format; done
  grid:
  .*..
  ...Q
  ....
  ....
  json:
  {"side":4,"reserved":[[0,1]],"queens":[[1,3]]}
  csv:
  .,*,.,.
  .,.,.,Q
  .,.,.,.
  .,.,.,.
  lines:
  side 4
  reserved 0 1
  queen 1 3
  csplib:
  letting n = 4
  letting blocks = [[1, 2]]
  letting init = [[1, 3]]
  uva:
  4
  .*..
  ...Q
  ....
  ....
  0
  $ printf 'side 8\nqueen 3 3\nqueen 4 1\n' > queens.txt
  $ for format in matrix leetcode fen squares; do queens convert queens.txt --to $format | tee written; queens convert written --to lines | diff - queens.txt; done
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 1 0 0 0 0
  0 1 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  ["........","........","........","...Q....",".Q......","........","........","........"]
  8/8/8/3Q4/1Q6/8/8/8
  d5 b4
  $ printf 'side 8\nreserved 0 3\nreserved 3 7\nreserved 5 4\n' > holes.txt
  $ for format in pycsp3 kattis; do queens convert holes.txt --to $format | tee written; queens convert written --to lines | diff - holes.txt; done
  {"n":8,"blocks":[[0,3],[3,7],[5,4]]}
  8 3
  0 3
  3 7
  5 4
  $ queens convert 3 --to uva
  3
  ...
  ...
  ...
  0
  $ queens find 8 --first rows --format placement | queens convert --to squares
  a8 e7 h6 f5 c4 g3 b2 d1
  $ echo '2 4 1 3' | queens convert - --to leetcode
  [".Q..","...Q","Q...","..Q."]
  $ echo '1 1' | queens convert - --from placement --count-from-1 --to board
  Q.
  Q.

  $ echo '1 2 0' | queens convert - --by-columns --to placement
  2 0 1
  $ echo '[2,1]' | queens convert - --by-columns --count-from-1 --to squares
  2: b2 a1
  $ echo '2 3' | queens convert - --from placement --by-columns --to squares
  standard input:1:3: expected a row from 1 to 2, found 3
  [2]

What a format cannot express is refused, and nothing is written.

  $ queens convert board.txt --to fen
  queens: cannot write fen: it has no sign for reserved squares, as is row 0, column 1
  [2]
  $ queens convert queens.txt --to kattis
  queens: cannot write kattis: it has no sign for fixed queens, as at row 3, column 3
  [2]
  $ queens convert queens.txt --to placement
  queens: cannot write placement: it has one queen a row, and row 0 has 0
  [2]
  $ printf 'side 4\nreserved 1 1\nqueen 1 1\n' | queens convert - --to grid
  queens: cannot write grid: it has no sign for a queen on a reserved square, as at row 1, column 1
  [2]

A format that is named is held to, by every command.

  $ queens convert board.txt --from lines --to json
  board.txt:1:1: expected 'side', found '.'
  [2]
  $ for command in count find list tree; do queens $command board.txt --from fen; done
  board.txt:1:1: expected a number or 'Q', found '.'
  board.txt:1:1: expected a number or 'Q', found '.'
  board.txt:1:1: expected a number or 'Q', found '.'
  board.txt:1:1: expected a number or 'Q', found '.'
  [2]
  $ queens count board.txt --from png 2>&1 | cut -c 1-60
  queens count: --from: expected one of grid, matrix, placemen
  $ queens convert 8 --to png 2>&1 | cut -c 1-60
  queens convert: --to: expected one of grid, matrix, placemen
  $ queens convert 8
  queens convert: --to is required (see 'queens convert --help')
  [2]

Which format it is, and why no other.

  $ queens convert board.txt --to fen --verbose
  format: grid, as board.txt begins with a row of '.', '*', '#' and 'Q', or a side alone
  queens: cannot write fen: it has no sign for reserved squares, as is row 0, column 1
  [2]
  $ queens convert board.txt --to uva | queens convert --to lines --verbose
  format: uva, as standard input begins with a side, and a row of squares below
  not grid: standard input:6:1: expected end of file after 4 rows, found '0'
  side 4
  reserved 0 1
  queen 1 3
  $ echo '8/8/8/3Q4/1Q6/8/8/8' | queens count - --verbose 2>&1 | head -n 1
  format: fen, as standard input begins with a rank of numbers and letters, and '/'

Two formats that fit and differ are not chosen between.

  $ echo '1 0' | queens count
  standard input:1:1: expected the name of its format, found one board as placement and another as kattis
  [2]
  $ echo '1 0' | queens count --from kattis
  1
  $ printf '1 1\n0 0\n' | queens count -
  standard input:1:1: expected the name of its format, found one board as matrix and another as kattis
  [2]

Counts that others gave for boards in their own formats.

  $ echo '8/8/8/3Q4/1Q6/8/8/8' | queens count -
  2
  $ printf '8 3\n0 3\n5 4\n3 7\n' | queens count -
  50
  $ printf 'letting n = 8\nletting init = [[0, 0]]\n' | queens count -
  4
  $ printf 'letting n = 8\nletting init = [[1, 1], [3, 0], [7, 5]]\n' | queens count -
  3
  $ for n in 2 3; do queens convert $n --to json | queens count -; done
  0
  0

Reserved squares do not stop attacks: b1 and b3 attack each other over the reserved b2.

  $ printf '....\n.Q..\n.*..\n.Q..\n' | queens count - 2>&1
  queens: no solution: fixed queens at row 1, column 1 and row 3, column 1 attack each other in a column
  0

Rank 5 is the fourth row from the top, and so row 3.

  $ echo 'c5' | queens convert - --to lines
  side 8
  queen 3 2

Placements are written as other programs count them, and read back.

  $ echo '1 3 0 2' | queens convert --to placement --to-count-from-1
  2 4 1 3
  $ echo '1 3 0 2' | queens convert --to placement --to-by-columns
  2 0 3 1
  $ echo '3 1 4 2' | queens convert --count-from-1 --by-columns --to placement
  1 3 0 2
  $ echo '4: a4 b2' | queens convert --to placement --to-by-columns
  queens: cannot write placement: it has one queen a column, and column 2 has 0
  [2]
  $ queens convert 4 --to json --to-count-from-1
  queens convert: --to-count-from-1 and --to-by-columns expected --to placement
  [2]

Placements in every format are checked, many a file.

  $ queens find 8 --first rows --format placement > solution.txt
  $ for format in matrix leetcode fen json csv lines csplib uva squares; do queens convert solution.txt --to $format | queens check 8 - --from $format; done
  valid
  valid
  valid
  valid
  valid
  valid
  valid
  valid
  valid
  $ for format in fen csv squares; do queens convert solution.txt --to $format | queens check -; done
  valid
  valid
  valid
  $ printf '4: b4 d3 a2 c1\n4: a4 b3 c2 d1\n' | queens check 4 - | head -n 2
  line 2: queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  line 2: queens at row 0, column 0 and row 2, column 2 attack each other on a diagonal
  $ printf '1Q2/3Q/Q3/2Q1\n1Q2/3Q/Q3/2Q1\nQ3/3Q/1Q2/4\n' | queens check 4 -
  line 3: row 3 has no queen
  line 3: column 2 has no queen
  [1]
  $ printf '4\n.Q..\n...Q\nQ...\n..Q.\n2\nQ.\n.Q\n0\n' | queens check - --from uva
  line 6: queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  [1]
