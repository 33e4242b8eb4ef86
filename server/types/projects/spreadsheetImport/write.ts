import { sql, type Kysely, type Transaction } from 'kysely';
import { spreadsheetSource, type ImportResult } from '../../../../domain/inbox/spreadsheetImport';
import { projects } from '../../../../domain/types/project';
import type { MatchedReference } from '../../../inbox/matching';
import { proposeEntries } from '../../../inbox/proposeEntries';
import { changeItem, insertItems, bumpInboxVersion } from '../../../inbox/writeItems';
import type { Actor } from '../../../engine/write/historyRows';
import { beginImport } from '../../../inbox/imports';
import { HttpProblem } from '../../../http/problems';
import { relationsOf } from '../../../engine/storage/naming';
import type { Tables } from '../../../tables';
import type { MappedTable } from './mapping';
import { plan } from './plan';
import type { PlannedItem } from './seen';

/**
 * Puts the proposals of the dry run into the inbox, in one transaction.
 * @throws {HttpProblem} 409 if something has changed since, so that the result would differ (`digest`)
 */
export async function importTables(
  db: Kysely<Tables>,
  tables: readonly MappedTable[],
  { fileName, digest, actor }: { fileName: string; digest: string; actor: Actor },
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    // If the same file is imported twice at once, the second import waits, and then finds everything known.
    await sql`select pg_advisory_xact_lock(hashtext('import xls'))`.execute(trx);
    const importId = await beginImport(trx, { source: spreadsheetSource, name: fileName, actor });
    const replacing: PlannedItem[] = [];
    const relations: Record<string, MatchedReference[]> = {};
    const onItems = async (items: PlannedItem[]) => {
      for (const { normalizedData } of items) collect(relations, normalizedData);
      replacing.push(...items.filter(({ replaces }) => replaces));
      await insertItems(
        trx,
        items.filter(({ replaces }) => !replaces).map(({ replaces: _replaces, ...item }) => ({ ...item, importId })),
      );
    };
    const { counts, digest: outcome } = await plan(trx, tables, { fileName, onItems });
    if (outcome !== digest)
      throw HttpProblem.conflict(
        'Inzwischen hat sich etwas geändert. Prüfen Sie bitte noch einmal, was importiert würde.',
      );
    // This order prevents deadlocks with other writers to the inbox.
    await proposeEntries(trx, projects, spreadsheetSource, relations, '');
    for (const item of replacing) await replace(trx, { ...item, importId });
    await bumpInboxVersion(trx);
    return { counts, importId };
  });
}

async function replace(
  trx: Transaction<Tables>,
  { replaces: _replaces, type, source, ...change }: PlannedItem,
): Promise<void> {
  const open = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('source', '=', source)
    .where('type', '=', type)
    .where('foreign_id', '=', change.foreignId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // If there is no open item, an editor has closed it in the meantime, so this becomes a new one.
  if (open) await changeItem(trx, open, change);
  else await insertItems(trx, [{ type, source, ...change }]);
}

/** Values missing in the reference lists, each once, for editors to assign. */
function collect(relations: Record<string, MatchedReference[]>, values: Record<string, unknown>): void {
  for (const { field } of relationsOf(projects)) {
    const known = (relations[field] ??= []);
    for (const entry of (values[field] ?? []) as MatchedReference[]) {
      if (entry.id === null && !known.some(({ name }) => name === entry.name)) known.push(entry);
    }
  }
}
