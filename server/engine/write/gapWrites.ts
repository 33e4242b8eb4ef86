import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { gapChanges, type Gap, type GapChange, type MachineProposal } from '../../../domain/translations/gaps';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';
import { tableOf } from '../storage/naming';
import type { Write } from '../storage/statements';

type Values = Record<string, any>;

/** The write that produced the current state. */
interface Writing {
  version: number;
  at: string;
  actor: Actor;
}

/** A change to a gap of a record, with the write that caused it. */
export interface DatedChange extends GapChange, Writing {
  id: number;
}

/** A column with the gaps of a record, which saves an extra query. */
export const gapsColumn = (type: ContentType) =>
  sql<
    Gap[] | null
  >`(select json_agg(json_build_object('field', g.field, 'locale', g.locale, 'state', g.state, 'stale', g.stale,
    'left', g.left_texts, 'machine', g.machine_texts, 'noise', g.is_noise))
    from translation_gaps g where g.resource = ${type.name} and g.record_id = ${sql.ref(`${tableOf(type)}.id`)})`;

/** What a machine has proposed for a record, by the expression of its id. */
export const proposedColumn = (type: ContentType, id: RawBuilder<unknown>) =>
  sql<
    MachineProposal[] | null
  >`(select json_agg(json_build_object('field', m.field, 'part', m.part, 'locale', m.locale, 'text', m.text))
    from machine_texts m where m.resource = ${type.name} and m.record_id = ${id})`;

/**
 * The gap changes of a save, as parts of its statement.
 * @param proposed what a machine has proposed for the record
 */
export function gapWrites(
  type: ContentType,
  record: Values,
  before: { record: Values; gaps: readonly Gap[] } | null,
  proposed: readonly MachineProposal[],
  writing: Writing,
): Write[] {
  const { id } = record as { id: number };
  const changes = gapChanges(type, record, before?.record ?? null, before?.gaps ?? [], proposed);
  return changeWrites(
    type,
    changes.map((change) => ({ ...change, ...writing, id })),
  );
}

/**
 * Several changes of one type, as parts of one statement. No two may concern the same field and language.
 * @param known columns to write; some migrations run before the others exist
 */
export function changeWrites(
  type: Pick<ContentType, 'name'>,
  changes: readonly DatedChange[],
  columns: LeftColumns = withLeft,
): Write[] {
  const ended = changes.filter(({ gap }) => gap === null);
  // The list shows the newest first, so the first field has to be written last.
  const made = changes.filter(({ gap }) => gap !== null).toReversed();
  return [
    ...(ended.length > 0 ? [endWrite(type, ended)] : []),
    ...(made.length > 0 ? [makeWrite(type, made, columns)] : []),
  ];
}

interface LeftColumns {
  column: RawBuilder<unknown>;
  reset: RawBuilder<unknown>;
  overwrites: RawBuilder<unknown>;
}
const withoutLeft: LeftColumns = { column: sql``, reset: sql``, overwrites: sql`` };
const withLeft: LeftColumns = {
  column: sql`, left_texts, machine_texts`,
  reset: sql`, left_texts = excluded.left_texts, machine_texts = excluded.machine_texts`,
  overwrites: sql` or translation_gaps.left_texts <> '[]'`,
};

function endWrite({ name }: Pick<ContentType, 'name'>, ended: readonly DatedChange[]): Write {
  return sql`delete from translation_gaps where resource = ${name} and (record_id, field, locale) in (
    select * from unnest(${ended.map(({ id }) => id)}::int[], ${ended.map(({ field }) => field)}::text[],
      ${ended.map(({ locale }) => locale)}::text[]))`;
}

/** Keeps gaps left empty on purpose when a record is deleted and restored. */
function makeWrite(
  { name }: Pick<ContentType, 'name'>,
  made: readonly DatedChange[],
  { column, reset, overwrites }: LeftColumns,
): Write {
  const rows = made.map(({ id, field, locale, gap, version, at, actor }) => ({
    record_id: id,
    field,
    locale,
    state: gap?.state,
    stale: gap?.stale,
    left_texts: gap?.left ?? [],
    machine_texts: gap?.machine ?? [],
    is_noise: gap?.noise === true,
    version,
    at,
    user_id: actor?.id ?? null,
    user_email: actor?.email ?? null,
  }));
  return sql`insert into translation_gaps (resource, record_id, field, locale, state, stale, is_noise, version, at,
    user_id, user_email${column})
    select ${name}, record_id, field, locale, state, stale, is_noise, version, at, user_id, user_email${column}
      from json_populate_recordset(null::translation_gaps, ${JSON.stringify(rows)}::json)
    on conflict (resource, record_id, field, locale) do update set id = excluded.id, state = excluded.state,
      stale = excluded.stale, is_noise = excluded.is_noise, version = excluded.version,
      at = excluded.at, user_id = excluded.user_id, user_email = excluded.user_email${reset}
    where translation_gaps.state <> 'empty' or excluded.state <> 'missing'${overwrites}`;
}

/** Removes the gaps of a deleted record. Fields left empty on purpose as a whole are kept for a restore. */
export const removeGapsWrite = ({ name }: Pick<ContentType, 'name'>, id: number): Write =>
  sql`delete from translation_gaps where resource = ${name} and record_id = ${id}
    and (state <> 'empty' or left_texts <> '[]')`;

/** Writes the gap changes of many records, outside of saves. */
export async function writeChanges(
  db: Kysely<Tables>,
  type: Pick<ContentType, 'name'>,
  changes: readonly DatedChange[],
): Promise<void> {
  for (const write of changeWrites(type, changes, withoutLeft)) await write.execute(db);
}
