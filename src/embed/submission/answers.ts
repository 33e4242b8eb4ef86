import {
  isAsked,
  type OwnSubmission,
  type SubmissionField,
  type SubmissionForm,
} from '../../../domain/submissions/submissionForms';

/** A document just uploaded has a code, one of an earlier submission an id. */
export interface SentDocument {
  name: string;
  code?: string;
  id?: number;
}
export const documentKey = ({ code, id }: SentDocument): string => code ?? String(id);

/** A visitor's input by field path: `title`, `contactInfo.email`. */
export interface Typed {
  texts: Record<string, string>;
  /** References by field. */
  chosen: Record<string, number[]>;
  names: Record<string, string[]>;
  links: { label: string; value: string }[];
  documents: SentDocument[];
}

export const emptyAnswers: Typed = { texts: {}, chosen: {}, names: {}, links: [], documents: [] };

/** Whether nothing has been filled in. */
export const isEmpty = ({ texts, chosen, names, links, documents }: Typed): boolean =>
  ![
    ...Object.values(texts),
    ...Object.values(chosen).flat(),
    ...Object.values(names).flat(),
    ...links,
    ...documents,
  ].some(Boolean);

/** The value of a text field. */
export const textIn = (field: SubmissionField, path: string, { texts }: Typed): string =>
  texts[path] ?? (field.kind === 'choice' ? field.starts : '');

/** The fields that apply to the current input. */
export function shownFields({ fields }: SubmissionForm, typed: Typed): SubmissionField[] {
  const values = Object.fromEntries(fields.map((field) => [field.name, textIn(field, field.name, typed)]));
  return fields.filter((field) => isAsked(field, values));
}

/**
 * The body of the request.
 * @param leaveEmpty the value of the trap for bots
 * @param elapsed how long the form was open, in milliseconds
 */
export function bodyOf(form: SubmissionForm, typed: Typed, leaveEmpty: string, elapsed: number): object {
  const valueOf = (field: SubmissionField, path: string): unknown => {
    if (field.kind === 'entries') return (typed.chosen[path] ?? []).map((id) => ({ id }));
    if (field.kind === 'names')
      return (typed.names[path] ?? []).filter((name) => name.trim() !== '').map((name) => ({ name }));
    if (field.kind === 'links') return typed.links.filter(({ label, value }) => label.trim() + value.trim() !== '');
    return textIn(field, path, typed);
  };
  return {
    ...Object.fromEntries(shownFields(form, typed).map((field) => [field.name, valueOf(field, field.name)])),
    contactInfo: Object.fromEntries(
      form.contact.map((field) => [field.name, valueOf(field, `contactInfo.${field.name}`)]),
    ),
    files: typed.documents.map(({ code, id }) => (code === undefined ? { id } : { code })),
    leaveEmpty,
    elapsed,
  };
}

/** A submission as input of the form that corrects it. Times are in Swiss local time, as typed. */
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
