import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { colonIn } from '../../../domain/locales';
import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { verificationWords } from '../../i18n/visitors';
import { CallFailed, sendOwnData } from './calls';
import { hasChanges, submissionOf, type Edited } from './changes';
import { VerificationProvider } from './context';
import { keepDraft } from './draft';
import { Employments } from './Employments';
import { CheckBox, TextInput } from './Inputs';
import { PersonInputs } from './PersonInputs';
import { problemsIn, type FieldProblem } from './problems';

interface VerificationFormProps {
  code: string;
  data: OwnData;
  /** The initial values: the stored data, or a restored draft. */
  start: Edited;
  /** What the person has just decided about their draft. */
  after: 'restored' | 'discarded' | null;
  onDone: (outcome: SubmissionOutcome) => void;
  /** Called when the link no longer works. */
  onFailed: () => void;
}

/** The person's own data, with a button that confirms it or sends the changes. */
export function VerificationForm({
  code,
  data: { locale, person, options },
  start,
  after,
  onDone,
  onFailed,
}: VerificationFormProps) {
  const words = verificationWords[locale];
  const [edited, setEdited] = useState(start);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (after) heading.current?.focus();
  }, [after]);
  const change = (part: Partial<Edited>) => setEdited((now) => ({ ...now, ...part }));
  const submission = useMemo(() => submissionOf(person, edited), [person, edited]);
  const isChanged = hasChanges(submission);
  const [isKept, setKept] = useState(false);

  // After sending, the draft must not be kept again.
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) setKept(keepDraft(code, isChanged || submission.delete ? submission : null));
  }, [code, isChanged, submission]);
  const leave = (act: () => void) => {
    isDone.current = true;
    keepDraft(code, null);
    act();
  };

  useEffect(() => {
    if (!isChanged && !edited.delete) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged, edited.delete]);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (problems.length > 0 || refusal !== null) (first ?? alert.current)?.focus();
  }, [problems, refusal]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblems([]);
    setRefusal(null);
    try {
      const { outcome } = await sendOwnData(code, submission);
      leave(() => onDone(outcome));
    } catch (error) {
      const { status, errors } = error instanceof CallFailed ? error : new CallFailed(0);
      setSending(false);
      if (status === 404) leave(onFailed);
      else if (status === 422 && errors.length > 0) setProblems(problemsIn(locale, errors, edited));
      else setRefusal(status === 429 ? words.tooMany : status === 507 ? words.full : words.notSent);
    }
  };
  const label = edited.delete ? words.sendDelete : isChanged ? words.sendChanges : words.confirm;
  return (
    <VerificationProvider
      value={{ locale, words, problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])) }}
    >
      <h1 tabIndex={-1} ref={heading}>
        {words.title}
      </h1>
      <p>{words.intro}</p>
      {after === 'restored' && <p role="status">{words.draft.restored}</p>}
      <form noValidate ref={form} onSubmit={(event) => void send(event)}>
        {(problems.length > 0 || refusal !== null) && (
          <div role="alert" tabIndex={-1} ref={alert} className="alert">
            {refusal ?? words.problems}
            {problems.length > 0 && (
              <ul>
                {problems.map(({ field, message }) => (
                  <li key={field}>
                    <button type="button" className="link" onClick={() => focusField(field)}>
                      {labelOf(words, field)}
                      {colonIn(locale)} {message}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <PersonInputs
          before={person}
          person={edited.person}
          options={options}
          onChange={(part) => setEdited((now) => ({ ...now, person: { ...now.person, ...part } }))}
        />
        <Employments edited={edited} onChange={change} />
        <section aria-labelledby="section-message">
          <h2 id="section-message">{words.sections.message}</h2>
          <TextInput
            name="comment"
            label={words.comment}
            type="multiline"
            value={edited.comment}
            onChange={(comment) => change({ comment })}
          />
          <CheckBox label={words.delete} checked={edited.delete} onChange={(checked) => change({ delete: checked })} />
          {edited.delete && <p className="hint">{words.deleteHint}</p>}
        </section>
        {isKept && <p className="hint">{words.draft.kept}</p>}
        <button type="submit" className="main" aria-disabled={isSending}>
          {isSending ? words.sending : label}
        </button>
      </form>
    </VerificationProvider>
  );
}

/** The last part of a path is the field: `translations.fr.city`, `employments.0.role`. */
function labelOf(words: (typeof verificationWords)['de'], field: string): string {
  const name = field.split('.').at(-1) ?? '';
  const others: Record<string, string> = { role: words.role, organisation: words.organisation, comment: words.comment };
  return words.fields[name as keyof typeof words.fields] ?? others[name] ?? words.sections.employments;
}

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}
