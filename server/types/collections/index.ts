import type { TypeModule } from '../../engine/typeModule';
import { formerPlaces } from './formerPlaces';
import { publicCollectionRoutes } from './publicRoutes';

export const collectionsModule: TypeModule = {
  hooks: formerPlaces,
  routes: [publicCollectionRoutes],
};
