import type { SubmissionField } from '../../../domain/submissions/submissionForms';
import { maxItems } from '../../../domain/submissions/submissionForms';
import { withValueAt, type Values } from '../form/context';

/** What a form without scripts has sent. */
export interface Posted {
  text: (name: string) => string;
  all: (name: string) => string[];
  /** Sent documents; empty choices are left out. */
  files: readonly File[];
}

export function readPosted(body: unknown): Posted {
  const sent = body instanceof FormData || body instanceof URLSearchParams ? body : new URLSearchParams();
  const isText = (value: unknown): value is string => typeof value === 'string';
  // Browsers send lines ending with \r\n.
  const all = (name: string) => [...sent.getAll(name)].filter(isText).map((value) => value.replaceAll('\r\n', '\n'));
  const files = [...sent.getAll('documents')].filter((value): value is File => !isText(value) && value.size > 0);
  return { all, files, text: (name) => all(name)[0] ?? '' };
}

const rowParts = { names: ['name'], links: ['label', 'value'] } as const;

/** The value of a field, in the shape that the form with scripts sends. */
function valueOf({ kind }: SubmissionField, path: string, { text, all }: Posted): unknown {
  switch (kind) {
    case 'entries':
      return all(path).map((id) => ({ id: Number(id) }));
    case 'entry':
      return text(path) === '' ? null : { id: Number(text(path)) };
    case 'names':
    case 'links':
      return Array.from({ length: maxItems + 2 }, (_, index) =>
        Object.fromEntries(rowParts[kind].map((part) => [part, text(`${path}.${index}.${part}`)])),
      ).filter((row) => Object.values(row).some((value) => value.trim() !== ''));
    default:
      return text(path);
  }
}

/** Values with what was sent for some fields, each at its path. */
export const withPosted = <Shape extends object>(
  values: Shape,
  fields: readonly { field: SubmissionField; path: string }[],
  posted: Posted,
): Shape =>
  fields.reduce<Shape>((before, { field, path }) => withValueAt(before, path, valueOf(field, path, posted)), values);

/** The fields of a form with their paths. */
export const fieldsAt = (fields: readonly SubmissionField[], within = '') =>
  fields.map((field) => ({ field, path: `${within}${field.name}` }));

export type { Values };
