import { sql, type Kysely } from 'kysely';
import { spreadsheetSource } from '../../../../domain/inbox/spreadsheetImport';
import type { Side } from '../../../../domain/review/places';
import type { NewItem } from '../../../inbox/writeItems';
import type { Tables } from '../../../tables';

/** An item as the import writes it; `replaces`: it replaces the open item about the same fields of the same project. */
export type PlannedItem = NewItem & { foreignId: string; normalizedData: Side; replaces: boolean };

/** What the inbox already knows about the proposals of an import. */
export interface Seen {
  /** A message if exactly this proposal is already waiting, or has been decided on. */
  knownAs(item: PlannedItem): string | undefined;
  /** Whether a proposal with this id is waiting. */
  isOpen(foreignId: string): boolean;
}

interface SeenRow {
  foreign_id: string;
  open: string | null;
  is_open: boolean;
  record_id: number | null;
  merged: string | null;
  dismissed: string | null;
}

/** One query. */
export async function readSeen(db: Kysely<Tables>, foreignIds: readonly string[]): Promise<Seen> {
  const { rows } =
    foreignIds.length === 0
      ? { rows: [] }
      : await sql<SeenRow>`
    select w.foreign_id, i.fingerprint as open, i.id is not null as is_open, r.record_id,
        r.merged_fingerprint as merged, r.dismissed_fingerprint as dismissed
    from unnest(${[...foreignIds]}::text[]) as w(foreign_id)
    left join inbox_items i on i.source = ${spreadsheetSource} and i.type = 'project' and i.foreign_id = w.foreign_id
        and i.outcome is null
    left join source_records r on r.source = ${spreadsheetSource} and r.type = 'project'
        and r.foreign_id = w.foreign_id`.execute(db);
  const byId = new Map(rows.map((row) => [row.foreign_id, row]));
  return {
    knownAs({ foreignId, fingerprint, status }) {
      const row = byId.get(foreignId);
      if (row?.is_open) return row.open === fingerprint ? 'Liegt schon im Posteingang.' : undefined;
      if (row?.dismissed === fingerprint) return 'Wurde im Posteingang verworfen.';
      // If a merged change appears again, it has been undone since, so it is proposed again.
      if (status === 'new' && row?.merged === fingerprint && row?.record_id !== null)
        return `Wurde schon als Projekt ${row?.record_id} übernommen.`;
      return undefined;
    },
    isOpen: (foreignId) => byId.get(foreignId)?.is_open === true,
  };
}
