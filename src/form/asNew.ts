import type { ContentType } from '../../domain/contentType';
import type { Field } from '../../domain/fields';

type Values = Record<string, unknown>;

/** A record as a new one: all that is declared of it, without its id, version and dates, and its rows with others are new ones too. */
export function asNew(type: ContentType<any>, record: Values): Values {
  const kept = Object.entries(record).filter(([key]) => Object.hasOwn(type.fields, key) || key === 'isPublic' || key === 'translations');
  return Object.fromEntries(kept.map(([key, value]) => {
    const isRows = (type.fields as Record<string, Field>)[key]?.kind === 'associations' && Array.isArray(value);
    return [key, isRows ? (value as Values[]).map((row) => ({ ...row, id: null })) : value];
  }));
}
