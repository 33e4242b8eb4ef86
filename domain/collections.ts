import type { ContentType } from './contentType';
import type { Collects } from './types/collection';
import { collectsEvents, eventCollections } from './types/eventCollection';
import { collectsProjects, projectCollections } from './types/projectCollection';

/** The types that are collections, each with what it collects. */
export const collections: readonly { type: ContentType<any>; collects: Collects }[] = [
  { type: projectCollections, collects: collectsProjects },
  { type: eventCollections, collects: collectsEvents },
];

/** So many records at once are answered to the public where a client does not say. */
export const publicPage = 500;
