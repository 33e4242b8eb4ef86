import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { entryOf } from '../related/entryOf';
import type { RelatedField } from '../related/relatedFields';
import { columnOf } from '../storage/columns';
import { linkTableOf, snakeCase, tableOf } from '../storage/naming';

export type RelatedRow = {
  record_id: number;
  field: string;
  association: string | null;
  entry: string;
  is_public: boolean;
};
/** By record id and field name. */
export type Related = Map<string, RelatedRow[]>;

/** The records related to those with these ids, in order. One query. */
export async function readRelated(
  db: Kysely<Tables>,
  type: ContentType,
  fields: readonly RelatedField[],
  ids: readonly number[],
  short = false,
): Promise<Related> {
  const queries = fields.map((relation) => queryOf(type, relation, ids, short));
  const { rows } =
    await sql<RelatedRow>`select record_id, field, association, entry, is_public from (${sql.join(queries, sql` union all `)}) related
    order by record_id, field, position, association_id`.execute(db);
  const byField = new Map<string, RelatedRow[]>();
  for (const row of rows) {
    const key = `${row.record_id} ${row.field}`;
    const list = byField.get(key);
    if (list) list.push(row);
    else byField.set(key, [row]);
  }
  return byField;
}

function queryOf(
  type: ContentType,
  { name, field, target }: RelatedField,
  ids: readonly number[],
  short: boolean,
): RawBuilder<unknown> {
  const common = sql`${sql.lit(name)} as field`;
  const entry = sql`${entryOf(field, target, short)} as entry, r.is_public`;
  const others = sql.table(tableOf(target));
  switch (field.kind) {
    case 'record':
      return sql`select p.id as record_id, ${common}, 1 as position, 0 as association_id, null as association, ${entry}
        from ${sql.table(tableOf(type))} p join ${others} r on r.id = p.${sql.ref(columnOf(name, 'record'))} where p.id = any(${ids}::int[])`;
    case 'records':
      return sql`select l.record_id, ${common}, l.position, l.target_id as association_id, null as association, ${entry}
        from ${sql.table(linkTableOf(type, name))} l join ${others} r on r.id = l.target_id where l.record_id = any(${ids}::int[])`;
    case 'associations': {
      const here = sql.ref(`t.${field.here}_id`);
      const ownParts = Object.keys(field.item).map(
        (part) => sql`, ${sql.lit(part)}::text, ${sql.ref(`t.${snakeCase(part)}`)}`,
      );
      if (short) {
        // Tables need only the related record and the role, not translations and links.
        return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position, t.id as association_id,
            json_build_object('id', t.id${sql.join(ownParts, sql``)})::text as association, ${entry}
          from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${here} = any(${ids}::int[])`;
      }
      const links =
        field.links &&
        sql`, ${sql.lit(field.links.name)}::text, coalesce((
        select jsonb_agg(jsonb_build_object('id', l.target_id) order by l.position, l.target_id)
        from ${sql.table(`${field.table}_${snakeCase(field.links.name)}`)} l where l.record_id = t.id), '[]')`;
      return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position, t.id as association_id,
          jsonb_build_object('id', t.id${sql.join(ownParts, sql``)}, 'translations', t.translations${links ?? sql``})::text as association, ${entry}
        from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${here} = any(${ids}::int[])`;
    }
  }
}
