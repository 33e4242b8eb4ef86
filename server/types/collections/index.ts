import type { TypeModule } from '../../engine/typeModule';
import { formerPlaces } from './formerPlaces';
import * as createEventCollections from './migrations/045-event-collections';
import * as createProjectCollections from './migrations/045-project-collections';
import { publicCollectionRoutes } from './publicRoutes';

export const collectionsModule: TypeModule = {
  migrations: { '045-project-collections': createProjectCollections, '045-event-collections': createEventCollections },
  hooks: formerPlaces,
  routes: [publicCollectionRoutes],
};
