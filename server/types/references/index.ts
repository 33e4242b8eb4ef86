import { referenceTypes } from '../../../domain/referenceTypes';
import type { TypeModule } from '../../engine/typeModule';
import type { WriteHooks } from '../../engine/write/hooks';
import { renamedIn } from '../../engine/write/renamed';
import { referenceListRoutes } from './routes';
import { refuseIfUsed } from './uses';

export const referencesModule: TypeModule = {
  // In the background, since there may be a great many.
  prepare: async (app) => void renamedIn(app).run(),
  routes: [referenceListRoutes],
  hooks: Object.fromEntries(
    referenceTypes.map((type): [string, WriteHooks] => [
      type.name,
      { beforeDelete: async (trx, id) => refuseIfUsed(trx, type, id) },
    ]),
  ),
};
