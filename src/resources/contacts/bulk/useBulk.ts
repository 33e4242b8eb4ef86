import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactWords } from '../../../i18n/contacts';
import { idsMeant } from '../../../list/allMatching';
import type { BulkProps } from './BulkActions';

/**
 * Does something with the marked contacts, once at a time: finds out who is meant, calls, and has the list read anew.
 * Out: `run` answers what the call did, undefined where it failed; `refusal` says why.
 */
export function useBulk({ list: { type, query }, selection }: BulkProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const run = async <Result>(call: (ids: number[]) => Promise<Result>): Promise<{ result: Result; ids: number[] } | undefined> => {
    if (isPending) return undefined;
    setPending(true);
    setRefusal(null);
    try {
      const ids = await idsMeant(type.name, query, selection.marked);
      const result = await call(ids);
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [resource] }) => String(resource).startsWith('contact') });
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
