// বাংলায় পাতাটি। The terms are those of the lesson in docs/backtracking.bn.md.
import type { Hint } from '../solve/hint';
import { numbersOf } from './numbers';
import type { Words } from './words';

const numbers = numbersOf('bn');
const { number, rough, digits } = numbers;

/** ১ম, ২য়, ৩য়, ৪র্থ, ৫ম, ৬ষ্ঠ, ৭ম … ১০ম; from ১১তম on all alike. */
const endings = ['', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'];
const ordinal = (n: bigint) => number(n) + (endings[Number(n <= 10n ? n : 0n)] || 'তম');

// Bengali nouns stay singular after a number; the number takes the classifier টি.
const counted = (n: number | bigint, noun: string) => `${number(n)}টি ${noun}`;
const square = (row: number, column: number) => digits(`${row} নম্বর সারির ${column} নম্বর কলাম`);
const line = ({ kind, index }: { kind: 'row' | 'column'; index: number }) =>
  digits(`${index} নম্বর ${kind === 'row' ? 'সারিতে' : 'কলামে'}`);

function hint(h: Hint): string {
  switch (h.reason) {
    case 'solved':
      return 'সমাধান হয়েছে: প্রতি সারিতে একটি কুইন, কেউ কাউকে আক্রমণ করছে না।';
    case 'attack':
      return `${square(h.pair[0].row, h.pair[0].column)} আর ${square(h.pair[1].row, h.pair[1].column)}: এই দুই ঘরের কুইন একে অপরকে আক্রমণ করছে।`;
    case 'none-left':
      return `${line(h.line)} আর কোনো খোলা ঘর নেই: একটি কুইন তুলে নিন।`;
    case 'one-left':
      return `${line(h.line)} একটিমাত্র খোলা ঘর বাকি: ${square(h.square.row, h.square.column)}।`;
    case 'no-solution':
      return 'প্রতি সারিতে খোলা ঘর আছে, তবু এই কুইনগুলো দিয়ে কোনো সমাধানে পৌঁছানো যায় না: একটি তুলে নিন।';
    case 'fewest':
      return digits(
        `${h.row} নম্বর সারিতে খোলা ঘর সবচেয়ে কম, ${h.open}টি। ${h.square.column} নম্বর কলামে বসালে সমাধানে পৌঁছানো যায়।`,
      );
  }
}

export const bn: Words = {
  numbers,
  title: 'কুইন্স স্টুডিও',
  tagline: 'এমনভাবে কুইন বসান, যেন কেউ কাউকে আক্রমণ না করে।',
  tryThis: 'শুরু করুন এভাবে: যেকোনো ঘরে ক্লিক করে একটি কুইন বসান, আর দেখুন কয়টি সমাধান বাকি থাকে।',
  tryNext: 'এবার “খোঁজ” খুলুন, আর ধাপে ধাপে দেখুন ব্যাকট্র্যাকিং কীভাবে সেগুলো খুঁজে পায়।',
  tryNone: 'এবার “খোঁজ” খুলুন, আর ধাপে ধাপে দেখুন কেন একটিও সমাধান নেই।',
  otherLanguage: 'English',
  theme: { label: 'রং', auto: 'সিস্টেম', light: 'হালকা', dark: 'গাঢ়' },
  tabs: { count: 'গণনা', solutions: 'সমাধান', search: 'খোঁজ', solve: 'নিজে করুন', share: 'শেয়ার' },
  panels: 'বোর্ড নিয়ে যা করা যায়',
  side: 'আকার',
  smaller: 'ছোট বোর্ড',
  larger: 'বড় বোর্ড',
  mode: 'ক্লিক করলে',
  modes: { queen: 'কুইন', reserve: 'সংরক্ষিত' },
  undo: 'আগের অবস্থা',
  redo: 'পরের অবস্থা',
  clearBoard: 'খালি করুন',
  presets: 'তৈরি বোর্ড …',
  presetNames: {
    free8: '৮×৮, সব ঘর খোলা',
    free4: '৪×৪, সব ঘর খোলা',
    oneReserved: '৪×৪, একটি ঘর সংরক্ষিত',
    twoReserved: '৮×৮, দুটি ঘর সংরক্ষিত',
    nauck: 'নাউকের ধাঁধা, ১৮৫০',
    random: 'এলোমেলো সংরক্ষিত ঘর',
    symmetric: 'এলোমেলো, প্রতিসম',
  },
  keys: 'বোর্ডে কিবোর্ড: তীর চিহ্নে ঘোরা, Q বা Enter-এ কুইন, R বা Space-এ সংরক্ষিত ঘর, Backspace-এ মুছে ফেলা।',
  board: (side) => digits(`${side}×${side} দাবার বোর্ড`),
  square: (row, column, marks) => `${square(row, column)}: ${marks.join(', ')}`,
  marks: { open: 'খোলা', reserved: 'সংরক্ষিত', fixed: 'বসানো কুইন', queen: 'কুইন', attacked: 'আক্রান্ত' },
  through: (n) => counted(n, 'সমাধান'),
  brokenLink: 'লিংকটি ভাঙা বা অন্য সংস্করণের। তার বদলে রইল ৮×৮ বোর্ড।',
  failed: (message) => `কিছু একটা ভুল হয়েছে: ${message}`,
  count: {
    solutions: () => 'টি সমাধান',
    classes: (n) => `বোর্ডের প্রতিসাম্য ধরলে ${counted(n, 'শ্রেণি')}`,
    symmetries: (n) => digits(`বর্গের ৮টি প্রতিসাম্যের ${n}টি এই বোর্ডে আছে।`),
    milliseconds: (ms) =>
      ms < 1
        ? 'এক মিলিসেকেন্ডেরও কমে'
        : ms < 1000
          ? `${number(Math.round(ms))} মিলিসেকেন্ডে`
          : `${rough(ms / 1000)} সেকেন্ডে`,
    counting: 'গোনা হচ্ছে …',
    about: 'প্রায়',
    interval: (low, high) => digits(`১০০ বারের মধ্যে ৯৫ বার ${rough(low)} থেকে ${rough(high)}-এর ভেতরে`),
    tooLong: (seconds) =>
      `নিখুঁতভাবে গুনতে লাগবে প্রায় ${duration(seconds)}; তাই এলোমেলো অবতরণ থেকে একটি হিসাব দেওয়া হলো।`,
    anyway: 'তবু গুনুন',
    stop: 'থামুন',
    stopped: 'থামানো হয়েছে।',
    progress: 'কাজ এগিয়েছে',
    heat: 'প্রতি ঘরে কয়টি সমাধান',
    heatExplained: 'ঘরটিতে কুইন আছে এমন সমাধান কয়টি, তা বলে রং ও সংখ্যা।',
    heatTooLong: 'এই বোর্ডে তা গুনতে অনেক সময় লাগবে।',
  },
  solutions: {
    none: 'এই বোর্ডের কোনো সমাধান নেই।',
    uncounted: 'গোনা শেষ হলে সমাধানগুলো একে একে দেখা যাবে।',
    any: 'একটি সমাধান দেখান',
    of: (rank, total) => `${number(total)}টির মধ্যে ${ordinal(rank)} সমাধান`,
    index: 'ক্রমিক নম্বর',
    first: 'প্রথম',
    previous: 'আগেরটি',
    next: 'পরেরটি',
    random: 'যেকোনো একটি',
    badIndex: (total) => `১ থেকে ${number(total)}-এর মধ্যে একটি পূর্ণসংখ্যা লিখুন।`,
    columns: 'প্রতি সারির কলাম',
    classes: 'শ্রেণি',
    classesExplained: 'বোর্ডটি ঘুরিয়ে বা আয়নায় দেখে যে সমাধানগুলো একে অপর থেকে পাওয়া যায়, সেগুলো এক শ্রেণির।',
    firstClasses: (n) => `প্রথম ${counted(n, 'শ্রেণি')}:`,
    orbit: (n) => counted(n, 'সমাধান'),
    only: 'শুধু এই শ্রেণি',
    all: 'সব সমাধান',
  },
  search: {
    intro: 'খোঁজ প্রতি সারিতে একটি করে কুইন বসায়। কোনো সারিতে খোলা ঘর না থাকলে পিছিয়ে আসে: এরই নাম ব্যাকট্র্যাকিং।',
    strategy: 'কৌশল',
    order: 'সারির ক্রম',
    orders: { top: 'ওপর থেকে', middle: 'মাঝখান থেকে', ends: 'দুই প্রান্ত থেকে', 'even-odd': 'জোড়, তারপর বিজোড়' },
    prunes: {
      none: 'প্রুনিং ছাড়া',
      columns: 'শুধু কলাম',
      lines: 'কলাম ও কর্ণ',
      lookahead: 'সামনে তাকানো',
      propagate: 'বাধ্য কুইন বসানো',
      smallest: 'আগে ছোট সারি',
      symmetry: 'প্রতিসাম্য',
    },
    compare: 'আরেকটি কৌশলের সঙ্গে তুলনা করুন',
    single: 'শুধু একটি কৌশল',
    play: 'চালান',
    pause: 'থামান',
    back: 'এক ধাপ পেছনে',
    forward: 'এক ধাপ সামনে',
    toStart: 'শুরুতে',
    toEnd: 'শেষে',
    nextSolution: 'পরের সমাধান',
    position: 'খোঁজের কোন ধাপ',
    speed: 'গতি',
    perSecond: (n) => `সেকেন্ডে ${number(n)}`,
    nodes: 'নোড',
    deadEnds: 'কানাগলি',
    solutions: 'সমাধান',
    treeOf: (n) => `সার্চ ট্রি, এ পর্যন্ত ${counted(n, 'নোড')}`,
    beginning: (n) => `ওপরে প্রথম ${counted(n, 'নোড')}। পুরো ট্রি, গভীরতা অনুযায়ী:`,
    profile: 'গভীরতা অনুযায়ী নোড',
    wholeTree: 'পুরো ট্রি গুনুন',
    counting: 'ট্রি গোনা হচ্ছে …',
    stop: 'থামুন',
    total: (n) => `মোট ${counted(n, 'নোড')}`,
    depth: (depth, n) => `গভীরতা ${number(depth)}: ${counted(n, 'নোড')}`,
    steps: 'অ্যালগরিদম',
    deadEnd: (kind, index) =>
      digits(
        kind === 'queen'
          ? `কানাগলি: ${index} নম্বর সারির কুইন আক্রান্ত।`
          : `কানাগলি: ${index} নম্বর ${kind === 'row' ? 'সারিতে' : 'কলামে'} খোলা ঘর নেই।`,
      ),
    branches: (row, n) => digits(`${row} নম্বর সারিতে ${n}টি শাখা।`),
    solution: 'একটি সমাধান।',
    code: {
      search: 'খোঁজ:',
      complete: 'প্রতি সারিতে কুইন থাকলে: একটি সমাধান',
      completeChecked: 'প্রতি সারিতে কুইন থাকলে: কেউ আক্রান্ত না হলে সমাধান',
      forced: 'যে কুইনের একটিই ঘর বাকি, তাকে বসাও',
      lookAhead: 'কোনো সারি বা কলামে খোলা ঘর না থাকলে: ফিরে যাও',
      nextRow: 'পরের সারিটি নাও',
      smallestRow: 'সবচেয়ে কম খোলা ঘরের সারিটি নাও',
      anySquare: 'তার প্রতিটি ঘরের জন্য:',
      freeColumn: 'খালি কলামের প্রতিটি ঘরের জন্য:',
      openSquare: 'আক্রান্ত নয় এমন প্রতিটি ঘরের জন্য:',
      place: 'সেখানে কুইন বসাও',
      deeper: 'বাকি সারিগুলো খোঁজো',
      back: 'কুইনটি তুলে নাও',
    },
  },
  solve: {
    intro: 'প্রতি সারিতে একটি কুইন বসান, যেন কেউ কাউকে আক্রমণ না করে। সংরক্ষিত ঘরে কুইন বসে না।',
    left: (n) => (n === 0 ? 'সব কুইন বসানো হয়েছে।' : `আরও ${counted(n, 'কুইন')} বাকি।`),
    pairs: (n) => (n === 0 ? 'কেউ কাউকে আক্রমণ করছে না।' : `${counted(n, 'জোড়া')} একে অপরকে আক্রমণ করছে।`),
    hintButton: 'একটি ইঙ্গিত দিন',
    placeIt: 'বসিয়ে দিন',
    restart: 'আবার শুরু',
    hint,
  },
  share: {
    link: 'এই বোর্ডের লিংক',
    linkExplained: 'বোর্ড, প্যানেল, কৌশল, কোন ধাপ: সবই লিংকের ভেতরে আছে।',
    copy: 'কপি',
    copied: 'কপি হয়েছে',
    command: 'কমান্ড লাইনে একই কাজ',
    import: 'বোর্ড খুলুন',
    importExplained:
      'queens convert যেসব ফরম্যাট পড়ে, তার যেকোনোটিতে লেখা বোর্ড এখানে পেস্ট করুন বা ফেলুন: . * Q-এর সারি, FEN, JSON, CSV ইত্যাদি।',
    importButton: 'খুলুন',
    opened: (format, side) => `${digits(`${side}×${side}`)} বোর্ড খোলা হলো (${format})।`,
    tooLarge: (side, largest) =>
      `বোর্ডটির আকার ${number(side)}; এই পাতা ১ থেকে ${number(largest)} পর্যন্ত দেখায়।`,
    refused: ({ line: at, column, message }) => `${digits(`লাইন ${at}, কলাম ${column}`)}: ${message}`,
    refusedFormat: ({ message }) => message,
    export: 'সংরক্ষণ',
    formats: { grid: 'টেক্সট', json: 'JSON', fen: 'FEN', svg: 'SVG', png: 'PNG' },
  },
  offline: 'একবার খুললে ইন্টারনেট ছাড়াও চলে। সব গণনা হয় আপনার যন্ত্রেই।',
};

function duration(seconds: number): string {
  const units: [number, string][] = [
    [1, 'সেকেন্ড'],
    [60, 'মিনিট'],
    [3600, 'ঘণ্টা'],
    [86400, 'দিন'],
  ];
  if (seconds >= 63072000) return `${rough(seconds / 31536000)} বছর`;
  const [size, unit] = units.findLast(([size]) => seconds >= 2 * size) ?? units[0]!;
  return `${number(Math.round(seconds / size))} ${unit}`;
}
