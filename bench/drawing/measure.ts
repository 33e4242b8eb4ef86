import type { Browser } from '@playwright/test';
import { typeText, watch } from '../browser/measure';
import { newPage } from '../browser/pages';
import { median } from '../load/median';
import type { Product } from '../product';
import { rounds } from '../settings';
import { largeGraphic, smallGraphic } from './drawing';

const path = '/interactive-graphics';

interface DrawingTimes {
  megabytes: number;
  /**
   * Milliseconds from the last byte of the graphic to its editor: the drawing with its outlines, and the list beside
   * it.
   */
  opened: number;
  /** From the click on an element to its text, which can be written. */
  panel: number;
  /** Of each key there. */
  keys: number[];
}

/** What an editor waits for who opens a graphic with a large drawing and writes at one of its elements. */
export async function measureDrawing(browser: Browser, product: Product): Promise<DrawingTimes> {
  const made: number[] = [];
  try {
    for (const graphic of [smallGraphic, largeGraphic]) made.push(await create(product, graphic));
    const [small, large] = made as [number, number];
    const measured: DrawingTimes[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await openOnce(browser, product, small, large));
    const middle = (name: 'megabytes' | 'opened' | 'panel') => median(measured.map((times) => times[name]));
    return {
      megabytes: middle('megabytes'),
      opened: middle('opened'),
      panel: middle('panel'),
      keys: measured.flatMap(({ keys }) => keys),
    };
  } finally {
    for (const id of made)
      await fetch(`${product.address}/api/v1${path}/${id}`, { method: 'DELETE', headers: { cookie: product.cookie } });
  }
}

async function create({ address, cookie }: Product, graphic: object): Promise<number> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(graphic),
  });
  if (!answer.ok) throw new Error(`The graphic could not be made: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

async function openOnce(browser: Browser, product: Product, small: number, large: number): Promise<DrawingTimes> {
  const page = await newPage(browser, product);
  try {
    await watch(page);
    // The code of the form is there: another graphic was open before.
    await page.goto(`${path}/${small}/edit`);
    await page.getByRole('group', { name: 'Zeichnung' }).waitFor();
    await page.goto(`${path}/${large}/edit`);
    const shown = await page.evaluate(() => window.bench.appeared('section[aria-label="Liste der Elemente"] li'));
    const { responseEnd, decodedBodySize } = await page.evaluate((address) => {
      const [call] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(address)) as PerformanceResourceTiming[];
      return { responseEnd: call?.responseEnd ?? NaN, decodedBodySize: call?.decodedBodySize ?? NaN };
    }, `/api/v1${path}/${large}`);
    const panel = page.evaluate(() => window.bench.shownAfterClick('section .ProseMirror'));
    await page.getByRole('region', { name: 'Liste der Elemente' }).getByRole('button').nth(2).click();
    const opened = await panel;
    await page.locator('.ProseMirror:focus').waitFor();
    return {
      megabytes: decodedBodySize / 1_000_000,
      opened: shown - responseEnd,
      panel: opened,
      keys: await typeText(page),
    };
  } finally {
    await page.context().close();
  }
}
