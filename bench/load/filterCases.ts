import { demoRecords, demoSize } from '../../demo';
import { noUploads } from '../../demo/files/uploads';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import { perFilter, type Filter, type Filters } from '../../domain/filters';
import { anew, page, type Case } from './cases';

type Values = Record<string, any>;

/** Nobody has changed a copy: what is asked for is found by few or none. */
const account = '1';

/** What a filter is asked for: the first value that demo records have; undefined where none has any. */
const valueIn = perFilter<string | undefined, [records: readonly Values[]]>({
  visibility: () => 'public',
  records: ({ field }, records) => firstOf(records, (record) => record[field]?.[0]?.id),
  references: ({ field }, records) => firstOf(records, (record) => [record[field]].flat()[0]?.id),
  year: ({ field }, records) => firstOf(records, (record) => record[field]?.replace(/^(\d{4}).*/, '$1-01-01')),
  period: ({ start }, records) => firstOf(records, (record) => record[start]?.replace(/^(\d{4}).*/, '$1-01-01')),
  past: () => '1',
  choice: ({ field }, records) => firstOf(records, (record) => record[field]),
  moment: ({ field }, records) => firstOf(records, (record) => record[field]?.slice(0, 10)),
  cases: ({ choices }) => choices[0]?.id,
  untranslated: ({ locales }) => locales[0],
  changedBy: () => account,
  ids: (_filter, records) => String(records[0]?.id),
});

function firstOf(records: readonly Values[], read: (record: Values) => unknown): string | undefined {
  for (const record of records) {
    const value = read(record);
    if (value !== undefined && value !== null && value !== '') return String(value);
  }
  return undefined;
}

/** Each filter that the list of a type offers, alone. */
export function filterCasesOf(type: ContentType<any>): Case[] {
  const records = [...demoRecords[type.name as ContentTypeName](demoSize, noUploads)] as Values[];
  return Object.entries(type.filters as Filters).flatMap(([name, filter]: [string, Filter]) => {
    const value = filter.hidden ? undefined : valueIn(filter, records);
    if (value === undefined) return [];
    const address = `/${type.name}?limit=100&shape=summary&${name}[]=${encodeURIComponent(value)}`;
    return [
      {
        name: `${type.name}: ${name}`,
        note: `${anew} (${filter.label}: ${value})`,
        path: page(address),
        besideSaves: true,
      },
    ];
  });
}
