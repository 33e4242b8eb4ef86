import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field } from '../../../domain/fields';
import { translationLocalesOf, type ContentLocale } from '../../../domain/locales';
import {
  gapsOfField,
  placesOfGap,
  translatedRoots,
  type Gap,
  type PlaceOfGap,
} from '../../../domain/translations/gaps';
import { textsOf } from '../../../domain/translations/texts';
import type { FormGaps } from '../../fields/formContext';

/** A text with a gap: one of those that the gap of its field is about. */
export interface GapPlace extends Pick<Gap, 'field' | 'locale'>, PlaceOfGap {}

/** All texts with gaps in the form's current values, language by language. Disabled fields have none. */
export function gapsInForm(
  type: ContentType,
  values: FieldValues,
  { stored, gaps }: Pick<FormGaps, 'stored' | 'gaps'>,
  isOn: (feature: Feature | undefined) => boolean,
): GapPlace[] {
  const all = translatedRoots(type)
    .filter(([, field]) => isOn(field.feature))
    .flatMap(([name, field]) =>
      gapsOfField(type, name, field, values, stored, gaps).flatMap(({ gap }): GapPlace[] => {
        if (!gap || gap.state === 'empty') return [];
        return placesOfGap(type, field, values, gap, isOn).map((place) => ({
          field: name,
          locale: gap.locale,
          ...place,
        }));
      }),
    );
  return translationLocalesOf(type).flatMap((locale) => all.filter((place) => place.locale === locale));
}

/**
 * The text with a gap after a place, which is a path in a language; the first one without a place. Null after the
 * last one.
 */
export function gapAfter(
  type: ContentType,
  values: FieldValues,
  places: readonly GapPlace[],
  from: { path: string | null; locale: ContentLocale },
): GapPlace | null {
  const order = [translationLocalesOf(type), translatedRoots(type).map(([name]) => name)] as const;
  const at = ({ path, locale }: { path: string | null; locale: ContentLocale }): number[] => {
    const name = rootOf(path) ?? '';
    return [
      order[0].indexOf(locale),
      order[1].indexOf(name),
      path === null ? -1 : textAt(type, name, values, path, locale),
    ];
  };
  const here = at(from);
  return places.find((place) => isBehind(at(place), here)) ?? null;
}

/** The index of a field's text that a path is in; -1 before the first. */
function textAt(type: ContentType, name: string, values: FieldValues, path: string, locale: ContentLocale): number {
  const field = type.fields[name] as Field | undefined;
  if (!field) return -1;
  const paths = textsOf(type, name, field, values).map(({ pathIn }) => pathIn(locale));
  const own = paths.findLastIndex((text) => path === text || path.startsWith(`${text}.`));
  return own >= 0 ? own : paths.findIndex((text) => text.startsWith(`${path}.`)) - 1;
}

/** The field of the record that contains a path, if any. */
export const rootOf = (path: string | null): string | null =>
  path?.replace(/^translations\.\w+\./, '').split('.')[0] ?? null;

function isBehind(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs >= 0 && (one[differs] as number) > (other[differs] as number);
}
