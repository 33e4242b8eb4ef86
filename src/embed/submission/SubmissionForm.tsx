import '../verification/verification.css';
import './submission.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { colonIn, type Locale } from '../../../domain/locales';
import { submittedText, type SubmissionForm as Form } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/submissions';
import { fetchEntries } from '../list/calls';
import { callPublic, failureText, useSending } from '../form/calls';
import { FormProvider, withValueAt, type Values } from '../form/context';
import { Field } from '../form/Field';
import { findDraft, keepDraft } from '../form/drafts';
import { Privacy } from '../form/Privacy';
import { linkName } from '../link/useLink';
import { Heading, Notice } from '../link/LinkFrame';
import { bodyOf, documentsIn, isEmpty, shownFields, withoutExpiredDocuments } from './answers';
import { Documents } from './Documents';

interface SubmissionFormProps {
  form: Form;
  locale: Locale;
  /** The level of its heading. */
  level?: 'h1' | 'h2';
  /**
   * The submission to correct, identified by its link. `end` is called when the correction is sent, or when an editor
   * has decided in the meantime.
   */
  own?: { code: string; start: Values; end: (how: 'done' | 'decided') => void };
}

const nothing: Values = {};

/** A form for visitors' submissions. The input is kept in this browser until it is sent. */
export function SubmissionForm({ form, locale, level: Title = 'h1', own }: SubmissionFormProps) {
  const words = submissionWords[locale];
  const place = own ? linkName(own.code) : form.name;
  const start = own?.start ?? nothing;
  const address = own
    ? `/submissions/own/${encodeURIComponent(own.code)}/corrections`
    : `/${form.name}/embed/${locale}`;
  const [kept] = useState(() => {
    const found = findDraft<Values>(place);
    const typed = found && withoutExpiredDocuments(found);
    return isEmpty(typed) ? null : typed;
  });
  const [values, setValues] = useState<Values>(kept ?? start);
  const [isRestored, setRestored] = useState(kept !== null);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isSent, setSent] = useState(false);
  const [options, setOptions] = useState<Record<string, { id: number; name: string }[]>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const [opened] = useState(() => performance.now());
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { isSending, failure, send } = useSending(element);
  useEffect(() => {
    const leaving = new AbortController();
    for (const field of form.fields) {
      if (field.kind !== 'entry' && field.kind !== 'entries') continue;
      fetchEntries(field.list, field.context, locale, leaving.signal).then(
        (found) =>
          setOptions((before) => ({
            ...before,
            [field.list]: found.map(({ value, names }) => ({ id: Number(value), name: names[0] ?? '' })),
          })),
        () => !leaving.signal.aborted && setIncomplete(true),
      );
    }
    return () => leaving.abort();
  }, [form, locale]);
  // A layout effect, so that even the last letter is kept if the page is left right after typing it.
  useLayoutEffect(() => {
    const isUnchanged = isEmpty(values) || JSON.stringify(values) === JSON.stringify(start);
    if (!isSent) keepDraft(place, isUnchanged ? null : values);
  }, [place, isSent, values, start]);

  const put = (path: string, value: unknown) => {
    setValues((before) => withValueAt(before, path, value));
    // A changed field counts as valid until the server refuses it.
    setCorrected((before) => [...before, path]);
  };
  const refused = failure?.errors ?? [];
  const wrong = refused.filter(
    ({ field }) => !corrected.some((path) => field === path || field.startsWith(`${path}.`)),
  );
  const message = failure
    ? (failureText(failure.status, words) ?? (refused.length > 0 ? words.problems : words.other))
    : isIncomplete && words.unreachable;
  const shown = refused.length > 0 && wrong.length === 0 ? false : message;
  useEffect(() => {
    if (failure?.status === 409) own?.end('decided');
  }, [failure, own]);

  const submit = () =>
    send(async () => {
      setCorrected([]);
      const body = bodyOf(form, values, honeypot.current?.value ?? '', Math.round(performance.now() - opened));
      // Loaded on demand, because it brings the schemas. If it fails to load, only the server checks.
      const checking = await import('./check').catch(() => null);
      checking?.check(form, locale, body, own && 'own');
      await callPublic(address, body);
      keepDraft(place, null);
      setSent(true);
      own?.end('done');
    });
  if (isSent)
    return (
      <div className="own-page submission" lang={locale}>
        <Notice level={Title} title={submittedText.title[locale]} text={words.sent(values.contactInfo?.email ?? '')} />
      </div>
    );
  const Part = Title === 'h1' ? 'h2' : 'h3';
  // A correction keeps the confirmed email address.
  const contact = form.contact.filter(({ kind }) => !own || kind !== 'email');
  const labelOf = (path: string) =>
    [
      ...form.fields,
      ...form.contact.map((field) => ({ ...field, name: `contactInfo.${field.name}` })),
      { name: 'files', label: { [locale]: words.documents } as Record<Locale, string> },
    ].find(({ name }) => path === name || path.startsWith(`${name}.`))?.label[locale] ?? '';
  return (
    <form
      ref={element}
      className="own-page submission"
      lang={locale}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUploading) void submit();
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
              setValues(start);
              setRestored(false);
            }}
          >
            {own ? words.discardChanges : words.discard}
          </button>
        </p>
      )}
      <FormProvider
        value={{
          locale,
          values,
          put,
          problems: Object.fromEntries(wrong.map(({ field, message: text }) => [field, text])),
          options,
        }}
      >
        {shownFields(form, values).map((field) => (
          <Field key={field.name} field={field} />
        ))}
        {Object.keys(form.fileTypes).length > 0 && (
          <Documents
            form={form}
            documents={documentsIn(values)}
            onChange={(change) => {
              setValues((before) => ({ ...before, files: change(documentsIn(before)) }));
              setCorrected((before) => [...before, 'files']);
            }}
            onBusy={setUploading}
          />
        )}
        {contact.length > 0 && <Part>{words.contact}</Part>}
        {contact.map((field) => (
          <Field key={field.name} field={field} path={`contactInfo.${field.name}`} />
        ))}
      </FormProvider>
      {/* A honeypot for bots, invisible to people; password managers skip it. */}
      <div className="trap" aria-hidden="true">
        <label>
          {words.leaveEmpty}{' '}
          <input
            ref={honeypot}
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
      <div className={shown ? 'alert' : undefined}>
        <div role="alert" tabIndex={-1}>
          {shown}
        </div>
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ field, message: text }) => (
              <li key={field}>
                {labelOf(field) && `${labelOf(field)}${colonIn(locale)} `}
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {contact.length > 0 && <Privacy form={form.name} locale={locale} text={words.privacy} />}
      <button type="submit" className="main" aria-disabled={isSending || isUploading}>
        {isSending ? words.sending : own ? words.sendChanges : words.send}
      </button>
    </form>
  );
}
