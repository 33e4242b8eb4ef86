import { sql, type Kysely } from 'kysely';

/** Drawings hold the no-break space itself: XML knows no name for it. The keys of elements stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update interactive_graphics set svg = replace(svg, '&nbsp;', chr(160)) where svg like '%&nbsp;%'`.execute(
    db,
  );
}
