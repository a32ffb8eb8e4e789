// What holds for every view: both languages, both themes, small screens, no network, a small size.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeSource, built, countOf, square, visitor } from './browser';

/** What is there once a view has its answers. */
const ready: Record<string, string> = {
  count: '[data-test=answer][data-stale=false]',
  solutions: '.class',
  search: '.tree',
  solve: '[data-test=check]',
  share: '.copyable',
};
const views = Object.keys(ready);

const open = visitor();

/** The page in a language. */
async function visit(fragment: string, language: string, options: object): Promise<Page> {
  const page = await open(fragment, options);
  if (language === 'bn') {
    await page.click('button[lang=bn]');
    await page.waitForSelector('html[lang=bn]');
    await page.waitForFunction(() => document.fonts.check('16px "Noto Sans Bengali Variable"', '৯২'));
  }
  return page;
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function seriousViolations(page: Page): Promise<object[]> {
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

describe.each(['en', 'bn'])('in %s', (language) => {
  it.each(['light', 'dark'] as const)('axe finds nothing serious, %s', async (colorScheme) => {
    const page = await visit('#v=1&b=8.18x17x&h=1', language, { colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(axeSource);
    for (const view of views) {
      await page.click(`#tab-${view}`);
      await page.waitForSelector(ready[view]!);
      expect(await seriousViolations(page), view).toEqual([]);
    }
  });

  it.each([390, 320])('nothing is wider than a phone of %i px', async (width) => {
    const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
    const page = await visit('#v=1&b=12&s=lines_columns', language, { viewport: { width, height: 844 } });
    for (const view of views) {
      await page.click(`#tab-${view}`);
      await page.waitForSelector(ready[view]!);
      expect(await widest(page), view).toBeLessThanOrEqual(width);
    }
  });
});

describe('Bengali', () => {
  it('has its font, its digits and its words, and is kept', async () => {
    const page = await visit('', 'bn', {});
    await expect.poll(() => countOf(page)).toBe('৯২');
    expect(
      await page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => family.includes('Bengali') && status === 'loaded',
          ).length,
      ),
    ).toBe(1);
    await page.click('#tab-solutions');
    await expect.poll(() => page.textContent('[data-test=rank]')).toBe('৯২টির মধ্যে ১ম সমাধান');
    await page.fill('.field input', '৫');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.textContent('[data-test=rank]')).toBe('৯২টির মধ্যে ৫ম সমাধান');
    await page.reload();
    await page.waitForSelector('html[lang=bn]');
    expect(await page.textContent('h1')).toBe('কুইন্স স্টুডিও');
  });

  it('costs an English visitor no font', async () => {
    const page = await visit('', 'en', {});
    await countOf(page);
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('woff')).length,
      ),
    ).toBe(0);
  });
});

describe('colours', () => {
  it('follow the system until one is chosen, and then stay', async () => {
    const page = await visit('', 'en', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.selectOption('.switches select', 'light');
    expect(await ground()).toBe(light);
    await page.reload();
    await countOf(page);
    expect(await ground()).toBe(light);
  });
});

describe('without a network', () => {
  it('the page loads again and counts', async () => {
    const page = await open();
    await countOf(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    expect(await countOf(page)).toBe('92');
    await page.click(square(0, 1));
    await expect.poll(() => countOf(page)).toBe('8');
  });
});

describe('the transfer', () => {
  it('is under 300 KB with the Bengali font', () => {
    const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const sizes = files.map(
      (file) => [file.name, gzipSync(readFileSync(join(file.parentPath, file.name))).length] as const,
    );
    for (const [name, size] of sizes) console.log(`${String(size).padStart(8)} ${name}`);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.log(`${String(total).padStart(8)} bytes, gzip`);
    expect(total).toBeLessThan(300_000);
  });
});
