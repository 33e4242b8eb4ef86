import { standardType } from '../list/standardType';

/** Events in the public list; also in that of a collection. */
export const contentType = standardType('events', () => import('../../../domain/publicViews/events'));
