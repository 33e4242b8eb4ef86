import type { TypeModule } from '../../engine/typeModule';
import { completeGraphic } from './complete';
import * as drawingsAsXml from './migrations/084-drawings-as-xml';
import { graphicRoutes } from './routes';

export const interactiveGraphicsModule: TypeModule = {
  migrations: { '084-drawings-as-xml': drawingsAsXml },
  hooks: { 'interactive-graphics': { complete: completeGraphic } },
  routes: [graphicRoutes],
};
