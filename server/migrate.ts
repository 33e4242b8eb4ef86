import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as foundation from './migrations/001-foundation';
import * as projects from './types/projects/migrations/002-projects';
import * as inbox from './migrations/003-inbox';
import * as mails from './migrations/004-mails';
import * as contacts from './types/contacts/migrations/006-contacts';
import * as contactsHistory from './migrations/006-contacts-history';
import * as verification from './migrations/007-verification';
import * as newsletter from './migrations/008-newsletter';
import * as contactSearch from './types/contacts/migrations/009-contact-search';
import * as idempotency from './migrations/010-idempotency';
import * as rendering from './migrations/010-rendering';

/** Every migration, in order. Forward only: a mistake is mended by the next one. */
const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-projects': projects,
  '003-inbox': inbox,
  '004-mails': mails,
  '006-contacts': contacts,
  '006-contacts-history': contactsHistory,
  '007-verification': verification,
  '008-newsletter': newsletter,
  '009-contact-search': contactSearch,
  '010-idempotency': idempotency,
  '010-rendering': rendering,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Brings the database to the newest state, or to the named one; all steps or none. Several servers may start at once. */
export async function migrate({ db }: Database, target?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}
