Bad input gets one line with its place, and exit code 2.

  $ printf '....\n...\n....\n....\n' | queens count -
  standard input:2:4: expected 4 squares in this row, found 3 squares
  [2]
  $ printf '....\n....x\n....\n....\n' | queens count -
  standard input:2:5: expected end of line after 4 squares, found 'x'
  [2]
  $ printf '....\n..x.\n....\n....\n' > bad.txt
  $ queens find bad.txt
  bad.txt:2:3: expected '.', '*', '#' or 'Q', found 'x'
  [2]
  $ printf '....\n....\n' | queens list -
  standard input:3:1: expected 4 rows, found 2 rows
  [2]
  $ printf '..\n..\n..\n' | queens tree -
  standard input:3:1: expected end of file after 2 rows, found '.'
  [2]
  $ queens count - < /dev/null
  standard input:1:1: expected a board, found an empty file
  [2]
  $ head -c 100 /dev/zero | queens count -
  standard input:1:1: expected '.', '*', '#' or 'Q', found byte 0x00
  [2]
  $ printf '\377\376' > junk; queens count junk
  junk:1:1: expected '.', '*', '#' or 'Q', found byte 0xff
  [2]
  $ printf 'কুইন\n' | queens count -
  standard input:1:1: expected '.', '*', '#' or 'Q', found '\xe0\xa6\x95' (esc)
  [2]

Input without end is not read to the end.

  $ queens list /dev/zero
  /dev/zero:1:1: expected at most 1048576 bytes, found more
  [2]
  $ yes '' | queens list -
  standard input:1:1: expected at most 1048576 bytes, found more
  [2]
  $ queens find /dev/zero
  /dev/zero:1:1: expected at most 268435456 bytes, found more
  [2]
  $ queens check /dev/zero
  /dev/zero:1:1: expected at most 268435456 bytes, found more
  [2]

Sides over the limit, directories, missing files.

  $ queens list 65
  argument:1:1: expected a side from 0 to 64, found 65
  [2]
  $ queens list 99999999999999999999999
  argument:1:1: expected a side from 0 to 64, found 99999999999999999999...
  [2]
  $ printf '%065d\n' 0 | tr 0 . | queens list -
  standard input:1:65: expected at most 64 squares in a row, found '.'
  [2]
  $ queens count .
  .:1:1: expected a file, found a directory
  [2]
  $ queens count missing.txt
  missing.txt:1:1: expected a readable file, found no such file or directory
  [2]
  $ queens count '' < /dev/null
  standard input:1:1: expected a board, found an empty file
  [2]

Boards as lines.

  $ printf 'side 65\n' | queens list -
  standard input:1:6: expected a side from 0 to 64, found 65
  [2]
  $ printf 'side 8\nreserved 8 0\n' | queens count -
  standard input:2:10: expected a row from 0 to 7, found 8
  [2]
  $ printf 'side 100\n\n# here\nqueen 0 100\n' | queens find -
  standard input:4:9: expected a column from 0 to 99, found 100
  [2]
  $ printf 'side 8\nrandom 10 1\n' | queens find -
  standard input:2:10: expected '%', found ' '
  [2]
  $ printf 'side 8\nqueens 1 1\n' | queens find -
  standard input:2:1: expected 'reserved', 'queen', 'random' or '#', found 'q'
  [2]
  $ printf 'side 1000000001\n' | queens find -
  standard input:1:6: expected a side from 0 to 1000000000, found 1000000001
  [2]

Large boards, where they are too large.

  $ queens find 1000000001
  argument:1:1: expected a side from 0 to 1000000000, found 1000000001
  [2]
  $ queens find 10001
  queens: a side above 10000 is not drawn: expected --format placement or binary
  [2]
  $ queens find 10001 --format board
  queens: a side above 10000 is not drawn: expected --format placement or binary
  [2]
  $ queens find 65 --first rows
  queens: --first expected a side up to 64, found 65
  [2]
  $ queens find 100000001 --seed 1 --format binary
  queens: expected a side up to 100000000 with --seed, reserved squares or fixed queens, found 100000001
  [2]
  $ printf 'side 1000000000\nreserved 0 0\n' | queens find - --format binary
  queens: expected a side up to 100000000 with --seed, reserved squares or fixed queens, found 1000000000
  [2]
  $ printf '%010001d\n' 0 | tr 0 . | queens find -
  standard input:1:10001: expected at most 10000 squares in a row, found '.'
  [2]

Bad usage gets one line, too.

  $ queens
  queens: A subcommand is required (see 'queens --help')
  [2]
  $ queens cuont 8
  queens: expected a subcommand (count, find, list, tree, check, convert, generate, ledger, work, check-certificate, bench, manual, completion), found 'cuont'
  [2]
  $ queens count --no-such-flag
  queens count: The following argument was not expected: --no-such-flag (see 'queens count --help')
  [2]
  $ queens count 8 9
  queens count: The following argument was not expected: 9 (see 'queens count --help')
  [2]
  $ queens count 8 --threads 0
  queens count: --threads: Value 0 not in range 1 to 1024 (see 'queens count --help')
  [2]
  $ queens count 8 --threads many
  queens count: --threads: Value many not in range 1 to 1024 (see 'queens count --help')
  [2]
  $ queens count 8 --kernel warp
  queens count: --kernel: expected one of *, a family or up-to-..., found warp * (glob)
  [2]
  $ queens count 40 --kernel lanes
  queens: kernel lanes cannot count this board here
  [2]
  $ QUEENS_KERNEL=warp queens count 8
  queens count: --kernel: expected one of * (glob)
  [2]
  $ queens count 8 --memory -1
  queens count: --memory: expected a size as in 2G, 500M or 65536, found -1 (see 'queens count --help')
  [2]
  $ queens count 8 --by-square --classes
  queens count: --classes excludes --by-square (see 'queens count --help')
  [2]
  $ queens count 8 --csv
  queens count: --csv requires --by-square (see 'queens count --help')
  [2]
  $ queens list 8 --format png
  queens list: --format: png not in {placement,matrix,board,json,binary} (see 'queens list --help')
  [2]
  $ queens list 8 --limit -1
  queens list: --limit: expected a whole number below 10^18, found -1 (see 'queens list --help')
  [2]
  $ queens find 8 --first diagonal
  queens find: --first: diagonal not in {rows,columns} (see 'queens find --help')
  [2]
  $ queens find 8 --seed 1 --first rows
  queens find: --first excludes --seed (see 'queens find --help')
  [2]
  $ queens find 8 --seed -1
  queens find: --seed: expected a whole number below 10^18, found -1 (see 'queens find --help')
  [2]
  $ queens tree
  queens tree: N...|BOARD is required (see 'queens tree --help')
  [2]
  $ queens tree 8 --csv --json
  queens tree: --csv excludes --json (see 'queens tree --help')
  [2]
  $ queens check - -
  queens: only one of BOARD and FILE can be standard input
  [2]
