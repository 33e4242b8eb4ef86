import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRecordCalls } from './form/useRecordCalls';

/** So long a record that was read ahead counts as what is stored now, in milliseconds. */
const fresh = 2_000;

/**
 * Reads records a moment before somebody opens them: while a pointer rests on their row. `take` gives such a record to
 * one form, or reads it. Errors as the data provider throws them, on `take` only.
 */
export function useReadAhead(resource: string) {
  const client = useQueryClient();
  const { read } = useRecordCalls(resource);
  return useMemo(() => {
    const query = (id: Identifier) => ({ queryKey: ['ahead', resource, String(id)], queryFn: () => read(id), staleTime: fresh, gcTime: fresh, retry: false });
    return {
      readAhead: (id: Identifier) => void client.prefetchQuery(query(id)),
      async take(id: Identifier): Promise<FieldValues> {
        try {
          return await client.fetchQuery(query(id));
        } finally {
          client.removeQueries({ queryKey: query(id).queryKey, exact: true });
        }
      },
    };
  }, [client, resource, read]);
}
