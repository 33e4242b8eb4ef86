import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { relatedFieldsOf, type RelatedField } from '../related/relatedFields';
import { columnOf } from '../storage/columns';
import { linkTableOf, snakeCase, tableOf } from '../storage/naming';
import { isShown, isStoredWhole, showsBeside, type Composing } from './compose';

/**
 * By what a list knows that a row `p` says what it said before: the mark that PostgreSQL changes with every write of the row and, where it shows records
 * that it is related to, which those are, in order, with their marks. Undefined where it shows what lies elsewhere, too.
 */
export function rowMark(type: ContentType<any>, how: Composing): RawBuilder<unknown> | undefined {
  if (isStoredWhole(type, how)) return sql.ref('p.xmin');
  if (showsBeside(type, how)) return undefined;
  const parts = new Map<string, RawBuilder<unknown>>();
  for (const one of type.members ?? [type]) {
    for (const relation of relatedFieldsOf(one)) {
      if (isShown(one, relation.name, how)) addMark(parts, one, relation, how);
    }
  }
  return sql`concat_ws(' ', p.xmin, ${sql.join([...parts.values()].map((part) => sql`coalesce(${part}, '')`))})`;
}

/** By the table and the column that lead to the others: types that share a table may share these. */
function addMark(parts: Map<string, RawBuilder<unknown>>, type: ContentType<any>, { name, field, target }: RelatedField, { view, short }: Composing): void {
  const others = sql.table(tableOf(target));
  switch (field.kind) {
    case 'record':
      parts.set(name, sql`(select r.id || '.' || r.xmin from ${others} r where r.id = p.${sql.ref(columnOf(name, 'record'))})`);
      return;
    case 'records': {
      const links = linkTableOf(type, name);
      // Of a long choice tables show ids alone, and a link is gone as soon as its record is.
      const isBare = field.loose && short && view === 'all';
      parts.set(links, isBare
        ? sql`(select string_agg(l.target_id::text, ',' order by l.position, l.target_id) from ${sql.table(links)} l where l.record_id = p.id)`
        : sql`(select string_agg(r.id || '.' || r.xmin, ',' order by l.position, r.id) from ${sql.table(links)} l join ${others} r on r.id = l.target_id where l.record_id = p.id)`);
      return;
    }
    case 'associations': {
      const here = `${field.here}_id`;
      parts.set(`${field.table} ${here}`, sql`(
        select string_agg(t.id || '.' || t.xmin || '.' || r.xmin, ',' order by t.${sql.ref(`${snakeCase(field.here)}_position`)}, t.id)
        from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${sql.ref(`t.${here}`)} = p.id)`);
    }
  }
}
