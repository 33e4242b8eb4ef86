import { useDataProvider, useRedirect, type Identifier } from 'react-admin';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextRow } from '../../cache/shownRows';
import { editPath, listPath, queueParameter, saidByAddress } from '../../ui/paths';

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
  to(path: string, options?: { replace: boolean }): void;
}

/**
 * The ways out of the form of a resource, the same functions at every address. The router has others at each, and
 * counts its pages in the state of the history: asked when it matters, neither has the form rendered at an address that
 * is none of its own.
 */
export function useFormNavigation(resource: string): FormNavigation {
  const now = { navigate: useNavigate(), redirect: useRedirect(), provider: useDataProvider() };
  const current = useRef(now);
  current.current = now;
  return useMemo(() => {
    const toList = () => current.current.redirect('list', resource);
    const toNextGap = async (place: string, id: Identifier | undefined, isHere: () => boolean) => {
      const next = await import('../../ui/gapPath')
        .then(({ nextGapPath }) => nextGapPath(place, resource, id))
        .catch(() => null);
      if (isHere()) await current.current.navigate(next ?? listPath('translation-gaps'), { replace: true });
    };
    return {
      back() {
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        if (idx > 0) void current.current.navigate(-1);
        else toList();
      },
      toList,
      async toNext(id, isHere) {
        const place = saidByAddress(queueParameter);
        if (place !== null) return toNextGap(place, id, isHere);
        const next = await nextRow(resource, id, current.current.provider).catch(() => null);
        if (!isHere()) return;
        if (next === null) toList();
        else await current.current.navigate(editPath(resource, next), { replace: true });
      },
      toRecord: (id) =>
        id === null ? current.current.redirect('create', resource) : current.current.redirect('edit', resource, id),
      to: (path, options) => void current.current.navigate(path, options),
    };
  }, [resource]);
}
