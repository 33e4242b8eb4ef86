import type { TypeModule } from '../../engine/typeModule';
import { completeGraphic } from './complete';
import * as createGraphics from './migrations/044-interactive-graphics';
import { graphicRoutes } from './routes';

export const interactiveGraphicsModule: TypeModule = {
  migrations: { '044-interactive-graphics': createGraphics },
  hooks: { 'interactive-graphics': { complete: completeGraphic } },
  routes: [graphicRoutes],
};
