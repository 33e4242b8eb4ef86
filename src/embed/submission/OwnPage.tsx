import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import type { OwnSubmission, SubmissionForm as Form } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/submissions';
import { LinkFrame, Heading, Notice } from '../link/LinkFrame';
import { useLink } from '../link/useLink';
import { valuesOfOwn } from './answers';
import { formOf } from './formNamed';
import { SubmissionForm } from './SubmissionForm';

/**
 * The page of a submitter's personal link, where they can correct or withdraw the submission until an editor has
 * decided.
 */
export function OwnPage({ code, locale }: { code: string; locale: Locale }) {
  const { state, isSending, act, end } = useLink<OwnSubmission>(`/submissions/own/${encodeURIComponent(code)}`);
  const [doing, setDoing] = useState<'nothing' | 'correcting' | 'withdrawing'>('nothing');
  const words = submissionWords[locale];
  const data = state.kind === 'ask' && state.data.waits ? state.data : undefined;
  const [form, setForm] = useState<Form>();
  const name = data?.form;
  useEffect(() => {
    if (name) void formOf(name).then(setForm);
  }, [name]);
  const start = useMemo(() => form && data && valuesOfOwn(form, data), [form, data]);
  const isDecided = state.kind === 'decided' || (state.kind === 'ask' && !data);
  return (
    <LinkFrame
      locale={locale}
      title={words.ownTitle}
      state={state}
      tooMany={words.tooMany}
      used={{ title: words.withdrawnTitle, text: words.withdrawn }}
    >
      {isDecided && <Notice title={words.ownTitle} text={words.decided} />}
      {state.kind === 'done' &&
        (doing === 'correcting' ? (
          <Notice title={words.thanks} text={words.corrected} />
        ) : (
          <Notice title={words.withdrawnTitle} text={words.withdrawn} />
        ))}
      {data && doing === 'nothing' && (
        <>
          <h1>{words.ownTitle}</h1>
          <p>
            {words.ownText} <strong>{data.title}</strong>
          </p>
          <div className="actions">
            <button type="button" className="main" onClick={() => setDoing('correcting')}>
              {words.correct}
            </button>
            <button type="button" className="quiet" onClick={() => setDoing('withdrawing')}>
              {words.withdraw}
            </button>
          </div>
        </>
      )}
      {data && doing === 'withdrawing' && (
        <>
          <Heading>{words.withdrawTitle}</Heading>
          <p>
            <strong>{data.title}</strong>
          </p>
          <div className="actions">
            <button type="button" className="main" aria-disabled={isSending} onClick={act}>
              {words.withdraw}
            </button>
            <button type="button" className="quiet" onClick={() => setDoing('nothing')}>
              {words.back}
            </button>
          </div>
        </>
      )}
      {form && start && doing === 'correcting' && (
        <SubmissionForm form={form} locale={locale} own={{ code, start, end }} />
      )}
    </LinkFrame>
  );
}
