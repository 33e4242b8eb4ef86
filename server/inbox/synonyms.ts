import { sql, type Kysely, type Transaction } from 'kysely';
import { inboxTypeOf, type InboxType } from '../../domain/inbox/inbox';
import type { Synonym } from '../../domain/inbox/synonyms';
import { referenceTableOf } from '../engine/storage/naming';
import type { Actor } from '../engine/write/historyRows';
import { recordState } from '../engine/write/referenceHistory';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { accountOf } from './items';
import { refuseDeciding } from './rights';

/** The alternative names of references that imports recognize, and who assigned them, latest first. One query. */
export async function listSynonyms(db: Kysely<Tables>, types: readonly InboxType[]): Promise<Synonym[]> {
  const queries = types.flatMap((type) => {
    const { list } = inboxTypeOf(type);
    return list
      ? [
          sql`select ${sql.lit(type)} as type, e.id, e.name as entry, s.name
            from ${sql.table(referenceTableOf(list))} e, unnest(e.synonyms) s(name)`,
        ]
      : [];
  });
  if (queries.length === 0) return [];
  const { rows } = await sql<{
    type: InboxType;
    id: number;
    entry: string;
    name: string;
    at: Date | null;
    by: number | null;
    email: string | null;
  }>`
    select known.*, assigned.at, assigned.by, assigned.email from (${sql.join(queries, sql` union all `)}) known
    left join lateral (
      select ended_at as at, ended_by as by, ended_by_email as email from inbox_items i
      where i.type = known.type and i.title = known.name and i.outcome = 'merged'
      and (i.undo -> 'assigned' ->> 'entry')::int = known.id order by ended_at desc limit 1) assigned on true
    order by assigned.at desc nulls last, known.type, known.entry, known.name`.execute(db);
  return rows.map(({ type, id, entry, name, at, by, email }) => ({
    type,
    name,
    entry: { id, name: entry },
    assignedBy: accountOf(by, email),
    assignedAt: at?.toISOString() ?? null,
  }));
}

/**
 * Removes a synonym, so that the next import asks again. Values already assigned through it stay.
 * @throws 404 if the entry has no such synonym; 422 if the type has no list
 */
export async function removeSynonym(
  trx: Transaction<Tables>,
  { type, entry, name }: { type: InboxType; entry: number; name: string },
  actor: Actor,
): Promise<void> {
  refuseDeciding(actor, type);
  const { list } = inboxTypeOf(type);
  if (!list) throw HttpProblem.invalid([{ field: 'type', message: 'Zu dieser Art gibt es keine Zuordnungen.' }]);
  const { rows } = await sql`
    update ${sql.table(referenceTableOf(list))} set synonyms = array_remove(synonyms, ${name}), updated_at = now()
    where id = ${entry} and ${name} = any(synonyms) returning id`.execute(trx);
  if (rows.length === 0) throw HttpProblem.notFound('Diese Zuordnung gibt es nicht mehr.');
  await recordState(trx, list, entry, actor);
}
