import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { collectionOf, type Collects } from './collection';
import { projects } from './project';

export const collectsProjects: Collects = {
  members: projects,
  label: 'Projekte',
  shows: [],
  filters: [
    'status',
    'startDate',
    'endDate',
    'topic',
    'program',
    'instrument',
    'state',
    'geographicRegion',
    'businessSector',
  ],
};

/** Projects put together for a page: chosen one by one, or by a search profile. */
export const projectCollections = defineContentType({
  ...contents['project-collections'],
  ...collectionOf(collectsProjects),
});
