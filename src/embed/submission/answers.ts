import {
  isAsked,
  type OwnSubmission,
  type SubmissionField,
  type SubmissionForm,
} from '../../../domain/submissions/submissionForms';

/** One that was just sent has a code, one that belongs to the submission already has an id. */
export interface SentDocument {
  name: string;
  code?: string;
  id?: number;
}
export const documentKey = ({ code, id }: SentDocument): string => code ?? String(id);

/** What a visitor has typed, by the paths of the fields: `title`, `contactInfo.email`. */
export interface Typed {
  texts: Record<string, string>;
  /** Entries of reference lists, by field. */
  chosen: Record<string, number[]>;
  names: Record<string, string[]>;
  links: { label: string; value: string }[];
  documents: SentDocument[];
}

export const emptyAnswers: Typed = { texts: {}, chosen: {}, names: {}, links: [], documents: [] };

/** What a form starts with where nothing was kept. */
export const isEmpty = ({ texts, chosen, names, links, documents }: Typed): boolean =>
  ![
    ...Object.values(texts),
    ...Object.values(chosen).flat(),
    ...Object.values(names).flat(),
    ...links,
    ...documents,
  ].some(Boolean);

/** What stands in a field of text. */
export const textIn = (field: SubmissionField, path: string, { texts }: Typed): string =>
  texts[path] ?? (field.kind === 'choice' ? field.starts : '');

/** The fields that are asked for now. */
export function askedFields({ fields }: SubmissionForm, typed: Typed): SubmissionField[] {
  const said = Object.fromEntries(fields.map((field) => [field.name, textIn(field, field.name, typed)]));
  return fields.filter((field) => isAsked(field, said));
}

/** What is sent. In: what no person fills in, and how long the form was open, in milliseconds. */
export function bodyOf(form: SubmissionForm, typed: Typed, leaveEmpty: string, elapsed: number): object {
  const valueOf = (field: SubmissionField, path: string): unknown => {
    if (field.kind === 'entries') return (typed.chosen[path] ?? []).map((id) => ({ id }));
    if (field.kind === 'names')
      return (typed.names[path] ?? []).filter((name) => name.trim() !== '').map((name) => ({ name }));
    if (field.kind === 'links') return typed.links.filter(({ label, value }) => label.trim() + value.trim() !== '');
    return textIn(field, path, typed);
  };
  return {
    ...Object.fromEntries(askedFields(form, typed).map((field) => [field.name, valueOf(field, field.name)])),
    contactInfo: Object.fromEntries(
      form.contact.map((field) => [field.name, valueOf(field, `contactInfo.${field.name}`)]),
    ),
    files: typed.documents.map(({ code, id }) => (code === undefined ? { id } : { code })),
    leaveEmpty,
    elapsed,
  };
}

/**
 * What was handed in, as its form begins that corrects it. Moments stand in the time of Switzerland, as they were
 * typed.
 */
export function typedOf(form: SubmissionForm, { said, documents }: Pick<OwnSubmission, 'said' | 'documents'>): Typed {
  const typed: Typed = { texts: {}, chosen: {}, names: {}, links: [], documents };
  const put = (field: SubmissionField, path: string, value: unknown) => {
    if (field.kind === 'entries') typed.chosen[path] = ((value ?? []) as { id: number }[]).map(({ id }) => id);
    else if (field.kind === 'names') typed.names[path] = ((value ?? []) as { name: string }[]).map(({ name }) => name);
    else if (field.kind === 'links') typed.links = (value ?? []) as Typed['links'];
    else if (typeof value === 'string' && value !== '')
      typed.texts[path] = field.kind === 'moment' ? value.slice(0, 16) : value;
  };
  for (const field of form.fields) put(field, field.name, said[field.name]);
  for (const field of form.contact) put(field, `contactInfo.${field.name}`, said.contactInfo[field.name]);
  return typed;
}
