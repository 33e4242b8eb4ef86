import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { recordId } from '../../../domain/values/values';
import type { Actor } from '../../engine/write/historyRows';
import { LockSet, lockRecords } from '../../engine/related/locks';
import { bumpListVersions, bumpRecordVersions } from '../../engine/write/bumpVersions';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { contacts } from '../../../domain/types/contacts';

const objectWithId = 'Hier wird ein Objekt mit «id» erwartet.';
const party = z.object({ id: recordId }, objectWithId);
/** An employment by its id, or by its two sides. */
export const employmentReference = z.union(
  [z.object({ id: recordId }, objectWithId), z.object({ employee: party, company: party }, objectWithId)],
  objectWithId,
);
type Reference = z.infer<typeof employmentReference>;

type Employment = { id: number; employee: number };

/** What the list of members in a save amounts to. */
export interface NamedMembers {
  /** It adds a contact. */
  hasAdded: boolean;
  /** It leaves out a contact that nevertheless stays in the group. */
  leftOut: boolean;
}

/** The employments that serve as main addresses in a group. */
export async function employmentsIn(trx: Transaction<Tables>, group: number): Promise<Employment[]> {
  const { rows } = await sql<Employment>`
    select e.id, e.employee_id as employee from employments_contact_groups l join employments e on e.id = l.record_id
      where l.target_id = ${group}`.execute(trx);
  return rows;
}

/**
 * Sets the main addresses of a group: people who have one there are exported with its address. A person has one per
 * group, so a new one replaces the former unless the list contains both. Employments missing in the list are removed
 * only if the client knows them all (`mayRemove`) and they were there before its save (`linked`).
 * @throws {HttpProblem} 422 for an employment that does not exist
 */
export async function setMainAddresses(
  trx: Transaction<Tables>,
  group: number,
  sent: readonly Reference[],
  linked: readonly Employment[],
  mayRemove: boolean,
  actor: Actor,
): Promise<NamedMembers> {
  const found = await resolve(trx, sent);
  const now = await employmentsIn(trx, group);
  const added = found.filter(({ id }) => !now.some((one) => one.id === id));
  const omitted = now.filter(({ id }) => !found.some((one) => one.id === id));
  const gone = omitted.filter(
    ({ id, employee }) =>
      (mayRemove && linked.some((one) => one.id === id)) || added.some((one) => one.employee === employee),
  );
  const named = { hasAdded: added.length > 0, leftOut: gone.length < omitted.length };
  const touched = [...new Set([...added, ...gone].map(({ employee }) => employee))];
  if (touched.length === 0) return named;
  await lockRecords(trx, new LockSet().add(contactGroups, [group]).add(contacts, touched));
  await sql`delete from employments_contact_groups where target_id = ${group}
    and record_id = any(${gone.map(({ id }) => id)}::int[])`.execute(trx);
  await sql`insert into employments_contact_groups (record_id, target_id, position) select id, ${group}, 10000
    from unnest(${added.map(({ id }) => id)}::int[]) e(id) on conflict do nothing`.execute(trx);
  await bumpRecordVersions(trx, persons, touched, actor);
  await sql`update contact_groups set version = version + 1 where id = ${group}`.execute(trx);
  await bumpListVersions(contactGroups).execute(trx);
  return named;
}

async function resolve(trx: Transaction<Tables>, sent: readonly Reference[]): Promise<Employment[]> {
  const sides = sent.map((one) =>
    'id' in one
      ? { id: one.id, employee: null, company: null }
      : { id: null, employee: one.employee.id, company: one.company.id },
  );
  const { rows } = await sql<Employment & { place: number }>`
    select distinct on (w.place) w.place::int, e.id, e.employee_id as employee
    from unnest(${sides.map(({ id }) => id)}::int[], ${sides.map(({ employee }) => employee)}::int[],
      ${sides.map(({ company }) => company)}::int[]) with ordinality w(id, employee, company, place)
    join employments e on e.id = w.id or (e.employee_id = w.employee and e.company_id = w.company)
    order by w.place, e.employee_position, e.id`.execute(trx);
  const known = new Map(rows.map((row) => [row.place, row]));
  const problems = sent.flatMap((_, index) =>
    known.has(index + 1) ? [] : [{ field: `employments.${index}`, message: 'Diese Anstellung gibt es nicht.' }],
  );
  if (problems.length > 0) throw HttpProblem.invalid(problems);
  return rows;
}
