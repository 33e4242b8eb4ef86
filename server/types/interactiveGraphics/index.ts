import { referenceResource } from '../../../domain/references';
import { completeIcon } from './completeIcon';
import type { TypeModule } from '../../engine/typeModule';
import { completeGraphic } from './complete';
import { graphicRoutes } from './routes';

export const interactiveGraphicsModule: TypeModule = {
  hooks: {
    [referenceResource('topics')]: { complete: completeIcon },
    'interactive-graphics': { complete: completeGraphic },
  },
  routes: [graphicRoutes],
};
