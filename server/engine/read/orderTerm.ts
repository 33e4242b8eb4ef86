import { sql, type RawBuilder } from 'kysely';
import type { ContentType, Order } from '../../../domain/contentType';
import { levelAbove } from '../../../domain/hierarchy';
import { firstPart, orderingOf } from '../../../domain/kinds/ordering';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { typeNamed } from '../related/relatedFields';
import { columnOf, holdsText } from '../storage/columns';
import { linkTableOf, referenceTableOf, snakeCase, tableOf } from '../storage/naming';

/** `nulls last` on these non-null columns would prevent a backward index scan. */
const neverNull = new Set(['createdAt', 'updatedAt']);

/** One term of `order by`. */
export interface OrderTerm {
  by: RawBuilder<unknown>;
  way: RawBuilder<unknown>;
}

/** The table's alias is `p`. */
export function orderTerm(
  type: Pick<ContentType, 'fields' | 'name' | 'shares'>,
  { field: name, direction }: Order,
): OrderTerm {
  const way = direction === 'ASC' ? sql`asc` : sql`desc`;
  if (name === 'id') return { by: sql.ref('p.id'), way };
  const column = sql`p.${sql.ref(snakeCase(name))}`;
  if (neverNull.has(name)) return { by: column, way };
  // German collation: `Ä` sorts next to `A`. Text columns are never null.
  if (holdsText(type, name)) return { by: sql`${column} ${german}`, way };
  const field = type.fields[name];
  const shown = field && perKind(shownAs)(field, type as ContentType, name);
  // Empty values come last in both directions.
  const valuesFirst = sql`${way} nulls last`;
  return shown
    ? { by: sql`${shown} ${orderingOf(field) === 'words' ? german : sql``}`, way: valuesFirst }
    : { by: column, way: valuesFirst };
}

const german = sql`collate "de-x-icu"`;
const ownColumn = () => null;

/**
 * What tables show for a field, and therefore sort by, if it is not the column itself: labels, names, counts. Null: the
 * column itself.
 */
const shownAs: PerKind<RawBuilder<unknown> | null, [type: ContentType, name: string]> = {
  text: ownColumn,
  multiline: ownColumn,
  richText: ownColumn,
  url: ownColumn,
  email: ownColumn,
  boolean: ownColumn,
  date: ownColumn,
  dateTime: ownColumn,
  color: ownColumn,
  decimal: ownColumn,
  integer: ownColumn,
  image: ownColumn,
  images: ownColumn,
  files: ownColumn,
  svg: ownColumn,
  choice: ({ choices }, _type, name) => {
    const cases = choices
      .filter(({ id }) => id !== '')
      .map(({ id, label }) => sql`when ${sql.lit(id)} then ${sql.lit(label)}`);
    return sql`case p.${sql.ref(snakeCase(name))} ${sql.join(cases, sql` `)} end`;
  },
  reference: ({ list, kind }, _type, name) =>
    sql`(select o.name from ${sql.table(referenceTableOf(list))} o where o.id = p.${sql.ref(columnOf(name, kind))})`,
  references: ({ list, counted }, type, name) =>
    linked(type, name, counted, sql`join ${sql.table(referenceTableOf(list))} o on o.id = l.target_id`, sql`o.name`),
  record: ({ resource, kind }, _type, name) => {
    const other = nameColumnOf(resource);
    return sql`(select ${other.name} from ${other.from} where o.id = p.${sql.ref(columnOf(name, kind))})`;
  },
  records: ({ resource, counted }, type, name) => {
    const other = nameColumnOf(resource);
    return linked(type, name, counted, sql`join ${other.from} on o.id = l.target_id`, other.name);
  },
  associations: ({ resource, table, here, there }) => {
    const other = nameColumnOf(resource);
    // A record associated twice appears once.
    return sql`(select string_agg(n.name, ', ' order by n.position) from (
      select ${other.name} as name, min(array[t.${sql.ref(`${here}_position`)}, t.id]) as position
      from ${sql.table(table)} t join ${other.from} on o.id = t.${sql.ref(`${there}_id`)}
        where t.${sql.ref(`${here}_id`)} = p.id group by 1) n)`;
  },
  list: (field, _type, name) => {
    const items = sql`p.${sql.ref(snakeCase(name))}`;
    if (field.counted) return sql`nullif(jsonb_array_length(${items}), 0)`;
    const firstText = sql`i.item ->> ${sql.lit(firstPart(field))}`;
    return sql`(select string_agg(${firstText}, ', ' order by i.place) from jsonb_array_elements(${items})
      with ordinality i(item, place) where ${firstText} <> '')`;
  },
};

function linked(
  type: ContentType,
  name: string,
  counted: true | undefined,
  join: RawBuilder<unknown>,
  called: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const from = sql`from ${sql.table(linkTableOf(type, name))} l`;
  if (counted) return sql`(select nullif(count(*), 0) ${from} where l.record_id = p.id)`;
  return sql`(select string_agg(${called}, ', ' order by l.position, l.target_id) ${from} ${join}
    where l.record_id = p.id)`;
}

/** Records of a type as `o`, with the name that tables show: names of child records start with the parent's name. */
function nameColumnOf(resource: string): { from: RawBuilder<unknown>; name: RawBuilder<unknown> } {
  const type = typeNamed(resource);
  const name = type.derived?.name ? sql`o.summary::json ->> 'name'` : sql.ref(`o.${snakeCase(type.titleField)}`);
  const table = sql.table(tableOf(type));
  const above = levelAbove(type);
  if (!above) return { from: sql`${table} o`, name };
  const parent = sql.ref(`o.${columnOf(above, 'record')}`);
  return {
    from: sql`${table} o`,
    name: sql`concat_ws(': ', (select u.${sql.ref(snakeCase(type.titleField))} from ${table} u
      where u.id = ${parent}), ${name})`,
  };
}
