import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import type { OptInData } from '../../../domain/newsletter';
import { optInWords } from '../../i18n/embedNewsletter';
import { verificationWords } from '../../i18n/embedVerification';
import { callPublic, CallFailed } from '../verification/calls';
import { Notice } from '../verification/Notice';
import { ofBrowser } from '../verification/ofBrowser';
import '../verification/verification.css';

type State = { kind: 'loading' | 'failed' | 'tooMany' | 'done' } | { kind: 'unreachable'; again: () => void } | { kind: 'ask'; data: OptInData };

/** What the link of an opt-in opens: its button confirms. */
export function OptInPage({ code }: { code: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [locale, setLocale] = useState<Locale>(ofBrowser);
  const [isSending, setSending] = useState(false);
  const address = `/contact-groups/confirm-opt-in/${encodeURIComponent(code)}`;
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    callPublic<OptInData>(address).then((data) => {
      setLocale(data.locale);
      setState({ kind: 'ask', data });
    }, (error: unknown) => setState(failure(error, load)));
  }, [address]);
  useEffect(load, [load]);
  const words = optInWords[locale];
  const shared = verificationWords[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = words.title;
  }, [locale, words]);
  const confirm = () => {
    if (isSending) return;
    setSending(true);
    // What may have been confirmed is sent again, not read: its link would be used by then.
    callPublic(address, {}).then(() => setState({ kind: 'done' }), (error: unknown) => setState(failure(error, confirm))).finally(() => setSending(false));
  };
  return (
    <main>
      {state.kind === 'loading' && <p role="status">{words.loading}</p>}
      {state.kind === 'failed' && <Notice title={shared.failedTitle} text={shared.failed} />}
      {state.kind === 'tooMany' && <Notice title={shared.failedTitle} text={shared.tooMany} />}
      {state.kind === 'unreachable' && <><p role="alert">{shared.unreachable}</p><button type="button" className="main" onClick={state.again}>{shared.retry}</button></>}
      {state.kind === 'done' && <Notice title={words.doneTitle} text={words.done} />}
      {state.kind === 'ask' && (
        <>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          <ul>{state.data.groups.map((group) => <li key={group}>{group}</li>)}</ul>
          <button type="button" className="main" aria-disabled={isSending} onClick={confirm}>{words.confirm}</button>
        </>
      )}
    </main>
  );
}

/** In: what went wrong, and what is to be tried again where no answer has come. */
function failure(error: unknown, again: () => void): State {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 404) return { kind: 'failed' };
  return status === 429 ? { kind: 'tooMany' } : { kind: 'unreachable', again };
}
