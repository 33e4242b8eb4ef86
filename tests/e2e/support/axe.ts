import axe, { type RunOptions } from 'axe-core';
import type { Frame } from '@playwright/test';
import { button, fromMenu } from './form';
import { expect, type Page } from './test';

const all: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Three quarters of the time go into it, and no colour depends on the width. */
const exceptContrast: RunOptions['rules'] = { 'color-contrast': { enabled: false } };

const wide = { width: 1280, height: 800 };
const narrow = { width: 800, height: 1000 };

/**
 * Finds what WCAG 2.2 AA forbids and a program can see, in the state a page is in: as it stands, in the other colours
 * (dark is the same page otherwise), and narrow. The page stays in the other colours: the next state is looked at in
 * those first.
 */
export async function check(page: Page, state: string, { popup = false } = {}): Promise<void> {
  // A popup lies at the end of the document while all landmarks are hidden: its button says what it belongs to.
  const rules: RunOptions['rules'] = popup ? { region: { enabled: false } } : {};
  await findNothing(page, state, { ...all, rules });
  const scheme = await turn(page);
  await findNothing(page, `${state}, ${scheme}`, colours);
  await resize(page, state, narrow);
  await findNothing(page, `${state}, narrow`, { ...all, rules: { ...rules, ...exceptContrast } });
  await resize(page, state, wide);
}

/** The form of a record with its preview, in French, and asking whether to delete it: that stands open afterwards. */
export async function checkForm(page: Page): Promise<void> {
  await button(page, 'Vorschau').click();
  await expect(page.getByRole('article')).toBeVisible();
  await check(page, 'preview');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: /^FR/ }).click();
  await check(page, 'French');
  await fromMenu(page, 'Löschen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'deleting');
}

/**
 * Changes what the system prefers, and waits until the page has followed: its colours are on their way then. Out: what
 * it prefers now.
 */
async function turn(page: Page): Promise<'light' | 'dark'> {
  const colorScheme = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? 'light'
    : 'dark';
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  return colorScheme;
}

/**
 * Changes the width, and waits until the page has followed. What lies over it must stay: nobody would look at it
 * otherwise.
 */
async function resize(page: Page, state: string, size: typeof wide): Promise<void> {
  const open = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('listbox'));
  const before = await open.count();
  await page.setViewportSize(size);
  // Media queries and observers are told before the next frame, and what they change stands in the one after.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await open.count(), `${state}: what stands open at ${size.width} px`).toBe(before);
}

/** The same for a page as it is, in the colours it has. */
export async function findNothing(page: Page | Frame, state: string, rules = all): Promise<void> {
  // Once a document, and by itself: a builder for Playwright opens a page more for each analysis, which costs more than
  // the analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    // Colours on their way from one to another are none of the theme's: what is out of sight would set out only when
    // axe asks for them.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  // Frames have videos of other hosts.
  const found = await page.evaluate(
    async (options) => {
      // A dialog, and what is open over the page, stand for themselves with what opened them: the page beneath was
      // looked at before, and is most of the work.
      const open = [
        ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'),
      ].filter((one) => one.checkVisibility());
      const include = [
        ...open,
        ...(open.length > 0 && document.activeElement
          ? [document.activeElement.parentElement ?? document.activeElement]
          : []),
      ];
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        include.length > 0 ? { include } : document,
        options,
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`),
      );
    },
    { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions as RunOptions,
  );
  expect.soft(found, state).toEqual([]);
}
