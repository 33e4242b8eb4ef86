import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import { framePage, functionNameOf } from '../../domain/embeds/embeds';
import { searchEmbed } from '../../domain/embeds/searchEmbed';
import { allForms } from '../../domain/submissions/allForms';
import { serve } from './support/otherSite';
import { unreadable } from './support/unreadable';
import { expect, test, type Page } from './support/test';

/**
 * Pictures of public pages in three widths. They are kept in test-results/pictures for people to look at. The tests
 * compare them with each other and with what a picture must contain, not with stored pictures: fonts and browser
 * versions differ between machines.
 */
test.use({ account: null });

const widths = [1280, 768, 390];
const lists = allEmbeds.filter(({ collection }) => !collection);
const simple = [...allForms, feedbackEmbed, searchEmbed];

/** Takes a picture, and expects it not to be blank. */
async function picture(page: Page, name: string): Promise<void> {
  await mkdir('test-results/pictures', { recursive: true });
  const taken = await page.screenshot({ path: `test-results/pictures/${name}.png` });
  const { entropy } = await sharp(taken).stats();
  expect.soft(entropy, `${name} is not blank`).toBeGreaterThan(0.04);
}

/** Faults of a page at one width: it scrolls sideways, or text is unreadable. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(wide > width ? [`${wide - width} px too wide`] : []), ...(await unreadable(page))];
}

/** The list, once it has taken the place of the cards that came with the page. */
const cardsOf = (page: Page) => page.locator('.embed-cards[part=list] > li');

/** The cards of each row, with their tops, heights and left edges. */
const rowsOf = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => {
    const rows = new Map<number, { left: number; height: number }[]>();
    for (const card of cards) {
      const { top, left, height } = card.getBoundingClientRect();
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), { left, height: Math.round(height) }]);
    }
    return [...rows.values()];
  });

for (const locale of ['de', 'fr'] as const) {
  test(`lists and records look right in three widths: ${locale}`, async ({ page }) => {
    for (const embed of lists) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(framePage(embed, locale));
      const card = cardsOf(page).getByRole('link').first();
      await expect(card).toBeVisible();
      for (const width of widths) {
        const name = `${embed.name}-${locale}-${width}`;
        expect.soft(await faultsAt(page, width), name).toEqual([]);
        const rows = await rowsOf(page);
        const columns = Math.max(...rows.map((row) => row.length));
        expect.soft(columns, `${name}: cards in a row`).toBeLessThanOrEqual(width === 390 ? 1 : 4);
        if (width === 1280 && rows.length > 1) expect.soft(columns, `${name}: cards in a row`).toBeGreaterThan(2);
        for (const row of rows)
          expect.soft(new Set(row.map(({ height }) => height)).size, `${name}: cards as high as their row`).toBe(1);
        // A phone shows at least the first card without scrolling, except for maps.
        if (width === 390 && embed.name !== 'regions') {
          const top = await card.evaluate((element) => element.getBoundingClientRect().top);
          expect.soft(top, `${name}: the first card is in sight`).toBeLessThan(400);
        }
        await picture(page, name);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await card.click();
      const record = page.getByRole('dialog').getByRole('article');
      await expect(record).toBeVisible();
      for (const width of widths) {
        const name = `${embed.name}-record-${locale}-${width}`;
        expect.soft(await faultsAt(page, width), name).toEqual([]);
        const places = await record.evaluate((article) => {
          const box = (selector: string) => article.querySelector(selector)?.getBoundingClientRect();
          const [title, text, facts] = ['h2', '.record-view__text', '.record-view__facts'].map(box);
          return { title: title?.bottom, text: text?.top, right: text?.right, facts: facts?.top, left: facts?.left };
        });
        if (places.text !== undefined && places.facts !== undefined) {
          expect.soft(places.text, `${name}: the title comes first`).toBeGreaterThanOrEqual(places.title as number);
          if (width === 390)
            expect.soft(places.facts, `${name}: the text comes before the facts`).toBeGreaterThan(places.text);
          else if (width === 1280)
            expect.soft(places.left, `${name}: the facts are beside`).toBeGreaterThanOrEqual(places.right as number);
        }
        await picture(page, name);
      }
      await page.keyboard.press('Escape');
    }
  });
}

test('pages of records, forms, questions and the search look right in three widths', async ({ page }) => {
  const pages: Record<string, string> = Object.fromEntries(
    simple.map(({ embed }) => [embed, `/embed/iframe/${embed}-fr.html`]),
  );
  for (const embed of lists) {
    await page.goto(framePage(embed, 'fr'));
    pages[`${embed.name}-page`] = (await page
      .locator('.embed-cards > li')
      .first()
      .getAttribute('data-static')) as string;
  }
  for (const [name, url] of Object.entries(pages)) {
    await page.goto(url);
    await expect(page.getByRole('main').or(page.locator('form')).first()).toBeVisible();
    for (const width of widths) {
      expect.soft(await faultsAt(page, width), `${name} ${width}`).toEqual([]);
      await picture(page, `${name}-fr-${width}`);
    }
  }
});

/** Styles of other websites, from their own packages, and rules that are worse than any of them. */
const styles = async (): Promise<Record<string, string>> => ({
  Bootstrap: await readFile('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8'),
  Tailwind: await readFile('node_modules/tailwindcss/preflight.css', 'utf8'),
  'a small root and sweeping rules': `
    html { font-size: 62.5% }
    * { box-sizing: content-box; margin: 0; padding: 0; border: 0 }
    * + * { margin-block-start: 2rem }
    a, h2, h3, p, li, button, input, label { color: #c00 !important; font-size: 30px !important; float: left }
    ul, ol { list-style: square inside; columns: 2 }
    img, svg { max-width: 40px; border-radius: 50% }
    button, input, select, textarea { appearance: none; width: 100%; background: #ff0 }
    dialog, details, form, fieldset, article { display: block; padding: 40px; background: #eee }
    .row, .field, .main, .box, .hint, .title { display: none !important }`,
});

test('embeds look the same under the styles of Bootstrap, Tailwind and worse', async ({ page, baseURL, faults }) => {
  const names = ['projects', 'posts', 'contacts', 'job-form', 'feedback'];
  const body = `<main style="width:1100px;margin:0;padding:0;font:400 16px/1.5 Arial,sans-serif;color:#222;
letter-spacing:normal;text-align:left;-webkit-font-smoothing:auto;tab-size:8;text-size-adjust:auto">${names
    .map((name) => `<div id="${name}" style="display:block;margin:0;padding:0;float:none;columns:auto"></div>`)
    .join('')}</main>${names
    .map(
      (name) => `<script src="${baseURL}/embed/${name}-latest/embed-${name}-latest.js"></script>
<script>regio${functionNameOf(name)}('#${name}', { locale: 'fr', limit: 6, disableTelemetry: true });</script>`,
    )
    .join('')}`;
  // Other tests change records at the same time, so each page gets the responses of the first.
  const responses = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  await page.route(`${baseURL}/api/**`, async (route) => {
    const url = route.request().url();
    let known = responses.get(url);
    if (!known) {
      const fetched = await route.fetch();
      known = { body: await fetched.body(), headers: fetched.headers() };
      responses.set(url, known);
    }
    await route.fulfill(known);
  });
  /** The computed style of each element within the embeds. */
  const look = async (style: string) => {
    const { address, server } = await serve(
      `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Accueil</title>
<link rel="icon" href="data:,"><style>body{margin:0}</style><style>${style}</style>${body}`,
    );
    faults.expect(new RegExp(`called ${address}`));
    try {
      await page.goto(address);
      await expect(page.locator('#job-form').getByRole('textbox').first()).toBeVisible();
      await expect(page.locator('#feedback').getByRole('button').first()).toBeVisible();
      for (const name of names.slice(0, 3)) {
        await expect(page.locator(`#${name}`).getByRole('heading', { level: 3 })).toHaveCount(6);
        await expect(page.locator(`#${name} form`)).not.toHaveAttribute('inert');
      }
      return await page.evaluate(
        (ids) =>
          ids.flatMap((id) =>
            [...(document.getElementById(id)?.shadowRoot?.querySelectorAll<HTMLElement>('div *') ?? [])].map(
              (element) => {
                const computed = getComputedStyle(element);
                const box = element.getBoundingClientRect();
                return [
                  `${id} ${element.localName}.${element.className}`,
                  `${Math.round(box.width)}×${Math.round(box.height)}`,
                  ...(
                    ['fontSize', 'color', 'backgroundColor', 'padding', 'margin', 'display', 'borderTop'] as const
                  ).map((property) => computed[property]),
                ].join(' | ');
              },
            ),
          ),
        names,
      );
    } finally {
      server.close();
    }
  };
  const blank = await look('');
  expect(blank.length).toBeGreaterThan(300);
  for (const [name, style] of Object.entries(await styles())) {
    const shown = await look(style);
    expect.soft(shown.filter((line, index) => line !== blank[index]).slice(0, 12), name).toEqual([]);
    expect.soft(shown.length, name).toBe(blank.length);
  }
});
