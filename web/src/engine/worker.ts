// A worker: one instance of the module, which answers one question after the other.
import { Bridge, Refused } from './bridge';
import type { Question, Reply } from './line';

export type Message = { readonly module: WebAssembly.Module } | { readonly question: Question };

let module: WebAssembly.Module | null = null;
let bridge: Bridge | null = null;

function answer({ verb, asked }: Question): Reply {
  try {
    if (!module) throw new Error('a question came before the module');
    bridge ??= new Bridge(module);
    return { answer: (bridge[verb] as (...asked: unknown[]) => unknown).apply(bridge, asked) };
  } catch (error) {
    // After a trap nobody knows what the instance's memory holds.
    if (!(error instanceof Refused)) bridge = null;
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('module' in data) module = data.module;
  else self.postMessage(answer(data.question));
});
