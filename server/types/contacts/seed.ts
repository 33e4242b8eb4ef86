import { sql, type Transaction } from 'kysely';
import { demoGroups, generateCompanies, generatePersons, type DemoPerson } from '../../../demo/contacts';
import type { ContentType } from '../../../domain/contentType';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { insertMany, populate, readNames } from '../../engine/storage/bulkInsert';
import type { Names } from '../../engine/write/relations';
import type { Text } from '../../engine/read/compose';
import { isOfType, tableOf } from '../../engine/storage/naming';
import { addHistoryEntries } from '../../engine/related/raiseVersions';
import type { Tables } from '../../tables';

const batch = 500;
type Rows = Parameters<typeof insertMany>[2];

/** How many persons and organisations of the demo; the numbers they begin with. */
export interface ContactCounts {
  persons: number;
  companies: number;
}

/** Adds those of the demo that are not there, up to the numbers; what is there stays as it is. */
export async function addMissingContacts(trx: Transaction<Tables>, to: ContactCounts): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ id: number }>`select id from contacts`.execute(trx);
  await seedContacts(trx, to, new Set(rows.map(({ id }) => id)));
}

/** Adds groups, organisations and persons with their employments, but those whose ids are taken. */
export async function seedContacts(trx: Transaction<Tables>, to: ContactCounts, taken: ReadonlySet<number> = new Set()): Promise<void> {
  const { rows } = await sql`select from contact_groups limit 1`.execute(trx);
  if (rows.length === 0) await insertAll(trx, contactGroups, demoGroups as unknown as Rows);
  await inBatches(trx, companies, missing(generateCompanies({ to: to.companies }), taken));
  await inBatches(trx, persons, missing(generatePersons({ to: to.persons, companies: to.companies }), taken), (some) => insertEmployments(trx, some as unknown as DemoPerson[]));
  await sql`select setval('employments_id_seq', (select coalesce(max(id), 1) from employments))`.execute(trx);
  // Now that everybody is there, and knows whom they are related to.
  for (const type of [contactGroups, companies, persons]) await tellBeginnings(trx, type);
}

function* missing<T extends { id: number }>(records: Iterable<T>, taken: ReadonlySet<number>): Generator<T> {
  for (const record of records) if (!taken.has(record.id)) yield record;
}

async function inBatches(trx: Transaction<Tables>, type: ContentType<any>, records: Iterable<object>, then?: (rows: Rows) => Promise<void>): Promise<void> {
  const names = await readNames(trx, type);
  let some: object[] = [];
  const flush = async () => {
    if (some.length > 0) await insertAll(trx, type, some as Rows, names);
    if (some.length > 0) await then?.(some as Rows);
    some = [];
  };
  for (const record of records) {
    some.push(record);
    if (some.length >= batch) await flush();
  }
  await flush();
}

async function insertAll(trx: Transaction<Tables>, type: ContentType<any>, rows: Rows, names?: Names): Promise<void> {
  await insertMany(trx, type, rows, names ?? (await readNames(trx, type)));
}

async function insertEmployments(trx: Transaction<Tables>, some: readonly DemoPerson[]): Promise<void> {
  const { rows: [last] } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from employments`.execute(trx);
  let next = last?.id ?? 0;
  const ids = new Map(some.flatMap(({ employments }) => employments.map((item) => [item, ++next])));
  const rows = some.flatMap((person) => person.employments.map((item, index) => ({
    id: ids.get(item), employee_id: person.id, company_id: item.company.id, employee_position: index + 1, company_position: 10_000,
    role: item.role, official: item.official, translations: item.translations, created_at: person.createdAt, updated_at: person.updatedAt,
  })));
  await populate(trx, 'employments', rows);
  // As saving does: a group gets the official employment of whoever is added to it.
  const links = some.flatMap((person) => {
    const official = person.employments.find((item) => item.official);
    return official ? person.contactGroups.map((group, index) => ({ record_id: ids.get(official), target_id: group.id, position: index + 1 })) : [];
  });
  await populate(trx, 'employments_contact_groups', links);
}

/** The first entry of the history of those that have none. */
async function tellBeginnings(trx: Transaction<Tables>, type: ContentType<any>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Text & { version: number; at: string }>`
      select id, version, body, created_at::text as at from ${sql.table(tableOf(type))} r where ${isOfType(type)} and id > ${last}
        and not exists (select from history h where h.resource = ${type.name} and h.record_id = r.id) order by id limit ${batch}`.execute(trx);
    await addHistoryEntries(trx, type, rows, 'create', null);
    if (rows.length < batch) return;
    last = (rows.at(-1) as Text).id;
  }
}
