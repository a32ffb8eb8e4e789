// What a visitor does in the other panels of the built page.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countOf, square, visitor } from './browser';

const open = visitor();
const text = (page: Page, name: string) => page.textContent(`[data-test=${name}]`);
const tab = (page: Page, name: string) => page.click(`#tab-${name}`);

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
    const nodes = await page.$$eval('[data-test=nodes]', (all) =>
      all.map((each) => Number(each.textContent!.replace(',', ''))),
    );
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
    expect(await again.isDisabled('[aria-label=Undo]')).toBe(true);
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
    const command = await page.$$eval('.copyable textarea', (all) =>
      all.map((each) => (each as HTMLTextAreaElement).value),
    );
    expect(command[1]).toBe("./queens count - <<'END'\n.*..\n....\n....\n....\nEND");
  });

  it.each([
    ['Text', 'board.txt'],
    ['JSON', 'board.json'],
    ['SVG', 'board.svg'],
    ['PNG', 'board.png'],
  ])('saves a board as %s', async (button, name) => {
    const page = await open('#v=1&b=4.1x5Q&t=share');
    const download = page.waitForEvent('download');
    await page.click(`section .buttons >> text=${button}`);
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    const bytes = readFileSync(await file.path());
    if (name === 'board.txt') expect(bytes.toString()).toBe('.*..\n...Q\n....\n....\n');
    if (name === 'board.json')
      expect(JSON.parse(bytes.toString())).toEqual({ side: 4, reserved: [[0, 1]], queens: [[1, 3]] });
    if (name === 'board.svg') expect(bytes.toString()).toMatch(/^<svg/);
    if (name === 'board.png') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it('says why a format cannot hold a board', async () => {
    const page = await open('#v=1&b=4.1x&t=share');
    await page.click('section .buttons >> text=FEN');
    await page.waitForSelector('text=it has no sign for reserved squares');
  });
});
