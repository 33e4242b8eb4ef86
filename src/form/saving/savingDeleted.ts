import type { Identifier } from 'react-admin';
import type { ContentType } from '../../../domain/contentType';
import { apiFetch } from '../../api/http';
import { asSent } from '../../api/records';
import { restoreRecord } from '../../api/restore';
import type { Field } from '../../../domain/fields';

type Values = Record<string, unknown>;

/**
 * Restores a deleted record with the form's input.
 * @throws like `restoreRecord`
 */
export const saveRestored = (type: ContentType, id: Identifier, values: Values): Promise<unknown> =>
  restoreRecord(type.name, id, { record: asSent(type.name, values) });

/**
 * Creates a new record from the input of a deleted one.
 * @throws like `apiFetch`
 */
export const saveAsNew = (type: ContentType, values: Values): Promise<unknown> =>
  apiFetch(`/${type.name}`, { method: 'POST', body: asSent(type.name, asNew(type, values)) });

/** A record as a new one: its declared values, without id, version and timestamps, and with new rows. */
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
