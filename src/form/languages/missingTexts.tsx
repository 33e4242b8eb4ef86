import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import Box from '@mui/material/Box';
import { LinkBase } from 'react-admin';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field, Fields } from '../../../domain/fields';
import { valueIn, type ContentLocale, localesOf } from '../../../domain/locales';
import { isBlank, isMissingIn, textsOf, type TextInLanguages } from '../../../domain/translations/texts';
import { useFeature } from '../../session/config';
import { formWords } from '../../i18n/forms';
import { editPath, languageParameter } from '../../ui/paths';
import { useFormChanges } from '../useFormChanges';

type Values = Record<string, unknown>;
type IsOn = (feature: Feature | undefined) => boolean;
/** Whether a field, or a text in it, was left empty in a language on purpose. */
export type IsLeftEmpty = (name: string, locale: ContentLocale, text?: TextInLanguages) => boolean;

/**
 * The labels of what a language lacks: text that another language has, and required text. Disabled fields, German-only
 * fields and text left empty on purpose do not count.
 */
export function missingTexts(
  type: ContentType,
  values: Values,
  locale: ContentLocale,
  isOn: IsOn,
  isLeft: IsLeftEmpty = () => false,
): string[] {
  return Object.entries(type.fields as Fields).flatMap(([name, field]) => {
    if (isLeft(name, locale)) return [];
    const missing = textsOf(type, name, field, values, isOn)
      .filter((text) => isMissingIn(text, locale) && !isLeft(name, locale, text))
      .map(({ label }) => label);
    if (
      missing.length === 0 &&
      isRequired(field, locale) &&
      isOn(field.feature) &&
      isBlank(valueIn(values, name, locale))
    )
      return [field.label];
    return [...new Set(missing)];
  });
}

const isRequired = (field: Field, locale: ContentLocale): boolean =>
  locale === 'de' && field.translated === true && 'required' in field && field.required !== undefined;

export type Missing = Partial<Record<ContentLocale, string[]>>;

/** The labels of missing translations by language, updated after a pause in typing. */
export function useMissingTexts(form: UseFormReturn<FieldValues>, type: ContentType, isLeft: IsLeftEmpty): Missing {
  const isOn = useFeature();
  const find = useCallback(() => {
    const values = form.getValues();
    return Object.fromEntries(
      localesOf(type).map((locale) => [locale, missingTexts(type, values, locale, isOn, isLeft)]),
    ) as Missing;
  }, [form, isLeft, isOn, type]);
  const [missing, setMissing] = useState(find);
  const update = useCallback(() => {
    const next = find();
    setMissing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [find]);
  useEffect(update, [update]);
  useFormChanges(form, 200, update);
  return missing;
}

interface Saved {
  /** The values before and after the save. */
  before: FieldValues;
  stored: FieldValues;
  isOn: (feature: Feature | undefined) => boolean;
  isLeft: IsLeftEmpty;
  /** Whether the form stays open; the links then switch its tabs. */
  stays: boolean;
}

/** The missing translations of a record by language, with links, when it becomes public; null after any other save. */
export function missingTextsNote(type: ContentType, { before, stored, isOn, isLeft, stays }: Saved): ReactNode {
  if (stored.isPublic !== true || before.isPublic === true) return null;
  const lacking = localesOf(type)
    .map((locale) => ({ locale, labels: missingTexts(type, stored, locale, isOn, isLeft) }))
    .filter(({ labels }) => labels.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block', '& a': { color: 'inherit' } }}>
      {formWords.lacking}{' '}
      {lacking.map(({ locale, labels }, index) => (
        <span key={locale}>
          {index > 0 && ', '}
          {stays ? (
            locale.toUpperCase()
          ) : (
            <LinkBase
              to={`${editPath(type.name, stored.id)}?${languageParameter}=${locale}`}
              aria-label={formWords.languageNames[locale]}
            >
              {locale.toUpperCase()}
            </LinkBase>
          )}{' '}
          {formWords.lackingIn(labels)}
        </span>
      ))}
    </Box>
  );
}
