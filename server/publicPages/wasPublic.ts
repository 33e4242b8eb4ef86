import { sql, type Kysely } from 'kysely';
import { contentTypeNamed } from '../../domain/contentTypes';
import type { Embed } from '../../domain/embeds/embeds';
import type { Tables } from '../tables';

/** Whether a record that visitors do not see now was once public: search engines drop its page at once. */
export async function wasPublic(db: Kysely<Tables>, { resource }: Embed, id: number): Promise<boolean> {
  const names = contentTypeNamed(resource)?.members?.map(({ name }) => name) ?? [resource];
  const { rows } = await sql`
    select from history where resource = any(${names}) and record_id = ${id}
      and record @> '{"isPublic": true}' limit 1`.execute(db);
  return rows.length > 0;
}
