import type { Field } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { useFeature } from '../session/config';
import { useFieldAround } from './FieldAround';
import { useFormLanguage } from './FormLanguage';
import { useFormType } from './FormType';

/**
 * The place of a declared field that people don't edit here: nothing, unless somebody around the fields shows it, as a
 * review does where a proposal changes it.
 */
export function FieldWithoutInput({ source }: { source: string }) {
  const field = useFormType().fields[source] as Field | undefined;
  const locale = useFormLanguage();
  const isOn = useFeature();
  const around = useFieldAround();
  if (!field) throw new Error(`There is no field ${source}`);
  if (!isOn(field.feature) || (locale !== 'de' && !field.translated)) return null;
  return around(translatedPath(source, field.translated, locale), null);
}
