import '../verification/verification.css';
import { useCallback, useEffect, useState } from 'react';
import { locales, type Locale } from '../../../domain/locales';
import { submissionFormOf, submissionPage, type SubmissionData, type SubmissionForm } from '../../../domain/submissionForms';
import { submissionWords } from '../../i18n/embedSubmission';
import { verificationWords } from '../../i18n/embedVerification';
import { callPublic, CallFailed } from '../verification/calls';
import { Notice } from '../verification/Notice';

/** `confirm`: what was handed in is to be looked at; `own`: it is taken back. */
type Purpose = 'confirm' | 'own';
type Data = SubmissionData & { waits?: boolean };
type State = { kind: 'loading' | 'failed' | 'tooMany' | 'done' | 'decided' } | { kind: 'unreachable'; again: () => void } | { kind: 'ask'; data: Data };

/** What the links of the mails about a submission open: nothing happens before the button is pressed, since programs open links, too. */
export function LinkPage({ purpose, code, language }: { purpose: Purpose; code: string; language: string }) {
  const locale: Locale = locales.find((known) => known === language) ?? 'de';
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [isSending, setSending] = useState(false);
  const words = submissionWords[locale];
  const shared = verificationWords[locale];
  const address = `/submissions/${purpose}/${encodeURIComponent(code)}`;
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    callPublic<Data>(address).then((data) => setState(data.waits === false ? { kind: 'decided' } : { kind: 'ask', data }), (error: unknown) => setState(failure(error, load)));
  }, [address]);
  useEffect(load, [load]);
  const title = purpose === 'confirm' ? words.confirmTitle : words.ownTitle;
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = title;
  }, [locale, title]);
  const act = () => {
    if (isSending) return;
    setSending(true);
    callPublic(address, {}).then(() => setState({ kind: 'done' }), (error: unknown) => setState(failure(error, act))).finally(() => setSending(false));
  };
  const form = state.kind === 'ask' ? submissionFormOf(state.data.form) as SubmissionForm : undefined;
  return (
    <main>
      {state.kind === 'loading' && <p role="status">{shared.loading}</p>}
      {state.kind === 'failed' && <Notice title={shared.failedTitle} text={shared.failed} />}
      {state.kind === 'tooMany' && <Notice title={title} text={words.tooMany} />}
      {state.kind === 'decided' && <Notice title={title} text={words.decided} />}
      {state.kind === 'unreachable' && <><p role="alert">{shared.unreachable}</p><button type="button" className="main" onClick={state.again}>{shared.retry}</button></>}
      {state.kind === 'done' && (purpose === 'confirm' ? <Notice title={words.confirmedTitle} text={words.confirmed} /> : <Notice title={words.withdrawnTitle} text={words.withdrawn} />)}
      {state.kind === 'ask' && (
        <>
          <h1>{title}</h1>
          <p>{purpose === 'confirm' ? words.confirmText : words.ownText} <strong>{state.data.title}</strong></p>
          <button type="button" className="main" aria-disabled={isSending} onClick={act}>{purpose === 'confirm' ? words.confirm : words.withdraw}</button>
          {purpose === 'own' && form && <p><a href={submissionPage(form, locale)}>{words.toForm}</a></p>}
        </>
      )}
    </main>
  );
}

/** In: what went wrong, and what is to be tried again where no answer has come. */
function failure(error: unknown, again: () => void): State {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 404) return { kind: 'failed' };
  if (status === 409) return { kind: 'decided' };
  return status === 429 ? { kind: 'tooMany' } : { kind: 'unreachable', again };
}
