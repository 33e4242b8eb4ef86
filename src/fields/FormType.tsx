import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../domain/contentType';
import { formWords } from '../i18n/forms';

export interface FormTypeProps {
  type: ContentType;
  /** The form's headings, if the type has its own. */
  headings?: { editing: string; creating: string } | undefined;
}

const FormType = createContext<Required<FormTypeProps> | null>(null);

export function FormTypeProvider({ type, headings, children }: FormTypeProps & { children: ReactNode }) {
  const value = useMemo(() => {
    const usual = {
      editing: formWords.editing(type.label.singular),
      creating: formWords.creating(type.label.singular),
    };
    return { type, headings: headings ?? usual };
  }, [type, headings]);
  return <FormType.Provider value={value}>{children}</FormType.Provider>;
}

/**
 * The content type of the form's record.
 * @throws outside of a form
 */
export function useFormType(): ContentType {
  return useValue().type;
}

export function useFormHeadings(): { editing: string; creating: string } {
  return useValue().headings;
}

function useValue(): Required<FormTypeProps> {
  const value = useContext(FormType);
  if (!value) throw new Error('This stands inside ContentEdit, ContentCreate or ReviewPage only');
  return value;
}
