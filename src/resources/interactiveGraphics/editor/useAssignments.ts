import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { saysSomething } from '../../../../domain/graphics/config';
import type { RelatedRecord } from '../../../fields/records/recordOption';

/** What an element says, as the form holds it. */
export interface Assignment {
  key: string;
  type: string;
  content: string;
  project: RelatedRecord | null;
  translations: Partial<Record<string, { content?: string }>>;
}

const none: Assignment[] = [];
const blank = (key: string): Assignment => ({
  key,
  type: 'text',
  content: '',
  project: null,
  translations: { fr: {}, it: {} },
});

/** The assignments in the form, and what can be done with them. */
export function useAssignments() {
  const { getValues, setValue } = useFormContext();
  const items = (useWatch({ name: 'elements' }) as Assignment[] | undefined) ?? none;
  const change = useCallback(
    (next: (items: Assignment[]) => Assignment[]) => {
      const before = (getValues('elements') as Assignment[] | undefined) ?? none;
      const after = next(before);
      if (after !== before) setValue('elements', after, { shouldDirty: true, shouldValidate: false });
    },
    [getValues, setValue],
  );

  /**
   * Makes room for what somebody is about to say of an element, and takes back the room of others that was not used.
   */
  const open = useCallback(
    (key: string | null) =>
      change((all) => {
        const kept = all.filter((item) => item.key === key || item.type === 'project' || saysSomething(item));
        const isThere = key === null || kept.some((item) => item.key === key);
        return isThere && kept.length === all.length ? all : isThere ? kept : [...kept, blank(key)];
      }),
    [change],
  );
  /** Gives what one element says to another; what that says goes the other way. Out: whether it said something. */
  const move = useCallback(
    (from: string, to: string) => {
      const isSwap = ((getValues('elements') as Assignment[] | undefined) ?? none).some(
        (item) => item.key === to && saysSomething(item),
      );
      change((all) =>
        all
          .filter((item) => item.key !== to || saysSomething(item))
          .map((item) => (item.key === from ? { ...item, key: to } : item.key === to ? { ...item, key: from } : item)),
      );
      return isSwap;
    },
    [change, getValues],
  );
  const remove = useCallback((key: string) => change((all) => all.filter((item) => item.key !== key)), [change]);
  return { items, open, move, remove };
}
