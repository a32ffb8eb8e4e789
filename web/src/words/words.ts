// What a language must say, and the one that is spoken. A word that is missing does not compile.
import { computed, signal } from '@preact/signals';
import type { Refusal } from '../engine/engine';
import type { CodeLine } from '../search/pseudocode';
import type { Hint } from '../solve/hint';
import type { PresetName } from '../state/presets';
import type { Tab } from '../state/url';
import { kept, keep } from '../state/kept';
import { bn } from './bn';
import { en } from './en';
import { languages, type Language, type Numbers } from './numbers';

type Count = (n: number | bigint) => string;

export interface Words {
  numbers: Numbers;
  title: string;
  tagline: string;
  tryThis: string;
  tryNext: string;
  /** As `tryNext`, of a board without a solution. */
  tryNone: string;
  /** The name of the other language, in that language. */
  otherLanguage: string;
  theme: Record<'label' | 'auto' | 'light' | 'dark', string>;
  tabs: Record<Tab, string>;
  panels: string;
  side: string;
  smaller: string;
  larger: string;
  mode: string;
  modes: Record<'queen' | 'reserve', string>;
  undo: string;
  redo: string;
  clearBoard: string;
  presets: string;
  presetNames: Record<PresetName, string>;
  keys: string;
  board(side: number): string;
  square(row: number, column: number, marks: readonly string[]): string;
  marks: Record<'open' | 'reserved' | 'fixed' | 'queen' | 'attacked', string>;
  through: Count;
  brokenLink: string;
  failed(message: string): string;
  count: {
    /** What follows the large number, with the space that the language puts there, if any. */
    solutions: Count;
    classes: Count;
    symmetries(n: number): string;
    milliseconds(ms: number): string;
    tooLong(seconds: number): string;
    interval(low: number, high: number): string;
  } & Record<
    | 'counting'
    | 'about'
    | 'anyway'
    | 'stop'
    | 'stopped'
    | 'progress'
    | 'heat'
    | 'heatExplained'
    | 'heatTooLong',
    string
  >;
  solutions: {
    of(rank: bigint, total: bigint): string;
    badIndex: Count;
    firstClasses: Count;
    orbit: Count;
  } & Record<
    | 'none'
    | 'uncounted'
    | 'any'
    | 'index'
    | 'first'
    | 'previous'
    | 'next'
    | 'random'
    | 'columns'
    | 'classes'
    | 'classesExplained'
    | 'only'
    | 'all',
    string
  >;
  search: {
    orders: Record<'top' | 'middle' | 'ends' | 'even-odd', string>;
    prunes: Record<
      'none' | 'columns' | 'lines' | 'lookahead' | 'propagate' | 'smallest' | 'symmetry',
      string
    >;
    perSecond: Count;
    treeOf: Count;
    beginning: Count;
    total: Count;
    depth(depth: number, n: bigint): string;
    deadEnd(kind: 'row' | 'column' | 'queen', index: number): string;
    branches(row: number, n: number): string;
    code: Record<CodeLine, string>;
  } & Record<
    | 'intro'
    | 'strategy'
    | 'order'
    | 'compare'
    | 'single'
    | 'play'
    | 'pause'
    | 'back'
    | 'forward'
    | 'toStart'
    | 'toEnd'
    | 'nextSolution'
    | 'position'
    | 'speed'
    | 'nodes'
    | 'deadEnds'
    | 'solutions'
    | 'profile'
    | 'wholeTree'
    | 'counting'
    | 'stop'
    | 'steps'
    | 'solution',
    string
  >;
  solve: {
    left: Count;
    pairs: Count;
    hint(hint: Hint): string;
  } & Record<'intro' | 'hintButton' | 'placeIt' | 'restart', string>;
  share: {
    opened(format: string, side: number): string;
    tooLarge(side: number, largest: number): string;
    refused(refusal: Refusal): string;
    refusedFormat(refusal: Refusal): string;
    formats: Record<'grid' | 'json' | 'fen' | 'svg' | 'png', string>;
  } & Record<
    | 'link'
    | 'linkExplained'
    | 'copy'
    | 'copied'
    | 'command'
    | 'import'
    | 'importExplained'
    | 'importButton'
    | 'export',
    string
  >;
  offline: string;
}

const all: Record<Language, Words> = { en, bn };

/** What was chosen before, else what the browser would rather read. */
function firstLanguage(): Language {
  const wished = [kept('language') ?? [], globalThis.navigator?.languages ?? []].flat();
  return languages.find((name) => name === wished[0]?.slice(0, 2)) ?? 'en';
}

export const language = signal<Language>(firstLanguage());
export const words = computed(() => all[language.value]);

export function speak(next: Language) {
  language.value = next;
  keep('language', next);
}
