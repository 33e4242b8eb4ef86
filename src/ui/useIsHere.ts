import { useCallback, useLayoutEffect, useRef } from 'react';

/** Out: says whether this is on the page, after a wait for instance. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
