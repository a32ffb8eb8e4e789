The language is that of --lang, before or after the subcommand, else that of the environment. The locale
need not be installed.

  $ unset LC_ALL LC_MESSAGES LANGUAGE
  $ export LANG=C
  $ queens find 3
  Solution does not exist
  [1]
  $ queens find 3 --lang bn
  সমাধান নেই
  [1]
  $ queens --lang=bn find 3
  সমাধান নেই
  [1]
  $ queens find --lang bn 3
  সমাধান নেই
  [1]
  $ in_language_of() { env "$@" queens find 3; }
  $ in_language_of LANG=bn_BD.UTF-8
  সমাধান নেই
  [1]
  $ in_language_of LANG=bn
  সমাধান নেই
  [1]
  $ in_language_of LANG=C LC_MESSAGES=bn_IN
  সমাধান নেই
  [1]
  $ in_language_of LANG=C LC_ALL=bn_BD.UTF-8
  সমাধান নেই
  [1]
  $ in_language_of LANG=en_US.UTF-8 LANGUAGE=bn:en
  সমাধান নেই
  [1]
  $ in_language_of LANG=C.UTF-8 LANGUAGE=de:bn_BD
  সমাধান নেই
  [1]

English wherever it comes first, and where there is nothing else.

  $ LANG=bn_BD.UTF-8 queens find 3 --lang en
  Solution does not exist
  [1]
  $ in_language_of LANG=bn_BD.UTF-8 LC_ALL=C
  Solution does not exist
  [1]
  $ in_language_of LANG=bn_BD.UTF-8 LC_ALL=POSIX
  Solution does not exist
  [1]
  $ in_language_of LANG=bn_BD.UTF-8 LC_MESSAGES=en_GB.UTF-8
  Solution does not exist
  [1]
  $ in_language_of LANG=bn_BD.UTF-8 LANGUAGE=en:bn
  Solution does not exist
  [1]
  $ in_language_of LANG=C LANGUAGE=bn
  Solution does not exist
  [1]
  $ in_language_of LANG=de_DE.UTF-8
  Solution does not exist
  [1]
  $ in_language_of LANG=
  Solution does not exist
  [1]
  $ queens --lang xx count 8
  queens: --lang expected one of en, bn, found xx
  [2]
  $ queens count 8 --lang
  queens: --lang expected one of en, bn, found nothing
  [2]
  $ queens count 8 --lang=
  queens: --lang expected one of en, bn, found nothing
  [2]
  $ LANG=bn_BD.UTF-8 queens count 8 --lang xx
  queens: --lang-এর মান হওয়ার কথা en, bn-এর একটি, পাওয়া গেছে xx
  [2]

What programs read is the same in both, and numbers stay as they are.

  $ export LANG=bn_BD.UTF-8
  $ queens count 8
  92
  $ queens count 8 --json
  {"side":8,"reserved":0,"fixed":0,"solutions":"92"}
  $ queens tree 4 --csv
  N,solutions,nodes,N^N,percent,board
  4,2,17,256,6.640625,4
  $ queens tree 4 --estimate knuth --json | cut -c1-50
  {"estimates":[{"side":4,"prune":"lines","nodes":{"
  $ queens list 4 --format json
  [1,3,0,2]
  [2,0,3,1]
  $ queens find 4 --format placement
  2 0 3 1
  $ queens tree 4 --json-lines | head -n 3
  {"step":"place","depth":1,"row":0,"column":0,"checks":1}
  {"step":"place","depth":2,"row":1,"column":2,"checks":8}
  {"step":"dead_end","depth":2,"row":2,"reason":"0 open","checks":8}
  $ printf '1\n.\n0\n' | queens count - --from uva
  Case 1: 1
  $ for language in en bn; do queens convert $EXAMPLES/cses.txt --to svg --lang $language | sha256sum; done | uniq | wc -l
  1
  $ queens --version --lang bn | sed 's/[0-9.]*$/V/'
  queens V

Tables are as wide as they look.

  $ queens tree 6 8
  N | সমাধান |  নোড |      N^N |   নোড/N^N
  --+--------+------+----------+----------
  6 |      4 |  153 |    46656 | 0.327932%
  8 |     92 | 2057 | 16777216 | 0.012261%
  $ cp $EXAMPLES/one-reserved.txt board.txt
  $ queens tree 4 board.txt --first --prune lines,smallest | sed 's/0[.][0-9]\{4\}/0.0000/'
  N |    প্রুনিং | কুইন বসানো | পরখ |           সময় | প্রথম সমাধান |      বোর্ড
  --+----------+-----------+-----+---------------+-------------+----------
  4 |    lines |         8 |  26 | 0.0000 সেকেন্ড |     1 3 0 2 |         4
  4 | smallest |         8 |  72 | 0.0000 সেকেন্ড |     1 3 0 2 |         4
  4 |    lines |         8 |  26 | 0.0000 সেকেন্ড |     2 0 3 1 | board.txt
  4 | smallest |         8 |  72 | 0.0000 সেকেন্ড |     2 0 3 1 | board.txt
  $ queens tree 4 --levels | tail -n 2
  গভীরতা অনুযায়ী নোড
  4: 1 4 6 4 2
  $ queens tree 4 --trace | head -n 4
  সারি 0 কলাম 0-এ কুইন বসাও
  সারি 1 কলাম 2-এ কুইন বসাও
  সারি 2: খোলা ঘর 0, পিছিয়ে যাও
  সারি 1 কলাম 3-এ কুইন বসাও
  $ queens tree 4 --trace --prune propagate | grep -m 1 বাধ্য
  সারি 2 কলাম 1-এ বাধ্য কুইন বসাও

Violations, and bad input with its place.

  $ echo '0 4 7 5 2 6 1 4' | queens check 8 -
  1 নম্বর সারির 4 নম্বর কলামের আর 7 নম্বর সারির 4 নম্বর কলামের কুইন একই কলামে একে অপরকে আক্রমণ করে
  5 নম্বর সারির 6 নম্বর কলামের আর 7 নম্বর সারির 4 নম্বর কলামের কুইন একই কর্ণে একে অপরকে আক্রমণ করে
  3 নম্বর কলামে কোনো কুইন নেই
  [1]
  $ echo '0 0' | queens check -
  0 নম্বর সারির 0 নম্বর কলামের আর 1 নম্বর সারির 0 নম্বর কলামের কুইন একই কলামে একে অপরকে আক্রমণ করে
  1 নম্বর কলামে কোনো কুইন নেই
  [1]
  $ queens list 6 | queens check 6 -
  বৈধ
  $ printf '....\n...\n....\n....\n' | queens count -
  স্ট্যান্ডার্ড ইনপুট:2:4: থাকার কথা এই সারিতে 4টি ঘর, পাওয়া গেছে 3টি ঘর
  [2]
  $ printf '....\n..x.\n....\n....\n' | queens count -
  স্ট্যান্ডার্ড ইনপুট:2:3: থাকার কথা '.', '*', '#' বা 'Q', পাওয়া গেছে 'x'
  [2]
  $ printf 'side 8\nreserved 8 0\n' | queens count -
  স্ট্যান্ডার্ড ইনপুট:2:10: থাকার কথা 0 থেকে 7-এর মধ্যে একটি সারির নম্বর, পাওয়া গেছে 8
  [2]
  $ queens count - < /dev/null
  স্ট্যান্ডার্ড ইনপুট:1:1: থাকার কথা একটি বোর্ড, পাওয়া গেছে ফাঁকা ফাইল
  [2]
  $ queens list 65
  আর্গুমেন্ট:1:1: থাকার কথা 0 থেকে 64-এর মধ্যে একটি মাপ, পাওয়া গেছে 65
  [2]
  $ queens count missing.txt
  missing.txt:1:1: পড়া যায় এমন একটি ফাইল থাকার কথা, কিন্তু এমন কোনো ফাইল বা ফোল্ডার নেই
  [2]
  $ queens count .
  .:1:1: থাকার কথা একটি ফাইল, পাওয়া গেছে একটি ফোল্ডার
  [2]
  $ printf '.*\n..\n' | queens convert - --to fen
  queens: fen লেখা যাচ্ছে না: তাতে সংরক্ষিত ঘরের কোনো চিহ্ন নেই, অথচ সংরক্ষিত 0 নম্বর সারির 1 নম্বর কলাম
  [2]
  $ queens generate --side 5 --queens 3 --symmetry quarter-turn
  queens: 5 মাপে --symmetry quarter-turn চাইলে --queens হওয়ার কথা 1 বা 4, পাওয়া গেছে 3: কুইন আসে চারটি করে, বিজোড় মাপের মাঝের ঘরেরটি বাদে
  [2]
  $ queens generate --side 2 --solvable --tries 1
  queens: 1 বারের চেষ্টায় সমাধান আছে এমন কোনো বোর্ড পাওয়া যায়নি
  [1]
  $ printf 'QQ\n..\n' | queens count -
  queens: সমাধান নেই, বসানো কুইনের জন্য: 0 নম্বর সারির 0 নম্বর কলামের আর 0 নম্বর সারির 1 নম্বর কলামের কুইন একই সারিতে একে অপরকে আক্রমণ করে
  0

What the parser says is put in Bengali as well.

  $ queens
  queens: একটি সাবকমান্ড দিতেই হবে ('queens --help' দেখুন)
  [2]
  $ queens cuont 8 2>&1 | sed 's/(count.*bench.*),/(...),/'
  queens: থাকার কথা একটি সাবকমান্ড (...), পাওয়া গেছে 'cuont'
  $ queens count --no-such-flag
  queens count: এই আর্গুমেন্টটি এখানে থাকার কথা নয়: --no-such-flag ('queens count --help' দেখুন)
  [2]
  $ queens count 8 9 10
  queens count: এই আর্গুমেন্টগুলো এখানে থাকার কথা নয়: 10 9 ('queens count --help' দেখুন)
  [2]
  $ queens count 8 --threads 0
  queens count: --threads: 0 মানটি 1 থেকে 1024-এর মধ্যে নয় ('queens count --help' দেখুন)
  [2]
  $ queens count 8 --threads
  queens count: --threads: 1টি K লাগে, দেওয়া হয়নি ('queens count --help' দেখুন)
  [2]
  $ queens count 8 --kernel warp 2>&1 | sed 's/কথা .*-এর একটি,/কথা *-এর একটি,/'
  queens count: --kernel: হওয়ার কথা *-এর একটি, একটি পরিবার বা up-to-..., পাওয়া গেছে warp ('queens count --help' দেখুন)
  $ queens count 8 --memory -1
  queens count: --memory: হওয়ার কথা 2G, 500M বা 65536-এর মতো একটি পরিমাণ, পাওয়া গেছে -1 ('queens count --help' দেখুন)
  [2]
  $ queens count 8 --by-square --classes
  queens count: --classes আর --by-square একসঙ্গে চলে না ('queens count --help' দেখুন)
  [2]
  $ queens count 8 --csv
  queens count: --csv-এর সঙ্গে --by-square লাগে ('queens count --help' দেখুন)
  [2]
  $ queens find 8 --first left
  queens find: --first: left মানটি {rows,columns}-এর মধ্যে নেই ('queens find --help' দেখুন)
  [2]
  $ queens generate
  queens generate: --side দিতেই হবে ('queens generate --help' দেখুন)
  [2]
  $ queens count 8 --json=1
  {"side":8,"reserved":0,"fixed":0,"solutions":"92"}
  $ queens count 8 --json --json=maybe
  queens count: --json = true,maybe: মানটি বোঝা যাচ্ছে না ('queens count --help' দেখুন)
  [2]
  $ queens find 8 --time-limit soon
  queens find: --time-limit: soon মানটি 0.001000 থেকে 100000000.000000-এর মধ্যে নয় ('queens find --help' দেখুন)
  [2]

Help, and a ledger from its beginning to its end.

  $ queens --help | sed -n '2p;4,5p'
  ব্যবহার: queens [অপশন] সাবকমান্ড
  অপশন:
    --version             সংস্করণ ছেপে থামে
  $ queens ledger --help | sed -n '/^সাব/,$p' | head -n 4
  সাবকমান্ড:
    create                একটি বোর্ডকে অংশে ভাগ করে খতিয়ান বানায়
    status                কতটা হলো, আর কে কে গুনছে
    total                 সমাধানের সংখ্যা; কোনো অংশ বাকি থাকলে দেয় না
  $ queens ledger create four.ledger 4 --cases 1
  four.ledger: 2টি অংশ
  $ queens ledger total four.ledger
  queens: four.ledger: 2টি অংশের 2টি এখনো গোনা হয়নি
  [3]
  $ queens work four.ledger
  $ queens ledger status four.ledger | head -n 1
  2টি অংশের 2টি গোনা হয়েছে, কাজের 100.0 %
  $ queens ledger total four.ledger
  2
  $ queens ledger create four.ledger 4
  queens: four.ledger: তাতে আগে থেকেই একটি খতিয়ান আছে
  [2]
  $ queens ledger status missing.ledger
  queens: missing.ledger: ডেটাবেসের ফাইল খোলা যাচ্ছে না
  [2]

What is said on the way goes to standard error.

  $ queens count 8 --verbose 2>&1 >/dev/null | sed 's/[0-9.]\{5,\}/T/; s/\(কার্নেল: \).*/\1K/; s/[0-9]*টি/Nটি/g'
  বোর্ড: মাপ 8, সংরক্ষিত 0, বসানো কুইন 0, Nটি প্রতিসাম্যের Nটি আছে
  কার্নেল: K
  পরিকল্পনা: Nটি অংশ, Nটি থ্রেড
  সময়: T সেকেন্ড
  $ script -qec 'timeout --preserve-status --signal INT 5 queens tree 20' /dev/null < /dev/null | grep -Eo 'টি নোড, সেকেন্ডে' | head -n 1
  টি নোড, সেকেন্ডে
