import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from './test';

const all: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } };
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Finds what WCAG 2.2 AA forbids and a program can see, in the state a page is in; on a wide one in its dark colours too:
 * dark is the same page otherwise.
 */
export async function check(page: Page, state: string, { popup = false } = {}): Promise<void> {
  // A popup lies at the end of the document while all landmarks are hidden: its button says what it belongs to.
  await findNothing(page, state, popup ? { ...all, rules: { region: { enabled: false } } } : all);
  if ((page.viewportSize()?.width ?? 0) < 1_000) return;
  await turn(page, 'dark');
  await findNothing(page, `${state}, dark`, colours);
  await turn(page, 'light');
}

/** Changes what the system prefers, and waits until the page has followed: its colours are on their way then. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

/** The same for a page as it is, in the colours it has. */
export async function findNothing(page: Page, state: string, rules = all): Promise<void> {
  // Colours on their way from one to another are none of the theme's.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  // Once a document, and by itself: a builder for Playwright opens a page more for each analysis, which costs more than the analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Frames have videos of other hosts.
  const found = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`));
  }, { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions as RunOptions);
  expect.soft(found, state).toEqual([]);
}

/** The ways a page may look. */
export const looks = [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 800, height: 1000 } },
] as const;
