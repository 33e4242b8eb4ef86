import { contentTypes } from '../../../domain/contentTypes';
import type { ContentType } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
import type { Locale } from '../../../domain/locales';
import { isFieldShown, type SubmissionField, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { html } from '../../mail/html';
import type { SubmittedValues } from '../../../domain/submissions/formSchema';

type Values = Record<string, any>;

/** The type of the proposed record. */
export const typeOf = ({ name }: Pick<SubmissionForm, 'name'>): ContentType => contentTypes[name];

/** The title of a submission. */
export const titleOf = ({ fields }: SubmissionForm, values: SubmittedValues): string =>
  String(values[fields[0]?.name ?? ''] ?? '');

/**
 * A submission in the shape of the record: texts in the language of the form, and nothing in the others.
 * @param files its documents, once they are files
 */
export function recordOf(
  form: SubmissionForm,
  locale: Locale,
  values: SubmittedValues,
  files: readonly object[] = [],
): Values {
  const { fields } = typeOf(form) as { fields: Fields };
  const record: Values = { ...form.always, ...(files.length > 0 && { files }), translations: { fr: {}, it: {} } };
  const put = (name: string, value: unknown) => {
    const field = fields[name] as Field;
    const isForeign =
      'translated' in field &&
      field.translated === true &&
      !('germanOnly' in field && field.germanOnly) &&
      locale !== 'de';
    const holder: Values = isForeign ? record.translations[locale] : record;
    holder[name] = field.kind === 'richText' ? paragraphs(String(value)) : value;
  };
  const putAll = (formFields: readonly SubmissionField[], from: Values) => {
    for (const field of formFields) {
      if (isFieldShown(field, values) && from[field.name] !== undefined)
        for (const name of field.fills ?? [field.name]) if (fields[name]) put(name, from[field.name]);
    }
  };
  putAll(form.fields, values);
  putAll(
    form.contact.filter(({ fills }) => fills),
    values.contactInfo,
  );
  if (form.contactField) put(form.contactField, contactLines(form, values));
  return record;
}

/** The field of the form that corresponds to a field of the record, to show errors there. */
export function formFieldOf(form: SubmissionForm, path: string): string {
  const name = path.replace(/^translations\.\w+\./, '').split('.')[0] ?? '';
  return form.fields.find((field) => (field.fills ?? [field.name]).includes(name))?.name ?? name;
}

/** The submitter's details as lines. */
export const contactLines = ({ contact }: SubmissionForm, { contactInfo }: SubmittedValues): string =>
  contact
    .map(({ name }) => contactInfo[name] ?? '')
    .filter(Boolean)
    .join('\n');

/** Converts lines to HTML; an empty line ends a paragraph. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(
      (part) =>
        `<p>${part
          .split('\n')
          .map((line) => html`${line.trim()}`.markup)
          .join('<br>')}</p>`,
    )
    .join('');
