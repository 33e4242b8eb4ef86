import { sql, type Kysely } from 'kysely';

/**
 * An event without an end ends when it begins, in its column and in the texts that answers are made of: those that are
 * past were current for ever. Their versions stay, since nobody has changed them. Those of the lists grow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['body', 'summary', 'public_body'];
  const { numAffectedRows } = await sql`
    update events set end_date = start_date, ${sql.join(texts.map((name) => sql`${sql.ref(name)} = ${withEnd(name)}`))}
    where end_date is null and start_date is not null`.execute(db);
  if (numAffectedRows)
    await sql`update resource_versions set version = version + 1 where resource in ('events', 'event-collections')`.execute(
      db,
    );
}

/** Only the keys of a record look so: within a text a quotation mark has a backslash before it. */
const withEnd = (name: string) =>
  sql`replace(${sql.ref(name)}, '"endDate":null', '"endDate":' || substring(${sql.ref(name)} from '"startDate":("[^"]+")'))`;
