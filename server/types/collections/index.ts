import type { TypeModule } from '../../engine/typeModule';
import * as createEventCollections from './migrations/044-event-collections';
import * as createProjectCollections from './migrations/044-project-collections';
import { publicCollectionRoutes } from './publicRoutes';

export const collectionsModule: TypeModule = {
  migrations: { '044-project-collections': createProjectCollections, '044-event-collections': createEventCollections },
  routes: [publicCollectionRoutes],
};
