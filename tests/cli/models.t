What other solvers count of what we write is what we count: answer set programming, a formula, and
pseudo-Boolean constraints, of random boards.

  $ models() { clasp --quiet --models 0 | sed -n 's/^c *Models *: *//p;s/^Models *: *//p'; }
  $ for seed in $(seq 20); do
  >   printf "side $((4 + seed % 4))\nrandom $((seed % 5))0%% $seed\n" > board
  >   [[ $((seed % 3)) != 0 ]] || echo "queen 1 3" >> board
  >   expected=$(queens count board)
  >   for format in asp cnf opb; do
  >     program=$([[ $format == asp ]] && echo "$EXAMPLES/queens.lp")
  >     queens convert board --to $format > model
  >     if [[ $format == asp ]]; then found=$(gringo model $program | models); else found=$(models < model); fi
  >     [[ $found == $expected ]] && echo same || echo "$format, seed $seed: expected $expected, found $found"
  >   done
  > done | sort | uniq -c | sed 's/^ *//'
  60 same

Another solver says as we do of the formula of dense boards whether there is a solution.

  $ for seed in $(seq 20); do
  >   printf "side 20\nrandom $((60 + seed))%% $seed\n" > board
  >   queens convert board --to cnf > model
  >   [[ $(queens find board) == "Solution does not exist" ]] && expected=UNSATISFIABLE || expected=SATISFIABLE
  >   found=$(cryptominisat5 --verb 0 model | sed -n 's/^s //p')
  >   [[ $found == $expected ]] && echo $found || echo "seed $seed: expected $expected, found $found"
  > done | sort | uniq -c | sed 's/^ *//'
  5 SATISFIABLE
  15 UNSATISFIABLE

Boards without an open square in a row, with attacking queens, and without squares.

  $ printf '....\n****\n....\n....\n' > closed; printf 'Q...\n....\n....\n...Q\n' > attacked
  $ for board in closed attacked 1; do
  >   for format in cnf opb; do queens convert $board --to $format | models; done
  > done
  0
  0
  0
  0
  1
  1

XCSP3, read by a few lines of Python that try all permutations.

  $ cat > xcsp3.py <<'END'
  > import itertools, re, sys, xml.etree.ElementTree as tree
  > root = tree.parse(sys.argv[1]).getroot()
  > side = int(root.find("variables/array").get("size")[1:-1])
  > q, count = None, 0
  > tests = []
  > for element in root.find("constraints"):
  >     text = re.sub(r"q\[(\d+)\]", r"q[\1]", (element.text or "").strip())
  >     if element.tag == "allDifferent" and text == "q[]":
  >         tests.append("len(set(q)) == side")
  >     elif element.tag == "allDifferent":
  >         tests.append("len({%s}) == side" % text.replace(" ", ","))
  >     elif element.tag == "intension":
  >         tests.append(text)
  >     else:
  >         row = element.find("list").text.strip()
  >         tests.append("%s not in (%s,)" % (row, element.find("conflicts").text.strip().replace(" ", ",")))
  > names = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "eq": lambda a, b: a == b, "side": side}
  > code = compile(" and ".join(tests), "tests", "eval")
  > print(sum(eval(code, dict(names, q=q)) for q in itertools.product(range(side), repeat=side)))
  > END
  $ for seed in $(seq 10); do
  >   printf "side $((3 + seed % 3))\nrandom $((seed % 5))0%% $seed\n" > board
  >   [[ $((seed % 3)) != 0 ]] || echo "queen 1 0" >> board
  >   queens convert board --to xcsp3 > board.xml
  >   [[ $(python3 xcsp3.py board.xml) == $(queens count board) ]] && echo same || echo "seed $seed"
  > done | sort | uniq -c | sed 's/^ *//'
  10 same

What each looks like.

  $ printf '.*\nQ.\n' > board
  $ queens convert board --to asp
  side(2).
  reserved(0,1).
  queen(1,0).
  $ queens convert board --to opb
  * #variable= 1 #constraint= 6
  * A variable is 1 if a queen stands on its square: variable row column, from 0.
  * x1 1 0
  +1 x1 = 1 ;
  +1 x1 = 0 ;
  +1 x1 = 1 ;
  +1 x1 = 1 ;
  +1 x1 = 1 ;
  +1 x1 = 0 ;
  $ queens convert 2 --to cnf | tail -n 3
  -2 -3 0
  -1 -4 0
  c p show 1 2 3 4 0
  $ queens convert 2 --to lp
  \ Non-attacking queens: x_R_C is 1 if a queen stands on row R, column C.
  Minimize
   obj: 0 x_0_0
  Subject To
   row_0: x_0_0 + x_0_1 = 1
   row_1: x_1_0 + x_1_1 = 1
   column_0: x_0_0 + x_1_0 = 1
   column_1: x_0_1 + x_1_1 = 1
   rising_1: x_0_1 + x_1_0 <= 1
   falling_2: x_0_0 + x_1_1 <= 1
  Binary
   x_0_0
   x_0_1
   x_1_0
   x_1_1
  End
  $ queens convert board --to minizinc
  % Non-attacking queens: column[r] is the column of the queen in row r.
  include "alldifferent.mzn";
  
  int: side = 2;
  array[int] of int: reserved_row = [0];
  array[int] of int: reserved_column = [1];
  array[int] of int: fixed_row = [1];
  array[int] of int: fixed_column = [0];
  
  array[0..side - 1] of var 0..side - 1: column;
  
  constraint alldifferent(column);
  constraint alldifferent([column[r] + r | r in 0..side - 1]);
  constraint alldifferent([column[r] - r | r in 0..side - 1]);
  constraint forall(i in index_set(reserved_row))(column[reserved_row[i]] != reserved_column[i]);
  constraint forall(i in index_set(fixed_row))(column[fixed_row[i]] = fixed_column[i]);
  
  solve satisfy;
  $ queens convert board --to xcsp3
  <instance format="XCSP3" type="CSP">
    <variables>
      <array id="q" size="[2]"> 0..1 </array>
    </variables>
    <constraints>
      <allDifferent> q[] </allDifferent>
      <allDifferent> add(q[0],0) add(q[1],1) </allDifferent>
      <allDifferent> sub(q[0],0) sub(q[1],1) </allDifferent>
      <extension> <list> q[0] </list> <conflicts> 1 </conflicts> </extension>
      <intension> eq(q[1],0) </intension>
    </constraints>
  </instance>

Refused: no variables, too many, and texts that are only written.

  $ for format in lp minizinc xcsp3; do queens convert 0 --to $format; done
  queens: cannot write lp: a board of side 0 has no variables
  queens: cannot write minizinc: a board of side 0 has no variables
  queens: cannot write xcsp3: a board of side 0 has no variables
  [2]
  $ queens convert 2001 --to cnf
  queens: cannot write cnf: models end at side 2000, and side 2001 is above
  [2]
  $ queens convert 8 --to cnf | queens count - --from cnf 2>&1 | cut -c 1-60
  queens count: --from: expected one of grid, matrix, placemen
