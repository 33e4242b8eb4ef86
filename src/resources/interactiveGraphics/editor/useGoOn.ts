import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Marks the elements that a drawing has lost. */
export const lostMark = { 'data-lost': true } as const;
/** Marks what leads to an element in the list. */
export const elementMark = (key: string) => ({ 'data-element': key });

/**
 * Where somebody goes on who has dealt with lost elements, since what they pressed may be gone with them: at the next
 * of these, else in the list, at the element that is named or the first one. In: the assignments. Out: goes around lost
 * elements and list; says where.
 */
export function useGoOn(items: readonly unknown[]): {
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
