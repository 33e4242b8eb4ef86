import { sql } from 'kysely';
import type { TypeModule } from '../../engine/typeModule';
import type { Extras } from '../../engine/read/extras';
import { contactsDataRoutes } from './contactsDataRoutes';
import { employmentRoutes } from './employmentRoutes';
import { contactExportRoutes } from './exportRoutes';
import { regionHooks } from './regions';
import { mergeRoutes } from './mergeRoutes';
import { contactRoutes } from './routes';
import { seedEmployments } from './seedEmployments';

/** When the contact last received a request to confirm their data. */
const contact: Extras[string] = {
  verificationEmailSentDate: (ids) => sql`
    select record_id as id, to_json(to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as value from submissions where kind = 'contact_verification' and record_id = any(${[...ids]}::int[]) group by record_id`,
};

const contactExtras: Extras = { 'contacts/person': contact, 'contacts/company': contact };

/** Persons and organisations. */
export const contactsModule: TypeModule = {
  hooks: { 'contacts/person': regionHooks, 'contacts/company': regionHooks },
  extras: contactExtras,
  afterSeed: { 'contacts/person': seedEmployments },
  ownExports: ['contacts/person', 'contacts/company'],
  routes: [contactRoutes, mergeRoutes, contactExportRoutes, contactsDataRoutes, employmentRoutes],
};
