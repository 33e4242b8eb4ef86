import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { RelationField } from '../../../domain/kinds/targets';
import { snakeCase } from '../storage/naming';

/** The name of a record, from row `r` of its table; names that the type derives are taken from the text. */
const nameColumnOf = ({ derived, titleField }: ContentType): RawBuilder<unknown> =>
  derived?.name ? sql`r.summary::json ->> 'name'` : sql`r.${sql.ref(snakeCase(titleField))}`;

/**
 * The short shape of a related record as JSON text, from row `r` of its table; for a loose relation, only its declared
 * fields. In tables (`short`) id and name; for a loose relation, only the id.
 */
export function entryOf(field: RelationField, target: ContentType, short = false): RawBuilder<unknown> {
  const loose = field.kind === 'records' ? field.loose : undefined;
  if (loose && short) return sql`json_build_object('id', r.id)::text`;
  if (!loose && !short) return sql`r.summary`;
  const shown = (loose?.shows ?? []).map((name) => sql`, ${sql.lit(name)}, r.summary::json -> ${sql.lit(name)}`);
  return sql`json_build_object('id', r.id, 'name', ${nameColumnOf(target)}, 'isPublic',
    r.is_public${sql.join(shown, sql``)})::text`;
}
