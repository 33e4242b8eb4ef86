import { useCallback, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { localesOf, type ContentLocale } from '../../../domain/locales';
import { useFeature } from '../../session/config';
import { missingTexts } from './missingTexts';
import { useFormChanges } from '../useFormChanges';

export type Missing = Partial<Record<ContentLocale, string[]>>;

/** The labels of the fields that lack a text, per language; follows typing with a short rest. */
export function useMissingTexts(form: UseFormReturn<FieldValues>, type: ContentType<any>): Missing {
  const isOn = useFeature();
  const find = useCallback(() => {
    const values = form.getValues();
    return Object.fromEntries(localesOf(type).map((locale) => [locale, missingTexts(type, values, locale, isOn)])) as Missing;
  }, [form, isOn, type]);
  const [missing, setMissing] = useState(find);
  useFormChanges(form, 200, () => {
    const next = find();
    setMissing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  return missing;
}
