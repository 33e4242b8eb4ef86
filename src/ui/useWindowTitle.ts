import { useEffect } from 'react';
import { useConfig } from '../session/config';

/**
 * Names the window, its tab and its entry in the history. In: the parts, what is most particular first; empty ones are
 * left out.
 */
export function useWindowTitle(...parts: readonly string[]): void {
  const { productName } = useConfig();
  const title = [...parts, productName].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
