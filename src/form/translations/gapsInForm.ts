import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import { translationLocalesOf, type ContentLocale } from '../../../domain/locales';
import { gapsOfField, translatedRoots, type Gap } from '../../../domain/translations/gaps';
import type { FormGaps } from '../../fields/german/FormGaps';

/** All gaps of a form as it stands, one language after the other. Fields that are switched off have none. */
export function gapsInForm(type: ContentType<any>, values: FieldValues, { stored, gaps }: Pick<FormGaps, 'stored' | 'gaps'>, isOn: (feature: Feature | undefined) => boolean): Gap[] {
  const all = translatedRoots(type).filter(([, field]) => isOn(field.feature)).flatMap(([name, field]) => gapsOfField(type, name, field, values, stored, gaps));
  return translationLocalesOf(type).flatMap((locale) => all.flatMap((change) => (change.locale === locale && change.gap && change.gap.state !== 'empty' ? change.gap : [])));
}

/** The gap after a place: a field in a language, whether it has a gap or not; the first one where nobody is anywhere. Null: there is none behind it. */
export function gapAfter(type: ContentType<any>, gaps: readonly Gap[], place: { field: string | null; locale: ContentLocale }): Gap | null {
  const order = translatedRoots(type).map(([name]) => name);
  const locales = translationLocalesOf(type);
  const at = (gap: { field: string | null; locale: ContentLocale }) => locales.indexOf(gap.locale) * (order.length + 1) + (gap.field === null ? -1 : order.indexOf(gap.field));
  return gaps.find((gap) => at(gap) > at(place)) ?? null;
}
