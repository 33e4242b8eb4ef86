import { createHash } from 'node:crypto';
import type { ContentType } from '../domain/contentType';
import type { Fields } from '../domain/fields';
import type { Filter, RelationCase } from '../domain/filters';
import { isRelation } from '../domain/kinds/targets';
import { orderingOf, orderKey, type OrderKey } from '../domain/kinds/ordering';
import type { ListRequest } from '../domain/listRequest';
import { isMissing, valueIn, type ContentLocale } from '../domain/locales';
import type { Row } from './rows';
import { matchesTerm } from './searching';

type Test = (row: Row) => boolean;
/** Whether an account has changed a row since a moment. */
export type IsChangedBy = (row: Row, user: number, since: string) => boolean;

/** What lies outside of the rows: who has changed one, and how a table shows one, with the names of what it is related to. */
interface Beside {
  isChangedBy?: IsChangedBy;
  inTable?: (row: Row) => Row;
}

/** All rows that a list asks for, in order, whatever its page. */
export function select(type: ContentType<any>, rows: readonly Row[], asked: ListRequest, { isChangedBy = () => false, inTable = (row) => row }: Beside = {}): Row[] {
  const since = asked.filters.find(({ filter }) => filter.kind === 'moment' && filter.field === 'updatedAt' && filter.bound === 'from')?.values[0] ?? '';
  const tests = asked.filters.map(({ filter, values }) => (filter.kind === 'changedBy' ? (row: Row) => values.some((value) => isChangedBy(row, Number(value), since)) : testOf(filter, values)));
  if (asked.term) tests.push((row) => matchesTerm(type, row, asked.term));
  return rows
    .filter((row) => tests.every((test) => test(row)))
    .sort(asked.shuffle ? shuffling(asked.shuffle) : comparing(type, asked.order, inTable));
}

/** Whether a row passes one filter; several values are joined as the filter says: by AND, by OR, none of them. */
function testOf(filter: Exclude<Filter, { kind: 'changedBy' }>, values: readonly string[]): Test {
  const any = (test: (row: Row, value: string) => boolean): Test => (row) => values.some((value) => test(row, value));
  switch (filter.kind) {
    case 'visibility':
      return any((row, value) => row.isPublic === (value === 'public'));
    case 'choice':
      return any((row, value) => row[filter.field] === value);
    case 'untranslated':
      return any((row, value) => isMissing(valueIn(row, filter.field, value as ContentLocale)));
    case 'cases':
      return any((row, value) => isCase(row, filter.cases[value]));
    case 'ids':
      return any((row, value) => row.id === Number(value));
    case 'moment':
      return any((row, value) => {
        const moment = row[filter.field] ?? (filter.otherwise ? row[filter.otherwise] : null) ?? null;
        if (moment === null) return false;
        return filter.bound === 'from' ? Date.parse(String(moment)) >= Date.parse(value) : Date.parse(String(moment)) < Date.parse(value);
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
      return any((row, day) => yearOf(row[filter.start], day) <= yearOf(day, day) && yearOf(row[filter.end], day) >= yearOf(day, day));
    case 'records':
    case 'references': {
      const has = (row: Row, value: string) => entriesOf(row[filter.field]).some(({ id, name }) => value === String(id) || value === name);
      if (filter.match === 'none') return (row) => !any(has)(row);
      const matches: Test = filter.match === 'all' ? (row) => values.every((value) => has(row, value)) : any(has);
      const isEverywhere = (row: Row) => 'noneMeansAll' in filter && filter.noneMeansAll === true && entriesOf(row[filter.field]).length === 0;
      return (row) => matches(row) || isEverywhere(row);
    }
  }
}

/** The year of a day; where there is none, that of another. */
const yearOf = (day: unknown, other: string) => Number(String(day ?? other).slice(0, 4));

type Entry = { id: number; name?: string };
/** The entries of a relation, of one that has one at most too. */
const entriesOf = (value: unknown): Entry[] => [value].flat().filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);

function isCase(row: Row, found: RelationCase | undefined): boolean {
  if (!found) return false;
  const entries = entriesOf(row[found.field]);
  return 'named' in found ? entries.some(({ name }) => found.named.includes(name ?? '')) : found.counts.some(([from, to]) => entries.length >= from && entries.length <= to);
}

/** `2024-01-01` means from that day until before the same day of the next year. */
function isWithinAYear(day: unknown, from: string): boolean {
  return typeof day === 'string' && day >= from && day < `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
}

/** As people sort names: `Ä` beside `A`. */
const german = new Intl.Collator('de');

/** By chance, but the same all day: within the years of a date, the newest first. */
function shuffling({ within, day }: NonNullable<ListRequest['shuffle']>): (a: Row, b: Row) => number {
  const yearOf = (row: Row) => Number(String(row[within] ?? '0').slice(0, 4));
  const draw = ({ id }: Row) => createHash('md5').update(`${id}${day}`).digest('hex');
  return (a, b) => yearOf(b) - yearOf(a) || (draw(a) < draw(b) ? -1 : 1);
}

/** Empty values come last either way; the id breaks ties. */
function comparing(type: ContentType<any>, order: ListRequest['order'], inTable: (row: Row) => Row): (a: Row, b: Row) => number {
  const all = [...order, { field: 'id', direction: order.at(-1)?.direction ?? 'DESC' }];
  const shown = new Map<Row, Row>();
  const keyOf = (row: Row, name: string): OrderKey => {
    const field = (type.fields as Fields)[name];
    if (!field) return row[name] as OrderKey;
    if (!isRelation(field)) return orderKey(field, row[name]);
    if (!shown.has(row)) shown.set(row, inTable(row));
    return orderKey(field, shown.get(row)?.[name]);
  };
  return (a, b) => {
    for (const { field: name, direction } of all) {
      const [left, right] = [keyOf(a, name), keyOf(b, name)];
      if (left === right) continue;
      if (left === null || left === undefined) return 1;
      if (right === null || right === undefined) return -1;
      const field = (type.fields as Fields)[name];
      if (field && orderingOf(field) === 'words') {
        const way = german.compare(String(left), String(right));
        if (way === 0) continue;
        return direction === 'ASC' ? way : -way;
      }
      return left < right === (direction === 'ASC') ? -1 : 1;
    }
    return 0;
  };
}
