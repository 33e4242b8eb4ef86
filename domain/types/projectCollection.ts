import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { collectionFields, understoodFilters, type Collects } from './collection';
import { projects } from './project';

export const collectsProjects: Collects = {
  members: projects,
  label: 'Projekte',
  shows: [],
  filters: ['status', 'startDate', 'endDate', 'topic', 'program', 'instrument', 'state', 'geographicRegion', 'businessSector'],
};

/** Projects put together for a page: chosen one by one, or by a search profile. */
export const projectCollections = defineContentType({
  ...contents['project-collections'],
  titleField: 'title',
  locales: ['de'],
  fields: collectionFields(collectsProjects),
  rules: [understoodFilters(collectsProjects)],
  filters: {
    selected: { kind: 'records', field: 'selection', resource: 'projects', match: 'any', label: 'Projekt', hidden: true },
    ids: { kind: 'ids', label: 'Ids', hidden: true },
  },
  orderBy: ['id', 'createdAt', 'updatedAt', 'title'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  publicFields: ['title', 'description', 'isDynamic', 'selection', 'filters'],
});

export type ProjectCollection = RecordOf<typeof projectCollections>;
