import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colonIn, type Locale } from '../../../domain/locales';
import type { SubmissionField, SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionWords } from '../../i18n/submissions';
import { ExternalLink } from '../ExternalLink';
import type { FieldProblem } from '../form/calls';
import { FormProvider, type Values } from '../form/context';
import { Field } from '../form/Field';
import { CheckBox } from '../form/inputs';
import { documentKey, type SentDocument } from '../submission/answers';

/** A form as the server renders it for browsers without scripts. */
export interface PlainFormProps {
  locale: Locale;
  title: string;
  texts?: readonly ReactNode[];
  /** Where it is sent, if not to its own URL. */
  action?: string | undefined;
  parts: readonly { title?: string; fields: readonly { field: SubmissionField; path: string }[]; extra?: ReactNode }[];
  values: Values;
  options?: Partial<Record<string, readonly { id: number; name: string }[]>>;
  problems?: readonly FieldProblem[];
  /** A message about the whole form. */
  message?: string | undefined;
  documents?: { form: SubmissionForm; sent: readonly SentDocument[] } | undefined;
  hidden: Readonly<Record<string, string>>;
  privacy?: { text: string; url: string } | undefined;
  buttons: readonly { label: string; value: string; isQuiet?: true }[];
}

const nothing = () => undefined;

/**
 * The same fields as in the form with scripts. Every input is named by its path; the button pressed is `action`.
 * A browser that shows this has no scripts, so conditional fields are all shown.
 */
function PlainForm({
  locale,
  title,
  texts = [],
  action,
  parts,
  values,
  options = {},
  problems = [],
  message,
  documents,
  hidden,
  privacy,
  buttons,
}: PlainFormProps) {
  const words = submissionWords[locale];
  const fields = parts.flatMap((part) => part.fields);
  const labelOf = (problem: string) =>
    problem.startsWith('files')
      ? words.documents
      : fields.find(({ path }) => problem === path || problem.startsWith(`${path}.`))?.field.label[locale];
  return (
    <form
      method="post"
      action={action}
      encType={documents ? 'multipart/form-data' : undefined}
      className="own-page submission"
      lang={locale}
      noValidate
    >
      <h1 className="title">{title}</h1>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {(message ?? problems.length > 0) && (
        <div className="alert" role="alert">
          {message ?? words.problems}
          {problems.length > 0 && (
            <ul>
              {problems.map(({ field, message: text }) => (
                <li key={field}>
                  {labelOf(field) && `${labelOf(field)}${colonIn(locale)} `}
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormProvider
        value={{
          locale,
          isPlain: true,
          values,
          put: nothing,
          problems: Object.fromEntries(problems.map(({ field, message: text }) => [field, text])),
          options,
        }}
      >
        {parts.map((part, index) => (
          <div key={index}>
            {part.title && <h2>{part.title}</h2>}
            {part.fields.map(({ field, path }) => (
              <Field key={path} field={field} path={path} />
            ))}
            {part.extra}
          </div>
        ))}
      </FormProvider>
      {documents && <PlainDocuments locale={locale} {...documents} />}
      <div className="trap" aria-hidden="true">
        <label>
          {words.leaveEmpty} <input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {privacy && (
        <p className="hint">
          {privacy.text} {privacy.url && <ExternalLink href={privacy.url}>{words.privacyLink}</ExternalLink>}
        </p>
      )}
      {buttons.map(({ label, value, isQuiet }) => (
        <button key={value} type="submit" name="action" value={value} className={isQuiet ? 'quiet' : 'main'}>
          {label}
        </button>
      ))}
    </form>
  );
}

/** Documents sent before stay chosen, so that another field's error does not lose them. */
function PlainDocuments({
  locale,
  form,
  sent,
}: {
  locale: Locale;
  form: SubmissionForm;
  sent: readonly SentDocument[];
}) {
  const words = submissionWords[locale];
  const extensions = Object.keys(form.fileTypes)
    .map((extension) => `.${extension}`)
    .join(', ');
  return (
    <fieldset>
      <legend>{words.documents}</legend>
      {sent.map((document) => (
        <CheckBox
          key={documentKey(document)}
          name="files"
          value={JSON.stringify(document)}
          label={document.name}
          checked
          onChange={nothing}
        />
      ))}
      <div className="field">
        <label htmlFor="documents">{words.addDocuments}</label>
        <input
          id="documents"
          type="file"
          name="documents"
          multiple
          accept={extensions}
          aria-describedby="documents-help"
        />
        <p className="hint" id="documents-help">
          {words.documentsTogether(extensions)}
        </p>
      </div>
    </fieldset>
  );
}

/** The form as HTML. */
export const renderPlainForm = (form: PlainFormProps): string => renderToStaticMarkup(<PlainForm {...form} />);

/** The parts of the page of a person's own data that only they have: employments, which can be removed and added. */
export function employmentParts(
  employments: readonly { id: number; name: string; isRemoved: boolean }[],
  words: { removeEmployment: (name: string) => string; newEmployment: (position: number) => string },
  [role, organisation]: readonly [SubmissionField, SubmissionField],
  newRows: number,
): PlainFormProps['parts'] {
  return [
    ...employments.map(({ id, name, isRemoved }, index) => ({
      title: name,
      fields: [{ field: role, path: `employments.${index}.role` }],
      extra: (
        <>
          <input type="hidden" name="employment" value={id} />
          <CheckBox
            name="removed"
            value={id}
            label={words.removeEmployment(name)}
            checked={isRemoved}
            onChange={nothing}
          />
        </>
      ),
    })),
    ...Array.from({ length: newRows }, (_, index) => ({
      title: words.newEmployment(index + 1),
      fields: [
        { field: organisation, path: `newEmployments.${index}.organisation` },
        { field: role, path: `newEmployments.${index}.role` },
      ],
    })),
  ];
}
