import type { Identifier } from 'react-admin';
import type { ContentType } from '../../../domain/contentType';
import { apiFetch } from '../../api/http';
import { asSent } from '../../api/records';
import { restoreRecord } from '../../api/restore';
import { asNew } from '../asNew';

type Values = Record<string, unknown>;

/** Brings a deleted record back with what was typed. Errors as in `restoreRecord`. */
export const saveRestored = (type: ContentType<any>, id: Identifier, values: Values): Promise<unknown> =>
  restoreRecord(type.name, id, { record: asSent(type.name, values) });

/** Makes a new record of what was typed into one that is gone. Errors as in `apiFetch`. */
export const saveAsNew = (type: ContentType<any>, values: Values): Promise<unknown> =>
  apiFetch(`/${type.name}`, { method: 'POST', body: asSent(type.name, asNew(type, values)) });
