import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { RelationField } from '../../../domain/kinds/targets';
import { snakeCase } from '../storage/naming';

/** What a record is called, of a row `r` of its table; a name that the type makes itself is in the text already. */
const calledIn = ({ derived, titleField }: ContentType): RawBuilder<unknown> =>
  derived?.name ? sql`r.summary::json ->> 'name'` : sql`r.${sql.ref(snakeCase(titleField))}`;

/**
 * What a field shows of a related record, as JSON text of a row `r` of its table: its short shape, or as little as the
 * field says. In tables (`short`) a name, of a long choice the id alone.
 */
export function entryOf(field: RelationField, target: ContentType, short = false): RawBuilder<unknown> {
  const loose = field.kind === 'records' ? field.loose : undefined;
  if (loose && short) return sql`json_build_object('id', r.id)::text`;
  if (!loose && !short) return sql`r.summary`;
  const shown = (loose?.shows ?? []).map((name) => sql`, ${sql.lit(name)}, r.summary::json -> ${sql.lit(name)}`);
  return sql`json_build_object('id', r.id, 'name', ${calledIn(target)}, 'isPublic', r.is_public${sql.join(shown, sql``)})::text`;
}
