Every subcommand explains itself, with two examples.

  $ queens --version
  queens [0-9]+\.[0-9]+\.[0-9]+ (re)
  $ queens --help | head -n 2
  Counts, finds, lists and studies the placements of N non-attacking queens.
  Usage: queens [OPTIONS] SUBCOMMAND
  $ for command in count find list tree check convert generate bench; do
  >   queens $command --help | sed -n '/^Examples:/,$p' | grep -c '^  queens '
  > done
  2
  2
  2
  2
  2
  2
  2
  2
  $ queens tree --help | grep -A 2 -i 'a node is'
  A node is the root or a legal partial placement in row order: each row up to some
  depth has a queen on an open square, and no two attack each other.
  Usage: queens tree [OPTIONS] N...|BOARD
