import { sql, type Kysely } from 'kysely';

/**
 * Drawings contain the no-break space as a character: XML has no entity for it. The keys of elements stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update interactive_graphics set svg = replace(svg, '&nbsp;', chr(160)) where svg like '%&nbsp;%'`.execute(
    db,
  );
}
