import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameContent } from './drafts/sameContent';

/**
 * What a form begins with, and whether it says something else by now. In: the record as it was read; what the form
 * starts with, where that is not the record. Out: both; `beginAt` takes another record for them; after `end` nothing of
 * the form is left to lose.
 */
export function useBeginning(
  form: UseFormReturn<FieldValues>,
  first: FieldValues,
  otherStart: FieldValues | undefined,
) {
  const [base, setBase] = useState(first);
  const [start, setStart] = useState<FieldValues>(otherStart ?? base);
  const original = useRef(start);
  original.current = start;
  const hasEnded = useRef(false);
  const isChanged = useCallback(() => !hasEnded.current && !sameContent(form.getValues(), original.current), [form]);
  const ways = useMemo(
    () => ({
      beginAt: (record: FieldValues) => {
        setBase(record);
        setStart(record);
        original.current = record;
      },
      end: () => {
        hasEnded.current = true;
      },
      hasEnded: () => hasEnded.current,
    }),
    [],
  );
  return { base, start, isChanged, ...ways };
}
