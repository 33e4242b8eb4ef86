import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { gapChanges, translatedRoots } from '../../../domain/translations/gaps';
import { translationLocalesOf } from '../../../domain/locales';
import type { Tables } from '../../tables';
import { writeChanges, type DatedChange } from './gapWrites';

const batch = 200;
/**
 * The maximum number of versions read per record, latest first. Translations older than these are dated to the earliest
 * version read.
 */
const versionsRead = 30;

interface Row {
  id: number;
  version: number;
  at: string;
  userId: number | null;
  email: string | null;
  /** The translated fields only. */
  record: Record<string, any>;
}

/**
 * Determines the gaps of all existing records from their history, as if they had been tracked all along. Does not read
 * the tables of content types, so it can run in a migration before all of them exist. Replaces known gaps except those
 * left empty on purpose. Takes as long as reading the latest versions of all records once.
 */
export async function findGapsInHistory(
  db: Kysely<Tables>,
  types: readonly ContentType[] = allContentTypes,
): Promise<void> {
  for (const type of types.filter((one) => translatedRoots(one).length > 0)) {
    for (let last = 0; ;) {
      const { rows: ids } = await sql<{
        id: number;
      }>`select record_id as id from search_index where resource = ${type.name} and record_id > ${last}
        order by record_id limit ${batch}`.execute(db);
      if (ids.length > 0)
        await findIn(
          db,
          type,
          ids.map(({ id }) => id),
        );
      if (ids.length < batch) break;
      last = (ids.at(-1) as { id: number }).id;
    }
  }
  await inOrder(db);
}

/** Renumbers the gaps by the time they arose, across types. */
async function inOrder(db: Kysely<Tables>): Promise<void> {
  await sql`
    with placed as (select id, (select coalesce(max(id), 0) from translation_gaps) + row_number() over (order by at,
      id) as place from translation_gaps)
    update translation_gaps g set id = placed.place from placed where placed.id = g.id`.execute(db);
  await sql`select setval(pg_get_serial_sequence('translation_gaps', 'id'),
    (select coalesce(max(id), 1) from translation_gaps))`.execute(db);
}

async function findIn(db: Kysely<Tables>, type: ContentType, ids: readonly number[]): Promise<void> {
  const rows = await readVersions(db, type, ids);
  await sql`delete from translation_gaps where resource = ${type.name} and record_id = any(${ids}::int[])
    and state <> 'empty'`.execute(db);
  const changes = ids.flatMap((id) =>
    gapsOfVersions(
      type,
      rows.filter((row) => row.id === id),
    ),
  );
  await writeChanges(db, type, changes);
}

/** The gaps after all versions, which are given oldest first. */
function gapsOfVersions(type: ContentType, versions: readonly Row[]): DatedChange[] {
  const found = new Map<string, DatedChange>();
  versions.forEach(({ id, version, at, userId, email, record }, index) => {
    const known = [...found.values()].flatMap(({ gap }) => gap ?? []);
    const before = versions[index - 1]?.record ?? null;
    for (const change of gapChanges(type, record, before, known)) {
      const key = `${change.field} ${change.locale}`;
      if (change.gap)
        found.set(key, { ...change, id, version, at, actor: email === null ? null : { id: userId as number, email } });
      else found.delete(key);
    }
  });
  return [...found.values()];
}

async function readVersions(db: Kysely<Tables>, type: ContentType, ids: readonly number[]): Promise<Row[]> {
  const names = translatedRoots(type).map(([name]) => name);
  const textsOf = (place: string[]) =>
    sql`jsonb_build_object(${sql.join(
      names.flatMap((name) => [
        sql`${name}::text`,
        sql`whole #>
      ${[...place, name]}::text[]`,
      ]),
    )})`;
  const translations = translationLocalesOf(type).flatMap((locale) => [
    sql`${locale}::text`,
    textsOf(['translations', locale]),
  ]);
  const { rows } = await sql<Row>`
    select id, version, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, user_id as "userId",
      user_email as email,
      ${textsOf([])} || jsonb_build_object('translations', jsonb_build_object(${sql.join(translations)})) as record
    from unnest(${ids}::int[]) as given(id) cross join lateral (
      select h.id as place, h.version, h.at, h.user_id, h.user_email, history_record(h) as whole from history h
      where h.resource = ${type.name} and h.record_id = given.id and h.action <> 'delete' order by h.id desc
      limit ${versionsRead}) latest
    order by id, place`.execute(db);
  return rows;
}
