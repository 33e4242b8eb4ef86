import { useEffect, useRef } from 'react';

/** A page of cards as it is kept, beside how many the counts say it has. */
interface KeptPage {
  key: string;
  expected: number;
  /** How many it has; undefined while nobody has read it. */
  has: number | undefined;
  readAt: number;
  isOnItsWay: boolean;
  readAnew: () => void;
}

/**
 * Counts and cards come in answers of their own, so one may know what the other does not yet: a card that is counted would stay empty for as long as its page is kept.
 * Where the two differ, the older one is read anew; each difference is asked about once, so that a server that says both does not keep us asking.
 */
export function useAgreement(pages: readonly KeptPage[], counts: { readAt: number; isOnItsWay: boolean; readAnew: () => void }): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, expected, has, readAt, isOnItsWay, readAnew } of pages) {
      if (has === undefined || has === expected || isOnItsWay || counts.isOnItsWay) continue;
      const isPageOlder = readAt <= counts.readAt;
      const difference = `${key} ${expected} ${has} ${isPageOlder}`;
      if (asked.current.has(difference)) continue;
      asked.current.add(difference);
      if (isPageOlder) readAnew();
      else return counts.readAnew();
    }
    if (pages.every(({ expected, has }) => has === expected)) asked.current.clear();
  });
}
