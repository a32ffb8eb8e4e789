// How fast the module counts beside the program, on this machine: node tests/speed.mjs [PROGRAM]
// They take turns, so that whatever else the machine does slows both; medians are compared.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const build = (path) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));
const program = process.argv[2] ?? build('release/apps/queens/queens');
const module = new WebAssembly.Module(readFileSync(build('wasm/web/bridge/queens.wasm')));
const { _initialize, memory, question, answer_size, plan, count_case } = new WebAssembly.Instance(module, {}).exports;
const turns = 15;

/** Calls an exported function with texts, as src/engine/bridge.ts does. */
function ask(verb, texts, ...numbers) {
  const bytes = texts.map((text) => new TextEncoder().encode(text));
  let place = question(bytes.reduce((size, { length }) => size + length, 0));
  const values = bytes.flatMap((text) => {
    new Uint8Array(memory.buffer).set(text, place);
    place += text.length;
    return [place - text.length, text.length];
  });
  const address = verb(...values, ...numbers);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, address, answer_size())));
}

/** Seconds, of one thread, without the start of the program. */
function native(side, kernel) {
  const report = execFileSync('sh', ['-c', `"$0" count ${side} --threads 1 --kernel ${kernel} --verbose 2>&1`, program], { encoding: 'utf8' });
  return Number(/^time: ([\d.]+) s$/m.exec(report)[1]);
}

function inWasm(side) {
  const start = performance.now();
  const { kernel, cases } = ask(plan, [Array(side).fill('.'.repeat(side)).join('\n')], 1);
  for (const { name } of cases) ask(count_case, [kernel, name]);
  return { kernel, seconds: (performance.now() - start) / 1000 };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

_initialize();
for (const side of [13, 14, 15, 16]) {
  const { kernel } = inWasm(side); // the first turn compiles
  const times = { module: [], portable: [], best: [] };
  const portable = `${kernel.split('-')[0]}-portable`;
  for (let turn = 0; turn < turns; ++turn) {
    times.module.push(inWasm(side).seconds);
    times.portable.push(native(side, portable));
    times.best.push(native(side, kernel.split('-')[0]));
  }
  const [mine, plain, best] = [median(times.module), median(times.portable), median(times.best)];
  console.log(`n = ${side}: ${kernel} ${mine.toFixed(3)} s; ${(mine / plain).toFixed(2)} times as long as the program's ${portable} (${plain.toFixed(3)} s), ${(mine / best).toFixed(2)} times as long as its best of that family`);
}
