A manual page says what --help says, and each command has one.

  $ queens manual list | sed -n 1,5p
  .TH QUEENS\\-LIST 1 "" "queens [0-9.]+" "Queens" (re)
  .SH NAME
  queens\-list \- Every solution of a board, in lexicographic order of the column of each row
  .SH SYNOPSIS
  queens list [OPTIONS] BOARD|N
  $ for command in $(queens --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z-]\+\).*/\1/p'); do
  >   queens manual $command >page
  >   for flag in $(queens $command --help | grep -oE -- '^ +(-h,)?--[a-z0-9-]+' | grep -oE -- '--.*'); do
  >     sed 's/\\-/-/g' page | grep -qF -- "\\fB$flag\\fR" || echo "$command: $flag is missing"
  >   done
  > done
  $ queens manual ledger | grep -c '^\.SS queens ledger'
  7
  $ queens manual count | mandoc -T lint -W warning
  mandoc: <stdin>:1:21: WARNING: missing date, using "": TH
  [2]
  $ queens manual tree | mandoc -T utf8 | col -bx | sed -n '/^EXAMPLES/,/^SEE/p'
  EXAMPLES
         queens tree 8 --prune all          what each strategy saves
         queens tree 27 --estimate importance --until 1%
  
  SEE ALSO
  $ queens manual --into pages && ls pages | wc -l
  14
  $ queens manual fly
  queens: manual expected a subcommand, found 'fly'
  [2]
  $ queens manual --into /dev/null/pages
  queens: cannot write /dev/null/pages/queens.1
  [2]

The tab key, in three shells.

  $ queens completion bash >completion.bash
  $ complete_in_bash() {
  >   bash -c 'source completion.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _queens 2>&-; echo ${COMPREPLY[*]}' bash "$@"
  > }
  $ complete_in_bash queens c
  count check convert check-certificate completion
  $ complete_in_bash queens list --format ''
  placement matrix board json binary
  $ complete_in_bash queens list --format = js
  json
  $ complete_in_bash queens list 8 --li
  --limit
  $ complete_in_bash queens ledger create --c
  --cases
  $ complete_in_bash queens list 8 --limit ''
  
  $ queens completion fish >completion.fish
  $ complete_in_fish() { HOME=$PWD fish --no-config -c "source completion.fish; complete -C '$*'"; }
  $ complete_in_fish 'queens cou'
  count\tHow many solutions a board has (esc)
  $ complete_in_fish 'queens list --format j'
  json\tHow a solution is written (esc)
  $ complete_in_fish 'queens ledger create --c'
  --cases\tAbout how many (esc)
  $ queens completion zsh >_queens && zsh -n _queens
  $ PATH=$PATH $TESTDIR/complete_in_zsh $PWD/_queens 'queens list --format ' 'queens cou' 'queens ledger create --c'
  queens list --format | binary board json matrix placement
  queens count |
  queens ledger create --cases=|
  $ queens completion tcsh
  queens completion: SHELL: tcsh not in {bash,zsh,fish} (see 'queens completion --help')
  [2]
