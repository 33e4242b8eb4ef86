import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRecord } from '../../../../domain/contentType';
import { features, type Feature } from '../../../../domain/features';
import type { Fields } from '../../../../domain/fields';
import { locales } from '../../../../domain/locales';
import { valueOf } from '../../../../domain/review/arbitraries.testkit';
import { projects } from '../../../../domain/types/project';
import type { Matching } from '../../../inbox/matching';
import { readSpreadsheet } from '../../../spreadsheets/read/readSpreadsheet';
import { projectColumns } from '../sheetColumns';
import { workbook } from '../../../spreadsheets/write/workbook';
import { mapTables } from './mapping';
import { propose, type CurrentProject } from './propose';
import { targetsOf } from './targets';

const targets = targetsOf(Object.fromEntries(features.map((name) => [name, true])) as Record<Feature, boolean>);
/** Unchanged cells do not need a lookup. */
const matching = {
  findWritten: () => {
    throw new Error('looked up');
  },
} as unknown as Matching;

/**
 * Text that causes problems in programs: formulas, escapes, characters that XML cannot contain, and more than fits into
 * a cell.
 */
const nasty = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '_x000D_',
    '_x005F_',
    ' am Rand ',
    'a\r\nb',
    '\u0001Steuerzeichen',
    '&amp;',
    '<b>',
    "'",
    '"',
    '-',
    'é'.normalize('NFD'),
    'x'.repeat(40_000),
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const fields = Object.entries(projects.fields as Fields).map(([name, field]) => {
  const value = valueOf(field).map((one) => one ?? field.empty);
  return [
    name,
    field.kind === 'text'
      ? fc.oneof(value, nasty)
      : field.kind === 'richText'
        ? fc.oneof(
            value,
            nasty.map((text) => `<p>${text}</p>`),
          )
        : value,
  ] as const;
});
const translated = fc.record(
  Object.fromEntries(fields.filter(([name]) => (projects.fields as Fields)[name]?.translated)),
  { requiredKeys: [] },
);
const project = fc
  .tuple(fc.record(Object.fromEntries(fields)), fc.record({ fr: translated, it: translated }), fc.boolean())
  .map(([values, translations, isPublic]) => ({
    ...emptyRecord(projects),
    ...values,
    translations,
    isPublic,
    createdAt: '',
    updatedAt: '',
  }));

const sheets = locales.map((locale) => ({
  name: `Projekte - ${locale.toUpperCase()}`,
  columns: projectColumns,
  cells: (one: CurrentProject) => projectColumns.map(({ text }) => text(one, locale, 'https://redaktion.example.org')),
}));

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

it('any project: its export, read again, proposes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(project, { minLength: 1, maxLength: 4 }), async (given) => {
      const stored = given.map((one, index) => ({ ...one, id: index + 1 }));
      const file = await buffer(workbook(sheets, each(stored)));
      const tables = mapTables(await readSpreadsheet(file), targets, undefined);
      expect(tables.map(({ sheet }) => sheet.rows.length)).toEqual([stored.length, stored.length, stored.length]);
      for (const current of stored) {
        const rows = tables.map((table) => ({ table, row: table.sheet.rows[current.id - 1]! }));
        expect(propose({ id: current.id, rows }, current, matching)).toMatchObject({
          values: {},
          fields: [],
          problems: [],
          notes: [],
        });
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
