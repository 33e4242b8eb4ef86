import type { TypeModule } from '../../engine/typeModule';
import { completeGraphic } from './complete';
import { graphicRoutes } from './routes';

export const interactiveGraphicsModule: TypeModule = {
  hooks: { 'interactive-graphics': { complete: completeGraphic } },
  routes: [graphicRoutes],
};
