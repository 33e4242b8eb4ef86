import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { colonIn, localized } from '../../../domain/locales';
import { comment, organisation, role, sections } from '../../../domain/submissions/forms/person';
import { isAsked } from '../../../domain/submissions/submissionForms';
import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { verificationWords } from '../../i18n/visitors';
import { callPublic, CallFailed } from '../form/calls';
import { FormProvider } from '../form/context';
import { Field } from '../form/Field';
import { CheckBox } from '../form/inputs';
import { keepTyped } from '../form/keeping';
import { useSending } from '../form/useSending';
import { withValueAt } from '../form/values';
import { linkName } from '../link/linkName';
import { hasChanges, submissionOf, type Edited } from './changes';
import { DescriptionField } from './DescriptionField';
import { Employments } from './Employments';
import { problemsIn } from './problems';

interface VerificationFormProps {
  code: string;
  /** Where the data is read and sent. */
  address: string;
  data: OwnData;
  /** The initial values: the stored data, or a restored draft. */
  start: Edited;
  /** What the person has just decided about their draft. */
  after: 'restored' | 'discarded' | null;
  onDone: (outcome: SubmissionOutcome) => void;
  /** Called when the link no longer works. */
  onFailed: (error: CallFailed) => void;
}

/** The person's own data, with a button that confirms it or sends the changes. */
export function VerificationForm({ code, address, data, start, after, onDone, onFailed }: VerificationFormProps) {
  const { locale, person } = data;
  const words = verificationWords[locale];
  const [edited, setEdited] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (after) heading.current?.focus();
  }, [after]);
  const put = (path: string, value: unknown) =>
    setEdited((before) => {
      const now = withValueAt(before, path, value);
      return path === 'country' && !isAsked(canton, now) ? { ...now, state: null } : now;
    });
  const submission = useMemo(() => submissionOf(person, edited), [person, edited]);
  const isChanged = hasChanges(submission);
  const isDirty = isChanged || submission.delete;
  const [isKept, setKept] = useState(false);

  // After sending, the draft must not be kept again. In a layout effect, so that even the last letter is kept when the
  // page is left right after it.
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isDone.current) setKept(keepTyped(linkName(code), isDirty ? submission : null));
  }, [code, isDirty, submission]);
  const leave = (act: () => void) => {
    isDone.current = true;
    keepTyped(linkName(code), null);
    act();
  };
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const { isSending, failure, send } = useSending(form);
  const submit = () =>
    send(async () => {
      try {
        const { outcome } = await callPublic<{ outcome: SubmissionOutcome }>(address, submission);
        leave(() => onDone(outcome));
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (error.status === 404) leave(() => onFailed(error));
        throw new CallFailed(error.status, problemsIn(locale, error.errors, edited));
      }
    });
  const problems = failure?.errors ?? [];
  const refusal = { 429: words.tooMany, 507: words.full }[failure?.status ?? 0] ?? words.notSent;
  const label = edited.delete ? words.sendDelete : isChanged ? words.sendChanges : words.confirm;
  const options = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(data.options).map(([list, all]) => [
          list,
          all.map((option) => ({ id: option.id, name: String(localized(option, 'name', locale) ?? '') })),
        ]),
      ),
    [data, locale],
  );
  return (
    <FormProvider
      value={{
        locale,
        values: edited,
        put,
        options,
        problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
      }}
    >
      <h1 tabIndex={-1} ref={heading}>
        {words.title}
      </h1>
      <p>{words.intro}</p>
      {after === 'restored' && <p role="status">{words.draft.restored}</p>}
      <form
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && (
          <div role="alert" tabIndex={-1} className="alert">
            {problems.length > 0 ? words.problems : refusal}
            {problems.length > 0 && (
              <ul>
                {problems.map(({ field, message }) => (
                  <li key={field}>
                    <button type="button" className="link" onClick={() => focusField(field)}>
                      {labels[field.split('.').at(-1) ?? '']?.[locale] ?? words.employments}
                      {colonIn(locale)} {message}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {sections.map(({ name, title, fields }) => (
          <section key={name} aria-labelledby={`section-${name}`}>
            <h2 id={`section-${name}`}>{title[locale]}</h2>
            {fields
              .filter((field) => isAsked(field, edited))
              .map((field) =>
                field.name === 'description' ? (
                  <DescriptionField key={field.name} field={field} stored={person} />
                ) : (
                  <Field key={field.name} field={field} />
                ),
              )}
          </section>
        ))}
        <Employments />
        <section aria-labelledby="section-message">
          <h2 id="section-message">{words.message}</h2>
          <Field field={comment} />
          <CheckBox label={words.delete} checked={edited.delete} onChange={(isOn) => put('delete', isOn)} />
          {edited.delete && <p className="hint">{words.deleteHint}</p>}
        </section>
        {isKept && <p className="hint">{words.draft.kept}</p>}
        <button type="submit" className="main" aria-disabled={isSending}>
          {isSending ? words.sending : label}
        </button>
      </form>
    </FormProvider>
  );
}

const fields = sections.flatMap((section) => section.fields);
const canton = fields.find(({ name }) => name === 'state') ?? comment;
/** By the last part of a path: `translations.fr.city`, `employments.0.role`. */
const labels = Object.fromEntries([...fields, role, organisation, comment].map(({ name, label }) => [name, label]));

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}
