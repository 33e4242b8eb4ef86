import type { ContentType } from '../domain/contentType';
import { caseNamed, type Filter, type RelationCase } from '../domain/filters';
import { isRelation } from '../domain/kinds/targets';
import { orderingOf, orderKey, type OrderKey } from '../domain/kinds/ordering';
import type { ListRequest } from '../domain/lists/listRequest';
import { isMissing, valueIn, type ContentLocale } from '../domain/locales';
import { searchWords } from '../domain/lists/search';
import { searchableText } from '../domain/lists/searchable';
import { editorsOf, type Row } from './resource';

type Test = (row: Row) => boolean;

/**
 * All rows that match a list request, in order. `inTable` presents a row as in tables, with the names of its relations.
 */
export function select(
  type: ContentType,
  rows: readonly Row[],
  listRequest: ListRequest,
  inTable = (row: Row) => row,
): Row[] {
  const tests = listRequest.filters.map(({ filter, values }) => testOf(filter, values));
  if (listRequest.term) tests.push(matchesTerm(type, listRequest.term));
  return rows.filter((row) => tests.every((test) => test(row))).sort(comparing(type, listRequest.order, inTable));
}

/** Whether a record contains every word of a term, in its declared text in any language or its id. */
export function matchesTerm(type: ContentType, term: string): Test {
  const words = searchWords(term);
  return (row) => {
    const searched = searchedText(type, row);
    return words.every((spellings) => spellings.some((spelling) => searched.includes(spelling)));
  };
}

/**
 * The searchable text of rows, with the version it was made from, because the row's object stays the same on writes.
 */
const searchedTexts = new WeakMap<Row, { version: number; text: string }>();

export function searchedText(type: ContentType, row: Row): string {
  const known = searchedTexts.get(row);
  if (known?.version === row.version) return known.text;
  const text = searchableText(type, row as Row & Parameters<typeof searchableText>[1]);
  searchedTexts.set(row, { version: row.version, text });
  return text;
}

/** Whether a row passes a filter; several values are combined as the filter declares: all, any, or none of them. */
function testOf(filter: Filter, values: readonly string[]): Test {
  const any =
    (test: (row: Row, value: string) => boolean): Test =>
    (row) =>
      values.some((value) => test(row, value));
  switch (filter.kind) {
    case 'changedBy':
      return any((row, value) => editorsOf.get(row)?.has(Number(value)) === true);
    // The mock has no assignments.
    case 'assignedTo':
      return () => false;
    case 'visibility':
      return any((row, value) => row.isPublic === (value === 'public'));
    case 'choice':
      return any((row, value) => row[filter.field] === value);
    case 'untranslated':
      return any((row, value) => isMissing(valueIn(row, filter.field, value as ContentLocale)));
    case 'cases':
      return any((row, value) => isCase(row, caseNamed(filter, value)));
    case 'ids':
      return any((row, value) => row.id === Number(value));
    case 'moment':
      return any((row, value) => {
        const moment = row[filter.field] ?? (filter.otherwise ? row[filter.otherwise] : null) ?? null;
        if (moment === null) return false;
        return filter.bound === 'from'
          ? Date.parse(String(moment)) >= Date.parse(value)
          : Date.parse(String(moment)) < Date.parse(value);
      });
    case 'year':
      return any((row, from) => isWithinAYear(row[filter.field], from));
    case 'past':
      return any((row, value) => {
        const moment = row[filter.field] === null ? null : Date.parse(String(row[filter.field]));
        const now = Date.parse(value.slice(1));
        return value.startsWith('<') ? moment !== null && moment < now : moment === null || moment >= now;
      });
    case 'period':
      return any(
        (row, day) =>
          yearOf(row[filter.start], day) <= yearOf(day, day) && yearOf(row[filter.end], day) >= yearOf(day, day),
      );
    case 'records':
    case 'references': {
      const has = (row: Row, value: string) =>
        entriesOf(row[filter.field]).some(({ id, name }) => value === String(id) || value === name);
      if (filter.match === 'none') return (row) => !any(has)(row);
      const matches: Test = filter.match === 'all' ? (row) => values.every((value) => has(row, value)) : any(has);
      const isEverywhere = (row: Row) =>
        'noneMeansAll' in filter && filter.noneMeansAll === true && entriesOf(row[filter.field]).length === 0;
      return (row) => matches(row) || isEverywhere(row);
    }
  }
}

/** The year of a date, or if it is missing, of another one. */
const yearOf = (day: unknown, other: string) => Number(String(day ?? other).slice(0, 4));

type Entry = { id: number; name?: string };
/** The entries of a relation, including single ones. */
const entriesOf = (value: unknown): Entry[] =>
  [value].flat().filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);

function isCase(row: Row, found: RelationCase | undefined): boolean {
  if (!found) return false;
  const entries = entriesOf(row[found.field]);
  return 'named' in found
    ? entries.some(({ name }) => found.named.includes(name ?? ''))
    : found.counts.some(([from, to]) => entries.length >= from && entries.length <= to);
}

/** `2024-01-01` means from that day until the day before the same date in the next year. */
function isWithinAYear(day: unknown, from: string): boolean {
  return typeof day === 'string' && day >= from && day < `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
}

/** Empty values come last in both directions; `Ä` is sorted with `A`; ties are broken by id. */
function comparing(
  type: ContentType,
  order: ListRequest['order'],
  inTable: (row: Row) => Row,
): (a: Row, b: Row) => number {
  const fields = type.fields;
  const presented = new Map<Row, Row>();
  const keyOf = (row: Row, name: string): OrderKey => {
    const field = fields[name];
    if (!field || !isRelation(field)) return field ? orderKey(field, row[name]) : (row[name] as OrderKey);
    if (!presented.has(row)) presented.set(row, inTable(row));
    return orderKey(field, presented.get(row)?.[name]);
  };
  const all = [...order, { field: 'id', direction: order.at(-1)?.direction ?? 'DESC' }].map(({ field, direction }) => ({
    name: field,
    direction,
    isWords: fields[field] !== undefined && orderingOf(fields[field]) === 'words',
  }));
  return (a, b) => {
    for (const { name, direction, isWords } of all) {
      const [left, right] = [keyOf(a, name), keyOf(b, name)];
      if (left === right) continue;
      if (left == null || right == null) return left == null ? 1 : -1;
      const way = isWords ? german.compare(String(left), String(right)) : left < right ? -1 : 1;
      if (way !== 0) return direction === 'ASC' ? way : -way;
    }
    return 0;
  };
}
const german = new Intl.Collator('de');
