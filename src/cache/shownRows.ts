import type { DataProvider, GetListParams, Identifier } from 'react-admin';

/** A list as it was shown, with the query for more rows. */
interface ShownRows {
  ids: readonly Identifier[];
  /** Null if all rows are loaded. */
  more: Pick<GetListParams, 'filter' | 'sort' | 'meta'> | null;
}

const shown = new Map<string, ShownRows>();

/** Remembers the rows of a resource's list, so that forms can move on to the next record. */
export function rememberRows(resource: string, rows: ShownRows): void {
  shown.set(resource, rows);
}

/** Whether the list last shown has a record after this one. */
export function hasNextRow(resource: string, id: Identifier | undefined): boolean {
  const rows = shown.get(resource);
  const place = placeOf(rows, id);
  return rows !== undefined && place >= 0 && (place + 1 < rows.ids.length || rows.more !== null);
}

/** The record after this one in the list last shown, or null. Past the loaded rows it asks the server. */
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
  // The order may have changed since: ignore a row that was already shown.
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
