// The page in English. `Words` is what any other language must have.
import type { Refusal } from '../engine/engine';
import type { Hint } from '../solve/hint';
import { numbersOf } from './numbers';
import type { Words } from './words';

const numbers = numbersOf('en');
const { number, rough } = numbers;

const one = (n: number | bigint) => n === 1 || n === 1n;
const counted = (n: number | bigint, singular: string, plural: string) =>
  `${number(n)} ${one(n) ? singular : plural}`;

function ordinal(n: bigint): string {
  const teen = n % 100n >= 11n && n % 100n <= 13n;
  const ending = teen ? 'th' : ({ '1': 'st', '2': 'nd', '3': 'rd' }[String(n % 10n)] ?? 'th');
  return number(n) + ending;
}

const square = (row: number, column: number) => `row ${row}, column ${column}`;

function hint(h: Hint): string {
  switch (h.reason) {
    case 'solved':
      return 'Solved: every row has its queen, and none attacks another.';
    case 'attack':
      return `The queens at ${square(h.pair[0].row, h.pair[0].column)} and ${square(h.pair[1].row, h.pair[1].column)} attack each other.`;
    case 'none-left':
      return `${h.line.kind === 'row' ? 'Row' : 'Column'} ${h.line.index} has no open square left: take a queen back.`;
    case 'one-left':
      return `${h.line.kind === 'row' ? 'Row' : 'Column'} ${h.line.index} has one open square left: ${square(h.square.row, h.square.column)}.`;
    case 'no-solution':
      return 'These queens lead to no solution, though every row still has an open square: take one back.';
    case 'fewest':
      return `Row ${h.row} has the fewest open squares, ${h.open}. Column ${h.square.column} leads to a solution.`;
  }
}

export const en: Words = {
  numbers,
  title: 'Queens Studio',
  tagline: 'Place queens so that none attacks another.',
  tryThis: 'Try this: click a square to fix a queen there, and see how many of the solutions are left.',
  tryNext: 'And now: open Search, and watch how backtracking finds them, step by step.',
  tryNone: 'And now: open Search, and see, step by step, why there is none.',
  otherLanguage: 'বাংলা',
  theme: { label: 'Colours', auto: 'System', light: 'Light', dark: 'Dark' },
  tabs: { count: 'Count', solutions: 'Solutions', search: 'Search', solve: 'Solve', share: 'Share' },
  panels: 'What to do with the board',
  side: 'Side',
  smaller: 'Smaller board',
  larger: 'Larger board',
  mode: 'A click',
  modes: { queen: 'Queen', reserve: 'Reserve' },
  undo: 'Undo',
  redo: 'Redo',
  clearBoard: 'Clear',
  presets: 'Boards …',
  presetNames: {
    free8: '8×8, all squares open',
    free4: '4×4, all squares open',
    oneReserved: '4×4, one square reserved',
    twoReserved: '8×8, two squares reserved',
    nauck: "Nauck's puzzle of 1850",
    random: 'Random reserved squares',
    symmetric: 'Random, symmetric',
  },
  keys: 'Keys on the board: arrows move, Q or Enter a queen, R or Space a reserved square, Backspace clears.',
  board: (side) => `Chessboard of side ${side}`,
  square: (row, column, marks) => `${square(row, column)}: ${marks.join(', ')}`,
  marks: { open: 'open', reserved: 'reserved', fixed: 'fixed queen', queen: 'queen', attacked: 'attacked' },
  through: (n) => counted(n, 'solution', 'solutions'),
  brokenLink: 'This link is broken or from another version. Here is the board of 8 instead.',
  failed: (message) => `Something went wrong: ${message}`,
  count: {
    solutions: (n) => (one(n) ? ' solution' : ' solutions'),
    classes: (n) => `${counted(n, 'class', 'classes')} up to symmetry`,
    symmetries: (n) => `The board keeps ${n} of the square's 8 symmetries.`,
    milliseconds: (ms) =>
      ms < 1
        ? 'in less than a millisecond'
        : ms < 1000
          ? `in ${number(Math.round(ms))} ms`
          : `in ${rough(ms / 1000)} s`,
    counting: 'Counting …',
    about: 'about',
    interval: (low, high) => `between ${rough(low)} and ${rough(high)}, 95 times in 100`,
    tooLong: (seconds) =>
      `Counting this board exactly takes about ${duration(seconds)}, so this is an estimate by random descents.`,
    anyway: 'Count anyway',
    stop: 'Stop',
    stopped: 'Stopped.',
    progress: 'Work done',
    heat: 'Solutions through each square',
    heatExplained: 'Shade and number tell how many solutions have a queen there.',
    heatTooLong: 'This board takes too long for that.',
  },
  solutions: {
    none: 'This board has no solution.',
    uncounted: 'Solutions can be browsed once they are counted.',
    any: 'Show one solution',
    of: (rank, total) => `${ordinal(rank)} of ${counted(total, 'solution', 'solutions')}`,
    index: 'Number',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    random: 'Random',
    badIndex: (total) => `A whole number from 1 to ${number(total)}, please.`,
    columns: 'Column of each row',
    classes: 'Classes',
    classesExplained: 'Solutions that turns and reflections of this board carry to each other are one class.',
    firstClasses: (n) => `The first ${n} classes:`,
    orbit: (n) => counted(n, 'solution', 'solutions'),
    only: 'Show only this class',
    all: 'Show all solutions',
  },
  search: {
    intro: 'A search places a queen a row. Where no square is open it goes back: that is backtracking.',
    strategy: 'Strategy',
    order: 'Order of rows',
    orders: {
      top: 'from the top',
      middle: 'from the middle',
      ends: 'from both ends',
      'even-odd': 'even, then odd',
    },
    prunes: {
      none: 'no pruning',
      columns: 'columns only',
      lines: 'columns and diagonals',
      lookahead: 'look ahead',
      propagate: 'place what is forced',
      smallest: 'smallest row first',
      symmetry: 'symmetry',
    },
    compare: 'Compare with another strategy',
    single: 'Only one strategy',
    play: 'Play',
    pause: 'Pause',
    back: 'Step back',
    forward: 'Step forward',
    toStart: 'To the start',
    toEnd: 'To the end',
    nextSolution: 'Next solution',
    position: 'Position in the search',
    speed: 'Speed',
    perSecond: (n) => `${number(n)} a second`,
    nodes: 'Nodes',
    deadEnds: 'Dead ends',
    solutions: 'Solutions',
    treeOf: (n) => `Search tree, ${counted(n, 'node', 'nodes')} so far`,
    beginning: (n) => `The first ${number(n)} nodes. The whole tree by depth:`,
    profile: 'Nodes by depth',
    wholeTree: 'Count the whole tree',
    counting: 'Counting the tree …',
    stop: 'Stop',
    total: (n) => `${counted(n, 'node', 'nodes')} in all`,
    depth: (depth, n) => `Depth ${depth}: ${counted(n, 'node', 'nodes')}`,
    steps: 'The algorithm',
    deadEnd: (kind, index) =>
      kind === 'queen'
        ? `Dead end: a queen in row ${index} is attacked.`
        : `Dead end: ${kind} ${index} has no open square.`,
    branches: (row, n) => `Row ${row} has ${counted(n, 'branch', 'branches')}.`,
    solution: 'A solution.',
    code: {
      search: 'search:',
      complete: 'if every row has a queen: a solution',
      completeChecked: 'if every row has a queen: a solution if none attack',
      forced: 'place every queen that has one square left',
      lookAhead: 'if a row or column has no open square: go back',
      nextRow: 'take the next row',
      smallestRow: 'take the row with the fewest open squares',
      anySquare: 'for each of its squares:',
      freeColumn: 'for each square in a free column:',
      openSquare: 'for each square that no queen attacks:',
      place: 'place a queen there',
      deeper: 'search the other rows',
      back: 'take the queen back',
    },
  },
  solve: {
    intro: 'Place a queen in every row so that none attacks another. Reserved squares are closed.',
    left: (n) => (n === 0 ? 'All queens are placed.' : `${counted(n, 'queen', 'queens')} to go.`),
    pairs: (n) =>
      n === 0 ? 'No queen attacks another.' : `${counted(n, 'pair attacks', 'pairs attack')} each other.`,
    hintButton: 'Give me a hint',
    placeIt: 'Place it',
    restart: 'Start again',
    hint,
  },
  share: {
    link: 'Link to this board',
    linkExplained: 'Everything is in the link: board, panel, strategy and position.',
    copy: 'Copy',
    copied: 'Copied',
    command: 'The same on the command line',
    import: 'Open a board',
    importExplained:
      'Paste or drop a board in any format that queens convert reads: rows of . * Q, FEN, JSON, CSV and more.',
    importButton: 'Open',
    opened: (format, side) => `Opened a board of side ${side} (${format}).`,
    tooLarge: (side, largest) =>
      `That board has side ${number(side)}; this page shows sides 1 to ${largest}.`,
    refused: ({ line, column, message }: Refusal) => `Line ${line}, column ${column}: ${message}`,
    refusedFormat: ({ message }: Refusal) => message,
    export: 'Save',
    formats: { grid: 'Text', json: 'JSON', fen: 'FEN', svg: 'SVG', png: 'PNG' },
  },
  offline: 'Works offline once loaded. All counting happens on your device.',
};

function duration(seconds: number): string {
  if (seconds < 120) return counted(Math.round(seconds), 'second', 'seconds');
  if (seconds < 7200) return counted(Math.round(seconds / 60), 'minute', 'minutes');
  if (seconds < 172800) return counted(Math.round(seconds / 3600), 'hour', 'hours');
  if (seconds < 63072000) return counted(Math.round(seconds / 86400), 'day', 'days');
  return `${rough(seconds / 31536000)} years`;
}
