import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { relatedFieldsOf, type RelatedField } from '../related/relatedFields';
import { columnOf } from '../storage/columns';
import { isOfType, linkTableOf, tableOf } from '../storage/naming';
import type { View } from './filterConditions';
import { joinListRelations } from './joinRelations';
import { reduce } from './readList';

/** A position in the feed: the transaction of a change, and the record among those that it changed. */
interface Position {
  transaction: string;
  id: number;
}

interface Page {
  view: View;
  since: string | undefined;
  limit: number;
  fields?: readonly string[];
}

/**
 * The records of a type that have changed since a cursor, ordered by their latest change, each in its current state.
 * They are ordered by transaction, and only up to the oldest one that is still running, so that one that commits late
 * follows everything sent so far. See docs/decisions/mirroring.md.
 * @throws 400 for a malformed cursor; 410 for one from before a restore
 */
export async function readChanges(
  db: Kysely<Tables>,
  type: ContentType,
  { view, since, limit, fields }: Page,
): Promise<{ texts: string[]; next: string; more: boolean }> {
  const epoch = await db.selectFrom('change_feed').select('epoch').executeTakeFirstOrThrow();
  const from = positionOf(since, epoch.epoch);
  const { rows } = await changesQuery(type, view, from, limit).execute(db);
  const page = rows.slice(0, limit);
  const present = page.filter((row): row is typeof row & { body: string } => row.body !== null);
  const bodies = await joinListRelations(db, type, { view }, present);
  const records = new Map(reduce(bodies, fields).map((text, index) => [present[index]?.id, text]));
  const last = page.at(-1) ?? from;
  return {
    texts: page.map(({ id }) => `{"id":${id},"record":${records.get(id) ?? null}}`),
    next: Buffer.from([epoch.epoch, last.transaction, last.id].join('.')).toString('base64url'),
    more: rows.length > limit,
  };
}

/** @throws 400; 410 */
function positionOf(cursor: string | undefined, epoch: string): Position {
  if (cursor === undefined) return { transaction: '0', id: 0 };
  const [, of, transaction, id] =
    /^([\da-f]{8})\.(\d{1,19})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (transaction === undefined || Number(id) > 2_147_483_647)
    throw HttpProblem.badRequest('«since» muss der Cursor einer früheren Antwort sein.');
  if (of !== epoch)
    throw new HttpProblem(
      410,
      'Die Daten wurden seither aus einer Sicherung zurückgeholt. Beginnen Sie ohne «since», und entfernen Sie, was ' +
        'dann nicht mehr vorkommt.',
    );
  return { transaction, id: Number(id) };
}

type Row = Position & { body: string | null };

/** A page of changed records, including records that show a record changed in the same range. One query. */
function changesQuery(type: ContentType, view: View, from: Position, limit: number): RawBuilder<Row> {
  const at = sql.ref(view === 'public' ? 'public_changed_in' : 'changed_in');
  const isNew = (id: RawBuilder<unknown>) => sql`(c.${at}, ${id}) > (${from.transaction}::xid8, ${from.id}::int)
    and c.${at} < pg_snapshot_xmin(pg_current_snapshot())`;
  const shown = relatedFieldsOf(type).filter(({ name }) => view === 'all' || type.publicFields.includes(name));
  const shows = shown.map((relation) => {
    const targets = (relation.target.members ?? [relation.target]).map(({ name }) => name);
    return sql`union
      select c.${at}, l.id from record_changes c join (${linksOf(type, relation)}) l on l.target = c.record_id
      where c.resource = any(${targets}::text[]) and ${isNew(sql`l.id`)}
        and ((select count(*) from own) <= ${limit} or (c.${at}, l.id) <= (select at, id from own
          order by at desc, id desc limit 1))`;
  });
  const body = view === 'public' ? sql`p.public_body` : sql`p.body`;
  return sql`
    with own as materialized (
      select c.${at} as at, c.record_id as id from record_changes c
      where c.resource = ${type.name} and ${isNew(sql`c.record_id`)} order by c.${at}, c.record_id limit ${limit + 1}),
    changed as (select at, id from own ${sql.join(shows, sql` `)})
    select changed.at::text as transaction, changed.id, ${body} as body
    from changed left join ${sql.table(tableOf(type))} p on p.id = changed.id and ${isOfType(type, 'p')}
    order by changed.at, changed.id limit ${limit + 1}`;
}

/** The records of a type as `id`, and the records that they show through a field as `target`. */
function linksOf(type: ContentType, { name, field }: RelatedField): RawBuilder<unknown> {
  switch (field.kind) {
    case 'record':
      return sql`select id, ${sql.ref(columnOf(name, 'record'))} as target from ${sql.table(tableOf(type))}
        where ${isOfType(type)}`;
    case 'records':
      return sql`select record_id as id, target_id as target from ${sql.table(linkTableOf(type, name))}`;
    case 'associations':
      return sql`select ${sql.ref(`${field.here}_id`)} as id, ${sql.ref(`${field.there}_id`)} as target
        from ${sql.table(field.table)}`;
  }
}

/**
 * Begins a new epoch if the database was moved to a cluster with lower transaction numbers, for example from a dump;
 * otherwise its changes would count as not yet committed. `restore` always begins one.
 */
export async function restartChangesIfMoved(db: Kysely<Tables>): Promise<void> {
  await sql`select restart_changes() where exists (
    select from record_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot()))`.execute(db);
}
