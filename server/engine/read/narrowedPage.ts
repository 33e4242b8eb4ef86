import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { tableOf } from '../storage/naming';
import type { OrderTerm } from './orderTerm';
import type { Columns } from './searchedPage';

interface Narrowed {
  type: ContentType<any>;
  request: Pick<ListRequest, 'limit' | 'offset'>;
  columns: Columns;
  order: readonly OrderTerm[];
  conditions: readonly RawBuilder<unknown>[];
  /** The ids of all that one of the conditions finds, each a row `record_id`. */
  set: RawBuilder<unknown>;
}

/** What is fewer than this part of the table is read and sorted; what is more fills the page before many rows are passed over. */
const part = 50;
/** So few are read whatever the size of the table. */
const always = 500;

/**
 * A page of a list that is narrowed by what the planner cannot estimate: it takes entries of two lists, or who changed a record and of which type it is, for
 * independent, and passed over all rows of a list for what no record has. So what is found is looked at first, as far as it is few.
 */
export function narrowedPage<Row>({ type, request: { limit, offset }, columns, order, conditions, set }: Narrowed): RawBuilder<Row> {
  const table = sql.table(tableOf(type));
  const keys = order.map((_, index) => sql.ref(`key${index}`));
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`);
  const pageWhere = (condition: RawBuilder<unknown>) => sql`(
    select ${sql.join([...named, ...order.map(({ by }, index) => sql`${by} as ${keys[index]}`)])} from ${table} p where ${sql.join([condition, ...conditions], sql` and `)}
    order by ${sql.join(order.map(({ by, way }) => sql`${by} ${way}`))} limit ${limit} offset ${offset})`;
  const isFew = sql`(select count(*) from few) <= (select most from bound)`;
  return sql`
    with bound as materialized (select greatest(${sql.lit(always)}, reltuples / ${sql.lit(part)})::int as most from pg_class where oid = ${sql.lit(tableOf(type))}::regclass),
    few as materialized (select distinct s.record_id from (${set}) s limit (select most + 1 from bound))
    select ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))}
    from (${pageWhere(sql`${isFew} and p.id = any(array(select record_id from few))`)} union all ${pageWhere(sql`not (${isFew})`)}) found
    order by ${sql.join(order.map(({ way }, index) => sql`${keys[index]} ${way}`))}`;
}
