import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { tableOf } from '../storage/naming';
import type { Narrowing } from './filterConditions';
import type { OrderTerm } from './orderTerm';
import { passing, passingRecord, rowsOf, type Columns } from './searchedPage';

/**
 * How many a filter finds, as far as that matters, and how many records the type has, about. It says how a page is
 * read, never what it holds, so it may be old.
 */
export interface Extent {
  found: number;
  records: number;
}

interface Narrowed {
  type: ContentType<any>;
  request: Pick<ListRequest, 'limit' | 'offset'>;
  columns: Columns;
  order: readonly OrderTerm[];
  narrowing: Narrowing;
  /** What is asked of the rows beside. */
  conditions: readonly RawBuilder<unknown>[];
  /** It is the list in its usual order, which an index has. */
  isUsual: boolean;
  /** That index has all columns. */
  isInIndex: boolean;
  extent: Extent | undefined;
  /** How numbers are said: one plan may serve all of them. */
  number: (value: number) => RawBuilder<unknown>;
}

/** In an order that no index has, so few, or fewer than this part of the table, are read and sorted. */
const few = 500;
const part = 50;
/** More of them than this part of the table are not counted. */
const counted = 4;
/**
 * To ask a record of the index of the order for its links costs so many times what it costs to gather one of those that
 * the links of an entry name, and to look records up among them (0.9 to 0.4 µs). It is taken for more than was
 * measured, since where those of an entry stand together further down, all before them are asked.
 */
const asking = 7;

/**
 * A page of a list that is narrowed by what has an index of its own: what records are linked to, who changed them. The
 * planner knows neither how many these are (entries of two lists it takes for independent, and passed over all rows of
 * a list for what no record has) nor that it is cheaper to look a record up among ids in memory than in the links. So
 * their number says how the page is read: few are looked up and sorted; of more the page is met in the order of the
 * list, where the index of the order says of each record whether it is meant, or else it is looked up among them, and
 * of very many asked for its links, since the page is full so soon. The records of the page are found first, by the
 * index of the order alone where there is one.
 */
export function narrowedPage<Row>({
  type,
  request: { limit, offset },
  columns,
  order,
  narrowing: { set, isIn, isInRow },
  conditions,
  isUsual,
  isInIndex,
  extent,
  number,
}: Narrowed): RawBuilder<Row> {
  const table = sql.table(tableOf(type));
  const keys = order.map((_, index) => sql.ref(`key${index}`));
  const byKeys = sql`order by ${sql.join(order.map(({ way }, index) => sql`${keys[index]} ${way}`))}`;
  const ways: Record<Way, RawBuilder<unknown>> = {
    sorted: sql`p.id = any(array(${set}))`,
    among: sql`(p.id in (${set})) is true`,
    asked: isIn,
  };
  const way = wayOf(extent, {
    needed: limit + offset,
    isUsual,
    isInRow,
    passed: conditions.length > 0 ? passingRecord : passing,
  });
  const shown = sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`));
  const asked = sql`from ${table} p where ${sql.join([ways[way], ...conditions], sql` and `)}`;
  const page = sql`limit ${number(limit)} offset ${number(offset)}`;
  if (way === 'asked' && isInRow && isInIndex)
    return sql`select ${shown} ${asked} order by ${sql.join(order.map(({ by, way: direction }) => sql`${by} ${direction}`))} ${page}`;
  return sql`
    select r.* from (select ${sql.join([sql`p.id`, ...order.map(({ by }, index) => sql`${by} as ${keys[index]}`)])} ${asked} ${byKeys} ${page}) found ${rowsOf(table, columns)} ${byKeys}`;
}

type Way = 'sorted' | 'among' | 'asked';

/** Where nobody knows how many there are, the way that is never dear. */
function wayOf(
  extent: Extent | undefined,
  { needed, isUsual, isInRow, passed }: { needed: number; isUsual: boolean; isInRow: boolean; passed: number },
): Way {
  const isAtHand = isUsual && isInRow;
  if (!extent) return isAtHand ? 'asked' : 'among';
  const { found, records } = extent;
  if (isUsual ? found ** 2 < passed * needed * records : found <= Math.max(few, records / part)) return 'sorted';
  return isAtHand || (isUsual && found ** 2 >= asking * needed * records) ? 'asked' : 'among';
}

/** Counts what a filter finds, as far as that matters. */
export const extentOf = (type: ContentType<any>, { set }: Narrowing): RawBuilder<Extent> => sql`
  select (select count(*) from (select from (${set}) n limit greatest(${sql.lit(few)}, reltuples / ${sql.lit(counted)})::int + 1) n)::int as found, reltuples::int as records from pg_class where oid = ${sql.lit(tableOf(type))}::regclass`;
