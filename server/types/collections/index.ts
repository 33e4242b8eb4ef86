import type { TypeModule } from '../../engine/typeModule';
import { restoreMemberships } from './restoreMemberships';
import { publicCollectionRoutes } from './publicRoutes';

export const collectionsModule: TypeModule = {
  hooks: restoreMemberships,
  routes: [publicCollectionRoutes],
};
