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

A seed gives a solution of its own, the same each time.

  $ queens find 20 --seed 1 --format placement > one; queens find 20 --seed 1 --format placement | diff one -
  $ queens find 20 --seed 2 --format placement | diff -q one - > differs || echo another
  another
  $ for seed in $(seq 30); do queens find 12 --seed $seed --format placement; done | queens check 12 -
  valid
  $ queens find 3 --seed 1
  Solution does not exist
  [1]

Boards as lines, for every command.

  $ printf '# two squares\nside 4\nreserved 0 1\nreserved 3 3 # a corner\n' > lines.txt
  $ queens find lines.txt --format board
  .*Q.
  Q...
  ...Q
  .Q.*
  $ queens count lines.txt
  1
  $ queens list lines.txt | queens check lines.txt -
  valid
  $ printf 'side 8\nqueen 0 6\n' | queens find - --format placement
  6 0 2 7 5 3 1 4
  $ printf 'side 10\nrandom 30%% 5\n' > chance.txt; queens list chance.txt | queens check chance.txt -
  valid

Large boards: a formula where all squares are open, a search elsewhere.

  $ queens find 65 | wc
       65    4225    8450
  $ queens find 68 --format board | tr -d '.\n'
  Q{68} \(no-eol\) (re)
  $ queens find 100000 --format placement | wc -w
  100000
  $ queens find 100001 --format placement --count-from-1 | tr ' ' '\n' | sort -n | uniq | sed -n '1p;$p'
  1
  100001
  $ queens find 70 --format json | head -c 12
  [1,3,5,7,9,1 (no-eol)
  $ queens find 70 --format binary | od -A n -t d4 -N 16 | tr -s ' '
   1 3 5 7
  $ queens find 8 --format binary --count-from-1 | od -A n -t d4 -w32 | tr -s ' '
   1 7 5 8 2 4 6 3
  $ queens find 10000000 --format binary | wc -c
  40000000
  $ printf 'side 1000\nreserved 0 0\nqueen 3 7\nrandom 30%% 1\n' > large.txt
  $ queens find large.txt --format placement > one; queens find large.txt --format placement | diff one -
  $ cut -d ' ' -f 4 one
  7
  $ queens find large.txt --format placement --seed 7 | diff -q one - > differs || echo another
  another
  $ queens find 200 --seed 3 --format board | tr -d '.\n' | wc -c
  200
  $ (printf '*'; for i in $(seq 2 70); do printf '.'; done; echo; for r in $(seq 2 70); do printf '%070d\n' 0 | tr 0 .; done) > drawn.txt
  $ queens find drawn.txt --format board | head -n 1 | cut -c 1
  *

Without a solution, and undecided.

  $ printf 'side 1000\nqueen 3 3\nqueen 4 4\n' | queens find -
  Solution does not exist
  [1]
  $ (echo side 100; for c in $(seq 0 99); do echo reserved 50 $c; done) | queens find -
  Solution does not exist
  [1]
  $ (echo side 100; for r in $(seq 0 99); do echo reserved $r 50; done) | queens find -
  Solution does not exist
  [1]
  $ printf 'side 1000000\nrandom 100%% 1\n' | queens find - --format binary
  Solution does not exist
  [1]
  $ (echo side 100; for r in 1 2 3; do for c in $(seq 2 99); do echo reserved $r $c; done; done) | queens find -
  Solution does not exist
  [1]
  $ (echo side 3000; for r in 1 2 3; do for c in $(seq 2 2999); do echo reserved $r $c; done; done) | queens find -
  queens: undecided: no solution was found, and none was ruled out
  [3]
  $ queens find 48 --first rows --time-limit 0.2
  queens: undecided: the time limit was reached
  [3]
  $ queens find 8 --time-limit 0
  * (glob)
  [2]

The same on any number of threads; long searches say how far they are.

  $ queens find 30 --first rows --format placement --threads 1 > one
  $ queens find 30 --first rows --format placement --threads 3 | diff one -
  $ queens find 5 --first columns --progress rows --format placement
  queens: column 0 of 5: row 0
  queens: column 1 of 5: row 2
  queens: column 2 of 5: row 4
  queens: column 3 of 5: row 1
  queens: column 4 of 5: row 3
  0 3 1 4 2

A proof, where there is none to find.

  $ queens find 3 --proof none.drat
  Solution does not exist
  [1]
  $ tail -n 1 none.drat
  0
  $ grep '^p cnf' none.drat.cnf
  p cnf 9 * (glob)
  $ head -n 2 none.drat.cnf
  c Non-attacking queens on a board of side 3.
  c A variable is true if a queen stands on its square: variable row column, from 0.
  $ queens find 4 --proof some.drat --format placement
  2 0 3 1
  $ ls some.drat*
  ls: cannot access 'some.drat*': No such file or directory
  [2]
  $ queens find 3 --proof missing/none.drat
  queens: cannot write missing/none.drat.cnf
  [2]
  $ queens find 3 --proof none.drat --first rows
  * (glob)
  [2]
  $ queens find 3000 --proof none.drat
  queens: side 3000 is too large for --proof
  [2]
