// What a visitor does, in the built page.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countOf, launch, openPage, serve, type Opened } from './browser';

let browser: Browser;
let server: Server;
let address: string;
let opened: Opened;

beforeAll(async () => {
  ({ server, address } = await serve());
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});
afterEach(async () => {
  const { page, errors } = opened;
  await page.context().close();
  expect(errors).toEqual([]);
});

async function open(fragment = '', options = {}): Promise<Page> {
  opened = await openPage(browser, address + fragment, options);
  return opened.page;
}

const square = (row: number, column: number) => `[data-square="${row}.${column}"]`;
const text = (page: Page, name: string) => page.textContent(`[data-test=${name}]`);
const tab = (page: Page, name: string) => page.click(`#tab-${name}`);

describe('the count', () => {
  it('is there on the first screen, and follows the board', async () => {
    const page = await open();
    expect(await countOf(page)).toBe('92');
    await page.click('input[value=reserve]', { force: true });
    await page.click(square(2, 2));
    await page.waitForSelector('[data-test=answer][data-stale=true]');
    await page.click(square(4, 4));
    await expect.poll(() => countOf(page)).toBe('80');
    await page.click('input[value=queen]', { force: true });
    await page.click(square(0, 0));
    await expect.poll(() => countOf(page)).toBe('4');
    await page.keyboard.press('Control+z');
    await expect.poll(() => countOf(page)).toBe('80');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => countOf(page)).toBe('4');
  });

  it.each([['nauck', '2'], ['oneReserved', '1'], ['twoReserved', '80'], ['free4', '2']])('of the board %s is %s', async (name, n) => {
    const page = await open();
    await page.selectOption('.toolbar select', name);
    await expect.poll(() => countOf(page)).toBe(n);
  });

  it('that takes long is estimated, starts when wanted, and stops', async () => {
    // Side 20 takes days: whatever the machine, it is still running when Stop is pressed.
    const page = await open('#v=1&b=20');
    await page.waitForSelector('[data-test=estimate]');
    await page.click('text=Count anyway');
    await page.waitForSelector('progress');
    await page.click('text=Stop');
    await page.waitForSelector('text=Stopped.');
    expect(await page.$('progress')).toBeNull();
    // The page answers at once afterwards.
    await page.selectOption('.toolbar select', 'free8');
    await expect.poll(() => countOf(page)).toBe('92');
  });

  it('is withdrawn when the board changes', async () => {
    const page = await open('#v=1&b=20');
    await page.click('text=Count anyway');
    await page.waitForSelector('progress');
    await page.selectOption('.toolbar select', 'nauck');
    await expect.poll(() => countOf(page)).toBe('2');
    expect(await page.$('progress')).toBeNull();
  });

  it('moves nothing up or down as it changes', async () => {
    const page = await open();
    await countOf(page);
    await page.evaluate(() => {
      type Shift = PerformanceEntry & { sources: { previousRect: DOMRect; currentRect: DOMRect }[] };
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { previousRect, currentRect } of sources) if (previousRect.y !== currentRect.y) moved.push(currentRect.y);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    for (const [row, column] of [[0, 1], [2, 0], [1, 4], [1, 4], [4, 7]] as const) {
      await page.click(square(row, column));
      await page.waitForSelector('[data-test=answer][data-stale=true]');
      await countOf(page);
    }
    // Two pictures later the observer has been told of all.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  });

  it('is drawn through each square', async () => {
    const page = await open('#v=1&b=8&h=1');
    await page.waitForSelector('.heat text');
    const numbers = await page.$$eval('.heat text', (all) => all.map((each) => Number(each.textContent)));
    expect(numbers).toHaveLength(64);
    expect(numbers.slice(0, 8).reduce((a, b) => a + b)).toBe(92);
    expect(numbers[0]).toBe(4);
  });
});

describe('solutions', () => {
  it('are browsed by place, and by class', async () => {
    const page = await open('#v=1&b=8&t=solutions');
    await expect.poll(() => text(page, 'placement')).toBe('0 4 7 5 2 6 1 3');
    await page.click('text=Next');
    await expect.poll(() => text(page, 'placement')).toBe('0 5 7 2 6 3 1 4');
    await page.fill('.field input', '92');
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page, 'placement')).toBe('7 3 0 2 5 1 6 4');
    expect(await page.$$('.board .queen')).toHaveLength(8);
    await page.fill('.field input', '93');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=A whole number from 1 to 92');
    await page.waitForSelector('.class');
    expect(await page.$$('.class')).toHaveLength(12);
    await page.click('.class:nth-child(1) button');
    await expect.poll(() => text(page, 'rank')).toBe('1st of 8 solutions');
    await page.click('.class:nth-child(1) button');
    await expect.poll(() => text(page, 'rank')).toBe('1st of 92 solutions');
  });
});

describe('the search', () => {
  it('steps forward and back, plays and pauses', async () => {
    const page = await open('#v=1&b=4&t=search');
    await expect.poll(() => text(page, 'nodes')).toBe('1');
    for (const nodes of ['2', '3', '4']) {
      await page.click('[aria-label="Step forward"]');
      await expect.poll(() => text(page, 'nodes')).toBe(nodes);
    }
    const queens = await page.$$eval('.board .queen', (all) => all.length);
    await page.click('[aria-label="Step forward"]');
    await page.click('[aria-label="Step back"]');
    await expect.poll(() => text(page, 'nodes')).toBe('4');
    expect(await page.$$('.board .queen')).toHaveLength(queens);
    await page.click('text=Next solution');
    await page.waitForSelector('.says.solution');
    expect(await page.$$('.board .queen')).toHaveLength(4);
    await page.selectOption('[aria-label=Speed]', '240');
    await page.click('text=Play');
    await expect.poll(() => text(page, 'nodes')).toBe('17');
    await page.waitForSelector('text=Play');
  });

  it('compares two strategies on the same board', async () => {
    const page = await open('#v=1&b=6&t=search&s=lines_columns');
    await page.waitForSelector('[data-test=strategy-1] .tree');
    await page.click('[aria-label="To the end"]');
    const nodes = await page.$$eval('[data-test=nodes]', (all) => all.map((each) => Number(each.textContent!.replace(',', ''))));
    expect(nodes[0]).toBe(153);
    expect(nodes[1]).toBeGreaterThan(153);
    expect(await page.$$('.code .here')).toHaveLength(2);
  });

  it('of a large tree is told by depth', async () => {
    const page = await open('#v=1&b=9&t=search');
    await page.waitForSelector('.tree');
    await page.waitForSelector('.profile li');
    expect(await page.$$('.profile li')).toHaveLength(10);
  });
});

describe('solving', () => {
  it('checks queens and gives hints until the board is solved', async () => {
    const page = await open('#v=1&b=6&t=solve');
    await page.click(square(0, 0));
    await page.click(square(1, 1));
    await expect.poll(() => text(page, 'check')).toContain('1 pair attacks each other');
    expect(await page.$$('line.attack')).toHaveLength(1);
    await page.click('text=Start again');
    for (let queens = 1; queens <= 6; ++queens) {
      await page.click('text=Give me a hint');
      await page.click('text=Place it');
      await expect.poll(async () => (await page.$$('.board .queen')).length).toBe(queens);
    }
    await expect.poll(() => text(page, 'hint')).toContain('Solved');
  });
});

describe('sharing', () => {
  it('restores the whole state from a link', async () => {
    const page = await open();
    await page.click(square(0, 3));
    await tab(page, 'search');
    await page.click('[aria-label="Step forward"]');
    await page.waitForFunction(() => location.hash.includes('i=1'));
    const link = page.url();
    await page.context().close();
    const again = await open(new URL(link).hash);
    await expect.poll(() => text(again, 'nodes')).toBe('2');
    expect(await again.getAttribute(square(0, 3), 'aria-label')).toContain('fixed queen');
  });

  it('says that a link is broken, and shows the default board', async () => {
    const page = await open('#v=1&b=99');
    await page.waitForSelector('text=This link is broken');
    expect(await countOf(page)).toBe('92');
  });

  it('opens a text, refuses another with its place, and tells the command line', async () => {
    const page = await open('#v=1&b=8&t=share');
    await page.fill('.import textarea', '....\n..x.\n....\n....');
    await page.click('.import button');
    await expect.poll(() => text(page, 'opened')).toContain('Line 2, column');
    await page.fill('.import textarea', '.*..\n....\n....\n....');
    await page.click('.import button');
    await expect.poll(() => text(page, 'opened')).toContain('side 4');
    const command = await page.$$eval('.copyable textarea', (all) => all.map((each) => (each as HTMLTextAreaElement).value));
    expect(command[1]).toBe("./queens count - <<'END'\n.*..\n....\n....\n....\nEND");
  });

  it.each([['Text', 'board.txt'], ['JSON', 'board.json'], ['SVG', 'board.svg'], ['PNG', 'board.png']])('saves a board as %s', async (button, name) => {
    const page = await open('#v=1&b=4.1x5Q&t=share');
    const download = page.waitForEvent('download');
    await page.click(`section .buttons >> text=${button}`);
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = readFileSync(await file.path());
    if (name === 'board.txt') expect(bytes.toString()).toBe('.*..\n...Q\n....\n....\n');
    if (name === 'board.json') expect(JSON.parse(bytes.toString())).toEqual({ side: 4, reserved: [[0, 1]], queens: [[1, 3]] });
    if (name === 'board.svg') expect(bytes.toString()).toMatch(/^<svg/);
    if (name === 'board.png') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('says why a format cannot hold a board', async () => {
    const page = await open('#v=1&b=4.1x&t=share');
    await page.click('section .buttons >> text=FEN');
    await page.waitForSelector('text=it has no sign for reserved squares');
  });
});

describe('the keyboard alone', () => {
  it('edits the board and changes the panel', async () => {
    const page = await open();
    expect(await countOf(page)).toBe('92');
    for (let i = 0; i < 10; ++i) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await page.getAttribute(square(1, 1), 'aria-label')).toBe('row 1, column 1: reserved');
    await page.keyboard.press('Backspace');
    expect(await page.getAttribute(square(1, 1), 'aria-label')).toBe('row 1, column 1: open');
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(square(1, 1), 'aria-label')).toBe('row 1, column 1: fixed queen');
    expect(await page.getAttribute(square(0, 0), 'aria-label')).toBe('row 0, column 0: open, attacked');
    await page.focus('#tab-count');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('#tab-solutions[aria-selected=true]');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-solutions');
  });
});
