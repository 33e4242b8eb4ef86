import axe, { type RunOptions } from 'axe-core';
import type { Frame } from '@playwright/test';
import { button, fromMenu } from './form';
import { expect, type Page } from './test';

const all: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Checking contrast takes three quarters of the time, and does not depend on the width. */
const exceptContrast: RunOptions['rules'] = { 'color-contrast': { enabled: false } };

const wide = { width: 1280, height: 800 };
const narrow = { width: 800, height: 1000 };

interface Options {
  /** A popup is at the end of the document, outside the hidden landmarks; its button shows what it belongs to. */
  popup?: boolean;
}
const rulesFor = ({ popup = false }: Options): RunOptions['rules'] => (popup ? { region: { enabled: false } } : {});

/**
 * Checks WCAG 2.2 AA, as far as a program can, in the page's current state, for a kind of page, popup or dialog: as it
 * is, in the other colour scheme (dark differs only in colours), and narrow. The page stays in the other scheme, in
 * which the next state is checked.
 */
export async function checkKind(page: Page, state: string, options: Options = {}): Promise<void> {
  const rules = rulesFor(options);
  await findNothing(page, state, { ...all, rules });
  const scheme = await turn(page);
  await findNothing(page, `${state}, ${scheme}`, colours);
  await resize(page, state, narrow);
  await findNothing(page, `${state}, narrow`, { ...all, rules: { ...rules, ...exceptContrast } });
  await resize(page, state, wide);
}

/** For a page built from parts that `checkKind` has checked, or another state of one: checks it once, as it is. */
export const check = (page: Page, state: string, options: Options = {}): Promise<void> =>
  findNothing(page, state, { ...all, rules: rulesFor(options) });

/** The form of a record with its preview, in French, and its deletion dialog, which stays open. */
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
 * Switches the preferred colour scheme, and waits until the page has applied it, including transitions.
 * @returns the scheme that is now preferred
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
 * Changes the width, and waits until the page has adapted. A popup must stay open; otherwise it would not be checked.
 */
async function resize(page: Page, state: string, size: typeof wide): Promise<void> {
  const open = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('listbox'));
  const before = await open.count();
  await page.setViewportSize(size);
  // Media queries and observers run before the next frame, so their changes are visible in the one after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await open.count(), `${state}: what stands open at ${size.width} px`).toBe(before);
}

/** The same for a page in its current state and colours. */
export async function findNothing(page: Page | Frame, state: string, rules = all): Promise<void> {
  // Loaded once per document, directly: the builder for Playwright opens another page for each analysis, which takes
  // longer than the analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    // Transitions show colours that are not the theme's, and those out of view would only start when axe looks at them.
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
  // Frames contain videos from other hosts.
  const found = await page.evaluate(
    async (options) => {
      // A dialog or popup is checked on its own, with what opened it: the page beneath has already been checked, and
      // would be most of the work.
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
