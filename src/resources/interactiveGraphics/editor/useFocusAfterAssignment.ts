import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Marks the section of lost elements. */
export const lostMark = { 'data-lost': true } as const;
/** Marks links to an element in the list. */
export const elementMark = (key: string) => ({ 'data-element': key });

/**
 * Moves the focus after lost elements were handled, since the pressed button may have disappeared: to the next lost
 * one, or to the given or first element in the list.
 * @param items the assignments
 * @returns the ref of the container, and a function to set the target
 */
export function useFocusAfterAssignment(items: readonly unknown[]): {
  box: RefObject<HTMLDivElement | null>;
  at: (key?: string) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ key: string | undefined } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { key } = wanted.current;
    wanted.current = null;
    if (document.activeElement !== document.body) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-element]') ?? [])];
    (
      box.current?.querySelector<HTMLElement>('[data-lost] [role="combobox"]') ??
      rows.find(({ dataset }) => dataset.element === key) ??
      rows[0]
    )?.focus();
  }, [items]);
  const at = useCallback((key?: string) => {
    wanted.current = { key };
  }, []);
  return { box, at };
}
