import { isMissing, valueIn, type ContentLocale } from '../../../domain/locales';

interface Version {
  /** ISO 8601. */
  at: string;
  record: object;
}

/**
 * What the German text of a field was when its translation was written last. In: the versions of the record, newest first, and whether
 * these are all. Out: null where the translation is missing, or older than what is known.
 */
export function germanWhenTranslated(versions: readonly Version[], isAll: boolean, name: string, locale: ContentLocale): { at: string; german: unknown } | null {
  const text = (version: Version | undefined) => JSON.stringify((version && valueIn(version.record, name, locale)) ?? '');
  if (versions[0] === undefined || isMissing(valueIn(versions[0].record, name, locale))) return null;
  const place = versions.findIndex((version, index) => (index + 1 < versions.length ? text(version) !== text(versions[index + 1]) : isAll));
  const found = versions[place];
  return found ? { at: found.at, german: valueIn(found.record, name, 'de') ?? '' } : null;
}
