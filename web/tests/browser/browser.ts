// Serves what was built, and opens it in Debian's Chromium.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export const built = fileURLToPath(new URL('../../../build/web/page/', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** As a plain static host does it: no special headers. */
async function serve(): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(built, 'index.html')))
    throw new Error('build/web/page is missing: npm run build first');
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: flags.split(' ') });

/**
 * A browser and a server for the tests of a file. Whoever calls the answer visits the page; after each
 * test the pages that it has opened are closed, and none of them may have said that something is wrong.
 */
export function visitor(): (fragment?: string, options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  let server: Server;
  let address: string;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    ({ server, address } = await serve());
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  return async (fragment = '', options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address + fragment);
    await page.waitForSelector('[data-test=answer], [role=tabpanel]');
    return page;
  };
}

/** What selects a square of the board. */
export const square = (row: number, column: number) => `[data-square="${row}.${column}"]`;

/** The count, once it is about the board as it is. */
export async function countOf(page: Page): Promise<string> {
  await page.waitForSelector('[data-test=answer][data-stale=false]');
  return (await page.textContent('[data-test=solutions]')) ?? '';
}

export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
