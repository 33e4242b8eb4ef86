import { createContext, useContext } from 'react';
import type { Locale } from '../../../domain/locales';
import type { ReferenceListName } from '../../../domain/references';
import { formWords } from '../../i18n/visitors';
import { valueAt, type Values } from './values';

interface Form {
  locale: Locale;
  values: Values;
  put: (path: string, value: unknown) => void;
  /** Error messages by the path of their field. */
  problems: Readonly<Record<string, string>>;
  /** The references to choose from, named in the language of the form. */
  options: Partial<Record<ReferenceListName, readonly { id: number; name: string }[]>>;
}

const Context = createContext<Form | null>(null);
export const FormProvider = Context.Provider;

/**
 * The form around a field: input, language and errors.
 * @throws outside of a form
 */
export function useForm() {
  const form = useContext(Context);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return { ...form, words: formWords[form.locale], valueAt: (path: string) => valueAt(form.values, path) };
}
