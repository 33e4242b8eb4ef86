import { standardType } from '../list/standardType';

/** Events in the public list, and in the list of a collection. */
export const contentType = standardType('events', () => import('../../../domain/publicViews/events'));
