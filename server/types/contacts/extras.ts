import { sql } from 'kysely';
import type { Extras } from '../../engine/read/extras';

/** When somebody was last asked to confirm their data. */
const contact: Extras[string] = {
  verificationEmailSentDate: (ids) => sql`
    select record_id as id, to_json(to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as value from submissions where kind = 'contact_verification' and record_id = any(${[...ids]}::int[]) group by record_id`,
};

export const contactExtras: Extras = { 'contacts/person': contact, 'contacts/company': contact };
