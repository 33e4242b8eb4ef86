import { useEffect } from 'react';
import { useConfig } from '../session/config';

/**
 * Sets the window title.
 * @param parts most specific first; empty ones are left out
 */
export function useWindowTitle(...parts: readonly string[]): void {
  const { productName } = useConfig();
  const title = [...parts, productName].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
