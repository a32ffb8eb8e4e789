The third source: column by column, smallest row first, as a 0/1 matrix.

  $ queens find 8 --first columns
  1 0 0 0 0 0 0 0
  0 0 0 0 0 0 1 0
  0 0 0 0 1 0 0 0
  0 0 0 0 0 0 0 1
  0 1 0 0 0 0 0 0
  0 0 0 1 0 0 0 0
  0 0 0 0 0 1 0 0
  0 0 1 0 0 0 0 0
  $ diff <(queens find 8) <(queens find 8 --first columns)
  $ queens find 3
  Solution does not exist
  [1]
  $ queens find 2 --format json
  Solution does not exist
  [1]
  $ queens find 8 --first rows --format placement
  0 4 7 5 2 6 1 3
  $ queens find 8 --first rows --format placement --count-from-1
  1 5 8 6 3 7 2 4
  $ queens find 5 --format board --first rows
  Q....
  ..Q..
  ....Q
  .Q...
  ...Q.
  $ queens find 1
  1
  $ queens find 0 --format json
  []

Reserved squares and fixed queens are kept.

  $ printf '.*..\n....\n....\n....\n' > board.txt; queens find board.txt --format board
  .*Q.
  Q...
  ...Q
  .Q..
  $ printf '.**.\n....\n....\n....\n' | queens find -
  Solution does not exist
  [1]
  $ printf '......Q.\n........\n........\n........\n........\n........\n........\n........\n' | queens find - --format placement
  6 0 2 7 5 3 1 4
  $ for n in $(seq 4 64); do queens find $n | queens check $n -; done | sort | uniq -c | sed 's/^ *//'
  61 valid
