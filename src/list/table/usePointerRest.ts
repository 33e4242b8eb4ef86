import { useMemo, useRef } from 'react';

/** A pointer that stays so long, in milliseconds, is about to click more often than not. */
const rest = 65;

/** Handlers for an element that tell when a pointer comes to rest on it, or is pressed; at most once a visit. */
export function usePointerRest(onRest: () => void) {
  const latest = useRef(onRest);
  latest.current = onRest;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const tell = () => {
      clearTimeout(timer);
      if (!told) latest.current();
      told = true;
    };
    return {
      onPointerEnter: () => {
        timer = setTimeout(tell, rest);
      },
      onPointerLeave: () => {
        clearTimeout(timer);
        told = false;
      },
      onPointerDown: tell,
    };
  }, []);
}
