import { listPath } from '../../ui/paths';
import { mergeAction } from './mergeAction';

export const staysParameter = 'bleibt';
export const goesParameter = 'geht';

export const typedParameter = 'erfasst';

/**
 * Where what was typed into the form of a new record goes into one that is there. In: its id, and the key of what was
 * typed.
 */
export const takeOverPath = (resource: string, stays: number, key: string): string =>
  `${listPath(resource)}/${mergeAction}?${staysParameter}=${stays}&${typedParameter}=${key}`;

/** Where two records become one. In: the id of the one that stays, and of the one that goes. */
export const mergePath = (resource: string, stays: number, goes: number): string =>
  `${listPath(resource)}/${mergeAction}?${staysParameter}=${stays}&${goesParameter}=${goes}`;
