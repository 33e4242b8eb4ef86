import '../verification/verification.css';
import { useEffect, type ReactNode } from 'react';
import type { Locale } from '../../../domain/locales';
import { verificationWords } from '../../i18n/visitors';
import { Notice } from './Notice';
import type { LinkState } from './useLink';

interface LinkFrameProps {
  locale: Locale;
  title: string;
  state: LinkState | { kind: string };
  /** What is said where too much has come, where it is not that somebody has tried links. */
  tooMany?: string;
  /** What the link is for, once it is open. */
  children: ReactNode;
}

/**
 * The frame of every page that the link of a mail opens: nothing happens before its button is pressed, since programs
 * open links, too.
 */
export function LinkFrame({ locale, title, state, tooMany, children }: LinkFrameProps) {
  const words = verificationWords[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = state.kind === 'failed' ? words.failedTitle : title;
  }, [locale, state.kind, title, words]);
  return (
    <main>
      {state.kind === 'loading' && <p role="status">{words.loading}</p>}
      {state.kind === 'failed' && <Notice title={words.failedTitle} text={words.failed} />}
      {state.kind === 'tooMany' && (
        <Notice title={tooMany === undefined ? words.failedTitle : title} text={tooMany ?? words.tooMany} />
      )}
      {'again' in state && (
        <>
          <p role="alert">{words.unreachable}</p>
          <button type="button" className="main" onClick={state.again}>
            {words.retry}
          </button>
        </>
      )}
      {children}
    </main>
  );
}
