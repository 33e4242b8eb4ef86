import { sql, type Kysely } from 'kysely';
import { generateOutlines } from '../../../demo/regions/outlines';
import type { TypeModule } from '../../engine/typeModule';
import type { Tables } from '../../tables';
import { forgetOverlaps, writeAreas } from './areas';
import { regionExportRoutes } from './exportRoutes';
import { regionMapRoutes } from './mapRoutes';
import { replaceMunicipalities } from './replaceMunicipalities';

const named = (entries: { id: number }[]) =>
  entries
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();

export const regionsModule: TypeModule = {
  ownExports: ['regions'],
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
      if (await hasMunicipalities(trx))
        await writeAreas(
          trx,
          (records as { id: number }[]).map(({ id }) => id),
        );
      else await replaceMunicipalities(trx, generateOutlines());
    },
  },
};

async function hasMunicipalities(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from municipalities) as any`.execute(db);
  return rows[0]?.any === true;
}
