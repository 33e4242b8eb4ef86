import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables';

type Values = Record<string, any>;
const groupsOf = (record: Values | null): number[] =>
  ((record?.contactGroups ?? []) as { id: number }[]).map(({ id }) => id);

/**
 * Adds a person's official employment to groups they join, and removes their employments from groups they leave. One
 * statement each.
 */
export async function updateEmployments(
  trx: Transaction<Tables>,
  id: number,
  record: Values,
  before: Values | null,
): Promise<void> {
  const [now, then] = [groupsOf(record), groupsOf(before)];
  const added = now.filter((group) => !then.includes(group));
  const removed = then.filter((group) => !now.includes(group));
  if (added.length > 0) await linkOfficialEmployments(trx, [id], added);
  if (removed.length > 0) await unlinkEmployments(trx, [id], removed);
}

export async function linkOfficialEmployments(
  trx: Transaction<Tables>,
  contacts: readonly number[],
  groups: readonly number[],
): Promise<void> {
  await sql`insert into employments_contact_groups (record_id, target_id, position)
    select e.id, g.id, 10000 from employments e, unnest(${groups}::int[]) g(id)
    where e.official and e.employee_id = any(${contacts}::int[]) on conflict do nothing`.execute(trx);
}

export async function unlinkEmployments(
  trx: Transaction<Tables>,
  contacts: readonly number[],
  groups: readonly number[],
): Promise<void> {
  await sql`delete from employments_contact_groups l using employments e
    where e.id = l.record_id and l.target_id = any(${groups}::int[])
      and (e.employee_id = any(${contacts}::int[]) or e.company_id = any(${contacts}::int[]))`.execute(trx);
}
