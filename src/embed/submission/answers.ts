import {
  isFieldShown,
  type OwnSubmission,
  type SubmissionField,
  type SubmissionForm,
} from '../../../domain/submissions/submissionForms';
import type { Values } from '../form/context';

/** A newly uploaded document has a code, one of an earlier submission an id. */
export interface SentDocument {
  name: string;
  code?: string;
  id?: number;
}
export const documentKey = ({ code, id }: SentDocument): string => code ?? String(id);
export const documentsIn = ({ files }: Values): readonly SentDocument[] => (files ?? []) as SentDocument[];

/** Whether nothing has been filled in. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;

const startOf = (field: SubmissionField): unknown => {
  if (field.kind === 'choice') return field.initial;
  return ['entries', 'names', 'links'].includes(field.kind) ? [] : '';
};
const valuesOf = (fields: readonly SubmissionField[], values: Values = {}): Values =>
  Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? startOf(field)]));

/** The fields that apply to the current input. */
export function shownFields({ fields }: SubmissionForm, values: Values): SubmissionField[] {
  const now = valuesOf(fields, values);
  return fields.filter((field) => isFieldShown(field, now));
}

const isFilledIn = (row: Record<string, string>) => Object.values(row).some((text) => text.trim() !== '');

/**
 * The body of the request, without blank rows and fields that do not apply.
 * @param leaveEmpty the value of the honeypot
 * @param elapsed how long the form was open, in milliseconds
 */
export function bodyOf(form: SubmissionForm, values: Values, leaveEmpty: string, elapsed: number): object {
  const fields = shownFields(form, values);
  const body = valuesOf(fields, values);
  for (const { kind, name } of fields)
    if (kind === 'names' || kind === 'links') body[name] = body[name].filter(isFilledIn);
  return {
    ...body,
    contactInfo: valuesOf(form.contact, values.contactInfo as Values | undefined),
    files: documentsIn(values).map(({ code, id }) => (code === undefined ? { id } : { code })),
    leaveEmpty,
    elapsed,
  };
}

/** A submission as the input of the form that corrects it. Times are in Swiss local time, as typed. */
export function valuesOfOwn(
  form: SubmissionForm,
  { said, documents }: Pick<OwnSubmission, 'said' | 'documents'>,
): Values {
  const moments = form.fields.flatMap(({ kind, name }) =>
    kind === 'moment' && said[name] ? [[name, (said[name] as string).slice(0, 16)]] : [],
  );
  return { ...said, ...Object.fromEntries(moments), files: documents };
}

/** The server keeps the documents of unsent forms for a day; texts are kept longer. */
const documentsFor = 20 * 3_600_000;

/** Stored input without documents that the server no longer has. */
export function withoutExpiredDocuments({ at, typed }: { at: string; typed: Values }, now = Date.now()): Values {
  if (now - Date.parse(at) <= documentsFor) return typed;
  return { ...typed, files: documentsIn(typed).filter(({ id }) => id !== undefined) };
}
