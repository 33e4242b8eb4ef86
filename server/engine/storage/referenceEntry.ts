import { sql, type RawBuilder } from 'kysely';

/**
 * A reference as a JSON object with all its values.
 * @param table alias of its table in the query
 */
export function referenceEntry(table: string): RawBuilder<object> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'translations',
      '{"fr":{},"it":{}}'::jsonb || ${column('translations')}, 'isPublic', ${column('is_public')}, 'position',
      ${column('position')},
    'synonyms', to_jsonb(${column('synonyms')}), 'context', ${column('context')}, 'createdAt',
      ${column('created_at')}, 'updatedAt', ${column('updated_at')}) || ${column('extra')}`;
}
