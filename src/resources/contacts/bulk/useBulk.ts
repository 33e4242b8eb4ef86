import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactWords } from '../../../i18n/types';
import { useMarked } from '../../../list/selection/useMarked';

/**
 * Does something with the marked contacts in one call, once at a time, and has the lists read anew. Out: `run` answers
 * what the call did, undefined where it failed; `refusal` says why.
 */
export function useBulk() {
  const { ids } = useMarked();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const run = async <Result>(
    call: (ids: number[]) => Promise<Result>,
  ): Promise<{ result: Result; ids: number[] } | undefined> => {
    if (isPending) return undefined;
    setPending(true);
    setRefusal(null);
    try {
      const result = await call(ids);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource] }) => String(resource).startsWith('contact'),
      });
      return { result, ids };
    } catch (error) {
      setRefusal(`${contactWords.failed} ${error instanceof Error ? error.message : ''}`);
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, refusal };
}
