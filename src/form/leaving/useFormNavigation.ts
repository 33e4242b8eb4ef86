import { useRedirect } from 'react-admin';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a form leads to. */
export interface FormNavigation {
  /** Where someone came from; the list when the form was the first page they opened. */
  back(): void;
  toList(): void;
  /** To the form of a record of the resource; null: of a new one. */
  toRecord(id: number | null): void;
  /** `replace`: in place of this page in the history. */
  to(path: string, options?: { replace: boolean }): void;
}

/**
 * The ways out of the form of a resource, the same functions at every address. The router has others at each, and counts its pages in
 * the state of the history: asked when it matters, neither has the form rendered at an address that is none of its own.
 */
export function useFormNavigation(resource: string): FormNavigation {
  const now = { navigate: useNavigate(), redirect: useRedirect() };
  const current = useRef(now);
  current.current = now;
  return useMemo(() => {
    const toList = () => current.current.redirect('list', resource);
    return {
      back() {
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        if (idx > 0) void current.current.navigate(-1);
        else toList();
      },
      toList,
      toRecord: (id) => (id === null ? current.current.redirect('create', resource) : current.current.redirect('edit', resource, id)),
      to: (path, options) => void current.current.navigate(path, options),
    };
  }, [resource]);
}
