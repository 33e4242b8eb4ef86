import type { Browser, Page } from '@playwright/test';
import { newPage, watchTraffic } from '../browser/pages';
import { median } from '../load/median';
import type { Product } from '../product';
import { fillInbox } from './items';

export interface Reviewing {
  /** Milliseconds from the address to the first card, with nothing in the cache. */
  firstCard: number;
  /** From the click on a card to its review: code new; code known. */
  firstReview: number;
  nextReview: number;
  /** From Ctrl+Enter, which releases, to the review of the next item. */
  nextItem: number[];
}

/** How many items are released one after the other. */
const released = 5;

/** What an editor with ten thousand items waits for. */
export async function measureInbox(browser: Browser, product: Product): Promise<Reviewing> {
  const inbox = await fillInbox();
  const page = await newPage(browser, product);
  try {
    const traffic = await watchTraffic(page);
    await watch(page);
    await page.goto('/inbox');
    const firstCard = await page.evaluate(() => window.inboxBench.appeared('article .title'));
    await traffic.quiet();
    const firstReview = await openReview(page, 0);
    await traffic.quiet();
    const opened: number[] = [];
    for (const row of [1, 2, 3]) {
      await page.goBack();
      await page.locator('article .title').first().waitFor();
      await traffic.quiet();
      opened.push(await openReview(page, row));
      await traffic.quiet();
    }
    const nextItem: number[] = [];
    for (let count = 0; count < released; count += 1) {
      // The first time it only asks about a conflict that nobody decided.
      if (/Konflikt/.test(await page.locator('[data-review]').innerText())) await page.keyboard.press('Control+Enter');
      const there = page.evaluate(() => window.inboxBench.reviewAfter('keydown'));
      await page.keyboard.press('Control+Enter');
      nextItem.push(await there);
      await traffic.quiet();
    }
    return { firstCard, firstReview, nextReview: median(opened), nextItem };
  } finally {
    await page.context().close();
    await inbox.empty();
  }
}

async function openReview(page: Page, row: number): Promise<number> {
  const there = page.evaluate(() => window.inboxBench.reviewAfter('click'));
  await page.locator('article .title').nth(row).click();
  return there;
}

declare global {
  interface Window {
    /** Clocks within the page, so that the way to it and back is not measured. */
    inboxBench: {
      appeared(selector: string): Promise<number>;
      /** From the event to another review than the one shown, painted with what it says of the differences. */
      reviewAfter(event: 'click' | 'keydown'): Promise<number>;
    };
  }
}

async function watch(page: Page): Promise<void> {
  // tsx gives functions their names with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const whenever = <Found>(find: () => Found | null) =>
      new Promise<number>((resolve, reject) => {
        const begun = performance.now();
        // Looks before each frame; where it is there, that frame paints it, and the timer comes after.
        const look = () => {
          if (find()) setTimeout(() => resolve(performance.now()));
          else if (performance.now() - begun > 30_000) reject(new Error(`It does not come: ${document.body.innerText.slice(0, 500)}`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    window.inboxBench = {
      appeared: (selector) => whenever(() => document.querySelector(selector)),
      reviewAfter: (name) =>
        new Promise((resolve, reject) => {
          const before = document.querySelector('form');
          const onEvent = (event: Event) => {
            // Ctrl alone is a key too.
            if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
            document.removeEventListener(name, onEvent, { capture: true });
            const another = () => {
              const form = document.querySelector('form [data-review]')?.closest('form');
              return form && form !== before ? form : null;
            };
            whenever(another).then((at) => resolve(at - event.timeStamp), reject);
          };
          document.addEventListener(name, onEvent, { capture: true });
        }),
    };
  });
}
