import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { colonIn, localized, type Locale } from '../../../domain/locales';
import { comment, organisation, role, sections } from '../../../domain/submissions/forms/person';
import { isFieldShown } from '../../../domain/submissions/submissionForms';
import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { verificationWords } from '../../i18n/visitors';
import { callPublic, CallFailed, type FieldProblem, useSending } from '../form/calls';
import { FormProvider, useForm, withValueAt } from '../form/context';
import { Field } from '../form/Field';
import { CheckBox } from '../form/inputs';
import { keepDraft } from '../form/drafts';
import { Privacy } from '../form/Privacy';
import { linkName } from '../link/useLink';
import { hasChanges, submissionOf, type Edited, staying, filledIn, emptyEmployment } from './changes';
import { DescriptionField } from './formatted';

interface VerificationFormProps {
  code: string;
  /** The path for reading and sending the data. */
  address: string;
  data: OwnData;
  /** The initial values: the stored data, or a restored draft. */
  start: Edited;
  /** What the person last decided about their draft. */
  after: 'restored' | 'discarded' | null;
  onDone: (outcome: SubmissionOutcome) => void;
  /** Called when the link no longer works. */
  onFailed: (error: CallFailed) => void;
}

/** The form with the person's own data; its button confirms the data or sends the changes. */
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
      return path === 'country' && !isFieldShown(canton, now) ? { ...now, state: null } : now;
    });
  const submission = useMemo(() => submissionOf(person, edited), [person, edited]);
  const isChanged = hasChanges(submission);
  const isDirty = isChanged || submission.delete;
  const [isKept, setKept] = useState(false);

  // After sending, the draft must not be stored again. A layout effect, so that even the last letter is kept if the
  // page is left right after typing it.
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isDone.current) setKept(keepDraft(linkName(code), isDirty ? submission : null));
  }, [code, isDirty, submission]);
  const leave = (act: () => void) => {
    isDone.current = true;
    keepDraft(linkName(code), null);
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
              .filter((field) => isFieldShown(field, edited))
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
        <Privacy form="contacts" locale={locale} text={words.privacy} />
        <button type="submit" className="main" aria-disabled={isSending}>
          {isSending ? words.sending : label}
        </button>
      </form>
    </FormProvider>
  );
}

const fields = sections.flatMap((section) => section.fields);
const canton = fields.find(({ name }) => name === 'state') ?? comment;
/** By the last part of a path, such as `translations.fr.city` or `employments.0.role`. */
const labels = Object.fromEntries([...fields, role, organisation, comment].map(({ name, label }) => [name, label]));

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}

/** The reasons of errors, by the German message in the declarations; a group captures its number. */
const reasons: [RegExp, keyof (typeof verificationWords)['de']['wrong']][] = [
  [/darf nicht leer sein/, 'required'],
  [/zu lang: höchstens ([\d’'.,\u202f ]+?) Zeichen/, 'tooLong'],
  [/keine gültige E-Mail-Adresse/, 'email'],
  [/keine Telefonnummer/, 'phone'],
  [/Diese Adresse ist nicht erlaubt/, 'link'],
  [/nicht gespeichert werden können/, 'letters'],
  [/Höchstens (\d+) Einträge/, 'tooMany'],
  [/Diese Auswahl gibt es nicht|Es gibt keinen Eintrag mit der Id|Diese Id ist ungültig/, 'choice'],
];

/** The server's message in the language of the page; a generic message if it has no translation. */
export function translatedMessage(locale: Locale, message: string): string {
  if (locale === 'de') return message;
  const { wrong, invalid } = verificationWords[locale];
  for (const [sentence, reason] of reasons) {
    const [found, number = ''] = sentence.exec(message) ?? [];
    if (found !== undefined) return wrong[reason](number);
  }
  return invalid;
}

/**
 * The server's errors in the language of the page, by field of the page. The server numbers only the employments that
 * were sent.
 * @param edited the input that was sent
 */
export function problemsIn(locale: Locale, errors: readonly FieldProblem[], edited: Edited): FieldProblem[] {
  const sent = {
    employments: staying(edited.employments, edited.removed),
    newEmployments: filledIn(edited.newEmployments),
  };
  const nameOf = (field: string) =>
    field
      .replace(/^topics\..*/, 'topics')
      .replace(
        /^(employments|newEmployments)\.(\d+)/,
        (_, list: keyof typeof sent, index: string) =>
          `${list}.${(edited[list] as readonly unknown[]).indexOf(sent[list][Number(index)])}`,
      );
  return errors.map(({ field, message }) => ({
    field: field === 'userComment' ? 'comment' : nameOf(field),
    message: translatedMessage(locale, message),
  }));
}

/**
 * A person's employments: they can correct roles, remove past employments and propose new ones, with the organisation
 * as text.
 */
export function Employments() {
  const { locale, put, ...form } = useForm();
  const words = verificationWords[locale];
  const { employments, removed, newEmployments } = form.values as Edited;
  // Moves the focus into an added employment, and to the add button after a removal.
  const box = useRef<HTMLElement>(null);
  const focusAfter = useRef<string>(null);
  useLayoutEffect(() => {
    if (focusAfter.current) box.current?.querySelector<HTMLElement>(focusAfter.current)?.focus();
    focusAfter.current = null;
  }, [newEmployments.length]);
  const add = () => {
    focusAfter.current = `[data-field="newEmployments.${newEmployments.length}.organisation"]`;
    put('newEmployments', [...newEmployments, emptyEmployment]);
  };
  const removeNew = (index: number) => {
    focusAfter.current = '[data-add]';
    put('newEmployments', newEmployments.toSpliced(index, 1));
  };
  return (
    <section ref={box} aria-labelledby="section-employments">
      <h2 id="section-employments">{words.employments}</h2>
      {employments.map(({ id, company }, index) => {
        const name = String(localized(company, 'name', locale) ?? '');
        const isRemoved = removed.includes(id);
        return (
          <fieldset key={id} className={isRemoved ? 'removed' : undefined}>
            <legend>
              {name}
              {isRemoved && ` – ${words.removed}`}
            </legend>
            {!isRemoved && <Field field={role} path={`employments.${index}.role`} />}
            <CheckBox
              label={words.removeEmployment(name)}
              checked={isRemoved}
              onChange={(isOn) => put('removed', isOn ? [...removed, id] : removed.filter((one) => one !== id))}
            />
          </fieldset>
        );
      })}
      {newEmployments.map((_, index) => (
        <fieldset key={index}>
          <legend>{words.newEmployment(index + 1)}</legend>
          <Field field={organisation} path={`newEmployments.${index}.organisation`} />
          <Field field={role} path={`newEmployments.${index}.role`} />
          <button type="button" className="quiet" onClick={() => removeNew(index)}>
            {words.removeNew(index + 1)}
          </button>
        </fieldset>
      ))}
      <button type="button" className="quiet" data-add onClick={add}>
        {words.addEmployment}
      </button>
    </section>
  );
}
