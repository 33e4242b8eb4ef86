import type { Browser, Page } from '@playwright/test';
import { median } from '../load/median';
import type { Product } from '../product';
import { rounds } from '../settings';
import { newPage, watchTraffic } from './pages';

interface Opening {
  /** Bytes to the list, more to a form, and more to the editor of its rich text. */
  list: number;
  form: number;
  editor: number;
  /** Milliseconds from the address to the rows; from the click to the form, its code new and known. */
  rows: number;
  firstForm: number;
  nextForm: number;
}

/** What an editor waits for: the list with an empty cache, then two forms. */
export async function measureOpening(browser: Browser, product: Product): Promise<Opening> {
  const measured: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await openOnce(browser, product));
  const middle = (name: keyof Opening) => median(measured.map((opening) => opening[name]));
  return {
    list: middle('list'),
    form: middle('form'),
    editor: middle('editor'),
    rows: middle('rows'),
    firstForm: middle('firstForm'),
    nextForm: middle('nextForm'),
  };
}

async function openOnce(browser: Browser, product: Product): Promise<Opening> {
  const page = await newPage(browser, product);
  try {
    const traffic = await watchTraffic(page);
    await watch(page);
    await page.goto('/projects');
    const rows = await page.evaluate(() => window.bench.appeared('tr[data-row] a'));
    await traffic.quiet();
    const list = traffic.bytes();
    const firstForm = await openForm(page, 0);
    await page.getByRole('textbox', { name: 'Beschreibung', exact: true }).first().waitFor();
    await traffic.quiet();
    const form = traffic.bytes() - list;
    await page.locator('#field-title').focus();
    await page.locator('.ProseMirror').first().waitFor();
    await traffic.quiet();
    const editor = traffic.bytes() - list - form;
    await page.goBack();
    await page.locator('tr[data-row] a').first().waitFor();
    await traffic.quiet();
    return { list, form, editor, rows, firstForm, nextForm: await openForm(page, 1) };
  } finally {
    await page.context().close();
  }
}

/** Clicks a title and waits until its form can be typed in. Out: milliseconds since the click. */
async function openForm(page: Page, row: number): Promise<number> {
  const shown = page.evaluate(() => window.bench.shownAfterClick('#field-title'));
  await page.locator('tr[data-row] a').nth(row).click();
  return shown;
}

/**
 * Milliseconds of computing for each key in a form with thirty contacts: in the title, in a contact, and there with all
 * of them opened.
 */
export async function measureTyping(
  browser: Browser,
  product: Product,
): Promise<{ title: number[]; contact: number[]; allOpened: number[] }> {
  const id = await createProject(product);
  const page = await newPage(browser, product);
  try {
    await watch(page);
    await page.goto(`/projects/${id}/edit`);
    const title = page
      .getByRole('region', { name: 'Beschreibung' })
      .getByRole('textbox', { name: 'Titel', exact: true });
    await title.click();
    const inTitle = await typeText(page);
    const contact = page.getByRole('group', { name: 'Kontakt 15', exact: true });
    const lastName = contact.getByRole('textbox', { name: 'Nachname', exact: true });
    await contact.locator('button[aria-expanded="false"]').first().click();
    await lastName.click();
    const inContact = await typeText(page);
    // All of them opened: 360 fields.
    const closed = page.locator('[role="group"][data-row] button[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await lastName.click();
    return { title: inTitle, contact: inContact, allOpened: await typeText(page) };
  } finally {
    await page.context().close();
    await fetch(`${product.address}/api/v1/projects/${id}`, { method: 'DELETE', headers: { cookie: product.cookie } });
  }
}

const text = 'Energie aus Holz fuer das ganze Tal, jeden Winter';

/** Writes where the focus is. Out: milliseconds of computing for each key. */
export async function typeText(page: Page): Promise<number[]> {
  await page.evaluate(() => window.bench.watchKeys());
  await page.keyboard.type(text, { delay: 50 });
  return page.evaluate(() => window.bench.keys);
}

async function createProject({ address, cookie }: Product): Promise<number> {
  const contacts = Array.from({ length: 30 }, (_, index) => ({
    name: `Verein ${index}`,
    firstName: 'Anna',
    lastName: `Muster ${index}`,
    city: 'Altdorf',
    email: `anna${index}@example.org`,
  }));
  const answer = await fetch(`${address}/api/v1/projects`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Dreissig Kontakte', description: '<p>Text</p>', contacts }),
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

declare global {
  interface Window {
    /** Clocks within the page, so that the way to it and back is not measured. */
    bench: {
      appeared(selector: string): Promise<number>;
      shownAfterClick(selector: string): Promise<number>;
      watchKeys(): void;
      keys: number[];
    };
  }
}

/** Puts the clocks into a page. */
export async function watch(page: Page): Promise<void> {
  // tsx gives functions their names with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    // Looks before each frame; where it is there, that frame paints it, and the timer comes after.
    const whenThere = (selector: string) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(selector) ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      });
    window.bench = {
      keys: [],
      appeared: whenThere,
      shownAfterClick: (selector) =>
        new Promise((resolve) => {
          document.addEventListener(
            'click',
            (event) => void whenThere(selector).then((at) => resolve(at - event.timeStamp)),
            { capture: true, once: true },
          );
        }),
      watchKeys() {
        window.bench.keys = [];
        window.onkeydown = () => {
          const begun = performance.now();
          const channel = new MessageChannel();
          // Comes when the key has been dealt with; then the layout that the next frame needs.
          channel.port1.onmessage = () => {
            void document.body.offsetHeight;
            window.bench.keys.push(performance.now() - begun);
          };
          channel.port2.postMessage(null);
        };
      },
    };
  });
}
