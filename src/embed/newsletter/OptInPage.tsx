import type { OptInData } from '../../../domain/submissions/newsletter';
import { optInWords } from '../../i18n/submissions';
import { Privacy } from '../form/Privacy';
import { LinkFrame, Notice } from '../link/LinkFrame';
import { useLink, browserLocale } from '../link/useLink';
import { useState } from 'react';

/** The page of an opt-in link; its button confirms the subscription. */
export function OptInPage({ code }: { code: string }) {
  const { state, isSending, act } = useLink<OptInData>(`/contact-groups/confirm-opt-in/${encodeURIComponent(code)}`);
  const [locale, setLocale] = useState(browserLocale);
  if (state.kind === 'ask' && state.data.locale !== locale) setLocale(state.data.locale);
  const words = optInWords[locale];
  return (
    <LinkFrame locale={locale} title={words.title} state={state} used={{ text: words.done }}>
      {state.kind === 'done' && <Notice title={words.doneTitle} text={words.done} />}
      {state.kind === 'ask' && (
        <>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          <ul>
            {state.data.groups.map((group) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
          <Privacy form="newsletter" locale={locale} text={words.privacy} />
          <button type="button" className="main" aria-disabled={isSending} onClick={act}>
            {words.confirm}
          </button>
        </>
      )}
    </LinkFrame>
  );
}
