import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType, FieldError } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
import { structureOf } from '../../../domain/kinds/items';
import { targetOf } from '../../../domain/kinds/targets';
import { undeclaredFields } from '../../../domain/contentType';
import { contentLocales } from '../../../domain/locales';
import { localeOf } from '../../fields/formContext';

/** Removes the messages of the previous attempt. */
export function clearProblems(form: UseFormReturn<FieldValues>): void {
  // Every field subscribes to errors, so they are only cleared if there are any.
  if (Object.keys(form.getErrors()).length > 0) form.clearErrors();
}

/** Sets each message at its field, and removes those of the previous attempt. */
export function showProblems(
  form: UseFormReturn<FieldValues>,
  type: ContentType,
  problems: readonly FieldError[],
): void {
  clearProblems(form);
  // Deep ones come first, because a message about a whole list goes into the array that those of its items create.
  const sorted = problems.toSorted((one, other) => other.field.split('.').length - one.field.split('.').length);
  for (const { field, message } of sorted) {
    const path = inputPath(type, field);
    if (form.getFieldState(path).error === undefined) form.setError(path, { type: 'rule', message });
  }
}

/** All messages of a form with their paths, in no particular order. */
export function listProblems(errors: FieldErrors, path: readonly string[] = []): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const here = key === 'root' ? path : [...path, key];
    const { message } = error as { message?: unknown };
    const own = typeof message === 'string' ? [{ field: here.join('.'), message }] : [];
    const inner = Array.isArray(error) || own.length === 0 ? listProblems(error as FieldErrors, here) : [];
    return [...own, ...inner];
  });
}

/** A path as a label: `contacts.3.email` becomes `Kontakt 4, E-Mail`; unknown ones are unchanged. */
export function problemLabel(type: ContentType, path: string): string {
  const locale = localeOf(path);
  const parts = path
    .replace(/(^|\.)translations\.\w+\.?/, '$1')
    .split('.')
    .filter(Boolean);
  const names: string[] = [];
  let fields: Fields | undefined = { ...undeclaredFields(type), ...type.fields };
  let field: Field | undefined;
  for (const part of parts) {
    if (/^\d+$/.test(part)) {
      const label = names.pop() ?? '';
      names.push(`${field && 'itemLabel' in field ? field.itemLabel : label} ${Number(part) + 1}`.trim());
      continue;
    }
    field = fields?.[part];
    names.push(field?.label ?? part);
    fields = field && structureOf(field)?.parts;
  }
  return names.join(', ') + (/(^|\.)translations\./.test(path) ? ` (${locale.toUpperCase()})` : '');
}

/** A field's position in the declaration, for listing problems in the order of the form. */
export function problemOrder(type: ContentType, path: string): number {
  const name = path.replace(/^translations\.\w+\./, '').split('.')[0] ?? '';
  const place = Object.keys(type.fields).indexOf(name);
  return (place < 0 ? 1_000 : place) * 10 + contentLocales.indexOf(localeOf(path));
}

/** Whether a value consists of references or records, which share one input. */
function isChosen(field: Field): boolean {
  const target = targetOf(field);
  return target !== null && !('file' in target);
}

/** The path of the input that shows a message: lists have their own, references share one. */
function inputPath(type: ContentType, path: string): string {
  const parts = path.split('.');
  let fields: Fields | undefined = type.fields as Fields;
  for (const [index, part] of parts.entries()) {
    // A part that is not a field name: a language, or an index in a list.
    if (part === 'translations' || parts[index - 1] === 'translations' || /^\d+$/.test(part)) continue;
    const field: Field | undefined = fields?.[part];
    if (field && isChosen(field)) return parts.slice(0, index + 1).join('.');
    fields = field && structureOf(field)?.parts;
    if (fields && index === parts.length - 1) return `${path}.root`;
  }
  return path || 'root';
}
