import type { Locale } from '../../../domain/locales';
import type { SubmissionData } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/submissions';
import { LinkFrame, Notice } from '../link/LinkFrame';
import { useLink } from '../link/useLink';

/** The page of the link in the first mail; its button confirms the submission, which is then reviewed. */
export function ConfirmPage({ code, locale }: { code: string; locale: Locale }) {
  const { state, isSending, act } = useLink<SubmissionData>(`/submissions/confirm/${encodeURIComponent(code)}`);
  const words = submissionWords[locale];
  return (
    <LinkFrame
      locale={locale}
      title={words.confirmTitle}
      state={state}
      tooMany={words.tooMany}
      used={{ text: words.confirmed }}
    >
      {state.kind === 'done' && <Notice title={words.thanks} text={words.confirmed} />}
      {state.kind === 'ask' && (
        <>
          <h1>{words.confirmTitle}</h1>
          <p>
            {words.confirmText} <strong>{state.data.title}</strong>
          </p>
          <button type="button" className="main" aria-disabled={isSending} onClick={act}>
            {words.confirm}
          </button>
        </>
      )}
    </LinkFrame>
  );
}
