import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../domain/contentType';
import { contentLocales, type ContentLocale } from '../../domain/locales';
import type { GapAnswered, RecordGap } from '../../domain/translations/list';
import type { Field } from '../../domain/fields';
import { formWords } from '../i18n/forms';

export interface FormTypeProps {
  type: ContentType;
  /** The form's headings, if the type has its own. */
  headings?: { editing: string; creating: string } | undefined;
}

/** What a form is called while it edits a record, and while it creates one. */
export const headingsOf = ({ type, headings }: FormTypeProps): { editing: string; creating: string } =>
  headings ?? {
    editing: formWords.editing(type.label.singular),
    creating: formWords.creating(type.label.singular),
  };

const FormType = createContext<FormTypeProps | null>(null);

export function FormTypeProvider({ type, headings, children }: FormTypeProps & { children: ReactNode }) {
  const value = useMemo(() => ({ type, headings }), [type, headings]);
  return <FormType.Provider value={value}>{children}</FormType.Provider>;
}

/**
 * The content type of the form's record.
 * @throws outside of a form
 */
export function useFormType(): ContentType {
  return useValue().type;
}

export const useFormHeadings = () => headingsOf(useValue());

function useValue(): FormTypeProps {
  const value = useContext(FormType);
  if (!value) throw new Error('This stands inside ContentEdit, ContentCreate or ReviewPage only');
  return value;
}

const FormLanguage = createContext<ContentLocale>('de');

/** The language shown by the form, chosen by the tabs in its header. */
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
  /** Answers a gap of a field in a language, or of a text within it. */
  answer: (said: GapAnswered) => void;
}

const Gaps = createContext<FormGaps | null>(null);

/** Provided by the form; null until the gaps are known. */
export const FormGapsProvider = Gaps.Provider;

export const useFormGaps = (): FormGaps | null => useContext(Gaps);

type ShowDifference = (field: Field, before: unknown, after: unknown) => ReactNode;

const Shown = createContext<ShowDifference | null>(null);

/** Provides the display of differences between two values; its code may load on demand. */
export const ShownDifferenceProvider = Shown.Provider;

/** Null without a provider. */
export const useShownDifference = (): ShowDifference | null => useContext(Shown);

/** The heading level of a list or of pictures: one below their section's heading, or in its place if it has none. */
export const HeadingLevel = createContext<'h2' | 'h3'>('h3');
