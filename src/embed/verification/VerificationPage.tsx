import { useCallback, useEffect, useState } from 'react';
import type { OwnData, SubmissionOutcome } from '../../../domain/verification';
import { verificationWords } from '../../i18n/embedVerification';
import { CallFailed, readOwnData } from './calls';
import { Notice } from './Notice';
import { ofBrowser } from './ofBrowser';
import { VerificationForm } from './VerificationForm';
import './verification.css';

type State = { kind: 'loading' | 'failed' | 'tooMany' | 'unreachable' } | { kind: 'form'; data: OwnData } | { kind: 'done'; outcome: SubmissionOutcome };

/** What a personal link opens (document 3, section 14.10; decision 19): the form, or that the link opens nothing. */
export function VerificationPage({ code }: { code: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [locale, setLocale] = useState(ofBrowser);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const data = await readOwnData(code);
      setLocale(data.locale);
      setState({ kind: 'form', data });
    } catch (error) {
      const status = error instanceof CallFailed ? error.status : 0;
      setState({ kind: status === 404 ? 'failed' : status === 429 ? 'tooMany' : 'unreachable' });
    }
  }, [code]);
  useEffect(() => void load(), [load]);

  const words = verificationWords[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = state.kind === 'failed' ? words.failedTitle : words.title;
  }, [locale, state.kind, words]);

  return (
    <main>
      {state.kind === 'loading' && <p role="status">{words.loading}</p>}
      {state.kind === 'failed' && <Notice title={words.failedTitle} text={words.failed} />}
      {state.kind === 'tooMany' && <Notice title={words.failedTitle} text={words.tooMany} />}
      {state.kind === 'unreachable' && <><p role="alert">{words.unreachable}</p><button type="button" className="main" onClick={() => void load()}>{words.retry}</button></>}
      {state.kind === 'form' && <VerificationForm code={code} data={state.data} onDone={(outcome) => setState({ kind: 'done', outcome })} onFailed={() => setState({ kind: 'failed' })} />}
      {state.kind === 'done' && (state.outcome === 'confirmed' ? <Notice title={words.confirmedTitle} text={words.confirmed} /> : <Notice title={words.sentTitle} text={words.sent} />)}
    </main>
  );
}
