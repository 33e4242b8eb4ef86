import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs } from '../scripts/chromiumArgs.mjs';
import { findChromium } from '../scripts/findChromium.mjs';
import type { Product } from './product';
import { median } from './server';

declare global {
  interface Window {
    /** Clocks within the page, so that the way to it and back is not measured. */
    bench: {
      /** Milliseconds from the next event of this name until something is painted. */
      paintedAfter(event: 'click' | 'keydown', selector: string, isOther?: boolean): Promise<number>;
      watchKeys(): void;
      keys: number[];
      frames(milliseconds: number): Promise<number[]>;
    };
  }
}

/** Put into the page. */
function clocks() {
  const whenPainted = (find: () => unknown) =>
    new Promise<number>((resolve) => {
      // Looks before each frame; where it is there, that frame paints it, and the timer comes after.
      const look = () => (find() ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
  window.bench = {
    keys: [],
    paintedAfter: (name, selector, isOther = false) =>
      new Promise((resolve) => {
        const before = isOther ? document.querySelector(selector) : null;
        const onEvent = (event: Event) => {
          // Ctrl by itself is a key, too.
          if (event instanceof KeyboardEvent && event.key === 'Control') return;
          document.removeEventListener(name, onEvent, { capture: true });
          const find = () => [...document.querySelectorAll(selector)].some((element) => element !== before);
          void whenPainted(find).then((at) => resolve(at - event.timeStamp));
        };
        document.addEventListener(name, onEvent, { capture: true });
      }),
    watchKeys() {
      window.bench.keys = [];
      window.onkeydown = () => {
        const begun = performance.now();
        const channel = new MessageChannel();
        // Comes when the key has been dealt with; then the layout that the next frame needs.
        channel.port1.onmessage = () => {
          void document.body.offsetHeight;
          window.bench.keys.push(performance.now() - begun);
        };
        channel.port2.postMessage(null);
      };
    },
    frames: (milliseconds) =>
      new Promise((resolve) => {
        const found: number[] = [];
        let last = performance.now();
        const begun = last;
        const next = (now: number) => {
          found.push(now - last);
          last = now;
          if (now - begun < milliseconds) requestAnimationFrame(next);
          else resolve(found);
        };
        requestAnimationFrame(next);
      }),
  };
}

async function newPage(browser: Browser, { address, cookie }: Product): Promise<Page> {
  const extraHTTPHeaders = { 'accept-encoding': 'gzip' };
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1366, height: 900 },
    extraHTTPHeaders,
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  // tsx gives functions their names with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(clocks);
  return page;
}

/** Counts the bytes that travel to a page, bodies and headers. `quiet` waits until half a second brings nothing. */
async function watchTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  let last = performance.now();
  session.on('Network.requestWillBeSent', () => (last = performance.now()));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    last = performance.now();
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  const quiet = async () => {
    while (performance.now() - last < 500) await wait(50);
    return bytes;
  };
  return { quiet };
}

export interface Measured {
  name: string;
  value: number;
  unit: string;
  most: number;
}

/** What an editor waits for, and what travels. The last release is taken from the inbox of the demo. */
export async function measureBrowser(product: Product): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    return [...(await open(browser, product)), ...(await type(browser, product)), ...(await review(browser, product))];
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, product: Product): Promise<Measured[]> {
  const page = await newPage(browser, product);
  const traffic = await watchTraffic(page);
  const row = page.locator('tr[data-row] a');
  const openForm = async (index: number) => {
    const painted = page.evaluate(() => window.bench.paintedAfter('click', '#field-title'));
    await row.nth(index).click();
    return painted;
  };
  await page.goto('/projects');
  await row.first().waitFor();
  const list = await traffic.quiet();
  await openForm(0);
  await page.getByRole('textbox', { name: 'Beschreibung', exact: true }).first().waitFor();
  const form = (await traffic.quiet()) - list;
  const opened: number[] = [];
  for (let index = 1; index <= 5; index += 1) {
    await page.goBack();
    await row.first().waitFor();
    await traffic.quiet();
    opened.push(await openForm(index));
  }
  await page.goBack();
  await row.first().waitFor();
  const frames = page.evaluate(() => window.bench.frames(3_000));
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1_500);
    await wait(80);
  }
  const painted = (await frames).toSorted((a, b) => a - b);
  await page.context().close();
  return [
    { name: 'first list, all that travels', value: list / 1000, unit: 'kB', most: 430 },
    { name: 'first form, what travels beside', value: form / 1000, unit: 'kB', most: 120 },
    { name: 'click to form', value: median(opened), unit: 'ms', most: 150 },
    {
      name: 'frame while scrolling, slowest of a hundred',
      value: painted[Math.floor(painted.length * 0.99)] ?? 0,
      unit: 'ms',
      most: 100,
    },
  ];
}

async function type(browser: Browser, product: Product): Promise<Measured[]> {
  const headers = { cookie: product.cookie, 'content-type': 'application/json' };
  const contacts = Array.from({ length: 30 }, (_, index) => ({ firstName: 'Anna', lastName: `Muster ${index}` }));
  const body = JSON.stringify({ title: 'Dreissig Kontakte', description: '<p>Text</p>', contacts });
  const answer = await fetch(`${product.address}/api/v1/projects`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { id: number } };
  const page = await newPage(browser, product);
  await page.goto(`/projects/${data.id}/edit`);
  await page.locator('#field-title').click();
  const closed = page.locator('[role="group"][data-row] button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const contact = page.getByRole('group', { name: 'Kontakt 15', exact: true });
  await contact.getByRole('textbox', { name: 'Nachname', exact: true }).click();
  await page.evaluate(() => window.bench.watchKeys());
  await page.keyboard.type('Energie aus Holz fuer das ganze Tal, jeden Winter', { delay: 50 });
  const keys = await page.evaluate(() => window.bench.keys);
  await page.context().close();
  await fetch(`${product.address}/api/v1/projects/${data.id}`, { method: 'DELETE', headers });
  return [{ name: 'a key with 30 contacts open', value: median(keys), unit: 'ms', most: 16 }];
}

async function review(browser: Browser, product: Product): Promise<Measured[]> {
  const page = await newPage(browser, product);
  const traffic = await watchTraffic(page);
  const title = page.locator('article .title');
  await page.goto('/inbox');
  const opened: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    await title.first().waitFor();
    await traffic.quiet();
    const painted = page.evaluate(() => window.bench.paintedAfter('click', 'form [data-review]'));
    await title.nth(index).click();
    opened.push(await painted);
    await traffic.quiet();
    await page.goBack();
  }
  await page.context().close();
  // The first one loads the code of reviews.
  return [{ name: 'click to review', value: median(opened.slice(1)), unit: 'ms', most: 150 }];
}
