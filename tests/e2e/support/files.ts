import { truncate, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of a single colour. */
export async function picture(name: string, { width = 40, height = 30, color = '#9C0F06' } = {}): Promise<TestFile> {
  const format = name.endsWith('.png') ? 'png' : name.endsWith('.gif') ? 'gif' : 'jpeg';
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** A document with one empty page. */
export function pdf(name: string): TestFile {
  const objects =
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${objects}trailer<</Root 1 0 R>>\n%%EOF\n`),
  };
}

/**
 * A sparse file with that many bytes.
 * @returns its path
 */
export async function bigFile(file: string, bytes: number): Promise<string> {
  await writeFile(file, '%PDF-1.4\n');
  await truncate(file, bytes);
  return file;
}

/** Chooses files as a person would: with the button that opens the picker. */
export async function choose(
  page: Page,
  label: 'Bilder auswählen' | 'Dokumente auswählen',
  ...files: TestFile[] | [path: string]
): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: label }).click(),
  ]);
  await picker.setFiles(files as TestFile[] | string[]);
}

/** Waits for the names of a list's files, in this order. */
export async function expectOrder(list: Locator, names: string[]): Promise<void> {
  await expect(list.getByRole('button', { name: /^Verschieben: / })).toHaveCount(names.length);
  await expect
    .poll(() =>
      list
        .getByRole('button', { name: /^Verschieben: / })
        .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label'))),
    )
    .toEqual(names.map((name) => `Verschieben: ${name}`));
}

/**
 * Drags a row by its handle to below the middle of another, at the pace of a hand. Drops it when the row is marked as
 * dragged.
 */
export async function dragBelow(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('What to drop on is out of sight.');
  const x = box.x + 60;
  const y = box.y + box.height * 0.75;
  await page.mouse.move(x, y, { steps: 10 });
  await expect(page.getByRole('listitem').filter({ has: handle }).last()).toHaveCSS('opacity', '0.4');
  await page.mouse.move(x, y + 2, { steps: 2 });
  await page.mouse.up();
}
