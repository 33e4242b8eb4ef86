import type { Browser, Page } from '@playwright/test';
import { newPage, watchTraffic } from '../browser/pages';
import { median } from '../load/median';
import type { Product } from '../product';
import { fillInbox } from './items';

interface Reviewing {
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
      await decide(page);
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

/**
 * As an editor does by keyboard: all is taken over, and theirs where both sides have changed the same. A release then
 * asks nothing more.
 */
async function decide(page: Page): Promise<void> {
  await page.keyboard.press('a');
  const summary = page.getByRole('region', { name: 'Externe Projektdaten' }).getByRole('status').first();
  for (let left = 40; left > 0 && /Konflikt/.test(await summary.innerText()); left -= 1) {
    const group = page.locator('[data-difference]:focus-within');
    const isConflict = (await group.count()) > 0 && /Konflikt/.test(await group.innerText());
    await page.keyboard.press(isConflict ? 'Enter' : 'j');
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
          else if (performance.now() - begun > 30_000)
            reject(new Error(`It does not come: ${document.body.innerText.slice(0, 500)}`));
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
