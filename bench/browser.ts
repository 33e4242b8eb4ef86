import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs } from '../scripts/chromiumArgs.mjs';
import { findChromium } from '../scripts/findChromium.mjs';
import { clientWith } from '../tests/support/client';
import { median, type Product } from './server';

declare global {
  interface Window {
    /** Clocks that run inside the page, so that the overhead of the protocol is not measured. */
    bench: {
      /** The milliseconds from the next click until an element is painted. */
      paintedAfterClick(selector: string): Promise<number>;
      /** The milliseconds from the next Ctrl+Enter until an input with another value is painted. */
      paintedAfterSave(selector: string): Promise<number>;
      /** Measures the milliseconds that each key press takes, including the layout for the next frame. */
      watchKeys(): void;
      keys: number[];
    };
  }
}

/** Injected into the page. */
function clocks() {
  const paintedAfter = (type: string, isThere: () => boolean, isBegin = (_event: Event) => true) =>
    new Promise<number>((resolve) => {
      const begin = (event: Event) => {
        if (!isBegin(event)) return;
        document.removeEventListener(type, begin, { capture: true });
        // Checks before each frame; when the element exists, that frame paints it, and the timer runs after the frame.
        const look = () =>
          isThere() ? setTimeout(() => resolve(performance.now() - event.timeStamp)) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      document.addEventListener(type, begin, { capture: true });
    });
  window.bench = {
    keys: [],
    paintedAfterClick: (selector) => paintedAfter('click', () => document.querySelector(selector) !== null),
    paintedAfterSave: (selector) => {
      const value = () => document.querySelector<HTMLInputElement>(selector)?.value;
      const before = value();
      return paintedAfter(
        'keydown',
        () => value() !== undefined && value() !== before,
        (event) => (event as KeyboardEvent).key === 'Enter' && (event as KeyboardEvent).ctrlKey,
      );
    },
    watchKeys() {
      window.onkeydown = () => {
        const begun = performance.now();
        const channel = new MessageChannel();
        // Runs when the key has been handled.
        channel.port1.onmessage = () => {
          void document.body.offsetHeight;
          window.bench.keys.push(performance.now() - begun);
        };
        channel.port2.postMessage(null);
      };
    },
  };
}

async function newPage(browser: Browser, { address, cookie }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1366, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  // tsx uses this helper to name functions, but the page lacks it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(clocks);
  return page;
}

/** The time that editors wait. tests/bundle measures the transferred bytes. */
export async function measureBrowser(product: Product) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    const form = await opening(browser, product, '/projects', 'tr[data-row] a', '#field-title');
    const review = await opening(browser, product, '/inbox', 'article .title', 'form [data-review]');
    return [
      { what: 'click to form', measured: form, limit: 150 },
      { what: 'click to review', measured: review, limit: 150 },
      { what: 'next inbox item', measured: await nextItem(browser, product), limit: 150 },
      { what: 'a key with 30 contacts open', measured: await typing(browser, product), limit: 16 },
    ];
  } finally {
    await browser.close();
  }
}

/** From a click in a list until the result is painted. The first click, which loads code, is not counted. */
async function opening(browser: Browser, product: Product, path: string, link: string, opened: string) {
  const page = await newPage(browser, product);
  await page.goto(path);
  const times: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    await page.locator(link).nth(index).waitFor();
    await wait(1_000);
    const painted = page.evaluate((selector) => window.bench.paintedAfterClick(selector), opened);
    await page.locator(link).nth(index).click();
    times.push(await painted);
    await wait(1_000);
    await page.goBack();
  }
  await page.context().close();
  return median(times.slice(1));
}

/** From Ctrl+Enter in a review until the next item can be read. The first one, which loads code, is not counted. */
async function nextItem(browser: Browser, product: Product) {
  const editor = clientWith(product.address, product.cookie);
  const word = `Messung${Date.now()}`;
  const ids: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const title = `${word} ${index}`;
    const { data } = await editor.call<{ id: number }>('POST', '/projects', { title });
    await editor.call('PUT', `/projects/${data.id}`, { title, keywords: 'Messung', addToInbox: true });
    ids.push(data.id);
  }
  const page = await newPage(browser, product);
  await page.goto('/inbox');
  await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill(word);
  await page.locator('article [data-stop]').filter({ hasText: word }).first().click();
  const times: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    await page.locator('#field-title').waitFor();
    // Its keys work when its form has loaded, and the next item has been preloaded.
    await wait(1_500);
    const painted = page.evaluate(() => window.bench.paintedAfterSave('#field-title'));
    await page.keyboard.press('Control+Enter');
    times.push(await painted);
  }
  await page.context().close();
  for (const id of ids) await editor.call('DELETE', `/projects/${id}`);
  return median(times.slice(1));
}

async function typing(browser: Browser, product: Product) {
  const editor = clientWith(product.address, product.cookie);
  const contacts = Array.from({ length: 30 }, (_, index) => ({ firstName: 'Anna', lastName: `Muster ${index}` }));
  const { data } = await editor.call<{ id: number }>('POST', '/projects', { title: 'Dreissig Kontakte', contacts });
  const page = await newPage(browser, product);
  await page.goto(`/projects/${data.id}/edit`);
  await page.locator('#field-title').click();
  const closed = page.locator('[role="group"][data-row] button[aria-expanded="false"]');
  // Lists are rendered after the first screen.
  await closed.nth(29).waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
  const contact = page.getByRole('group', { name: 'Kontakt 15', exact: true });
  await contact.getByRole('textbox', { name: 'Nachname', exact: true }).click();
  await page.evaluate(() => window.bench.watchKeys());
  await page.keyboard.type('Energie aus Holz fuer das ganze Tal, jeden Winter', { delay: 50 });
  const keys = await page.evaluate(() => window.bench.keys);
  await page.context().close();
  await editor.call('DELETE', `/projects/${data.id}`);
  return median(keys);
}
