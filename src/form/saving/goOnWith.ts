import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameContent } from '../drafts/sameContent';

/** What the server says of a record beside its content. */
const meta = ['_version', 'updatedAt'] as const;

/**
 * The form goes on with the record as it was stored; where that says what is in the form, nothing in it is drawn anew
 * and the focus stays.
 */
export function goOnWith(form: UseFormReturn<FieldValues>, stored: FieldValues): void {
  const values = form.getValues();
  const keepValues = sameContent({ ...values, updatedAt: null }, { ...stored, updatedAt: null });
  form.reset(stored, { keepValues });
  if (keepValues) for (const name of meta) form.setValue(name, stored[name]);
}
