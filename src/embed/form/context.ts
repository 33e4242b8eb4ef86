import { createContext, useContext } from 'react';
import type { Locale } from '../../../domain/locales';
import type { ReferenceListName } from '../../../domain/references';
import { formWords } from '../../i18n/visitors';

interface Form {
  locale: Locale;
  /** Rendered by the server for browsers without scripts: nothing is added, removed or hidden. */
  isPlain?: true;
  values: Values;
  put: (path: string, value: unknown) => void;
  /** Error messages by the path of the field they belong to. */
  problems: Readonly<Record<string, string>>;
  /** The references to choose from, with names in the language of the form. */
  options: Partial<Record<ReferenceListName, readonly { id: number; name: string }[]>>;
}

const Context = createContext<Form | null>(null);
export const FormProvider = Context.Provider;

/**
 * The form that contains a field: its input, language and errors.
 * @throws outside a form
 */
export function useForm() {
  const form = useContext(Context);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return { ...form, words: formWords[form.locale], valueAt: (path: string) => valueAt(form.values, path) };
}

/** The input of a form, in the shape of its request. */
export type Values = Record<string, any>;

/** The value at a path, such as `contactInfo.email` or `employments.0.role`. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, part) => (holder as Values | null | undefined)?.[part], values);

/** A copy with another value at a path. */
export function withValueAt<Holder extends object>(values: Holder, path: string, value: unknown): Holder {
  const [first = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withValueAt(((values as Values)[first] ?? {}) as Values, rest.join('.'), value) : value;
  if (!Array.isArray(values)) return { ...values, [first]: inner };
  return values.with(Number(first), inner) as unknown as Holder;
}
