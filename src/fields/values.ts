import type { Field } from '../../domain/fields';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { plainText } from '../../domain/lists/search';
import type { Place } from '../../domain/review/places';
import { entryName } from '../../domain/review/values';
import { formatTimestamp } from '../../domain/values/timestamps';
import { formWords } from '../i18n/forms';
import { reviewWords } from '../i18n/review';
import { groupedAmount, formatDay } from '../ui/format';

/** The label of a place: `Titel (FR)`. */
export function placeLabel({ field, label, locale }: Place): string {
  if (field === 'isPublic') return formWords.visibility;
  return locale === 'de' ? label : `${label} (${locale.toUpperCase()})`;
}

const plainString = (_field: unknown, value: unknown) => String(value);
const named = (_field: unknown, value: unknown) => [value].flat().map(entryName).filter(Boolean).join(', ');
const yesOrNo = [{ label: reviewWords.yes }, { label: reviewWords.no }] as const;
/** Values with parts are shown through their parts. */
const inParts = () => '';

const values: PerKind<string, [value: unknown]> = {
  text: plainString,
  multiline: plainString,
  url: plainString,
  email: plainString,
  color: plainString,
  integer: plainString,
  richText: (_field, value) => plainText(String(value)),
  svg: (_field, value) => (value === '' ? '' : reviewWords.drawing(String(value).length)),
  boolean: ({ called: [yes, no] = yesOrNo }, value) => (value === true ? yes : no).label,
  date: (_field, value) => formatDay(value) || String(value),
  dateTime: (_field, value) => formatTimestamp(String(value)),
  decimal: ({ money }, value) => (money ? showAmount(String(value)) : String(value)),
  choice: ({ choices }, value) => choices.find(({ id }) => id === value)?.label ?? String(value),
  reference: named,
  references: named,
  record: named,
  records: named,
  list: inParts,
  associations: inParts,
  image: inParts,
  images: inParts,
  files: inParts,
};
const shown = perKind(values);

/** A single value in readable form, with dates, amounts and choices written out; '' if there is none. */
export function showValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  return shown(field, value);
}

/** Formats `125000.5` as `CHF 125’000.50`; anything else is unchanged. */
function showAmount(value: string): string {
  return /^-?\d/.test(value) ? `CHF ${groupedAmount(value)}` : value;
}
