import { createContext, useContext, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';

const FormType = createContext<ContentType<any> | null>(null);

export function FormTypeProvider({ type, children }: { type: ContentType<any>; children: ReactNode }) {
  return <FormType.Provider value={type}>{children}</FormType.Provider>;
}

/** The content type whose record the form edits. Throws outside of a form. */
export function useFormType(): ContentType<any> {
  const type = useContext(FormType);
  if (!type) throw new Error('useFormType needs a FormTypeProvider above it');
  return type;
}
