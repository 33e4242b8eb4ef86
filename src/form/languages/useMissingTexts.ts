import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { localesOf, type ContentLocale } from '../../../domain/locales';
import { useFeature } from '../../session/config';
import { missingTexts, type IsLeft } from './missingTexts';
import { useFormChanges } from '../useFormChanges';

export type Missing = Partial<Record<ContentLocale, string[]>>;

/** The labels of the fields that lack a text, per language; follows typing with a short rest. */
export function useMissingTexts(form: UseFormReturn<FieldValues>, type: ContentType, isLeft: IsLeft): Missing {
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
