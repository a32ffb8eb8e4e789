// The engine in a browser: the module is compiled once, and every worker gets it.
import wasmUrl from 'queens.wasm?url';
import { engineWith } from './create';
import type { Engine } from './engine';
import type { Answerer, Reply } from './line';
import type { Message } from './worker';

async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`cannot load the engine: ${response.status} ${response.statusText}`);
  // Not as it streams in: that needs a type which plain file hosts do not send.
  return WebAssembly.compile(await response.arrayBuffer());
}

function hire(module: Promise<WebAssembly.Module>): Answerer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: Message) => worker.postMessage(message);
  const ready = module.then((compiledModule) => post({ module: compiledModule }));
  let onReply: (reply: Reply) => void = () => undefined;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => onReply(data);
  worker.onerror = ({ message }) => onReply({ error: message || 'a worker could not start' });
  return {
    ask(question, reply) {
      onReply = reply;
      ready.then(
        () => post({ question }),
        (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
      );
    },
    end: () => worker.terminate(),
  };
}

/** Starts at once to load the module; questions wait for it. */
export function createEngine(): Engine {
  const module = compiled();
  return engineWith(() => hire(module), navigator.hardwareConcurrency || 1);
}
