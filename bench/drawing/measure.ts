import type { Browser } from '@playwright/test';
import { typeText, watch } from '../browser/measure';
import { newPage } from '../browser/pages';
import { median } from '../load/median';
import type { Product } from '../product';
import { rounds } from '../settings';
import { largeGraphic } from './drawing';

const path = '/interactive-graphics';

export interface DrawingTimes {
  megabytes: number;
  /** Milliseconds from the last byte of the graphic to its editor: the drawing with its outlines, and the list beside it. */
  opened: number;
  /** From the click on an element to its text, which can be written. */
  panel: number;
  /** Of each key there. */
  keys: number[];
}

/** What an editor waits for who opens a graphic with a large drawing and writes at one of its elements. */
export async function measureDrawing(browser: Browser, product: Product): Promise<DrawingTimes> {
  const headers = { cookie: product.cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${product.address}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(largeGraphic) });
  const { data: { id } } = (await answer.json()) as { data: { id: number } };
  try {
    const measured: DrawingTimes[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await openOnce(browser, product, id));
    const middle = (name: 'megabytes' | 'opened' | 'panel') => median(measured.map((times) => times[name]));
    return { megabytes: middle('megabytes'), opened: middle('opened'), panel: middle('panel'), keys: measured.flatMap(({ keys }) => keys) };
  } finally {
    await fetch(`${product.address}/api/v1${path}/${id}`, { method: 'DELETE', headers });
  }
}

async function openOnce(browser: Browser, product: Product, id: number): Promise<DrawingTimes> {
  const page = await newPage(browser, product);
  try {
    await watch(page);
    // The code of the form is there: another graphic was open before.
    await page.goto(`${path}/5/edit`);
    await page.getByRole('group', { name: 'Zeichnung' }).waitFor();
    await page.goto(`${path}/${id}/edit`);
    const shown = await page.evaluate(() => window.bench.appeared('section[aria-label="Liste der Elemente"] li'));
    const { responseEnd, decodedBodySize } = await page.evaluate((address) => {
      const [call] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address)) as PerformanceResourceTiming[];
      return { responseEnd: call?.responseEnd ?? NaN, decodedBodySize: call?.decodedBodySize ?? NaN };
    }, `/api/v1${path}/${id}`);
    const panel = page.evaluate(() => window.bench.shownAfterClick('section .ProseMirror'));
    await page.getByRole('region', { name: 'Liste der Elemente' }).getByRole('button').nth(2).click();
    const opened = await panel;
    await page.locator('.ProseMirror:focus').waitFor();
    return { megabytes: decodedBodySize / 1_000_000, opened: shown - responseEnd, panel: opened, keys: await typeText(page) };
  } finally {
    await page.context().close();
  }
}
