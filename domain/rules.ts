import type { RecordRule } from './contentType';
import { contentLocales, valueIn } from './locales';

/** The sentence that blocks saving when the dates are in the wrong order. */
export const dateOrderMessage = 'Das End-Datum darf sich nicht vor dem Start-Datum befinden.';

/** Where both dates, or both moments, are set, the first must not be later than the second. */
export function dateOrder(start: string, end: string): RecordRule {
  return (values) => {
    const [from, to] = [values[start], values[end]];
    // Moments of summer and winter differ in more than the order of their texts.
    return typeof from === 'string' && typeof to === 'string' && Date.parse(from) > Date.parse(to)
      ? [{ field: end, message: dateOrderMessage }]
      : [];
  };
}

/** Only one can be official. */
export const oneOfficialMessage = 'Nur eine Anstellung kann die Hauptadresse sein.';

/** At most one item of a list has the mark; every further one is a problem. */
export function atMostOne(list: string, mark: string, message: string): RecordRule {
  return (values) => {
    const items = Array.isArray(values[list]) ? (values[list] as Record<string, unknown>[]) : [];
    const marked = items.flatMap((item, index) => (item[mark] === true ? [index] : []));
    return marked.slice(1).map((index) => ({ field: `${list}.${index}.${mark}`, message }));
  };
}

/** A canton applies only for country id 1. */
export const switzerland = 1;
export const cantonMessage = 'Ein Kanton kann nur für die Schweiz gewählt werden.';

export function cantonOnlyInSwitzerland(country: string, state: string): RecordRule {
  return (values) =>
    values[state] != null && values[country]?.id !== switzerland ? [{ field: state, message: cantonMessage }] : [];
}

/** A text may be blank in German where another language has one; where none has, it is missing. */
export function saidInOneLanguage(name: string, message: string): RecordRule {
  return (values) =>
    contentLocales.every((locale) => String(valueIn(values, name, locale) ?? '').trim() === '')
      ? [{ field: name, message }]
      : [];
}
