import { createContext, useContext } from 'react';
import type { Locale } from '../../../domain/locales';
import type { verificationWords } from '../../i18n/visitors';

interface Verification {
  locale: Locale;
  words: (typeof verificationWords)[Locale];
  /** What is wrong, by the path of the field. */
  problems: Record<string, string>;
}

const Context = createContext<Verification | null>(null);
export const VerificationProvider = Context.Provider;

/** Language, words and problems of the page. Throws outside of one. */
export function useVerification(): Verification {
  const value = useContext(Context);
  if (!value) throw new Error('useVerification needs a VerificationProvider above it');
  return value;
}
