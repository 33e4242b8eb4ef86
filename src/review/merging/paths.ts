import { listPath } from '../../ui/paths';
import { mergeAction } from './mergeAction';

export const staysParameter = 'bleibt';
export const goesParameter = 'geht';

export const typedParameter = 'erfasst';

/**
 * The page that merges input from the form of a new record into an existing one.
 * @param key the key from `keepTyped`
 */
export const takeOverPath = (resource: string, stays: number, key: string): string =>
  `${listPath(resource)}/${mergeAction}?${staysParameter}=${stays}&${typedParameter}=${key}`;

/** The page that merges two records, `goes` into `stays`. */
export const mergePath = (resource: string, stays: number, goes: number): string =>
  `${listPath(resource)}/${mergeAction}?${staysParameter}=${stays}&${goesParameter}=${goes}`;
