import { sql, type Kysely } from 'kysely';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { persons } from '../../../domain/types/person';
import type { Receiver } from '../../../domain/submissions/verification';
import { selection } from '../../engine/read/listQuery';
import type { Tables } from '../../tables';

type Dates = { sent: Date | null; confirmed: Date | null };
const dates = sql`left join lateral (
  select max(s.created_at) as sent, max(s.used_at) filter (where s.outcome = 'confirmed') as confirmed
  from submissions s where s.kind = 'contact_verification' and s.record_id = p.id) v on true`;
const asText = (moment: Date | null) => moment?.toISOString() ?? null;

/** The persons of a selection, each once, by name, with when they were last written to. Two queries. */
export async function listReceivers(
  db: Kysely<Tables>,
  asked: ListRequest,
): Promise<{ data: Receiver[]; meta: { total: number } }> {
  const chosen = sql`select p.* ${selection(persons, asked, 'all')}`;
  const { rows } = await sql<{ id: number; name: string; email: string } & Dates>`
    select p.id, concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')) as name, p.email, v.sent, v.confirmed
    from (${chosen}) p ${dates}
    order by p.last_name collate "de-x-icu", p.first_name collate "de-x-icu", p.id limit ${asked.limit} offset ${asked.offset}`.execute(
    db,
  );
  const {
    rows: [counted],
  } = await sql<{ n: number }>`select count(*)::int as n from (${chosen}) p`.execute(db);
  return {
    data: rows.map(({ sent, confirmed, ...row }) => ({ ...row, sentAt: asText(sent), confirmedAt: asText(confirmed) })),
    meta: { total: counted?.n ?? 0 },
  };
}

/** When a contact was last written to, and last confirmed its data. */
export async function readVerification(
  db: Kysely<Tables>,
  id: number,
): Promise<{ sentAt: string | null; confirmedAt: string | null }> {
  const {
    rows: [row],
  } = await sql<Dates>`select v.sent, v.confirmed from (select ${id}::int as id) p ${dates}`.execute(db);
  return { sentAt: asText(row?.sent ?? null), confirmedAt: asText(row?.confirmed ?? null) };
}
