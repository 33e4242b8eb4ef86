import { useCallback, useEffect, useState } from 'react';
import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { verificationWords } from '../../i18n/visitors';
import { LinkFrame, Notice } from '../link/LinkFrame';
import { failure, statusOf, type LinkState, browserLocale, linkName } from '../link/useLink';
import type { Locale } from '../../../domain/locales';
import { callPublic } from '../form/calls';
import { findDraft, keepDraft } from '../form/drafts';
import { editedFrom, hasChanges, submissionOf, unedited, type Edited, type Submission } from './changes';
import { VerificationForm } from './VerificationForm';

type State =
  | LinkState
  | { kind: 'draft'; data: OwnData; typed: Edited; at: string }
  | { kind: 'form'; data: OwnData; start: Edited; after: 'restored' | 'discarded' | null }
  | { kind: 'done'; outcome: SubmissionOutcome };

/** The page of a personal link: the form, or a notice that the link does not work. */
export function VerificationPage({ code }: { code: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [locale, setLocale] = useState(browserLocale);
  const address = `/contacts/verify/${encodeURIComponent(code)}`;
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const data = await callPublic<OwnData>(address);
      setLocale(data.locale);
      const draft = findDraft<Submission>(linkName(code));
      const typed = draft && restored(data, draft.typed);
      setState(
        typed
          ? { kind: 'draft', data, typed, at: draft.at }
          : { kind: 'form', data, start: unedited(data.person), after: null },
      );
    } catch (error) {
      if (statusOf(error) === 404) keepDraft(linkName(code), null);
      setState(failure(error, () => void load()));
    }
  }, [code, address]);
  useEffect(() => void load(), [load]);

  const words = verificationWords[locale];
  return (
    <LinkFrame locale={locale} title={words.title} state={state} used={{ text: words.used }}>
      {state.kind === 'draft' && (
        <DraftChoice
          locale={locale}
          at={state.at}
          onRestore={() => setState({ kind: 'form', data: state.data, start: state.typed, after: 'restored' })}
          onDiscard={() => {
            keepDraft(linkName(code), null);
            setState({ kind: 'form', data: state.data, start: unedited(state.data.person), after: 'discarded' });
          }}
        />
      )}
      {state.kind === 'form' && (
        <VerificationForm
          code={code}
          address={address}
          data={state.data}
          start={state.start}
          after={state.after}
          onDone={(outcome) => setState({ kind: 'done', outcome })}
          onFailed={(error) => setState(failure(error, () => void load()))}
        />
      )}
      {state.kind === 'done' &&
        (state.outcome === 'confirmed' ? (
          <Notice title={words.confirmedTitle} text={words.confirmed} />
        ) : (
          <Notice title={words.sentTitle} text={words.sent} />
        ))}
    </LinkFrame>
  );
}

/** A draft applied to the current data; null if it no longer changes anything or cannot be read. */
function restored({ person }: OwnData, submission: Submission): Edited | null {
  try {
    const typed = editedFrom(person, submission);
    const now = submissionOf(person, typed);
    return hasChanges(now) || now.delete ? typed : null;
  } catch {
    return null;
  }
}

interface DraftChoiceProps {
  locale: Locale;
  /** When it was typed. */
  at: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers an unsent draft before the person types again, so that neither input overwrites the other. */
function DraftChoice({ locale, at, onRestore, onDiscard }: DraftChoiceProps) {
  const { draft } = verificationWords[locale];
  const moment = new Intl.DateTimeFormat(`${locale}-CH`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(new Date(at));
  return (
    <>
      <Notice title={draft.title} text={draft.found(moment)} />
      <p className="choices">
        <button type="button" className="main" onClick={onRestore}>
          {draft.restore}
        </button>
        <button type="button" className="quiet" onClick={onDiscard}>
          {draft.discard}
        </button>
      </p>
    </>
  );
}
