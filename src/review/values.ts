import { visibility } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import type { Place } from '../../domain/review/places';
import { plainText } from '../../domain/search';
import { formWords } from '../i18n/forms';
import { reviewWords } from '../i18n/review';
import { groupedAmount } from '../ui/amount';
import { formatDay } from '../ui/format';

/** How a place is called: `Titel (FR)`. */
export function placeLabel({ field, label, locale }: Place): string {
  if (field === 'isPublic') return formWords.visibility;
  return locale === 'de' ? label : `${label} (${locale.toUpperCase()})`;
}

/** A single value as people read it: days, amounts and choices written out; '' when there is none. */
export function showValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (field.kind) {
    case 'boolean':
      // The one switch that is no yes or no.
      if (field === (visibility as Field)) return value === true ? formWords.public : formWords.draft;
      return value === true ? reviewWords.yes : reviewWords.no;
    case 'date': return formatDay(value) || String(value);
    case 'decimal': return field.money ? showAmount(String(value)) : String(value);
    case 'choice': return field.choices.find(({ id }) => id === value)?.label ?? String(value);
    case 'richText': return plainText(String(value));
    default: return String(value);
  }
}

/** `125000.5` as `CHF 125’000.50`; what is no number stays as it is. */
function showAmount(value: string): string {
  return /^-?\d/.test(value) ? `CHF ${groupedAmount(value)}` : value;
}
