import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { contacts } from '../../domain/types/contacts';
import type { Embed } from '../../domain/embeds/embeds';
import type { Tables } from '../tables';

/** Whether a record that visitors do not see now was once public: search engines drop its page at once. */
export async function wasPublic(db: Kysely<Tables>, { content, resource }: Embed, id: number): Promise<boolean> {
  const type: ContentType = resource === contacts.name ? contacts : contentTypes[content];
  const { rows } = await sql`
    select from history where resource = any(${(type.members ?? [type]).map(({ name }) => name)}) and record_id = ${id}
      and record @> '{"isPublic": true}' limit 1`.execute(db);
  return rows.length > 0;
}
