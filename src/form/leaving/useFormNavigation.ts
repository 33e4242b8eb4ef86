import { useDataProvider, useEvent, useRedirect, type Identifier } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { nextRow } from '../../cache/shownRows';
import { editPath, listPath, queueParameter, addressParameter } from '../../ui/paths';

/** Where a form leads to. */
export interface FormNavigation {
  /** Where someone came from; the list when the form was the first page they opened. */
  back(): void;
  toList(): void;
  /**
   * The form of the next record of the list that was shown, or of the queue of gaps that somebody came from, in place
   * of this page; the list after the last one. Nothing where `isHere` says that somebody has gone on.
   */
  toNext(id: Identifier | undefined, isHere: () => boolean): Promise<void>;
  /** To the form of a record of the resource; null: of a new one. */
  toRecord(id: number | null): void;
  /** `replace`: in place of this page in the history. */
  to(path: string, options?: { replace: boolean; flushSync?: boolean }): void;
}

/** The ways out of the form of a content type; the same functions as long as the form is open. */
export function useFormNavigation(resource: string): FormNavigation {
  const go = useNavigate();
  // A number goes back in the history and takes no options.
  const navigate = useEvent((to: string | number, options?: NavigateOptions) =>
    typeof to === 'number' ? go(to) : go(to, options),
  );
  const redirect = useEvent(useRedirect());
  const provider = useDataProvider();
  return useMemo(() => {
    const toList = () => redirect('list', resource);
    const toNextGap = async (place: string, id: Identifier | undefined, isHere: () => boolean) => {
      const next = await import('../../ui/gapPath')
        .then(({ nextGapPath }) => nextGapPath(place, resource, id))
        .catch(() => null);
      if (isHere()) void navigate(next ?? listPath('translation-gaps'), { replace: true });
    };
    return {
      back() {
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        if (idx > 0) void navigate(-1);
        else toList();
      },
      toList,
      async toNext(id, isHere) {
        const place = addressParameter(queueParameter);
        if (place !== null) return toNextGap(place, id, isHere);
        const next = await nextRow(resource, id, provider).catch(() => null);
        if (!isHere()) return;
        if (next === null) toList();
        else void navigate(editPath(resource, next), { replace: true });
      },
      toRecord: (id) => (id === null ? redirect('create', resource) : redirect('edit', resource, id)),
      to: (path, options) => void navigate(path, options),
    };
  }, [navigate, provider, redirect, resource]);
}
