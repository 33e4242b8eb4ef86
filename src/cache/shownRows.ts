import type { DataProvider, GetListParams, Identifier } from 'react-admin';

/** A list as it was shown, with the query for further rows. */
interface ShownRows {
  ids: readonly Identifier[];
  /** Null if all rows are loaded. */
  more: Pick<GetListParams, 'filter' | 'sort' | 'meta'> | null;
}

const shown = new Map<string, ShownRows>();

/** Stores the rows of a resource's list, so that forms can move on to the next record. */
export function rememberRows(resource: string, rows: ShownRows): void {
  shown.set(resource, rows);
}

/** Whether the list shown last has a record after this one. */
export function hasNextRow(resource: string, id: Identifier | undefined): boolean {
  const rows = shown.get(resource);
  const place = placeOf(rows, id);
  return rows !== undefined && place >= 0 && (place + 1 < rows.ids.length || rows.more !== null);
}

/** The record after this one in the list shown last, or null. After the last loaded row it asks the server. */
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
  // The order may have changed since, so a row that was already shown is ignored.
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
