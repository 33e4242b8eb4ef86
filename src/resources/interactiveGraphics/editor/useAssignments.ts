import { useIsLocked } from '../../../fields/formContext';
import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasContent } from '../../../../domain/graphics/config';
import type { RelatedRecord } from '../../../fields/records/recordOption';

/** The content of an element in the form. */
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

/** The elements' content in the form, with functions to change it. */
export function useAssignments() {
  const { getValues, setValue } = useFormContext();
  const isLocked = useIsLocked('elements');
  const items = (useWatch({ name: 'elements' }) as Assignment[] | undefined) ?? none;
  const change = useCallback(
    (next: (items: Assignment[]) => Assignment[]) => {
      // Translations within the elements have inputs of their own.
      if (isLocked) return;
      const before = (getValues('elements') as Assignment[] | undefined) ?? none;
      const after = next(before);
      if (after !== before) setValue('elements', after, { shouldDirty: true, shouldValidate: false });
    },
    [getValues, isLocked, setValue],
  );

  /** Adds an entry for an element that is about to be edited, and removes unused entries of other elements. */
  const open = useCallback(
    (key: string | null) =>
      change((all) => {
        const kept = all.filter((item) => item.key === key || item.type === 'project' || hasContent(item));
        const isThere = key === null || kept.some((item) => item.key === key);
        return isThere && kept.length === all.length ? all : isThere ? kept : [...kept, blank(key)];
      }),
    [change],
  );
  /**
   * Swaps the content of two elements.
   * @returns whether there was any
   */
  const move = useCallback(
    (from: string, to: string) => {
      const isSwap = ((getValues('elements') as Assignment[] | undefined) ?? none).some(
        (item) => item.key === to && hasContent(item),
      );
      change((all) =>
        all
          .filter((item) => item.key !== to || hasContent(item))
          .map((item) => (item.key === from ? { ...item, key: to } : item.key === to ? { ...item, key: from } : item)),
      );
      return isSwap;
    },
    [change, getValues],
  );
  const remove = useCallback((key: string) => change((all) => all.filter((item) => item.key !== key)), [change]);
  return { items, open, move, remove, isLocked };
}
