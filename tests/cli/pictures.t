Boards to look at.

  $ printf '.*.\nQ..\n...\n' > board
  $ queens convert board --to unicode
  · ▒ ·
  ♛ · ·
  · · ·
  $ queens convert board --to svg > board.svg
  $ python3 -c "import sys, xml.etree.ElementTree as t; t.parse('board.svg')"
  $ head -n 1 board.svg
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">
  $ tail -n 3 board.svg
  <rect x="10" y="0" width="10" height="10" fill="url(#hatch)"/>
  <text x="5" y="18" font-size="9" text-anchor="middle">♛</text>
  </svg>

Colours on a terminal, unless NO_COLOR says otherwise.

  $ unset NO_COLOR; script -qec 'queens convert board --to unicode' /dev/null < /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
  · ESC[31m▒ESC[0m ·
  ESC[1;33m♛ESC[0m · ·
  · · ·
  $ NO_COLOR=1 script -qec 'queens convert board --to unicode' /dev/null < /dev/null | tr -d '\r' | head -n 1
  · ▒ ·
