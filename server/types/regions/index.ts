import { sql, type Kysely, type Transaction } from 'kysely';
import { generateOutlines } from '../../../demo/regions/outlines';
import { referenceResource } from '../../../domain/references';
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
    // Regions are drawn by the numbers of their municipalities.
    [referenceResource('cities')]: {
      readRequest: () => async (trx, id) => writeAreas(trx, await regionsWith(trx, [id])),
      afterMove: async (trx, ids) => writeAreas(trx, await regionsWith(trx, ids)),
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

async function regionsWith(trx: Transaction<Tables>, cities: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct record_id as id from regions_cities where target_id = any(${cities}::int[]) order by 1`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

async function hasMunicipalities(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from municipalities) as any`.execute(db);
  return rows[0]?.any === true;
}
