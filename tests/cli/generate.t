Random boards, the same for the same seed on every machine.

  $ queens generate --side 8 --reserved 20% --queens 2 --seed 7
  ......Q.
  .....**.
  ....*..*
  ..*....*
  ..*.....
  .....Q*.
  ....*.*.
  .*....**
  $ queens generate --side 64 --reserved 1000 --symmetry diagonal --seed 3 | md5sum
  04ee4795858bc9ed25ad307ee39d69c4  -
  $ queens generate --side 3
  ...
  ...
  ...
  $ queens generate --side 8 --reserved 12.5% | grep -o '\*' | wc -l
  8
  $ queens generate --side 5 --reserved 100% --to json | cut -c 1-36
  {"side":5,"reserved":[[0,0],[0,1],[0
  $ queens generate --side 8 --reserved 13 --queens 4 --seed 5 | tr -d '.\n'; echo
  *Q**Q***Q***Q****
  $ queens generate --side 1 --reserved 1; queens generate --side 1 --queens 1
  *
  Q

With a solution, with exactly one, with none.

  $ for kind in solvable unique unsolvable; do
  >   queens generate --side 8 --reserved 40% --$kind --many 20 --to json | while read -r board; do
  >     queens count - <<< "$board" | sed 's/^[1-9][0-9].*/several/; s/^[2-9]$/several/'
  >   done | sort | uniq -c
  > done
       10 1
       10 several
       20 1
       20 0
  $ queens generate --side 12 --reserved 70% --unique --seed 2 > one; queens count one
  1
  $ queens generate --side 12 --reserved 70% --unique --seed 2 --threads 1 | cmp - one
  $ queens generate --side 8 --solvable --tries 1 | queens count -
  92
  $ queens generate --side 3 --solvable
  queens: no board with a solution in 1 try
  [1]
  $ queens generate --side 8 --unique
  queens: no board with exactly one solution in 1 try; with reserved squares there may be
  [1]
  $ queens generate --side 8 --reserved 4 --unique --tries 50
  queens: no board with exactly one solution in 50 tries; with fewer or more reserved squares there may be
  [1]
  $ queens generate --side 8 --reserved 2 --unsolvable --tries 1
  queens: no board without a solution in 1 try; with more reserved squares or queens there may be
  [1]
  $ queens generate --side 6 --reserved 90% --solvable --tries 100
  queens: no board with a solution in 100 tries; with fewer reserved squares or queens there may be
  [1]
  $ queens generate --side 3 --queens 3
  queens: no board with room for the queens in 10000 tries; with fewer reserved squares or queens there may be
  [1]
  $ queens generate --side 8 --queens 8 --reserved 56 --tries 100 --unique
  queens: no board with room for the queens in 100 tries; with fewer reserved squares or queens there may be
  [1]

Carried to themselves by symmetries.

  $ queens generate --side 8 --reserved 20% --queens 4 --symmetry quarter-turn
  ..*.....
  .....*..
  .*.Q*..*
  ..*..Q..
  ..Q..*..
  *..*Q.*.
  ..*.....
  .....*..
  $ for kind in half-turn quarter-turn mirror diagonal all; do
  >   queens generate --side 9 --reserved 30% --queens 1 --symmetry $kind --to lines | grep -c reserved
  > done
  24
  24
  24
  24
  24
  $ queens generate --side 7 --reserved 40% --symmetry mirror > board; rev board | cmp - board
  $ queens generate --side 7 --reserved 40% --symmetry all > board; rev board | cmp - board; tac board | cmp - board

A series: its boards do not depend on how long it is.

  $ queens generate --side 4 --reserved 3 --many 3
  ..*.
  ....
  ...*
  ..*.
  
  ....
  ....
  ..*.
  *..*
  
  .*..
  .*..
  ....
  ..*.
  $ queens generate --side 4 --reserved 3 --many 3 --to json
  {"side":4,"reserved":[[0,2],[2,3],[3,2]],"queens":[]}
  {"side":4,"reserved":[[2,2],[3,0],[3,3]],"queens":[]}
  {"side":4,"reserved":[[0,1],[1,1],[3,2]],"queens":[]}
  $ cmp <(queens generate --side 9 --reserved 30% --unique --many 5 --to json) <(queens generate --side 9 --reserved 30% --unique --many 20 --to json | head -n 5)
  $ queens generate --side 3 --reserved 1 --many 2 --to uva
  3
  ..*
  ...
  ...
  3
  ...
  ...
  *..
  0
  $ queens generate --side 2 --reserved 1 --many 2 --to lines
  side 2
  reserved 1 0
  
  side 2
  reserved 1 0
  $ queens generate --side 5 --queens 2 --many 2 --to fen
  4Q/5/5/5/3Q1
  2Q2/5/5/3Q1/5
  $ queens generate --side 5 --queens 1 --many 2 --to squares
  5: e5
  5: c5
  $ queens generate --side 4 --queens 4 --to placement --seed 1
  1 3 0 2
  $ for format in grid matrix leetcode fen json csv lines csplib pycsp3 kattis uva squares cnf opb lp minizinc asp xcsp3 svg unicode; do
  >   cmp <(queens generate --side 6 --seed 4 --to $format) <(queens generate --side 6 --seed 4 | queens convert - --to $format)
  > done

Each in a file of its own.

  $ queens generate --side 4 --reserved 3 --many 10 --out new/boards
  $ ls new/boards
  board-01.txt
  board-02.txt
  board-03.txt
  board-04.txt
  board-05.txt
  board-06.txt
  board-07.txt
  board-08.txt
  board-09.txt
  board-10.txt
  $ cat new/boards/board-0{1,2}.txt
  ..*.
  ....
  ...*
  ..*.
  ....
  ....
  ..*.
  *..*
  $ queens generate --side 4 --reserved 3 --many 10 --out new/boards
  queens: new/boards/board-01.txt is there already: not overwritten
  [2]
  $ queens generate --side 4 --reserved 3 --to uva --seed 9 --out .; cat board-1.txt
  4
  .*..
  .*..
  ....
  .*..
  0
  $ for format in grid json csv svg cnf minizinc asp xcsp3; do
  >   queens generate --side 4 --to $format --out formats-$format; ls formats-$format
  > done
  board-1.txt
  board-1.json
  board-1.csv
  board-1.svg
  board-1.cnf
  board-1.mzn
  board-1.lp
  board-1.xml
  $ queens generate --side 4 --out one
  queens: cannot make the folder one: Not a directory
  [2]
  $ queens generate --side 4 --out /proc/boards
  queens: cannot make the folder /proc/boards: No such file or directory
  [2]

What a format cannot express is refused before anything is searched or written.

  $ queens generate --side 8 --reserved 1 --to fen
  queens: cannot write fen: it has no sign for reserved squares, as is row 3, column 6
  [2]
  $ queens generate --side 8 --queens 1 --to kattis --out refused; ls refused
  queens: cannot write kattis: it has no sign for fixed queens, as at row 3, column 6
  ls: cannot access 'refused': No such file or directory
  [2]
  $ queens generate --side 64 --reserved 85% --unsolvable --to placement
  queens: cannot write placement: it has no sign for reserved squares, as is row 0, column 0
  [2]

What can never be is refused, with what could be.

  $ queens generate --reserved 3
  queens generate: --side is required (see 'queens generate --help')
  [2]
  $ queens generate --side 0
  queens generate: --side: Value 0 not in range 1 to 64 (see 'queens generate --help')
  [2]
  $ queens generate --side 65
  queens generate: --side: Value 65 not in range 1 to 64 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --reserved 65
  queens: expected --reserved up to 64 on side 8 with --queens 0, found 65
  [2]
  $ queens generate --side 8 --reserved 60 --queens 5
  queens: expected --reserved up to 59 on side 8 with --queens 5, found 60
  [2]
  $ queens generate --side 8 --reserved 100% --queens 1
  queens: expected --reserved up to 63 on side 8 with --queens 1, found 64
  [2]
  $ queens generate --side 8 --queens 9
  queens: expected --queens up to 8, one a row, found 9
  [2]
  $ for reserved in 101% 100.0001% -1 % 5.% .5% 1.23456% 20%% many 1e2 9999999999999999999; do
  >   queens generate --side 8 --reserved "$reserved" 2>&1 | sed 's/.*\(expected.*\)/\1/'
  > done
  expected a number of squares, or 0% to 100% with up to four decimals, found 101% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 100.0001% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found -1 (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found % (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 5.% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found .5% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 1.23456% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 20%% (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found many (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 1e2 (see 'queens generate --help')
  expected a number of squares, or 0% to 100% with up to four decimals, found 9999999999999999999 (see 'queens generate --help')
  $ queens generate --side 8 --queens -1
  queens generate: --queens: expected a whole number below 10^18, found -1 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --seed -1
  queens generate: --seed: expected a whole number below 10^18, found -1 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --many 0
  queens generate: --many: Value 0 not in range 1 to 999999999999999999 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --tries 0
  queens generate: --tries: Value 0 not in range 1 to 999999999999999999 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --threads 0
  queens generate: --threads: Value 0 not in range 1 to 1024 (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --to png 2>&1 | cut -c 1-60
  queens generate: --to: expected one of grid, matrix, placeme
  $ queens generate --side 8 --symmetry turn
  queens generate: --symmetry: turn not in {half-turn,quarter-turn,mirror,diagonal,all} (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --solvable --unsolvable
  queens generate: --solvable excludes --unsolvable (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --solvable --unique
  queens generate: --solvable excludes --unique (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --unique --unsolvable
  queens generate: --unique excludes --unsolvable (see 'queens generate --help')
  [2]
  $ queens generate 8
  queens generate: --side is required (see 'queens generate --help')
  [2]
  $ queens generate --side 8 --reserved 13 --symmetry half-turn
  queens: --symmetry half-turn on side 8 with --queens 0 expected --reserved 12 or 14, found 13
  [2]
  $ queens generate --side 8 --reserved 63 --symmetry quarter-turn
  queens: --symmetry quarter-turn on side 8 with --queens 0 expected --reserved 60 or 64, found 63
  [2]
  $ queens generate --side 9 --reserved 1 --queens 1 --symmetry half-turn
  queens: --symmetry half-turn on side 9 with --queens 1 expected --reserved 0 or 2, found 1
  [2]
  $ queens generate --side 9 --reserved 6 --symmetry all
  queens: --symmetry all on side 9 with --queens 0 expected --reserved 5 or 8, found 6
  [2]
  $ queens generate --side 8 --queens 3 --symmetry half-turn
  queens: --symmetry half-turn on side 8 expected --queens 2 or 4, found 3: queens come in twos, but for one in the middle of an odd side
  [2]
  $ queens generate --side 9 --queens 6 --symmetry quarter-turn
  queens: --symmetry quarter-turn on side 9 expected --queens 5 or 8, found 6: queens come in fours, but for one in the middle of an odd side
  [2]
  $ queens generate --side 8 --queens 1 --symmetry mirror
  queens: --symmetry mirror on side 8 expected --queens 0, found 1: a queen attacks its image, but for one in the middle column of an odd side
  [2]
  $ queens generate --side 9 --queens 2 --symmetry mirror
  queens: --symmetry mirror on side 9 expected --queens 1, found 2: a queen attacks its image, but for one in the middle column of an odd side
  [2]
  $ queens generate --side 8 --queens 2 --symmetry diagonal
  queens: --symmetry diagonal on side 8 expected --queens 1, found 2: a queen attacks its image, but for one on the diagonal
  [2]
  $ queens generate --side 8 --queens 4 --symmetry all
  queens: --symmetry all on side 8 expected --queens 0, found 4: a queen attacks its images, but for one in the middle of an odd side
  [2]
