The first source's boards.

  $ printf '....\n....\n....\n....\n' | queens count -
  2
  $ printf '.*..\n....\n....\n....\n' | queens count -
  1
  $ printf '.**.\n....\n....\n....\n' | queens count
  0
  $ queens count 8
  92
  $ queens count $DATA/boards/seed-8-two-reserved.txt
  80
  $ queens count $DATA/boards/cses-sample.txt --from grid
  65
  $ printf '.' | queens count -
  1
  $ queens count 0
  1

What is fine around a board: carriage returns, a byte order mark, empty lines, trailing spaces, a
first line with the side, no line end at the end of the file.

  $ printf '\xef\xbb\xbf4\r\n\r\n.#..  \r\n....\t\r\n\r\n....\r\n....' | queens count -
  1

Fixed queens.

  $ printf 'Q.......\n........\n........\n........\n........\n........\n........\n........\n' | queens count -
  4
  $ printf 'Q...\n.Q..\n....\n....\n' | queens count -
  queens: no solution: fixed queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  0

Classes, under the symmetries that the board keeps.

  $ queens count 8 --classes
  12
  $ queens count $DATA/boards/seed-8-two-reserved.txt --classes
  40

The solutions through each square; closed squares have none.

  $ queens count 8 --by-square
   4  8 16 18 18 16  8  4
   8 16 14  8  8 14 16  8
  16 14  4 12 12  4 14 16
  18  8 12  8  8 12  8 18
  18  8 12  8  8 12  8 18
  16 14  4 12 12  4 14 16
   8 16 14  8  8 14 16  8
   4  8 16 18 18 16  8  4
  $ printf '.*..\n....\n....\n....\n' | queens count - --by-square --csv
  0,0,1,0
  1,0,0,0
  0,0,0,1
  0,1,0,0
  $ queens count 2 --by-square --json
  {"side":2,"reserved":0,"fixed":0,"solutions":"0","by_square":[["0","0"],["0","0"]]}
  $ queens count 0 --by-square --json
  {"side":0,"reserved":0,"fixed":0,"solutions":"1","by_square":[]}
  $ queens count 0 --by-square
  $ queens count 1 --by-square
  1

The same answer for programs, on any number of threads, by any kernel.

  $ queens count 8 --json
  {"side":8,"reserved":0,"fixed":0,"solutions":"92"}
  $ printf '.*..\n....\n....\nQ...\n' | queens count - --classes --json
  {"side":4,"reserved":1,"fixed":1,"solutions":"0","classes":"0","symmetries":1}
  $ for kernel in referee sparse lanes join colours lanes-portable join-portable up-to-portable; do
  >   queens count 10 --kernel $kernel
  > done | uniq -c | sed 's/^ *//'
  8 724
  $ for kernel in join colours; do queens count 12 --kernel $kernel --memory 64K; done
  14200
  14200
  $ QUEENS_KERNEL=up-to-portable queens count 9 --verbose 2>&1 | grep '^kernel'
  kernel: *-portable, * (glob)
  $ for threads in 1 2 3 8; do queens count 11 --threads $threads; done
  2680
  2680
  2680
  2680
  $ queens count 9 --threads 2 --kernel referee --verbose
  board: side 9, 0 reserved, 0 fixed, keeps 8 of 8 symmetries
  kernel: referee, about * s expected on one thread (glob)
  plan: * cases, 2 threads (glob)
  time: * s (glob)
  352

Above side 64, where few squares are open.

  $ queens find 70 --format placement | tr ' ' '\n' | awk 'BEGIN { print "side 70" } NR % 4 != 1 { print "queen", NR - 1, $1 }' > wide.txt
  $ queens count wide.txt
  63992
  $ queens count wide.txt --json --threads 1
  {"side":70,"reserved":0,"fixed":52,"solutions":"63992"}
  $ queens count wide.txt --verbose 2>&1 | sed -n '2,3p'
  board: side 70, 0 reserved, 52 fixed
  kernel: sparse
  $ queens count wide.txt --classes
  queens: --classes expected a side up to 64, found 70
  [2]
  $ queens count wide.txt --kernel lanes
  queens: kernel lanes cannot count this board here
  [2]
  $ queens count 257
  queens: count expected a side up to 256, found 257
  [2]
  $ queens count 65
  queens: count expected few open squares above side 64, found all open
  [2]
