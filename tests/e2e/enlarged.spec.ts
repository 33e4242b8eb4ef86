import type { Page } from '@playwright/test';
import { visit } from './support/desk';
import { button } from './support/form';
import { addOneItem } from './support/inbox';
import { createProject, uniqueWord } from './support/records';
import { menu } from './support/shell';
import { expect, test } from './support/test';

/** What each page must show before it is measured. */
const pages = (item: number, project: number): [path: string, shows: string][] => [
  ['/projects', 'table'],
  [`/projects/${project}/edit`, '[name=title]'],
  [`/inbox/projects/${item}`, '[name=title]'],
  ['/events', 'table'],
  ['/interactive-graphics/1/edit', '[data-hit]'],
];

/** Runs in the page: finds horizontal overflow and elements that stick out, and measures the height of fixed parts. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, table, .fc, [aria-hidden]'),
    );
    const stays = shown
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().height);
    return {
      tooWide: document.documentElement.scrollWidth - innerWidth,
      outside: shown
        .filter((element) => element.matches('button, input, [role=button]'))
        .filter((element) => {
          const frame = element.closest('.MuiPaper-root')?.getBoundingClientRect().right ?? innerWidth;
          return element.getBoundingClientRect().right > Math.min(frame, innerWidth) + 1;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
      stays: Math.max(0, ...stays) / innerHeight,
    };
  });

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('list, form, review, agenda and drawing scroll in one direction only, with nothing covered', async ({
    page,
    api,
  }) => {
    const word = uniqueWord();
    const [{ id }, { id: proposed }] = [await createProject(api), await createProject(api)];
    const item = await addOneItem({ title: word, internalId: proposed, normalizedData: { title: `Neu ${word}` } });
    for (const [path, shows] of pages(item, id)) {
      await visit(page, path);
      await expect(page.getByRole('main').locator(shows).first()).toBeVisible();
      const { tooWide, outside, stays } = await measured(page);
      expect.soft([tooWide, outside], path).toEqual([0, []]);
      expect.soft(stays, `${path}: what stays`).toBeLessThan(0.5);
    }
    await visit(page, '/projects');
    const more = button(page, 'Mehr Einträge laden');
    await more.scrollIntoViewIfNeeded();
    const [table, below] = [await page.locator('.RaDataTable-tableWrapper').boundingBox(), await more.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(table!.y + table!.height);
    expect((await page.getByRole('searchbox').boundingBox())!.width).toBeGreaterThan(90);
  });
});

test('with forced colours, the selection and the focus are visible, and nothing moves', async ({ page, api }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, `/projects/${(await createProject(api)).id}/edit`);
  const look = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => {
      const { backgroundColor, outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element);
      return { backgroundColor, outline: `${outlineStyle} ${outlineWidth}`, border: borderTopWidth };
    });
  const chosen = page.getByRole('main').locator('[aria-pressed=true]').first();
  await expect(chosen).toBeVisible();
  const other = page.getByRole('main').locator('[aria-pressed=false]').first();
  expect((await look(chosen)).backgroundColor).not.toBe((await look(other)).backgroundColor);
  const here = menu(page).locator('[aria-current=page]');
  expect((await look(here)).backgroundColor).toBe((await look(chosen)).backgroundColor);
  const save = button(page, 'Speichern');
  expect((await look(save)).border).toBe('1px');
  await save.focus();
  await page.keyboard.press('Shift+Tab');
  expect((await look(page.locator(':focus'))).outline).toMatch(/^solid [23]px$/);
  await button(page, 'Weitere Aktionen').click();
  await expect(page.getByRole('menu')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThanOrEqual(1);
});
