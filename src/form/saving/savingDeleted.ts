import type { Identifier } from 'react-admin';
import type { ContentType } from '../../../domain/contentType';
import { apiFetch } from '../../api/http';
import { asSent } from '../../api/records';
import { restoreRecord } from '../../api/restore';
import type { Field } from '../../../domain/fields';

type Values = Record<string, unknown>;

/** Brings a deleted record back with what was typed. Errors as in `restoreRecord`. */
export const saveRestored = (type: ContentType, id: Identifier, values: Values): Promise<unknown> =>
  restoreRecord(type.name, id, { record: asSent(type.name, values) });

/** Makes a new record of what was typed into one that is gone. Errors as in `apiFetch`. */
export const saveAsNew = (type: ContentType, values: Values): Promise<unknown> =>
  apiFetch(`/${type.name}`, { method: 'POST', body: asSent(type.name, asNew(type, values)) });

/**
 * A record as a new one: all that is declared of it, without its id, version and dates, and its rows with others are
 * new ones too.
 */
function asNew(type: ContentType, record: Values): Values {
  const kept = Object.entries(record).filter(
    ([key]) => Object.hasOwn(type.fields, key) || key === 'isPublic' || key === 'translations',
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const isRows = (type.fields as Record<string, Field>)[key]?.kind === 'associations' && Array.isArray(value);
      return [key, isRows ? (value as Values[]).map((row) => ({ ...row, id: null })) : value];
    }),
  );
}
