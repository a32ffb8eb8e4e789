Whatever list and find write is read back, one or many.

  $ for format in placement matrix board json; do queens list 8 --format $format | queens check 8 -; done
  valid
  valid
  valid
  valid
  $ queens list 9 --count-from-1 | queens check -
  valid
  $ echo '[".Q..","...Q","Q...","..Q."]' | queens check 4 -
  valid
  $ echo '[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]' | queens check -
  valid
  $ queens list 6 --format matrix | sed 's/$/\r/' | queens check -
  valid

Every attacking pair, one a line.

  $ echo '0 1 2' | queens check -
  queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  queens at row 0, column 0 and row 2, column 2 attack each other on a diagonal
  queens at row 1, column 1 and row 2, column 2 attack each other on a diagonal
  [1]
  $ printf '1 1 0\n0 0 0\n0 0 1\n' | queens check -
  queens at row 0, column 0 and row 0, column 1 attack each other in a row
  queens at row 0, column 0 and row 2, column 2 attack each other on a diagonal
  row 1 has no queen
  [1]
  $ echo '2 2 4 1' | queens check - --count-from-1
  queens at row 1, column 2 and row 2, column 2 attack each other in a column
  queens at row 1, column 2 and row 3, column 4 attack each other on a diagonal
  column 3 has no queen
  [1]

Reserved squares, missing rows and columns, missing fixed queens.

  $ printf '.*..\n....\n....\n...Q\n' > board.txt
  $ echo '1 3 0' | queens check board.txt -
  queen at row 0, column 1 stands on a reserved square
  fixed queen at row 3, column 3 is missing
  row 3 has no queen
  column 2 has no queen
  [1]

In a file with many placements, lines are named.

  $ printf '1 3 0 2\n0 1 3 2\n2 0 3 1\n' | queens check 4 -
  line 2: queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  line 2: queens at row 2, column 3 and row 3, column 2 attack each other on a diagonal
  [1]

Placements that hold the row of each column.

  $ printf '3 1 4 2\n' | queens check --by-columns -
  valid
  $ printf '0 2\n' | queens check --by-columns 2 -
  standard input:1:3: expected a row from 0 to 1, found 2
  [2]
  $ printf '1 3 0 1\n' | queens check --by-columns -
  queens at row 0, column 2 and row 1, column 3 attack each other on a diagonal
  queens at row 1, column 0 and row 1, column 3 attack each other in a row
  queens at row 1, column 3 and row 3, column 1 attack each other on a diagonal
  row 2 has no queen
  [1]

What cannot be read.

  $ echo '1 3 0 9' | queens check 4 -
  standard input:1:7: expected a column from 0 to 3, found 9
  [2]
  $ echo '1 3 0 2' | queens check 5 - --from json
  standard input:1:1: expected '[', found '1'
  [2]
  $ echo '1 3 0 2 4' | queens check 4 -
  standard input:1:9: expected at most 4 numbers, found '4'
  [2]
  $ printf '..\n..\n' | queens check 3 -
  standard input:1:1: expected a board of side 3, found side 2
  [2]
  $ queens check 4 - < /dev/null
  standard input:1:1: expected a placement, found an empty file
  [2]
