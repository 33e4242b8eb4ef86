import { listPath } from '../../routing/paths';
import { mergeAction } from './mergeAction';

export const staysParameter = 'bleibt';
export const goesParameter = 'geht';

/** Where two records become one. In: the id of the one that stays, and of the one that goes. */
export const mergePath = (resource: string, stays: number, goes: number): string => `${listPath(resource)}/${mergeAction}?${staysParameter}=${stays}&${goesParameter}=${goes}`;
