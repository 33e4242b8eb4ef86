import type { TypeModule } from '../../engine/typeModule';
import * as createProjectCollections from './migrations/043-project-collections';
import { publicCollectionRoutes } from './publicRoutes';

export const collectionsModule: TypeModule = { migrations: { '043-project-collections': createProjectCollections }, routes: [publicCollectionRoutes] };
