import { useState } from 'react';
import type { SubmissionField } from '../../../domain/submissions/submissionForms';
import { useForm } from '../form/context';
import { TranslatedField } from '../form/Field';
import { valueAt, type Values } from '../form/values';
import { htmlOf, plainText, readFormatted, withText, type Formatted } from './formatted';

/** Formatted text in a plain field; edits keep the formatting of the rest (formatted.ts). */
export function DescriptionField({ field, stored }: { field: SubmissionField; stored: Values }) {
  const form = useForm();
  const htmlAt = (values: Values, path: string) => (valueAt(values, path) ?? '') as string;
  const [edited, setEdited] = useState<Record<string, Formatted>>({});
  const formattedAt = (path: string) => edited[path] ?? readFormatted(htmlAt(form.values, path));
  const put = (path: string, text: string) => {
    const changed = withText(formattedAt(path), text);
    setEdited((before) => ({ ...before, [path]: changed }));
    // Unchanged text keeps the stored HTML exactly.
    const before = htmlAt(stored, path);
    form.put(path, text === plainText(readFormatted(before)) ? before : htmlOf(changed));
  };
  return <TranslatedField field={field} textAt={(path) => plainText(formattedAt(path))} put={put} />;
}
