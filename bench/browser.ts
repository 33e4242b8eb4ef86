import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs } from '../scripts/chromiumArgs.mjs';
import { findChromium } from '../scripts/findChromium.mjs';
import { clientWith } from '../tests/support/client';
import { median, type Product } from './server';

declare global {
  interface Window {
    /** Clocks within the page, so that the way to it and back is not measured. */
    bench: {
      /** Milliseconds from the next click until an element is painted. */
      paintedAfterClick(selector: string): Promise<number>;
      /** Milliseconds that each key takes, with the layout that the next frame needs. */
      watchKeys(): void;
      keys: number[];
    };
  }
}

/** Put into the page. */
function clocks() {
  window.bench = {
    keys: [],
    paintedAfterClick: (selector) =>
      new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          // Looks before each frame; where it is there, that frame paints it, and the timer comes after.
          const look = () =>
            document.querySelector(selector)
              ? setTimeout(() => resolve(performance.now() - timeStamp))
              : requestAnimationFrame(look);
          requestAnimationFrame(look);
        };
        document.addEventListener('click', begin, { capture: true, once: true });
      }),
    watchKeys() {
      window.onkeydown = () => {
        const begun = performance.now();
        const channel = new MessageChannel();
        // Comes when the key has been dealt with.
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
  // tsx gives functions their names with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(clocks);
  return page;
}

/** What an editor waits for. How many bytes travel is asked in tests/bundle. */
export async function measureBrowser(product: Product) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs] });
  try {
    const form = await opening(browser, product, '/projects', 'tr[data-row] a', '#field-title');
    const review = await opening(browser, product, '/inbox', 'article .title', 'form [data-review]');
    return [
      { what: 'click to form', measured: form, limit: 150 },
      { what: 'click to review', measured: review, limit: 150 },
      { what: 'a key with 30 contacts open', measured: await typing(browser, product), limit: 16 },
    ];
  } finally {
    await browser.close();
  }
}

/** From a click on one of a list until what it opens is painted. The first one, which loads code, does not count. */
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

async function typing(browser: Browser, product: Product) {
  const editor = clientWith(product.address, product.cookie);
  const contacts = Array.from({ length: 30 }, (_, index) => ({ firstName: 'Anna', lastName: `Muster ${index}` }));
  const { data } = await editor.call<{ id: number }>('POST', '/projects', { title: 'Dreissig Kontakte', contacts });
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
  await editor.call('DELETE', `/projects/${data.id}`);
  return median(keys);
}
