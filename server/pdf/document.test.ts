import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../domain/contentType';
import { financialSupports } from '../../domain/types/financialSupport';
import { readPdf } from '../../tests/support/readPdf';
import { demoSize, recordsOfToday } from '../../demo';
import { noUploads } from '../../demo/files/uploads';
import { localized, nameIn, type Locale } from '../../domain/locales';
import { fonts, partsByFont } from './fonts';
import { linesOf } from './lines';
import { footers, writeDocument, type PrintedRecord } from './document';
import { printInWorker } from './printInWorker';

const entry = (id: number, name: string, fr: string) => ({ id, name, translations: { fr: { name: fr }, it: {} } });
const record = {
  ...emptyRecord(financialSupports),
  name: 'Förderung der Überschriften',
  logo: { id: 7, name: 'logo.png', extension: 'png', mimeType: 'image/png', description: 'Zeichen der Stiftung' },
  description: '<p>Ein <strong>fetter</strong> Satz mit <a href="https://www.example.org/mehr">Link</a>.</p>',
  inclusionCriteria: '<h2>Wer</h2><ul><li>Gemeinden<ul><li>kleine</li></ul></li><li>Vereine</li></ul>',
  financingRatio: '<table><thead><tr><th>Jahr</th></tr></thead><tbody><tr><td>2026</td></tr></tbody></table>',
  links: [{ label: 'Merkblatt', value: 'www.example.org/merkblatt' }],
  contacts: [
    {
      name: 'Stiftung',
      salutation: 'f',
      title: '',
      firstName: 'Anna',
      lastName: 'Muster',
      role: '',
      phone: '',
      email: 'anna@example.org',
      website: '',
      street: 'Gasse 1',
      zipCode: '3000',
      city: 'Bern',
    },
  ],
  authorities: [entry(1, 'Bund', 'Confédération')],
  res: 'Nicht für alle.',
  translations: { fr: { name: 'Soutien', application: '<p>Déposez</p>' }, it: {} },
};
const print = async (printed: Partial<PrintedRecord>) =>
  readPdf(
    await buffer(
      writeDocument({
        resource: 'financial-supports',
        record,
        locale: 'de',
        author: 'Regio',
        pictures: [],
        day: '2026-11-24',
        address: 'https://www.example.org',
        ...printed,
      }),
    ),
  );
const read = async (locale: Locale, more = {}) => {
  const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  return print({ record: { ...record, ...more }, locale, pictures: [{ bytes, description: '', isLogo: true }] });
};

describe('a financial support on paper', () => {
  it('contains what visitors read, as real text in its language', async () => {
    const {
      pages: [german = ''],
    } = await read('de');
    for (const text of [
      'Förderung der Überschriften',
      'Ein fetter Satz mit Link',
      'Teilnahmekriterien',
      'Merkblatt',
      'Frau Anna Muster',
      'Förderstelle: Bund',
    ])
      expect(german).toContain(text);
    expect(german).not.toContain('Nicht für alle');
    const {
      pages: [french = ''],
    } = await read('fr');
    for (const text of ['Soutien', 'Dépôt de la demande', 'Déposez', 'Ein fetter Satz', 'Madame Anna Muster'])
      expect(french).toContain(text);
    expect(french).toMatch(/Service de soutien\s:\sConfédération/);
  });

  it('is tagged for programs: headings, lists, tables, links, the picture, language and title', async () => {
    const { structure, links, source } = await read('de');
    for (const kind of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Link',
      'Figure',
    ])
      expect(structure, kind).toContain(kind);
    expect(structure.filter((kind) => kind === 'LI')).toHaveLength(4);
    expect(links).toEqual([
      'https://www.example.org/mehr',
      'mailto:anna@example.org',
      'http://www.example.org/merkblatt',
    ]);
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/Lang \(de-CH\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
  });

  it('has page numbers, the date and its URL in each footer', async () => {
    const { pages } = await read('de', { description: '<p>Ein Satz.</p>'.repeat(60) });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      expect(page).toMatch(
        new RegExp(`Stand: 24. November 2026 · https://www.example.orgSeite ${index + 1} von ${pages.length}$`),
      );
    expect((await read('fr')).pages[0]).toContain('État au 24 novembre 2026');
  });

  it('handles a hundred pages, and a table cell taller than one', async () => {
    const long = 'Ein Satz über Berggebiete. '.repeat(400);
    const { pages } = await read('de', {
      description:
        `<table><tbody><tr><td>${long}</td><td>Ende der ` +
        `Zeile</td></tr></tbody></table>${`<p>${long}</p>`.repeat(40)}<p>Schluss</p>`,
    });
    expect(pages.length).toBeGreaterThan(80);
    const text = pages.join(' ');
    expect(text).toContain('Ende der Zeile');
    expect(text).toContain('Schluss');
  }, 60_000);

  it('leaves no page of a demo record empty, and splits no contact', async () => {
    for (const support of recordsOfToday('financial-supports', demoSize, noUploads))
      for (const locale of ['de', 'fr', 'it'] as const) {
        const { pages } = await print({ record: support, locale });
        const name = nameIn(support, locale);
        for (const page of pages) {
          const [content = ''] = page.split(`${name}${footers[locale].date}`);
          expect(content.length, `${support.id} ${locale}: ${page}`).toBeGreaterThan(5);
        }
        for (const contact of (localized(support, 'contacts', locale) ?? []) as Record<string, string>[]) {
          const own = [contact.name, contact.street, contact.email].filter(Boolean);
          const holding = pages.filter((page) => own.every((part) => page.includes(part as string)));
          expect(holding, `${support.id} ${locale} ${own.join()}`).toHaveLength(1);
        }
      }
  }, 180_000);

  it('keeps the lines of a fact on its pages, wherever they end', async () => {
    const states = Array.from({ length: 40 }, (_, id) => entry(id, `Kanton Nummer ${id}`, ''));
    for (let above = 20; above < 36; above += 1) {
      const { pages } = await read('de', { description: '<p>Ein Satz.</p>'.repeat(above), states });
      expect(pages, String(above)).toHaveLength(2);
    }
  }, 60_000);

  it('has glyphs for emoji and Japanese, and a question mark for anything no font has', async () => {
    const { pages } = await read('de', { description: '<p>Los 🚀 東京 👍🏽 \u{10380} fertig</p>' });
    expect(pages[0]).toContain('東京');
    expect(pages[0]).toContain('? fertig');
    expect(new Set(partsByFont('Los 🚀 東京', fonts.regular).map(({ font }) => font)).size).toBe(3);
  });

  it('breaks a word wider than a page, at the same cost per letter however long', async () => {
    const { pages } = await read('de', { description: `<p>${'x'.repeat(50_000)}</p>` });
    expect(pages.join('').match(/x/g)?.length).toBeGreaterThanOrEqual(50_000);
    const [line] = linesOf([{ text: 'x'.repeat(1_000) }], 100, (text) => text.length);
    expect(line?.[0]?.text).toHaveLength(100);
    let timeLimit = 0;
    linesOf([{ text: 'x'.repeat(20_000) }], 100, (text) => {
      timeLimit = Math.max(timeLimit, text.length);
      return text.length;
    });
    expect(timeLimit).toBeLessThanOrEqual(100);
  }, 60_000);

  it('is stopped at the time limit, and the failure is reported', async () => {
    const printed: PrintedRecord = {
      resource: 'financial-supports',
      record,
      locale: 'de',
      author: 'R',
      pictures: [],
      day: '2026-11-24',
      address: null,
    };
    expect(
      await printInWorker({ ...printed, record: { ...record, description: 'x'.repeat(2_000_000) } }, 1),
    ).toBeNull();
    const bytes = await printInWorker(printed);
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
  }, 60_000);
});
