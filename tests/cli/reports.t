What people have reported of other programs, or asked about them.

Reserved squares are closed to queens, but attacks pass over them.

  $ printf '*...\n....\n....\n....\n' | queens count
  2
  $ printf '.*..\n....\n....\n....\n' | queens count
  1
  $ printf 'Q*Q\n...\n...\n' | queens count
  queens: no solution: fixed queens at row 0, column 0 and row 0, column 2 attack each other in a row
  0

Squares as chess players name them: c5 is the third file and the fifth rank from the bottom, which is
row 3 from the top.

  $ echo c5 | queens convert --to lines
  side 8
  queen 3 2

Sides 2 and 3 have no solution; side 1 and the empty board of side 0 have one.

  $ for side in 0 1 2 3; do queens count $side; done
  1
  1
  0
  0
  $ queens find 3
  Solution does not exist
  [1]

Eight queens: up to rotation only, and up to reflection too.

  $ queens count 8 --classes --rotations
  24
  $ queens count 8 --classes
  12
  $ queens list 8 --classes --rotations | wc -l
  24

Completions: two queens in FEN, a queen at row 1 and column 1 counted from 1, and three counted from 0.

  $ echo '8/8/8/3Q4/1Q6/8/8/8' | queens count
  2
  $ printf 'side 8\nqueen 0 0\n' | queens count
  4
  $ printf 'side 8\nqueen 1 1\nqueen 3 0\nqueen 7 5\n' | queens count
  3

Holes as Kattis writes them.

  $ printf '8 3\n0 3\n5 4\n3 7\n' | queens count
  50

Boards one after the other as on UVa, with the answers in its words; and in other formats.

  $ printf '8\n........\n........\n........\n........\n........\n........\n........\n........\n' > eight
  $ (cat eight; printf '4\n.*..\n....\n....\n....\n0\n') > two; queens count two
  Case 1: 92
  Case 2: 1
  $ (cat eight; printf '0\n') | queens count
  Case 1: 92
  $ (cat eight; printf '\n4\n') | queens count
  standard input:12:1: * (glob)
  [2]
  $ printf '..\n..\n\n....\n....\n....\n....\n' | queens count
  0
  2
  $ echo '8/8/8/3Q4/1Q6/8/8/8' > fen; cat fen fen | queens count --json
  {"side":8,"reserved":0,"fixed":2,"solutions":"2"}
  {"side":8,"reserved":0,"fixed":2,"solutions":"2"}
