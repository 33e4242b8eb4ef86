import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test';

type Rules = (axe: AxeBuilder) => AxeBuilder;
const all: Rules = (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
const colours: Rules = (axe) => axe.withRules(['color-contrast', 'link-in-text-block']);

/**
 * Finds what WCAG 2.2 AA forbids and a program can see, in the state a page is in; on a wide one in its dark colours too:
 * dark is the same page otherwise.
 */
export async function check(page: Page, state: string, { popup = false } = {}): Promise<void> {
  // A popup lies at the end of the document while all landmarks are hidden: its button says what it belongs to.
  await findNothing(page, state, popup ? (axe) => all(axe).disableRules(['region']) : all);
  if ((page.viewportSize()?.width ?? 0) < 1_000) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await findNothing(page, `${state}, dark`, colours);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findNothing(page: Page, state: string, rules: Rules): Promise<void> {
  // Colours on their way from one to another are none of the theme's.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  const { violations } = await rules(new AxeBuilder({ page })).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`));
  expect.soft(found, state).toEqual([]);
}

/** The ways a page may look. */
export const looks = [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 800, height: 1000 } },
] as const;
