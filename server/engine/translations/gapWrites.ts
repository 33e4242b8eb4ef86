import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { gapChanges, type Gap, type GapChange } from '../../../domain/translations/gaps';
import type { Tables } from '../../tables';
import type { Actor } from '../history/history';
import { tableOf } from '../storage/naming';
import type { Write } from '../storage/statements';

type Values = Record<string, any>;

/** By which write a record came to be what it is. */
export interface Writing {
  version: number;
  /** ISO 8601. */
  at: string;
  actor: Actor;
}

/** A change to a gap of a record, and the write that made it. */
export interface DatedChange extends GapChange, Writing {
  id: number;
}

/** The gaps of a record as a column of a query of its table, so that a save needs no query more for them. */
export const gapsColumn = (type: ContentType<any>) =>
  sql<Gap[] | null>`(select json_agg(json_build_object('field', g.field, 'locale', g.locale, 'state', g.state, 'stale', g.stale)) from translation_gaps g where g.resource = ${type.name} and g.record_id = ${sql.ref(`${tableOf(type)}.id`)})`;

/** What a save changes about the gaps of its record, as parts of its statement; none where nothing about them changes. */
export function gapWrites(type: ContentType<any>, record: Values, before: { record: Values; gaps: readonly Gap[] } | null, writing: Writing): Write[] {
  const { id } = record as { id: number };
  const changes = gapChanges(type, record, before?.record ?? null, before?.gaps ?? []);
  return changeWrites(type, changes.map((change) => ({ ...change, ...writing, id })));
}

/** Several changes of one type, as parts of one statement. None of them may be about the same field twice. */
export function changeWrites(type: Pick<ContentType<any>, 'name'>, changes: readonly DatedChange[]): Write[] {
  const ended = changes.filter(({ gap }) => gap === null);
  // The list begins with the newest: the first field of a record stands first.
  const made = changes.filter(({ gap }) => gap !== null).toReversed();
  return [...(ended.length > 0 ? [endWrite(type, ended)] : []), ...(made.length > 0 ? [makeWrite(type, made)] : [])];
}

function endWrite({ name }: Pick<ContentType<any>, 'name'>, ended: readonly DatedChange[]): Write {
  return sql`delete from translation_gaps where resource = ${name} and (record_id, field, locale) in (
    select * from unnest(${ended.map(({ id }) => id)}::int[], ${ended.map(({ field }) => field)}::text[], ${ended.map(({ locale }) => locale)}::text[]))`;
}

/** What was left empty on purpose before a record was deleted is so when it is back. */
function makeWrite({ name }: Pick<ContentType<any>, 'name'>, made: readonly DatedChange[]): Write {
  const rows = made.map(({ id, field, locale, gap, version, at, actor }) => ({ record_id: id, field, locale, state: gap?.state, stale: gap?.stale, version, at, user_id: actor?.id ?? null, user_email: actor?.email ?? null }));
  return sql`insert into translation_gaps (resource, record_id, field, locale, state, stale, version, at, user_id, user_email)
    select ${name}, record_id, field, locale, state, stale, version, at, user_id, user_email from json_populate_recordset(null::translation_gaps, ${JSON.stringify(rows)}::json)
    on conflict (resource, record_id, field, locale) do update set id = excluded.id, state = excluded.state, stale = excluded.stale, version = excluded.version,
      at = excluded.at, user_id = excluded.user_id, user_email = excluded.user_email
    where translation_gaps.state <> 'empty' or excluded.state <> 'missing'`;
}

/** Of a record that goes. What was left empty on purpose is kept for its return. */
export const removeGapsWrite = ({ name }: Pick<ContentType<any>, 'name'>, id: number): Write => sql`delete from translation_gaps where resource = ${name} and record_id = ${id} and state <> 'empty'`;

/** Changes by the thousand, outside of saves. */
export async function writeChanges(db: Kysely<Tables>, type: Pick<ContentType<any>, 'name'>, changes: readonly DatedChange[]): Promise<void> {
  for (const write of changeWrites(type, changes)) await write.execute(db);
}
