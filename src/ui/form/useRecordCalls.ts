import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'react-admin';
import { useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

type Page = { data?: FieldValues[] };

/** Errors as the data provider throws them. */
export interface RecordCalls {
  read(id: Identifier): Promise<FieldValues>;
  /** `id`: undefined for a new record. */
  save(id: Identifier | undefined, data: FieldValues, previousData: FieldValues): Promise<void>;
  /** `query`: what the address of the deletion says beside. */
  remove(id: Identifier, previousData: FieldValues, query?: Record<string, readonly number[]>): Promise<void>;
}

/**
 * Reads and writes records of a resource; the lists that are kept show a change at once and are read anew when
 * somebody comes back to them. The same calls at every address.
 */
export function useRecordCalls(resource: string): RecordCalls {
  // Another one at each address: what these calls are given to must not be rendered for that.
  const now = useDataProvider();
  const dataProvider = useRef(now);
  dataProvider.current = now;
  const queryClient = useQueryClient();
  return useMemo(() => ({
    read: async (id: Identifier) => (await dataProvider.current.getOne(resource, { id })).data as FieldValues,
    async save(id: Identifier | undefined, data: FieldValues, previousData: FieldValues) {
      const saved = id === undefined
        ? await dataProvider.current.create(resource, { data })
        : await dataProvider.current.update(resource, { id, data, previousData: { ...previousData, id } });
      await refreshLists(queryClient, resource, (rows) => {
        // What was kept in the inbox is an item of that, no record.
        return data.addToInbox === true ? rows : rows.map((row) => (row.id === saved.data.id ? { ...row, ...saved.data } : row));
      });
    },
    async remove(id: Identifier, previousData: FieldValues, query?: Record<string, readonly number[]>) {
      await dataProvider.current.delete(resource, { id, previousData: { ...previousData, id }, meta: { query } });
      await refreshLists(queryClient, resource, (rows) => rows.filter((row) => row.id !== id));
    },
  }), [queryClient, resource]);
}

/** In: what becomes of the rows of a page. Lists of one page and of several (`useInfiniteGetList`) are kept alike. */
async function refreshLists(queryClient: QueryClient, resource: string, change: (rows: FieldValues[]) => FieldValues[]): Promise<void> {
  const changed = <P extends Page>(page: P): P => (Array.isArray(page.data) ? { ...page, data: change(page.data) } : page);
  queryClient.setQueriesData<Page & { pages?: Page[] }>({ queryKey: [resource] }, (kept) => {
    if (!kept) return kept;
    return kept.pages ? { ...kept, pages: kept.pages.map(changed) } : changed(kept);
  });
  await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
}
