// The board and its count, in the built page.
import { describe, expect, it } from 'vitest';
import { countOf, square, visitor } from './browser';

const open = visitor();

describe('the count', () => {
  it('is there on the first screen, and follows the board', async () => {
    const page = await open();
    expect(await countOf(page)).toBe('92');
    await page.click('input[value=reserve]', { force: true });
    await page.click(square(2, 2));
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

  it.each([
    ['nauck', '2'],
    ['oneReserved', '1'],
    ['twoReserved', '80'],
    ['free4', '2'],
  ])('of the board %s is %s', async (name, n) => {
    const page = await open();
    await page.selectOption('.toolbar select', name);
    await expect.poll(() => countOf(page)).toBe(n);
  });

  it('that takes long is estimated, starts when wanted, and stops', async () => {
    // Side 20 takes minutes, so it is still running when Stop is pressed.
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
          for (const { previousRect, currentRect } of sources)
            if (previousRect.y !== currentRect.y) moved.push(currentRect.y);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    for (const [row, column] of [
      [0, 1],
      [2, 0],
      [1, 4],
      [1, 4],
      [4, 7],
    ] as const) {
      await page.click(square(row, column));
      await countOf(page);
    }
    // Two pictures later the observer has been told of all.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
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
    expect(await page.getAttribute('.attacked', 'd')).not.toBe('');
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
