import { useDataProvider, useEvent, useRedirect, type Identifier } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { nextRow } from '../../cache/shownRows';
import { editPath, listPath, queueParameter, urlParameter } from '../../ui/paths';

/** Ways out of a form. */
export interface FormNavigation {
  /** Goes to the previous page, or to the list if there is none. */
  back(): void;
  toList(): void;
  /**
   * Replaces this page with the form of the next record in the list shown last, or in the queue of gaps; after the last
   * one, with the list. Does nothing if `isHere` reports that the editor has left.
   */
  toNext(id: Identifier | undefined, isHere: () => boolean): Promise<void>;
  /** Goes to the form of a record; null for a new one. */
  toRecord(id: number | null): void;
  /** `replace`: replaces this page in the browser's history. */
  to(path: string, options?: { replace: boolean; flushSync?: boolean }): void;
}

/** The ways out of a content type's form; stable functions. */
export function useFormNavigation(resource: string): FormNavigation {
  const go = useNavigate();
  // A number goes back in history and takes no options.
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
        const place = urlParameter(queueParameter);
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
