// The module as it was built, on one instance and without workers.
import { existsSync, readFileSync } from 'node:fs';
import { Bridge } from '../../../src/engine/bridge';
import type { Answerer, Reply } from '../../../src/engine/line';

const built = new URL('../../../../build/wasm/web/bridge/queens.wasm', import.meta.url);
const data = new URL('../../../../tests/data/', import.meta.url);

if (!existsSync(built)) throw new Error('build the module first: cmake --preset wasm && cmake --build --preset wasm');
const module = new WebAssembly.Module(readFileSync(built));

export const newBridge = () => new Bridge(module);
export const bridge = newBridge();

/** Answers as a worker does, some time later. `ended` tells how many were hung up on. */
export function hireHere(): Answerer {
  const own = newBridge();
  let open = true;
  return {
    ask({ verb, asked }, onReply) {
      setTimeout(() => {
        if (!open) return;
        let reply: Reply;
        try {
          reply = { answer: (own[verb] as (...values: unknown[]) => unknown).apply(own, [...asked]) };
        } catch (error) {
          reply = { error: String(error) };
        }
        onReply(reply);
      });
    },
    end() {
      open = false;
    },
  };
}

/** The rows of a table of tests/data, by the names in its first line. */
export function table(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(name, data), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i]!, value])));
}

export const boardNamed = (name: string) => readFileSync(new URL(`boards/${name}.txt`, data), 'utf8');
export const empty = (side: number) => Array<string>(side).fill('.'.repeat(side)).join('\n');
