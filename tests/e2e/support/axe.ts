import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test';

/** Finds what WCAG 2.2 AA forbids and a program can see, in the state a page is in. */
export async function check(page: Page, state: string, { popup = false } = {}): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // Colours on their way from one to another are none of the theme's.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  const axe = new AxeBuilder({ page });
  // Dark is the same page in other colours.
  if (isDark) axe.withRules(['color-contrast', 'link-in-text-block']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  // A popup lies at the end of the document while all landmarks are hidden: its button says what it belongs to.
  if (popup && !isDark) axe.disableRules(['region']);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`));
  expect.soft(found, state).toEqual([]);
}

/** The ways a page may look. */
export const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', colorScheme: 'light', viewport: { width: 800, height: 1000 } },
] as const;
