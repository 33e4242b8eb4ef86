import type { RecordRule } from './contentType';
import { contentLocales, valueIn } from './locales';

/** The error message for dates in the wrong order. */
export const dateOrderMessage = 'Das End-Datum darf sich nicht vor dem Start-Datum befinden.';

/** If both dates or timestamps are set, the first must not be later than the second. */
export function dateOrder(start: string, end: string): RecordRule {
  return (values) => {
    const [from, to] = [values[start], values[end]];
    // Timestamps with different UTC offsets cannot be compared as strings.
    return typeof from === 'string' && typeof to === 'string' && Date.parse(from) > Date.parse(to)
      ? [{ field: end, message: dateOrderMessage }]
      : [];
  };
}

export const oneOfficialMessage = 'Nur eine Anstellung kann die Hauptadresse sein.';

/** At most one item of a list may have a flag; every further flag is an error. */
export function atMostOne(list: string, mark: string, message: string): RecordRule {
  return (values) => {
    const items = Array.isArray(values[list]) ? (values[list] as Record<string, unknown>[]) : [];
    const marked = items.flatMap((item, index) => (item[mark] === true ? [index] : []));
    return marked.slice(1).map((index) => ({ field: `${list}.${index}.${mark}`, message }));
  };
}

/** The id of Switzerland; cantons can only be chosen for it. */
export const switzerland = 1;
export const cantonMessage = 'Ein Kanton kann nur für die Schweiz gewählt werden.';

export function cantonOnlyInSwitzerland(country: string, state: string): RecordRule {
  return (values) =>
    values[state] != null && values[country]?.id !== switzerland ? [{ field: state, message: cantonMessage }] : [];
}

/** Requires a text in at least one language. */
export function requiredInOneLanguage(name: string, message: string): RecordRule {
  return (values) =>
    contentLocales.every((locale) => String(valueIn(values, name, locale) ?? '').trim() === '')
      ? [{ field: name, message }]
      : [];
}
