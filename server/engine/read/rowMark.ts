import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { relatedFieldsOf, type RelatedField } from '../related/relatedFields';
import { columnOf } from '../storage/columns';
import { markColumn } from '../storage/linkedIds';
import { linkTableOf, tableOf } from '../storage/naming';
import { isShown, isStoredWhole, showsBeside, type Composing } from './compose';

export interface RowMark {
  mark: RawBuilder<unknown>;
  /** The columns of a row `p` that it is made of; none where it is the row's own. */
  of: readonly string[];
}

/** The mark that PostgreSQL changes with every write of a row. */
const own = 'xmin';

/**
 * By what a list knows that a row `p` says what it said before: the mark that PostgreSQL changes with every write of
 * the row and, where it shows records that it is related to, which those are, with their places and marks. They are not
 * sorted, which costs as much as finding them: by which way PostgreSQL finds them they may stand otherwise one day, and
 * are read once more then. Undefined where it shows what lies elsewhere, too.
 */
export function rowMark(type: ContentType<any>, how: Composing): RowMark | undefined {
  if (isStoredWhole(type, how)) return { mark: sql.ref(`p.${markColumn(type)}`), of: [] };
  if (showsBeside(type, how)) return undefined;
  const parts = new Map<string, RawBuilder<unknown>>();
  const of = new Set(['id', own]);
  for (const one of type.members ?? [type]) {
    for (const relation of relatedFieldsOf(one)) {
      if (!isShown(one, relation.name, how)) continue;
      addMark(parts, one, relation, how);
      if (relation.field.kind === 'record') of.add(columnOf(relation.name, 'record'));
    }
  }
  return {
    mark: sql`concat_ws(' ', ${sql.ref(`p.${own}`)}, ${sql.join([...parts.values()].map((part) => sql`coalesce(${part}, '')`))})`,
    of: [...of],
  };
}

/** By the table and the column that lead to the others: types that share a table may share these. */
function addMark(
  parts: Map<string, RawBuilder<unknown>>,
  type: ContentType<any>,
  { name, field, target }: RelatedField,
  { view, short }: Composing,
): void {
  const others = sql.table(tableOf(target));
  switch (field.kind) {
    case 'record':
      parts.set(
        name,
        sql`(select concat_ws('.', r.id, r.xmin) from ${others} r where r.id = p.${sql.ref(columnOf(name, 'record'))})`,
      );
      return;
    case 'records': {
      const links = linkTableOf(type, name);
      // Of a long choice tables show ids alone, and a link is gone as soon as its record is. It may be of thousands.
      const isBare = field.loose && short && view === 'all';
      parts.set(
        links,
        isBare
          ? sql`(select md5(string_agg(concat_ws('.', l.target_id, l.position), ',')) from ${sql.table(links)} l where l.record_id = p.id)`
          : sql`(select string_agg(concat_ws('.', r.id, l.position, r.xmin), ',') from ${sql.table(links)} l join ${others} r on r.id = l.target_id where l.record_id = p.id)`,
      );
      return;
    }
    case 'associations': {
      const [here, place] = [`${field.here}_id`, sql.ref(`t.${field.here}_position`)];
      parts.set(
        `${field.table} ${here}`,
        sql`(
        select string_agg(concat_ws('.', t.id, ${place}, t.xmin, r.xmin), ',')
        from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${sql.ref(`t.${here}`)} = p.id)`,
      );
    }
  }
}
