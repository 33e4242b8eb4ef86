import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { Locale } from '../../../domain/locales';
import { financialSupports } from '../../../domain/types/financialSupport';
import { readPdf } from '../../../tests/support/readPdf';
import { writeFinancialSupport } from './pdf';

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
const read = async (locale: Locale, more = {}) => {
  const logo = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#c00' } })
    .gif()
    .toBuffer();
  return readPdf(
    await buffer(
      writeFinancialSupport({ record: { ...record, ...more }, locale, author: 'Regio', readLogo: async () => logo }),
    ),
  );
};

describe('a financial support on paper', () => {
  it('says in real text what the public reads, in its language', async () => {
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
    for (const text of [
      'Soutien',
      'Dépôt de la demande',
      'Déposez',
      'Ein fetter Satz',
      'Service de soutien: Confédération',
      'Madame Anna Muster',
    ])
      expect(french).toContain(text);
  });

  it('tells programs what is what: headings, lists, tables, links, the picture, language and title', async () => {
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

  it('is written without a logo that is gone, and with a picture that is none', async () => {
    for (const readLogo of [
      async () => null,
      async () => Buffer.from('kein Bild'),
      async () => Promise.reject(new Error('weg')),
    ]) {
      const { pages, structure } = readPdf(
        await buffer(writeFinancialSupport({ record, locale: 'it', author: 'Regio', readLogo })),
      );
      expect(pages[0]).toContain('Soutien');
      expect(structure).not.toContain('Figure');
    }
  });

  it('takes a hundred pages, a table cell that is higher than one, and lets others have their turn meanwhile', async () => {
    const long = 'Ein Satz über Berggebiete. '.repeat(400);
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    const { pages } = await read('de', {
      description: `<table><tbody><tr><td>${long}</td><td>Ende der Zeile</td></tr></tbody></table>${`<p>${long}</p>`.repeat(40)}<p>Schluss</p>`,
    });
    clearInterval(others);
    expect(pages.length).toBeGreaterThan(80);
    const text = pages.join(' ');
    expect(text).toContain('Ende der Zeile');
    expect(text).toContain('Schluss');
    expect(turns).toBeGreaterThan(10);
  }, 60_000);
});
