import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactWords } from '../../../i18n/types';
import { useMarked } from '../../../list/selection/SelectionBar';

/**
 * Sends one request about the marked contacts at a time, and reloads the lists.
 * @returns `run`, which returns the request's result, or undefined if it failed; `refusal`, the reason
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
