Rules beyond queens on the plane. Counts: OEIS A007705 (torus), A051223 (superqueens).

  $ queens count --rule torus 11
  88
  $ queens count --rule torus 6
  0
  $ queens count --rule superqueen 12
  156
  $ queens count --rule queens 8
  92
  $ for kernel in referee sparse; do queens count --rule torus 13 --kernel $kernel --threads 2; done
  4524
  4524
  $ queens count --rule superqueen 10 --json
  {"side":10,"rule":"superqueen","reserved":0,"fixed":0,"solutions":"4"}
  $ queens count --rule torus 13 --verbose 2>&1 | sed 's/time: .*/time/; s/ [0-9]* threads/ K threads/'
  board: side 13, 0 reserved, 0 fixed; rule torus
  kernel: sparse
  plan: 2 cases, K threads
  time
  4524

Reserved squares and fixed queens stay what they are; a fixed queen closes what it attacks under the
rule.

  $ printf '.....\n..*..\n.....\n.....\n.....\n' | queens count --rule torus -
  8
  $ printf 'Q....\n....Q\n.....\n.....\n.....\n' | queens count --rule torus -
  queens: no solution: fixed queens at row 0, column 0 and row 1, column 4 attack each other on a diagonal that wraps around
  0
  $ printf 'side 10\nqueen 0 2\n' | queens list --rule superqueen -
  2 5 8 0 3 6 9 1 4 7

One solution.

  $ queens find --rule torus 7 --format placement
  0 2 4 6 1 3 5
  $ queens find --rule torus 9
  Solution does not exist
  [1]
  $ queens find --rule superqueen 10 --first rows --format placement
  2 5 8 0 3 6 9 1 4 7
  $ queens find --rule superqueen 10 --first columns --format placement --count-from-1
  4 8 1 5 9 2 6 10 3 7
  $ for seed in 1 2; do queens find --rule superqueen 30 --seed $seed | queens check --rule superqueen 30 -; done
  valid
  valid
  $ queens find --rule superqueen 64 | queens check --rule superqueen 64 -
  valid

All of them, in order; those at some places.

  $ queens list --rule superqueen 10
  2 5 8 0 3 6 9 1 4 7
  3 7 0 4 8 1 5 9 2 6
  6 2 9 5 1 8 4 0 7 3
  7 4 1 9 6 3 0 8 5 2
  $ queens list --rule torus 5 --from 8
  4 1 3 0 2
  4 2 0 3 1
  $ queens list --rule torus 5 --at 9 --format json --count-from-1
  [5,3,1,4,2]
  $ queens list --rule torus 5 --at 10
  Solution does not exist
  [1]
  $ queens list --rule superqueen 10 --limit 1 --format board
  ..Q.......
  .....Q....
  ........Q.
  Q.........
  ...Q......
  ......Q...
  .........Q
  .Q........
  ....Q.....
  .......Q..
  $ queens list --rule torus 13 | wc -l
  4524
  $ queens list --rule torus 11 | queens check --rule torus 11 -
  valid

What is wrong with a placement.

  $ echo '0 2 4 1 3' | queens check --rule torus 5 -
  valid
  $ echo '1 3 0 2' | queens check --rule torus 4 -
  queens at row 0, column 1 and row 3, column 2 attack each other on a diagonal that wraps around
  queens at row 1, column 3 and row 2, column 0 attack each other on a diagonal that wraps around
  [1]
  $ echo '0 2 4 1 3' | queens check --rule superqueen 5 -
  queens at row 0, column 0 and row 1, column 2 attack each other by a knight's move
  queens at row 1, column 2 and row 2, column 4 attack each other by a knight's move
  queens at row 1, column 2 and row 3, column 1 attack each other by a knight's move
  queens at row 2, column 4 and row 4, column 3 attack each other by a knight's move
  queens at row 3, column 1 and row 4, column 3 attack each other by a knight's move
  [1]
  $ echo '1 3 0 2' | queens check --rule superqueen -
  queens at row 0, column 1 and row 1, column 3 attack each other by a knight's move
  queens at row 0, column 1 and row 2, column 0 attack each other by a knight's move
  queens at row 1, column 3 and row 3, column 2 attack each other by a knight's move
  queens at row 2, column 0 and row 3, column 2 attack each other by a knight's move
  [1]

The nodes that a search row by row visits.

  $ queens tree --rule torus 5 7 11
   N | solutions | nodes |          N^N |  nodes/N^N
  ---+-----------+-------+--------------+-----------
   5 |        10 |    46 |         3125 |  1.472000%
   7 |        28 |   260 |       823543 |  0.031571%
  11 |        88 | 27292 | 285311670611 | 9.566e-06%
  $ queens tree --rule superqueen 10 --levels --csv
  N,solutions,nodes,N^N,percent,nodes by depth,board
  10,4,893,10000000000,8.930e-06,1 10 56 120 180 204 170 100 32 16 4,10
  $ queens tree --rule torus 7 --threads 2 --json
  {"trees":[{"side":7,"solutions":"28","nodes":"260","naive":"823543","percent":0.031570907651452325,"board":"7"}]}

A puzzle: one queen a row, a column and a region, no two touching.

  $ cat > puzzle.txt << EOF
  > ABBBBCCC
  > ABBBBDCC
  > AEEEECCC
  > AEEFFECC
  > AEEEEEEE
  > EEEEEGEE
  > EEEGGGHH
  > EEEEGGGH
  > EOF
  $ queens count --rule regions puzzle.txt
  1
  $ queens find --rule regions puzzle.txt --format board
  .Q......
  .....Q..
  .......Q
  ...Q....
  Q.......
  ..Q.....
  ......Q.
  ....Q...
  $ queens find --rule regions puzzle.txt --unique --format placement
  1 5 7 3 0 2 6 4
  $ queens list --rule regions puzzle.txt
  1 5 7 3 0 2 6 4
  $ queens list --rule regions puzzle.txt | queens check --rule regions puzzle.txt -
  valid
  $ queens count --rule regions - --json < puzzle.txt
  {"side":8,"rule":"regions","reserved":0,"fixed":0,"solutions":"1"}
  $ queens tree --rule regions puzzle.txt
  N | solutions | nodes |      N^N | nodes/N^N |      board
  --+-----------+-------+----------+-----------+-----------
  8 |         1 |   762 | 16777216 | 0.004542% | puzzle.txt
  $ echo '1 3 5 7 0 2 6 4' | queens check --rule regions puzzle.txt -
  queens at row 0, column 1 and row 1, column 3 attack each other in region B
  queens at row 2, column 5 and row 3, column 7 attack each other in region C
  region D has no queen
  region F has no queen
  [1]
  $ echo '2 6 8 4 1 3 7 5' | queens check --rule regions puzzle.txt - --count-from-1
  valid

Squares that are reserved, and queens that are fixed, in a grid below the letters.

  $ printf 'ABCD\nABCD\nABCD\nABCD\n' > columns.txt
  $ queens count --rule regions columns.txt; queens find --rule regions columns.txt --unique
  2
  Solution is not unique
  [1]
  $ (cat columns.txt; printf '\n.*..\n....\n....\n....\n') > reserved.txt; queens list --rule regions reserved.txt
  2 0 3 1
  $ queens find --rule regions reserved.txt --unique --format placement
  2 0 3 1
  $ (cat columns.txt; printf '\n.Q..\n....\n....\n....\n') | queens list --rule regions -
  1 3 0 2
  $ (cat columns.txt; printf '\nQ...\n.Q..\n....\n....\n') | queens count --rule regions -
  queens: no solution: fixed queens at row 0, column 0 and row 1, column 1 touch each other
  0

The same question of a plain board.

  $ queens find 4 --unique
  Solution is not unique
  [1]
  $ printf '.*..\n....\n....\n....\n' | queens find - --unique --format placement
  2 0 3 1
  $ queens find 3 --unique
  Solution does not exist
  [1]

Puzzles by chance, the same for the same seed, with one solution.

  $ queens generate --rule regions --side 6 --seed 1
  ABAAAA
  AAAAAA
  AAAAAC
  DAAEAA
  EAEEFF
  EEEEEF
  $ queens generate --rule regions --side 10 --seed 7 --many 3 --out puzzles; for i in 1 2 3; do queens count --rule regions puzzles/board-$i.txt; done
  1
  1
  1
  $ cmp puzzles/board-1.txt <(queens generate --rule regions --side 10 --seed 7 --unique)
  $ queens generate --rule regions --side 10 --seed 1 --solvable | queens count --rule regions - --threads 1
  24
  $ queens generate --rule regions --side 3 --tries 5
  queens: no puzzle of side 3 in 5 tries
  [1]

Boards by chance.

  $ queens generate --rule torus --side 7 --reserved 50% --unique --seed 1 > unique.txt; queens count --rule torus unique.txt
  1
  $ queens generate --rule superqueen --side 12 --queens 2 --solvable --seed 1 | queens find --rule superqueen - | queens check --rule superqueen 12 -
  valid

What cannot be asked.

  $ queens count --rule kings 8
  queens count: --rule: kings not in {queens,torus,superqueen,regions} (see 'queens count --help')
  [2]
  $ queens count --rule torus 8 --classes
  queens: --rule torus excludes --classes
  [2]
  $ queens count --rule torus 8 --kernel lanes
  queens: kernel lanes cannot count this board here
  [2]
  $ queens list --rule torus 5 --sample 2
  queens: --rule torus excludes --sample
  [2]
  $ queens find --rule torus 8 --proof p
  queens: --rule torus excludes --proof
  [2]
  $ queens tree --rule torus 8 --prune all
  queens: --rule torus excludes --prune
  [2]
  $ queens count --rule regions 8
  queens: --rule regions expected a file with a grid of letters, found 8
  [2]
  $ queens check --rule regions - < puzzle.txt
  queens: --rule regions expected a puzzle before FILE
  [2]
  $ queens generate --rule regions --side 8 --reserved 3
  queens: --rule regions excludes --reserved
  [2]
  $ queens generate --rule regions --side 53
  queens: --rule regions expected a side up to 52, found 53
  [2]
  $ queens count --rule regions --from grid puzzle.txt
  queens: --rule regions excludes --from FORMAT
  [2]
  $ queens count --rule torus 65
  argument:1:1: expected a side from 0 to 64, found 65
  [2]
  $ queens list --rule torus puzzle.txt
  puzzle.txt:1:1: expected '.', '*', '#' or 'Q', found 'A'
  [2]
  $ printf 'AAB\nAB\n' | queens count --rule regions -
  standard input:2:3: expected 3 squares in this row, found 2 squares
  [2]
  $ printf 'AAB\nA.B\n' | queens count --rule regions -
  standard input:2:2: expected a letter, found '.'
  [2]
  $ printf 'AB\nCB\n' | queens count --rule regions -
  standard input:2:1: expected one of the 2 regions above, found 'C'
  [2]
  $ queens count --rule regions - < /dev/null
  standard input:1:1: expected a grid of letters, found an empty file
  [2]
  $ queens find --rule regions /dev/zero
  /dev/zero:1:1: expected at most 1048576 bytes, found more
  [2]
