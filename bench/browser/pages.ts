import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs } from '../../scripts/chromiumArgs.mjs';
import { installedChromium } from '../../scripts/findChromium.mjs';
import type { Product } from '../product';

/** Films come from elsewhere. By the browser itself: asking Playwright about each request would be measured along. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** The browser of this machine; without one these measurements are left out. */
export async function startBrowser(): Promise<Browser | null> {
  const executablePath = installedChromium();
  return executablePath ? chromium.launch({ executablePath, args: [...chromiumArgs, onlyHere] }) : null;
}

/** A page of an editor who is signed in and has never been here: nothing is in the cache. */
export async function newPage(browser: Browser, { address, cookie }: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1366, height: 900 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // What every browser takes; brotli is smaller still.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  return context.newPage();
}

interface Traffic {
  /** That have travelled to the page so far: bodies as they are sent, and headers. */
  bytes(): number;
  /** Until nothing has come for half a second. */
  quiet(): Promise<void>;
}

/** Watches what comes to a page. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  let last = performance.now();
  const heard = () => {
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', heard);
  session.on('Network.dataReceived', heard);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    heard();
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    bytes: () => bytes,
    quiet: async () => {
      while (performance.now() - last < 500) await wait(50);
    },
  };
}
