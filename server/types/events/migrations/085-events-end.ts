import { sql, type Kysely } from 'kysely';

/**
 * An event without an end now ends when it starts, both in the column and in the stored JSON; before, such events never
 * passed. Record versions stay, since no editor changed them; list versions grow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['body', 'summary', 'public_body'];
  const { numAffectedRows } = await sql`
    update events set end_date = start_date, ${sql.join(texts.map((name) => sql`${sql.ref(name)} = ${withEnd(name)}`))}
    where end_date is null and start_date is not null`.execute(db);
  if (numAffectedRows)
    await sql`update resource_versions set version = version + 1
      where resource in ('events', 'event-collections')`.execute(db);
}

/** Matches only keys of the record, since quotation marks within texts are escaped by a backslash. */
const withEnd = (name: string) =>
  sql`replace(${sql.ref(name)}, '"endDate":null',
    '"endDate":' || substring(${sql.ref(name)} from '"startDate":("[^"]+")'))`;
