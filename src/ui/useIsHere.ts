import { useCallback, useLayoutEffect, useRef } from 'react';

/** Whether the component is still mounted, to be called after a wait. */
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
