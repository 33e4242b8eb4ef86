import { generateOutlines } from '../../../demo/regions/outlines';
import type { TypeModule } from '../../engine/typeModule';
import { forgetOverlaps, writeAreas } from './areas';
import { regionExportRoutes } from './exportRoutes';
import { regionMapRoutes } from './mapRoutes';
import * as createRegions from './migrations/032-regions';
import * as indexUntranslated from './migrations/042-regions-untranslated';
import { replaceMunicipalities } from './municipalities';
import { hasMunicipalities } from './hasMunicipalities';

const named = (entries: { id: number }[]) => entries.map(({ id }) => id).toSorted((a, b) => a - b).join();

export const regionsModule: TypeModule = {
  migrations: { '032-regions': createRegions, '042-regions-untranslated': indexUntranslated },
  ownExports: true,
  routes: [regionExportRoutes, regionMapRoutes],
  hooks: {
    regions: {
      afterSave: async (trx, id, { cities, type }, before) => {
        if (!before || before.type !== type || named(before.cities) !== named(cities)) await writeAreas(trx, [id]);
      },
      beforeDelete: async (trx, id) => forgetOverlaps(trx, [id]),
      afterRestore: async (trx, id) => writeAreas(trx, [id]),
    },
  },
  afterSeed: {
    regions: async (trx, records) => {
      if (await hasMunicipalities(trx)) await writeAreas(trx, (records as { id: number }[]).map(({ id }) => id));
      else await replaceMunicipalities(trx, generateOutlines());
    },
  },
};
