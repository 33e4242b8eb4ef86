import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many of a wrapping row's children stand in its first line, as its width changes. */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const children = [...element.children] as HTMLElement[];
      const { right } = element.getBoundingClientRect();
      const first = children[0]?.offsetTop;
      const outside = children.findIndex((child) => child.offsetTop !== first || child.getBoundingClientRect().right > right + 1);
      setFitting(outside < 0 ? children.length : outside);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, count]);
  return fitting;
}
