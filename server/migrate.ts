import { Migrator, sql, type Migration } from 'kysely';
import type { Database } from './database';
import * as foundation from './migrations/001-foundation';
import * as inbox from './migrations/003-inbox';
import * as mails from './migrations/004-mails';
import * as contactsHistory from './migrations/006-contacts-history';
import * as verification from './migrations/007-verification';
import * as newsletter from './migrations/008-newsletter';
import * as idempotency from './migrations/010-idempotency';
import * as rendering from './migrations/010-rendering';
import * as richText from './migrations/010-rich-text';
import * as inboxJournal from './migrations/011-inbox-journal';
import * as resourceVersions from './migrations/011-resource-versions';
import * as submissions from './migrations/012-submissions';
import * as passwordResets from './migrations/013-password-resets';
import * as searchNewest from './migrations/031-search-newest';
import * as editorFilters from './migrations/040-editor-filters';
import * as shuffledYears from './migrations/041-shuffled-years';
import * as ownSettings from './migrations/043-own-settings';
import * as mergedRecords from './migrations/047-merged-records';
import * as submittedEntries from './migrations/049-submitted-entries';
import * as logs from './migrations/050-logs';
import * as askingBack from './migrations/056-asking-back';
import * as translationGaps from './migrations/060-translation-gaps';
import * as recentHistory from './migrations/061-recent-history';
import * as withdrawnItems from './migrations/062-withdrawn-items';
import * as searchSortedLater from './migrations/063-search-sorted-later';
import * as historyIndexes from './migrations/065-history-indexes';
import * as leftTexts from './migrations/067-left-texts';
import * as rankedTitles from './migrations/068-ranked-titles';
import * as searchByType from './migrations/069-search-by-type';
import * as unpackedTexts from './migrations/071-unpacked-texts';
import * as knownGaps from './migrations/072-known-gaps';
import * as longSearchTexts from './migrations/074-long-search-texts';
import * as changedRecords from './migrations/075-changed-records';
import * as untranslatedInOrder from './migrations/076-untranslated-in-order';
import * as searchedWords from './migrations/078-searched-words';
import * as linkedIds from './migrations/081-linked-ids';
import * as plainLists from './migrations/083-plain-lists';
import { typeModules } from './types';

/** Every migration, in the order of their names. Forward only: a mistake is mended by the next one. */
const migrations = inOrder([
  {
    '001-foundation': foundation,
    '003-inbox': inbox,
    '004-mails': mails,
    '006-contacts-history': contactsHistory,
    '007-verification': verification,
    '008-newsletter': newsletter,
    '010-idempotency': idempotency,
    '010-rendering': rendering,
    '010-rich-text': richText,
    '011-inbox-journal': inboxJournal,
    '011-resource-versions': resourceVersions,
    '012-submissions': submissions,
    '013-password-resets': passwordResets,
    '031-search-newest': searchNewest,
    '040-editor-filters': editorFilters,
    '041-shuffled-years': shuffledYears,
    '043-own-settings': ownSettings,
    '047-merged-records': mergedRecords,
    '049-submitted-entries': submittedEntries,
    '050-logs': logs,
    '056-asking-back': askingBack,
    '060-translation-gaps': translationGaps,
    '061-recent-history': recentHistory,
    '062-withdrawn-items': withdrawnItems,
    '063-search-sorted-later': searchSortedLater,
    '065-history-indexes': historyIndexes,
    '067-left-texts': leftTexts,
    '068-ranked-titles': rankedTitles,
    '069-search-by-type': searchByType,
    '071-unpacked-texts': unpackedTexts,
    '072-known-gaps': knownGaps,
    '074-long-search-texts': longSearchTexts,
    '075-changed-records': changedRecords,
    '076-untranslated-in-order': untranslatedInOrder,
    '078-searched-words': searchedWords,
    '081-linked-ids': linkedIds,
    '083-plain-lists': plainLists,
  },
  ...typeModules.map((type) => type.migrations),
]);

/**
 * Migrations of several places in one order. Errors: two that share a number, as two changes made at the same time do,
 * since a database that has the one of them would refuse what stands before it; the numbers until 045 have been
 * everywhere before anybody looked.
 */
export function inOrder(parts: readonly Record<string, Migration>[]): Record<string, Migration> {
  const all = parts.flatMap((part) => Object.entries(part)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [name]] of all.entries()) {
    const next = all[index + 1]?.[0];
    if (next === name || (next?.slice(0, 3) === name.slice(0, 3) && name > '046'))
      throw new Error(`The migrations ${name} and ${next} share a number: the newer one takes the next that is free.`);
  }
  return Object.fromEntries(all);
}

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Of a migration and a save of a server that still runs, which wait for each other, PostgreSQL ends one. Where that is
 * the migration, it begins anew, at most so often.
 */
const attempts = 10;

/**
 * Brings the database to the newest state, or to the named one; all steps or none. Several servers may start at once,
 * and others go on meanwhile.
 */
export async function migrate({ db }: Database, target?: string): Promise<void> {
  const error = await db.connection().execute(async (connection) => {
    // A large database may take longer than a request, and so may waiting for the server that does it.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const run = () => (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
    let { error: problem } = await run();
    for (let attempt = 1; attempt < attempts && isDeadlock(problem); attempt += 1) ({ error: problem } = await run());
    await sql`reset statement_timeout`.execute(connection);
    return problem;
  });
  if (error) throw error;
}

const isDeadlock = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '40P01';
