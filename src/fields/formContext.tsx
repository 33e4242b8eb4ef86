import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../domain/contentType';
import { contentLocales, type ContentLocale } from '../../domain/locales';
import type { GapAnswered, RecordGap } from '../../domain/translations/list';
import type { Field } from '../../domain/fields';
import { useMayWrite } from '../session/session';
import { formWords } from '../i18n/forms';

export interface FormTypeProps {
  type: ContentType;
  /** The form's headings, if the type has its own. */
  headings?: { editing: string; creating: string } | undefined;
}

/** The headings of a form that edits a record, and of one that creates one. */
export const headingsOf = ({ type, headings }: FormTypeProps): { editing: string; creating: string } =>
  headings ?? {
    editing: formWords.editing(type.label.singular),
    creating: formWords.creating(type.label.singular),
  };

interface FormValue extends FormTypeProps {
  /** Whether the user may write a language; German stands for what all languages share. */
  mayWrite: (locale: ContentLocale) => boolean;
}

const FormType = createContext<FormValue | null>(null);

export function FormTypeProvider({ type, headings, children }: FormTypeProps & { children: ReactNode }) {
  const mayWrite = useMayWrite(type.name);
  const value = useMemo(() => ({ type, headings, mayWrite }), [type, headings, mayWrite]);
  return <FormType.Provider value={value}>{children}</FormType.Provider>;
}

/**
 * The content type of the form's record.
 * @throws outside a form
 */
export function useFormType(): ContentType {
  return useValue().type;
}

/** Whether the user may write a language of the form's record. */
export const useFormRights = () => useValue().mayWrite;

/** Whether the value at a path is read-only, because the user may not write its type or language. */
export function useIsLocked(path: string): boolean {
  const form = useContext(FormType);
  return form !== null && !form.mayWrite(localeOf(path));
}

export const useFormHeadings = () => headingsOf(useValue());

function useValue(): FormValue {
  const value = useContext(FormType);
  if (!value) throw new Error('This stands inside ContentEdit, ContentCreate or ReviewPage only');
  return value;
}

const FormLanguage = createContext<ContentLocale>('de');

/** The language that the form shows, chosen with the tabs in its header. */
export function FormLanguageProvider({ locale, children }: { locale: ContentLocale; children: ReactNode }) {
  return <FormLanguage.Provider value={locale}>{children}</FormLanguage.Provider>;
}

export function useFormLanguage(): ContentLocale {
  return useContext(FormLanguage);
}

/** The language of the text at a path: French for `translations.fr.title` and `images.0.descriptionFR`. */
export function localeOf(path: string): ContentLocale {
  const translated =
    /(?:^|\.)translations\.(\w+)(\.|$)/.exec(path)?.[1] ?? /\.\d+\.\w+(FR|IT)$/.exec(path)?.[1]?.toLowerCase();
  return contentLocales.find((locale) => locale === translated) ?? 'de';
}

/** The translation gaps of the form's record. */
export interface FormGaps {
  /** The stored record. */
  stored: Record<string, unknown>;
  gaps: readonly RecordGap[];
  /** Decides about a gap: of a field in a language, or of a text in it. */
  answer: (answered: GapAnswered) => void;
}

const Gaps = createContext<FormGaps | null>(null);

/** Provided by the form; null until the gaps are known. */
export const FormGapsProvider = Gaps.Provider;

export const useFormGaps = (): FormGaps | null => useContext(Gaps);

type ShowDifference = (field: Field, before: unknown, after: unknown) => ReactNode;

const Shown = createContext<ShowDifference | null>(null);

/** Provides the component that shows the difference between two values; its code may load on demand. */
export const ShownDifferenceProvider = Shown.Provider;

/** Null if there is no provider. */
export const useShownDifference = (): ShowDifference | null => useContext(Shown);

/** Whether inputs are in the row of a table: without visible labels, and only as high as their content. */
export const Compact = createContext(false);

/**
 * The heading level of a list or of pictures: one below their section's heading, or the same level if the section has
 * none.
 */
export const HeadingLevel = createContext<'h2' | 'h3'>('h3');
