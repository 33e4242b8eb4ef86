import { sql, type Kysely } from 'kysely';

/**
 * Drawings contain no-break spaces as characters, since XML has no entity for them. The keys of elements stay as they
 * are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update interactive_graphics set svg = replace(svg, '&nbsp;', chr(160)) where svg like '%&nbsp;%'`.execute(
    db,
  );
}
