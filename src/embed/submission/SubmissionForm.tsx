import '../verification/verification.css';
import './submission.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { colonIn, type Locale } from '../../../domain/locales';
import { handedIn, type SubmissionForm as Form } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/visitors';
import type { Option } from '../list/address';
import { fetchEntries } from '../list/calls';
import { callPublic, CallFailed, failureText } from '../verification/calls';
import { linkName } from '../link/linkName';
import { Heading, Notice } from '../link/Notice';
import { shownFields, bodyOf, emptyAnswers, type Typed } from './answers';
import { Documents } from './Documents';
import { Field } from './Field';
import { findTyped, keepTyped } from './keeping';

interface SubmissionFormProps {
  form: Form;
  locale: Locale;
  /** The level of its heading. */
  level?: 'h1' | 'h2';
  /**
   * The submission to correct, by its link. `end` is called when it is sent, or when an editor has decided
   * meanwhile.
   */
  own?: { code: string; start: Typed; end: (how: 'done' | 'decided') => void };
}

/** A form for visitors' submissions. What is typed is kept in this browser until it is sent. */
export function SubmissionForm({ form, locale, level: Title = 'h1', own }: SubmissionFormProps) {
  const words = submissionWords[locale];
  const place = own ? linkName(own.code) : form.name;
  const start = own?.start ?? emptyAnswers;
  const address = own
    ? `/submissions/own/${encodeURIComponent(own.code)}/corrections`
    : `/${form.name}/embed/${locale}`;
  const [kept] = useState(() => findTyped(place));
  const [typed, setTyped] = useState<Typed>(kept ?? start);
  const [isRestored, setRestored] = useState(kept !== null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'uploading' | 'sent'>('open');
  const [options, setOptions] = useState<Record<string, Option[]>>({});
  const [opened] = useState(() => performance.now());
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    for (const field of form.fields) {
      if (field.kind !== 'entries') continue;
      fetchEntries(field.list, field.context, locale, leaving.signal).then(
        (found) => setOptions((before) => ({ ...before, [field.name]: found })),
        () => !leaving.signal.aborted && setMessage(words.unreachable),
      );
    }
    return () => leaving.abort();
  }, [form, locale, words]);
  // In a layout effect, so that even the last letter is kept when the page is left right after it.
  useLayoutEffect(() => {
    if (state !== 'sent') keepTyped(place, typed, start);
  }, [place, state, typed, start]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const wrong = Object.keys(refused).filter((path) => problems[path] !== undefined);
  const shown = wrong.length === 0 && Object.keys(refused).length > 0 ? null : message;
  // Move the focus to the first field with an error.
  useEffect(() => {
    const [first] = Object.keys(refused);
    if (first !== undefined)
      (
        element.current?.querySelector<HTMLElement>(`[data-field="${first}"]`) ??
        element.current?.querySelector<HTMLElement>('[role="alert"]')
      )?.focus();
  }, [refused]);
  // A changed field is valid until the server says otherwise.
  const change = (path: string) => (next: (before: Typed) => Typed) => {
    setTyped(next);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([one]) => one !== path && !one.startsWith(`${path}.`))),
    );
  };

  const send = async () => {
    if (state !== 'open') return;
    setState('sending');
    setMessage(null);
    setRefused({});
    try {
      await callPublic(address, bodyOf(form, typed, trap.current?.value ?? '', Math.round(performance.now() - opened)));
      keepTyped(place, emptyAnswers);
      setState('sent');
      own?.end('done');
    } catch (error) {
      setState('open');
      const { status, errors } = error instanceof CallFailed ? error : new CallFailed(0);
      // The first error of each field, in the order of the fields.
      const messages = Object.fromEntries(
        errors
          .filter(({ field }, at) => errors.findIndex((one) => one.field === field) === at)
          .map(({ field, message: text }) => [field, text]),
      );
      setProblems(messages);
      setRefused(messages);
      if (status === 409 && own) own.end('decided');
      else setMessage(failureText(status, words) ?? (errors.length > 0 ? words.problems : words.other));
    }
  };
  if (state === 'sent')
    return (
      <div className="own-page submission" lang={locale}>
        <Notice
          level={Title}
          title={handedIn.title[locale]}
          text={words.sent(typed.texts['contactInfo.email'] ?? '')}
        />
      </div>
    );
  const Part = Title === 'h1' ? 'h2' : 'h3';
  // A correction keeps the confirmed e-mail address.
  const contact = form.contact.filter(({ kind }) => !own || kind !== 'email');
  const shared = { locale, typed, problems };
  const labelOf = (path: string) =>
    [
      ...form.fields.map((field) => ({ field, path: field.name })),
      ...form.contact.map((field) => ({ field, path: `contactInfo.${field.name}` })),
    ].find((one) => path === one.path || path.startsWith(`${one.path}.`))?.field.label[locale] ??
    (path.startsWith('files') ? words.documents : '');
  return (
    <form
      ref={element}
      className="own-page submission"
      lang={locale}
      noValidate
      aria-busy={state === 'sending'}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {own ? <Heading>{words.correctTitle}</Heading> : <Title className="title">{form.title[locale]}</Title>}
      <p>{own ? words.correctText : form.intro[locale]}</p>
      {isRestored && (
        <p className="hint">
          {words.kept}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setTyped(start);
              setRestored(false);
            }}
          >
            {own ? words.discardChanges : words.discard}
          </button>
        </p>
      )}
      {shownFields(form, typed).map((field) => (
        <Field
          key={field.name}
          {...shared}
          onChange={change(field.name)}
          field={field}
          path={field.name}
          options={options[field.name] ?? []}
        />
      ))}
      {Object.keys(form.fileTypes).length > 0 && (
        <Documents
          form={form}
          locale={locale}
          documents={typed.documents}
          problems={problems}
          onChange={change('files')}
          onBusy={(isBusy) => setState(isBusy ? 'uploading' : 'open')}
        />
      )}
      {contact.length > 0 && <Part>{words.contact}</Part>}
      {contact.map((field) => (
        <Field
          key={field.name}
          {...shared}
          onChange={change(`contactInfo.${field.name}`)}
          field={field}
          path={`contactInfo.${field.name}`}
          options={[]}
        />
      ))}
      {/* A trap for bots, invisible to people; password managers are told to skip it. */}
      <div className="trap" aria-hidden="true">
        <label>
          {words.leaveEmpty}{' '}
          <input
            ref={trap}
            name="leaveEmpty"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-form-type="other"
            data-lpignore="true"
          />
        </label>
      </div>
      <div className={shown === null ? undefined : 'alert'}>
        <div role="alert" tabIndex={-1}>
          {shown}
        </div>
        {wrong.length > 0 && (
          <ul>
            {wrong.map((path) => (
              <li key={path}>
                {labelOf(path) && `${labelOf(path)}${colonIn(locale)} `}
                {refused[path]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit" className="main" aria-disabled={state !== 'open'}>
        {state === 'sending' ? words.sending : own ? words.sendChanges : words.send}
      </button>
    </form>
  );
}
