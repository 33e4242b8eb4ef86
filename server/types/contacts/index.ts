import { sql, type Transaction } from 'kysely';
import type { TypeModule } from '../../engine/typeModule';
import type { Extras } from '../../engine/read/extras';
import { contactsDataRoutes } from './contactsDataRoutes';
import { employmentRoutes } from './employmentRoutes';
import { contactExportRoutes } from './exportRoutes';
import { regionHooks } from './regions';
import { mergeRoutes } from './mergeRoutes';
import { contactRoutes } from './routes';
import type { DemoPerson } from '../../../demo/contacts';
import { populate } from '../../engine/write/bulkInsert';
import type { Tables } from '../../tables';

/** When the contact last received a request to confirm their data. */
const contact: Extras[string] = {
  verificationEmailSentDate: (ids) => sql`
    select record_id as id, to_json(to_char(max(created_at) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as value from submissions where kind = 'contact_verification'
      and record_id = any(${[...ids]}::int[]) group by record_id`,
};

const contactExtras: Extras = { 'contacts/person': contact, 'contacts/company': contact };

/** People and organisations. */
export const contactsModule: TypeModule = {
  hooks: { 'contacts/person': regionHooks, 'contacts/company': regionHooks },
  extras: contactExtras,
  afterSeed: { 'contacts/person': seedEmployments },
  ownExports: ['contacts/person', 'contacts/company'],
  routes: [contactRoutes, mergeRoutes, contactExportRoutes, contactsDataRoutes, employmentRoutes],
};

/** The employments of newly added demo people, which are in a separate table. */
async function seedEmployments(trx: Transaction<Tables>, persons: readonly object[]): Promise<void> {
  const some = persons as readonly DemoPerson[];
  const {
    rows: [last],
  } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from employments`.execute(trx);
  let next = last?.id ?? 0;
  const ids = new Map(some.flatMap(({ employments }) => employments.map((item) => [item, ++next])));
  const rows = some.flatMap((person) =>
    person.employments.map((item, index) => ({
      id: ids.get(item),
      employee_id: person.id,
      company_id: item.company.id,
      employee_position: index + 1,
      company_position: 10_000,
      role: item.role,
      official: item.official,
      translations: item.translations,
      created_at: person.createdAt,
      updated_at: person.updatedAt,
    })),
  );
  await populate(trx, 'employments', rows);
  // As in a save, a group gets the official employment of each person added to it.
  const links = some.flatMap((person) => {
    const official = person.employments.find((item) => item.official);
    return official
      ? person.contactGroups.map((group, index) => ({
          record_id: ids.get(official),
          target_id: group.id,
          position: index + 1,
        }))
      : [];
  });
  await populate(trx, 'employments_contact_groups', links);
  await sql`select setval('employments_id_seq', (select coalesce(max(id), 1) from employments))`.execute(trx);
}
