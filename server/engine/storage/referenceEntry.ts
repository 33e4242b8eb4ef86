import { sql, type RawBuilder } from 'kysely';

/**
 * An entry of a reference list as a JSON object, with all that it says of itself. In: the name of its table in the
 * query.
 */
export function referenceEntry(table: string): RawBuilder<object> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'translations', '{"fr":{},"it":{}}'::jsonb || ${column('translations')}, 'isPublic', ${column('is_public')}, 'position', ${column('position')},
    'synonyms', to_jsonb(${column('synonyms')}), 'context', ${column('context')}, 'createdAt', ${column('created_at')}, 'updatedAt', ${column('updated_at')}) || ${column('extra')}`;
}
