import { useEffect, type ReactNode, useRef } from 'react';
import type { Locale } from '../../../domain/locales';
import { verificationWords } from '../../i18n/visitors';
import '../verification/verification.css';
import type { LinkState } from './useLink';

interface LinkFrameProps {
  locale: Locale;
  title: string;
  state: LinkState | { kind: string };
  /** The message for too many requests; by default it is about too many attempts to open a link. */
  tooMany?: string;
  /** The message for a link that has already been used. */
  used: { title?: string; text: string };
  /** Shown when the link has loaded. */
  children: ReactNode;
}

/**
 * The frame of every page opened from a link in a mail. Nothing happens until its button is pressed, because mail
 * scanners open links too.
 */
export function LinkFrame({ locale, title, state, tooMany, used, children }: LinkFrameProps) {
  const words = verificationWords[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = state.kind === 'failed' ? words.failedTitle : title;
  }, [locale, state.kind, title, words]);
  return (
    <main>
      {state.kind === 'loading' && <p role="status">{words.loading}</p>}
      {state.kind === 'used' && <Notice title={used.title ?? words.usedTitle} text={used.text} />}
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

/** A heading that replaces the previous content. It takes the focus, so that screen readers announce it. */
export function Heading({ children, level: Level = 'h1' }: { children: string; level?: 'h1' | 'h2' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Level className="title" tabIndex={-1} ref={heading}>
      {children}
    </Level>
  );
}

/** A message that replaces a form. */
export const Notice = ({ title, text, level }: { title: string; text: string; level?: 'h1' | 'h2' }) => (
  <>
    <Heading {...(level && { level })}>{title}</Heading>
    <p>{text}</p>
  </>
);
