import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { HeaderAction } from '../../../form/header/HeaderMenu';
import { mergeButtonWords } from '../../../i18n/lists';
import { useHas } from '../../../session/config';

const MergeWithDialog = lazy(() => import('./MergeWithDialog').then((module) => ({ default: module.MergeWithDialog })));

/**
 * Leads from the page of a contact to the page that merges another one into it.
 * @param record the contact; undefined for a new one
 * @returns the entries of its menu, and the dialog
 */
export function useMerging(
  resource: string,
  record: RaRecord | undefined,
): { actions: readonly HeaderAction[] | undefined; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const isThere = useHas('merging') && record !== undefined;
  const actions = useMemo(
    () => (isThere ? [{ label: mergeButtonWords.action, act: () => setOpen(true) }] : undefined),
    [isThere],
  );
  return {
    actions,
    dialog: isOpen && record && (
      <Suspense>
        <MergeWithDialog resource={resource} id={record.id as number} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
