import type { ContentType, Order } from '../contentType';
import { perFilter, type Filter, type Filters } from '../filters';
import { isCalendarDay, swissDay } from '../values/days';
import { toMoment } from '../values/moments';
import { dayBefore, relativeDay } from '../editorFilters';
import { defaultLimit, maxLimit, mostValues, type Query } from '../http';

export interface ListRequest {
  term: string;
  /** By name of the filter; several values of one are joined as its declaration says. */
  filters: { name: string; filter: Filter; values: string[] }[];
  order: Order[];
  /**
   * In place of that order another one each day, the same on every page: within the years of this date, the newest
   * first.
   */
  shuffle?: { within: string; day: string };
  limit: number;
  offset: number;
  shape: 'full' | 'summary';
  /** Asks how many there are in all, with the first page: `total=true`. */
  total: boolean;
}

/** A parameter that means nothing: the sentence for a 400. */
export class InvalidParameter extends Error {}

/** What a list needs to know of what it lists. */
export type Listed = Pick<ContentType, 'orderBy' | 'defaultOrder' | 'orderWith' | 'limit' | 'shuffledWithin'> & {
  filters: Filters;
};

/** A list that knows nothing but pages. */
export const pagesOnly: Listed = {
  filters: {},
  orderBy: [],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
};

/** What every list may be asked for, beside its filters. */
const common = ['term', 'orderBy', 'orderDirection', 'limit', 'offset', 'shape', 'total'];

const longestTerm = 200;

/**
 * What a list is asked for; server and mock share it. In: a query as `parseQuery` gives it, and what else the address
 * knows. Unknown fields of an order are passed over, as existing clients expect. Errors: `InvalidParameter` for a
 * parameter that nobody knows, since the list would not be what was asked for, and for a limit, offset, day or id that
 * is none.
 */
export function readListRequest(type: Listed, query: Query, also: readonly string[] = []): ListRequest {
  refuseUnknown(query, [
    ...common,
    ...(type.shuffledWithin ? ['randomize'] : []),
    ...Object.keys(type.filters),
    ...also,
  ]);
  const filters = Object.entries(type.filters).flatMap(([name, filter]) => {
    const values = query[name] ? readValues(name, filter, query[name]) : [];
    return values.length > 0 ? [{ name, filter, values }] : [];
  });
  const term = (query.term ?? []).join(' ').trim();
  if (term.length > longestTerm)
    throw new InvalidParameter(`Der Suchbegriff ist zu lang: höchstens ${longestTerm} Zeichen.`);
  if (term.includes('\0') || !term.isWellFormed())
    throw new InvalidParameter('Der Suchbegriff enthält ungültige Zeichen.');
  return {
    term,
    filters,
    order: readOrder(type, query),
    ...readShuffle(type, query),
    limit: readNumber('limit', query.limit, type.limit ?? maxLimit, maxLimit),
    offset: readNumber('offset', query.offset, 0, 2_147_483_647),
    shape: query.shape?.[0] === 'summary' ? 'summary' : 'full',
    total: query.total?.[0] === 'true',
  };
}

/** Errors: `InvalidParameter` with the name of each parameter that is none of those known. */
export function refuseUnknown(query: Query, known: readonly string[]): void {
  const unknown = Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => `«${name.toWellFormed().slice(0, 100)}»`);
  if (unknown.length === 1) throw new InvalidParameter(`Den Parameter ${unknown[0]} gibt es hier nicht.`);
  if (unknown.length > 1)
    throw new InvalidParameter(`Diese Parameter gibt es hier nicht: ${unknown.slice(0, 20).join(', ')}.`);
}

/** `after` of an answer of ids: those above it; 0 where nothing is said. Errors: `InvalidParameter`. */
export function readAfter(query: Query): number {
  return readNumber('after', query.after, 0, 2_147_483_647);
}

function readNumber(name: string, values: string[] | undefined, fallback: number, most: number): number {
  const value = values?.[0];
  if (value === undefined) return fallback;
  if (!/^\d{1,10}$/.test(value)) throw new InvalidParameter(`«${name}» muss eine ganze Zahl sein.`);
  if (Number(value) > most) throw new InvalidParameter(`«${name}» darf höchstens ${most} sein.`);
  // An old habit of the clients: 0 counts as absent.
  return Number(value) || fallback;
}

function readValues(name: string, filter: Filter, given: string[]): string[] {
  const values = filter.kind === 'ids' ? given.flatMap((value) => value.split(',')) : given;
  const unique = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  if (unique.length > mostValues) throw new InvalidParameter(`«${name}» hat zu viele Werte.`);
  for (const value of unique) {
    if (value.length > 500 || value.includes('\0') || !value.isWellFormed())
      throw new InvalidParameter(`«${name}» hat einen ungültigen Wert.`);
  }
  return valuesOf(filter, name, unique);
}

const asGiven = (_filter: Filter, _name: string, values: string[]) => values;
const inYear = (_filter: Filter, name: string, values: string[]) => values.map((value) => readYear(name, value));
const idsUpTo = (most: number) => (_filter: Filter, name: string, values: string[]) => {
  if (values.some((value) => !/^\d{1,10}$/.test(value) || Number(value) > most))
    throw new InvalidParameter(`«${name}» muss aus Ids bestehen.`);
  return values;
};

/** What the values of a filter mean. Errors: InvalidParameter. */
const valuesOf = perFilter<string[], [name: string, values: string[]]>({
  visibility: asGiven,
  records: asGiven,
  references: asGiven,
  choice: asGiven,
  cases: asGiven,
  ids: idsUpTo(2_147_483_647),
  changedBy: idsUpTo(999_999_999),
  year: inYear,
  period: inYear,
  past: ({ byDay }, _name, values) => values.slice(0, 1).map((value) => readPast(value, byDay)),
  moment: ({ bound }, name, values) => values.slice(0, 1).map((value) => readMoment(name, value, bound)),
  untranslated({ locales }, name, values) {
    if (!values.every((value) => locales.some((locale) => locale === value)))
      throw new InvalidParameter(`«${name}» muss eine dieser Sprachen sein: ${locales.join(', ')}.`);
    return values;
  },
});

/**
 * The moment that says what is over, before it or not: `<2027-03-18T09:00:00.000Z`. Of this minute, so that equal
 * questions are kept as one; or the beginning of this day.
 */
function readPast(value: string, byDay = false): string {
  const now = byDay
    ? dayStart(swissDay.format(new Date()))
    : new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  return `${value === '0' ? '>' : '<'}${now}`;
}

/** `2024`, `2024-01-01` or any other day: the first day of the year meant. */
function readYear(name: string, value: string): string {
  const day = /^\d{4}$/.test(value) ? `${value}-01-01` : value;
  if (!isCalendarDay(day) || day > '9998-12-31')
    throw new InvalidParameter(`«${name}» muss ein Datum wie 2024-01-01 sein.`);
  return day;
}

/**
 * The moment from which, or before which, something counts; of a day, which may be given as so many days before today,
 * its beginning or end in Switzerland. ISO 8601 in UTC.
 */
function readMoment(name: string, value: string, bound: 'from' | 'till'): string {
  const isMoment =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value));
  if (isMoment) return new Date(value).toISOString();
  // `2026-10-23 00:00:00`, as existing clients write what their clock shows.
  const shown = /\d[T ]\d/.test(value) ? toMoment(value) : null;
  if (shown) return new Date(shown).toISOString();
  const day = relativeDay(value, swissDay.format(new Date())) ?? value;
  if (!isCalendarDay(day) || day > '9998-12-31')
    throw new InvalidParameter(`«${name}» muss ein Datum wie 2024-01-31 sein, oder wie 7d: so viele Tage vor heute.`);
  return dayStart(bound === 'from' ? day : dayBefore(day, -1));
}

/** When a day begins in Switzerland: one hour before midnight in UTC, two in summer. ISO 8601 in UTC. */
function dayStart(value: string): string {
  const day = Date.parse(`${value}T00:00:00Z`);
  const hours = Number(
    new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' })
      .format(day)
      .replace(/\D/g, ''),
  );
  return new Date(day - hours * 3_600_000).toISOString();
}

function readOrder(type: Listed, query: Query): ListRequest['order'] {
  const order = (query.orderBy ?? []).flatMap((field, index) => {
    const direction = query.orderDirection?.[index] === 'DESC' ? ('DESC' as const) : ('ASC' as const);
    return type.orderBy.includes(field) ? [{ field, direction }] : [];
  });
  if (order.length > 0) return order;
  const { orderWith } = type;
  return orderWith && query[orderWith.filter]?.[0] === orderWith.value ? [orderWith.order] : defaultOrderOf(type);
}

/** The order where nobody asks for one, and what decides among equal records. */
export function defaultOrderOf({ defaultOrder: { thenBy, ...first } }: Pick<Listed, 'defaultOrder'>): Order[] {
  return [first, ...(thenBy ? [thenBy] : [])];
}

/** `randomize=1`, where no order is asked for. */
function readShuffle({ shuffledWithin }: Listed, query: Query): Pick<ListRequest, 'shuffle'> {
  const isAsked = shuffledWithin !== undefined && query.randomize?.[0] === '1' && query.orderBy === undefined;
  return isAsked ? { shuffle: { within: shuffledWithin, day: swissDay.format(new Date()) } } : {};
}
