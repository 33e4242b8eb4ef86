import type { ContentType, Order } from '../contentType';
import { perFilter, type Filter, type Filters } from '../filters';
import { isCalendarDay, swissDay } from '../values/days';
import { locales, type Locale } from '../locales';
import { toTimestamp } from '../values/timestamps';
import { dayBefore, relativeDay } from '../editorFilters';
import { defaultLimit, maxLimit, maxValues, type Query } from '../http';

export interface ListRequest {
  term: string;
  /** By name of the filter; its declaration says how several values are joined. */
  filters: { name: string; filter: Filter; values: string[] }[];
  order: Order[];
  /**
   * Replaces `order` with a shuffle that changes daily: within each year of this date, newest year first. It is the
   * same on every page.
   */
  shuffle?: { within: string; day: string };
  limit: number;
  offset: number;
  /** A card is what a public list shows of a record, in one language. */
  shape: 'full' | 'summary' | 'card';
  locale?: Locale;
  /** Whether the first page includes the total number of records: `total=true`. */
  total: boolean;
  /** Reduces records to these keys. */
  fields?: readonly string[];
  /** Only records with a higher id, for paging by cursor. */
  after?: number;
}

/** An invalid parameter; the response is a 400 with this message. */
export class InvalidParameter extends Error {}

/** The declaration of a list. */
export type ListDeclaration = Pick<
  ContentType,
  'orderBy' | 'defaultOrder' | 'orderWith' | 'limit' | 'shuffledWithin' | 'listed' | 'shares'
> & {
  filters: Filters;
};

/** A list with paging only. */
export const pagingOnly: ListDeclaration = {
  filters: {},
  orderBy: [],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
};

/** The parameters of an autocomplete input: a search term, or the selected records by id. */
export const optionsOf = ({ filters: { ids } }: Pick<ContentType, 'filters'>): ListDeclaration => ({
  ...pagingOnly,
  filters: { ids },
});

/** Parameters of every list, apart from its filters. */
const common = ['term', 'orderBy', 'orderDirection', 'limit', 'offset', 'shape', 'total'];

const maxTermLength = 200;

/**
 * Reads the parameters of a list, for server and mock. Unknown fields in an order are ignored, as existing clients
 * expect.
 * @param also further parameters of the route
 * @throws InvalidParameter for an invalid limit, offset, day or id, and for an unknown parameter, since ignoring it
 * would return a different list
 */
export function readListRequest(type: ListDeclaration, query: Query, also: readonly string[] = []): ListRequest {
  const card = hasCards(type) && query.shape?.[0] === 'card' ? readLocale(query) : undefined;
  refuseUnknown(query, [
    ...common,
    ...(hasCards(type) ? ['locale'] : []),
    ...(type.shuffledWithin ? ['randomize'] : []),
    ...Object.keys(type.filters),
    ...also,
  ]);
  const filters = Object.entries(type.filters).flatMap(([name, filter]) => {
    const values = query[name] ? readValues(name, filter, query[name]) : [];
    return values.length > 0 ? [{ name, filter, values }] : [];
  });
  const term = (query.term ?? []).join(' ').trim();
  if (term.length > maxTermLength)
    throw new InvalidParameter(`Der Suchbegriff ist zu lang: höchstens ${maxTermLength} Zeichen.`);
  if (term.includes('\0') || !term.isWellFormed())
    throw new InvalidParameter('Der Suchbegriff enthält ungültige Zeichen.');
  return {
    term,
    filters,
    order: readOrder(type, query),
    ...readShuffle(type, query),
    limit: readNumber('limit', query.limit, type.limit ?? maxLimit, maxLimit),
    offset: readNumber('offset', query.offset, 0, 2_147_483_647),
    shape: card ? 'card' : query.shape?.[0] === 'summary' ? 'summary' : 'full',
    ...(card && { locale: card }),
    total: query.total?.[0] === 'true',
  };
}

/** Whether a type has a public list, and with it `shape=card`. */
export const hasCards = ({ listed, shares }: Pick<ContentType, 'listed' | 'shares'>): boolean =>
  listed === true && !shares;

/** @throws InvalidParameter */
export function readLocale(query: Query): Locale {
  const given = query.locale?.[0] ?? 'de';
  const found = locales.find((locale) => locale === given);
  if (!found) throw new InvalidParameter(`«locale» muss eine dieser Sprachen sein: ${locales.join(', ')}.`);
  return found;
}

/** @throws InvalidParameter with the names of all unknown parameters */
export function refuseUnknown(query: Query, known: readonly string[]): void {
  const unknown = Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => `«${name.toWellFormed().slice(0, 100)}»`);
  if (unknown.length === 1) throw new InvalidParameter(`Den Parameter ${unknown[0]} gibt es hier nicht.`);
  if (unknown.length > 1)
    throw new InvalidParameter(`Diese Parameter gibt es hier nicht: ${unknown.slice(0, 20).join(', ')}.`);
}

/**
 * Reads `after`, the last id of the previous response; 0 by default.
 * @throws InvalidParameter
 */
export function readAfter(query: Query): number {
  return readNumber('after', query.after, 0, 2_147_483_647);
}

function readNumber(name: string, values: string[] | undefined, fallback: number, most: number): number {
  const value = values?.[0];
  if (value === undefined) return fallback;
  if (!/^\d{1,10}$/.test(value)) throw new InvalidParameter(`«${name}» muss eine ganze Zahl sein.`);
  if (Number(value) > most) throw new InvalidParameter(`«${name}» darf höchstens ${most} sein.`);
  // Existing clients send 0 to get the default.
  return Number(value) || fallback;
}

function readValues(name: string, filter: Filter, given: string[]): string[] {
  const values = filter.kind === 'ids' ? given.flatMap((value) => value.split(',')) : given;
  const unique = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  if (unique.length > maxValues) throw new InvalidParameter(`«${name}» hat zu viele Werte.`);
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

/**
 * The values of a filter in the form that SQL conditions use.
 * @throws InvalidParameter
 */
const valuesOf = perFilter<string[], [name: string, values: string[]]>({
  visibility: asGiven,
  records: asGiven,
  references: asGiven,
  choice: asGiven,
  cases: asGiven,
  ids: idsUpTo(2_147_483_647),
  changedBy: idsUpTo(999_999_999),
  assignedTo: idsUpTo(999_999_999),
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
 * The bound between past and future with its direction, e.g. `<2027-03-18T09:00:00.000Z`. Rounded to the minute, so
 * that equal requests share a cached response; with `byDay` it is the start of the day.
 */
function readPast(value: string, byDay = false): string {
  const now = byDay
    ? dayStart(swissDay.format(new Date()))
    : new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  return `${value === '0' ? '>' : '<'}${now}`;
}

/** The first day of the year of `2024`, `2024-01-01` or any other day. */
function readYear(name: string, value: string): string {
  const day = /^\d{4}$/.test(value) ? `${value}-01-01` : value;
  if (!isCalendarDay(day) || day > '9998-12-31')
    throw new InvalidParameter(`«${name}» muss ein Datum wie 2024-01-01 sein.`);
  return day;
}

/** A bound as ISO 8601 in UTC; for a day its start or end in Switzerland. */
function readMoment(name: string, value: string, bound: 'from' | 'till'): string {
  const isMoment =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value));
  if (isMoment) return new Date(value).toISOString();
  // `2026-10-23 00:00:00`: existing clients send local time.
  const shown = /\d[T ]\d/.test(value) ? toTimestamp(value) : null;
  if (shown) return new Date(shown).toISOString();
  const day = relativeDay(value, swissDay.format(new Date())) ?? value;
  if (!isCalendarDay(day) || day > '9998-12-31')
    throw new InvalidParameter(`«${name}» muss ein Datum wie 2024-01-31 sein, oder wie 7d: so viele Tage vor heute.`);
  return dayStart(bound === 'from' ? day : dayBefore(day, -1));
}

/** The start of a day in Switzerland: one hour before midnight UTC, two in summer. ISO 8601 in UTC. */
function dayStart(value: string): string {
  const day = Date.parse(`${value}T00:00:00Z`);
  const hours = Number(
    new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' })
      .format(day)
      .replace(/\D/g, ''),
  );
  return new Date(day - hours * 3_600_000).toISOString();
}

function readOrder(type: ListDeclaration, query: Query): ListRequest['order'] {
  const order = (query.orderBy ?? []).flatMap((field, index) => {
    const direction = query.orderDirection?.[index] === 'DESC' ? ('DESC' as const) : ('ASC' as const);
    return type.orderBy.includes(field) ? [{ field, direction }] : [];
  });
  if (order.length > 0) return order;
  const { orderWith } = type;
  return orderWith && query[orderWith.filter]?.[0] === orderWith.value ? [orderWith.order] : defaultOrderOf(type);
}

/** The default order, with its tie-breaker. */
export function defaultOrderOf({ defaultOrder: { thenBy, ...first } }: Pick<ListDeclaration, 'defaultOrder'>): Order[] {
  return [first, ...(thenBy ? [thenBy] : [])];
}

/** Reads `randomize=1`, which an explicit order overrides. */
function readShuffle({ shuffledWithin }: ListDeclaration, query: Query): Pick<ListRequest, 'shuffle'> {
  const isShuffled = shuffledWithin !== undefined && query.randomize?.[0] === '1' && query.orderBy === undefined;
  return isShuffled ? { shuffle: { within: shuffledWithin, day: swissDay.format(new Date()) } } : {};
}
