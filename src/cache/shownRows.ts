import type { DataProvider, GetListParams, Identifier } from 'react-admin';

/** A list as it was on the screen: its rows, and how it would be asked for more of them. */
interface ShownRows {
  ids: readonly Identifier[];
  /** Null where all are there. */
  more: Pick<GetListParams, 'filter' | 'sort' | 'meta'> | null;
}

const shown = new Map<string, ShownRows>();

/** Remembers the rows of the list of a resource: whoever opens one of them may go on with the next. */
export function rememberRows(resource: string, rows: ShownRows): void {
  shown.set(resource, rows);
}

/** Whether there is a record after this one in the list that was shown last. */
export function hasNextRow(resource: string, id: Identifier | undefined): boolean {
  const rows = shown.get(resource);
  const place = placeOf(rows, id);
  return rows !== undefined && place >= 0 && (place + 1 < rows.ids.length || rows.more !== null);
}

/**
 * The record after this one in the list that was shown last; null where there is none. After the loaded rows the server
 * is asked.
 */
export async function nextRow(
  resource: string,
  id: Identifier | undefined,
  provider: Pick<DataProvider, 'getList'>,
): Promise<Identifier | null> {
  const rows = shown.get(resource);
  const place = placeOf(rows, id);
  if (!rows || place < 0) return null;
  const next = rows.ids[place + 1];
  if (next !== undefined || !rows.more) return next ?? null;
  // Somebody may have changed the order of the list since, so that a row that was shown stands at the next place by
  // now: the answer counts only where it is a new one.
  const { data } = await provider.getList(resource, {
    ...rows.more,
    pagination: { page: rows.ids.length + 1, perPage: 1 },
  });
  const found = data.find((record) => !rows.ids.includes(record.id as Identifier))?.id as Identifier | undefined;
  if (found !== undefined) rememberRows(resource, { ...rows, ids: [...rows.ids, found] });
  return found ?? null;
}

function placeOf(rows: ShownRows | undefined, id: Identifier | undefined): number {
  return rows?.ids.findIndex((other) => String(other) === String(id)) ?? -1;
}
