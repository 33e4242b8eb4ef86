import { createContext, useContext } from 'react';
import type { Locale } from '../../../domain/locales';
import type { verificationWords } from '../../i18n/visitors';

interface Verification {
  locale: Locale;
  words: (typeof verificationWords)[Locale];
  /** Error messages by the path of their field. */
  problems: Record<string, string>;
}

const Context = createContext<Verification | null>(null);
export const VerificationProvider = Context.Provider;

/**
 * Language, labels and errors of the page.
 * @throws outside of the page's provider
 */
export function useVerification(): Verification {
  const value = useContext(Context);
  if (!value) throw new Error('useVerification needs a VerificationProvider above it');
  return value;
}
