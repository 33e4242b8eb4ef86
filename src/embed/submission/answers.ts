import { isAsked, type SubmissionField, type SubmissionForm } from '../../../domain/submissionForms';

export interface SentDocument {
  code: string;
  name: string;
}

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
  ![...Object.values(texts), ...Object.values(chosen).flat(), ...Object.values(names).flat(), ...links, ...documents].some(Boolean);

/** What stands in a field of text. */
export const textIn = (field: SubmissionField, path: string, { texts }: Typed): string => texts[path] ?? (field.kind === 'choice' ? field.starts : '');

/** The fields that are asked for now. */
export function askedFields({ fields }: SubmissionForm, typed: Typed): SubmissionField[] {
  const said = Object.fromEntries(fields.map((field) => [field.name, textIn(field, field.name, typed)]));
  return fields.filter((field) => isAsked(field, said));
}

/** What is sent. In: what no person fills in, and how long the form was open, in milliseconds. */
export function bodyOf(form: SubmissionForm, typed: Typed, website: string, elapsed: number): object {
  const valueOf = (field: SubmissionField, path: string): unknown => {
    if (field.kind === 'entries') return (typed.chosen[path] ?? []).map((id) => ({ id }));
    if (field.kind === 'names') return (typed.names[path] ?? []).filter((name) => name.trim() !== '').map((name) => ({ name }));
    if (field.kind === 'links') return typed.links.filter(({ label, value }) => label.trim() + value.trim() !== '');
    return textIn(field, path, typed);
  };
  return {
    ...Object.fromEntries(askedFields(form, typed).map((field) => [field.name, valueOf(field, field.name)])),
    contactInfo: Object.fromEntries(form.contact.map((field) => [field.name, valueOf(field, `contactInfo.${field.name}`)])),
    files: typed.documents.map(({ code }) => ({ code })),
    website, elapsed,
  };
}
