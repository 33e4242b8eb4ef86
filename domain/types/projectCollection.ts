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

/** Collections of projects: chosen ones, or a search profile. */
export const projectCollections = defineContentType({
  ...contents['project-collections'],
  ...collectionOf(collectsProjects),
});
