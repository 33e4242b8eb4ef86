import { useEffect, useRef, useState, type FormEvent } from 'react';
import { verificationWords } from '../../i18n/embedVerification';
import type { OwnData, SubmissionOutcome } from '../../../domain/verification';
import { CallFailed, sendOwnData } from './calls';
import { hasChanges, submissionOf, unedited, type Edited } from './changes';
import { VerificationProvider } from './context';
import { Employments } from './Employments';
import { CheckBox, TextInput } from './Inputs';
import { PersonInputs } from './PersonInputs';

interface VerificationFormProps {
  code: string;
  data: OwnData;
  onDone: (outcome: SubmissionOutcome) => void;
  /** The link opens nothing any more. */
  onFailed: () => void;
}

/** The person's own data, and the button that confirms it or sends what has changed (decision 19). */
export function VerificationForm({ code, data: { locale, person, options }, onDone, onFailed }: VerificationFormProps) {
  const words = verificationWords[locale];
  const [edited, setEdited] = useState(() => unedited(person));
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const change = (part: Partial<Edited>) => setEdited((now) => ({ ...now, ...part }));
  const isChanged = hasChanges(person, edited);

  useEffect(() => {
    if (!isChanged && !edited.delete) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged, edited.delete]);
  useEffect(() => {
    if (problems.length > 0 || refusal !== null) alert.current?.focus();
  }, [problems, refusal]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblems([]);
    setRefusal(null);
    try {
      onDone((await sendOwnData(code, submissionOf(person, edited))).outcome);
    } catch (error) {
      const { status, errors } = error instanceof CallFailed ? error : new CallFailed(0);
      setSending(false);
      if (status === 404) onFailed();
      else if (status === 422 && errors.length > 0) setProblems(errors.map(({ field, message }) => ({ field: field === 'userComment' ? 'comment' : field, message: locale === 'de' ? message : words.invalid })));
      else setRefusal(status === 429 ? words.tooMany : words.notSent);
    }
  };
  const label = edited.delete ? words.sendDelete : isChanged ? words.send : words.confirm;
  return (
    <VerificationProvider value={{ locale, words, problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])) }}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <form noValidate onSubmit={(event) => void send(event)}>
        {(problems.length > 0 || refusal !== null) && (
          <div role="alert" tabIndex={-1} ref={alert} className="alert">
            {refusal ?? words.problems}
            {problems.length > 0 && <ul>{problems.map(({ field, message }) => <li key={field}><button type="button" className="link" onClick={() => focusField(field)}>{labelOf(words, field)}: {message}</button></li>)}</ul>}
          </div>
        )}
        <PersonInputs person={edited.person} options={options} onChange={(part) => setEdited((now) => ({ ...now, person: { ...now.person, ...part } }))} />
        <Employments edited={edited} onChange={change} />
        <section aria-labelledby="section-message">
          <h2 id="section-message">{words.sections.message}</h2>
          <TextInput name="comment" label={words.comment} type="multiline" value={edited.comment} onChange={(comment) => change({ comment })} />
          <CheckBox label={words.delete} checked={edited.delete} onChange={(checked) => change({ delete: checked })} />
          {edited.delete && <p className="hint">{words.deleteHint}</p>}
        </section>
        <button type="submit" className="main" aria-disabled={isSending}>{isSending ? words.sending : label}</button>
      </form>
    </VerificationProvider>
  );
}

/** The last word of a path names the field: `translations.fr.city`, `employments.0.role`. */
function labelOf(words: (typeof verificationWords)['de'], field: string): string {
  const name = field.split('.').at(-1) ?? '';
  const others: Record<string, string> = { role: words.role, organisation: words.organisation, comment: words.comment };
  return words.fields[name as keyof typeof words.fields] ?? others[name] ?? words.sections.employments;
}

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}
